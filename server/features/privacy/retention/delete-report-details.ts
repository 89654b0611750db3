import type { ServiceContext } from '../../../core/context.js';
import { inBatches } from '../../../core/writes/in-batches.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { booksKeptSince } from '../../documents/retention.js';
import type { ReportCase } from '../../reports/cases/report-case.entity.js';
import { pseudonymOf } from '../../reports/cases/reporter-pseudonym.js';

const BATCH = 200;

/** They hold the name, the address and the words of who filed them; what the metrics of moderation count is in the case. */
const REPORTS = ['SpaceReport', 'ReviewReport', 'UserReport', 'MessageReport'] as const;

/** Deletes names, addresses and texts of reports six years after their last decision. */
export function deleteReportDetails(ctx: ServiceContext, signal?: AbortSignal, batch = BATCH): Promise<void> {
  return inBatches(batch, (limit) => inTransaction(ctx, (tx) => deleteSome(tx, limit)), signal);
}

async function deleteSome(tx: ServiceContext, limit: number): Promise<number> {
  const old = await oldCases(tx, limit);
  if (old.length === 0) return 0;
  const codes = old.map(({ code }) => code);
  // Kysely cannot type the columns of a union of tables; every one listed has `code`.
  for (const table of REPORTS)
    await tx.db
      .deleteFrom(table as 'SpaceReport')
      .where('code', 'in', codes)
      .execute();
  await tx.db
    .updateTable('ReportCase')
    .set({
      email: '',
      details: '',
      statement: null,
      complaint: null,
      complaintStatement: null,
      detailsDeletedAt: tx.clock.now(),
    })
    .where('code', 'in', codes)
    .execute();
  const unfounded = Map.groupBy(
    old.filter(({ isUnfounded, email }) => isUnfounded && email !== ''),
    ({ email }) => email,
  );
  for (const [email, cases] of unfounded)
    await tx.db
      .updateTable('ReportCase')
      .set({ email: pseudonymOf(tx, email) })
      .where(
        'code',
        'in',
        cases.map(({ code }) => code),
      )
      .execute();
  return old.length;
}

function oldCases(tx: ServiceContext, limit: number): Promise<Pick<ReportCase, 'code' | 'email' | 'isUnfounded'>[]> {
  const before = booksKeptSince(tx.clock.now());
  return tx.db
    .selectFrom('ReportCase')
    .select(['code', 'email', 'isUnfounded'])
    .where('detailsDeletedAt', 'is', null)
    .where('decidedAt', '<', before)
    .where((eb) => eb.or([eb('complainedAt', 'is', null), eb('complaintDecidedAt', '<', before)]))
    .orderBy('decidedAt')
    .limit(limit)
    .forUpdate()
    .execute();
}
