import type { SignedInContext } from '../../../core/context.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { mayDo } from '../../../core/staff-acts.js';
import type { StaffOwnCases } from './own-case.types.js';
import { QUEUES, type OwnCases } from './queue-rows.js';

/** The viewer's assigned cases by due date, in one statement. Null for staff whose queues assign no cases. */
export async function listOwnCases(ctx: SignedInContext, first: number): Promise<StaffOwnCases | null> {
  const assigned = Object.values(QUEUES).flatMap(({ act, own }) => (own && mayDo(ctx.viewer, act) ? [own] : []));
  const [query, ...others] = assigned.map(({ cases }) => selectCases(ctx, cases(ctx)));
  if (!query) return null;
  const rows = await ctx.db
    .selectFrom(others.reduce((all, one) => all.unionAll(one), query).as('o'))
    .selectAll()
    .select((eb) => eb.fn.countAll<string>().over().as('total'))
    .orderBy('o.due', (order) => order.asc().nullsLast())
    .orderBy('o.id')
    .limit(first)
    .execute();
  return {
    totalCount: Number(rows[0]?.total ?? 0),
    // Columns of a subquery arrive as text.
    cases: rows.map(({ id, since, due, total: _total, ...row }) => ({
      ...row,
      caseId: toGlobalId(QUEUES[row.queue].own?.type ?? 'Claim', id),
      since: new Date(since),
      dueAt: due && new Date(due),
    })),
  };
}

const selectCases = ({ db }: SignedInContext, cases: OwnCases) => db.selectFrom(cases.as('c')).selectAll();
