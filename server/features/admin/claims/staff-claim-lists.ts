import { sql, type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely';
import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import {
  decodeCursor,
  encodeCursor,
  pageOfWindow,
  windowOf,
  type PageArgs,
  type PageWindow,
} from '../../../core/graphql/connection.js';
import { oldestFirst } from '../../../core/graphql/newest-first.js';
import { addDays } from '../../../core/values/date-range.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { MAINLAND_ZONE, startOfDayInstant } from '../../../core/values/time-zone.js';
import { columnRef, type Tables } from '../../../database.js';
import { claimStatusesThat } from '../../claims/claim-status.rules.js';
import { Claim } from '../../claims/claim.entity.js';
import { countFound } from '../count-found.js';
import { beginsWith, matchesPerson, readSearchText } from '../search-text.js';
import type { StaffClaimFilter } from './staff-claim.inputs.js';
import type { ClaimQueuePlace, StaffClaimConnection } from './staff-claim.types.js';
import { UUID } from '../../../core/values/uuid.js';

type Builder = ExpressionBuilder<Tables & { c: Tables['Claim']; b: Tables['Booking'] }, 'c' | 'b'>;

const ORDER = 'staff-claims';
const CODE = /^rc-[\d-]*$/i;
const SIMILAR = 3;
/** Later than any deadline, so that claims without one sort last. */
const AFTER_ALL = 1e12;

const waits = (eb: Builder): Expression<SqlBool> => eb('c.status', 'in', claimStatusesThat('isForStaff'));

/** Sort key: those that wait for the staff by deadline, then the newest of the others. */
const rank = (eb: Builder): RawBuilder<number> =>
  sql<number>`case when ${waits(eb)} then extract(epoch from ${eb.ref('c.decideBy')})
    else ${AFTER_ALL} - extract(epoch from ${eb.ref('c.createdAt')}) end::float8`;

function matches(eb: Builder, query: string): Expression<SqlBool> {
  if (CODE.test(query)) return beginsWith(eb.ref('c.reference'), query.toUpperCase());
  const search = readSearchText(query);
  if (search.kind === 'booking') return beginsWith(eb.ref('b.reference'), search.text);
  const people = eb.selectFrom('User as u').select('u.id').where(matchesPerson(search));
  return eb.or([eb('b.renterId', 'in', people), eb('b.hostId', 'in', people)]);
}

/** Excludes the viewer's own bookings, where they are a side. */
const isIn =
  ({ viewer, clock }: SignedInContext, filter: StaffClaimFilter) =>
  (eb: Builder): Expression<SqlBool> => {
    const { case: claimCase, status, isWaiting, isMine, isLate, dueUntil, madeFrom } = filter;
    const text = filter.query?.trim() ?? '';
    return eb.and([
      eb('b.renterId', '<>', viewer.id),
      eb('b.hostId', '<>', viewer.id),
      ...(text === '' ? [] : [matches(eb, text)]),
      ...(claimCase ? [eb('c.claimCase', '=', claimCase)] : []),
      ...(status ? [eb('c.status', '=', status)] : []),
      ...(isWaiting || isLate || dueUntil ? [waits(eb)] : []),
      ...(isMine ? [eb('c.assigneeId', '=', viewer.id)] : []),
      ...(isLate ? [eb('c.decideBy', '<', clock.now())] : []),
      ...(dueUntil ? [eb('c.decideBy', '<', startOfDayInstant(addDays(dueUntil, 1), MAINLAND_ZONE))] : []),
      ...(madeFrom ? [eb('c.createdAt', '>=', startOfDayInstant(madeFrom, MAINLAND_ZONE))] : []),
    ]);
  };

const found = (ctx: SignedInContext, filter: StaffClaimFilter) =>
  ctx.db.selectFrom('Claim as c').innerJoin('Booking as b', 'b.id', 'c.bookingId').where(isIn(ctx, filter));

/** How many claims match a filter, up to the limit of counts. */
export const countStaffClaims = (ctx: SignedInContext, filter: StaffClaimFilter): Promise<number> =>
  countFound(ctx, found(ctx, filter));

/** Claims by a filter, most urgent first: three statements (keys, count, rows), however many there are. */
export async function listStaffClaims(
  ctx: SignedInContext,
  filter: StaffClaimFilter,
  page: PageArgs,
): Promise<StaffClaimConnection> {
  const window = windowOf(ctx, page, 50);
  const keys = await found(ctx, filter)
    .select((eb) => ['c.id', rank(eb).as('rank')])
    .where((eb) => isBeyond(eb, window))
    .orderBy('rank', oldestFirst(window))
    .orderBy('c.id', oldestFirst(window))
    .limit(window.size + 1)
    .execute();
  const totalCount = await countStaffClaims(ctx, filter);
  const claims = await ctx.em.fork().find(Claim, { id: { $in: keys.map(({ id }) => id) } });
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  return {
    ...pageOfWindow(keys, window, (key) => ({
      cursor: encodeCursor(ORDER, [key.rank, key.id]),
      node: byId.get(key.id) as Claim,
    })),
    totalCount,
  };
}

/** The position of a claim among those that wait, in the order of the list. */
export async function placeInQueue(ctx: SignedInContext, { id }: Pick<Claim, 'id'>): Promise<ClaimQueuePlace | null> {
  const order = sql`over (order by ${columnRef<'Claim'>('c.decideBy')}, ${columnRef<'Claim'>('c.id')})`;
  const row = await ctx.db
    .selectFrom(
      found(ctx, { isWaiting: true })
        .select((eb) => [
          'c.id',
          sql<number>`(row_number() ${order})::int`.as('position'),
          sql<number>`(count(*) over ())::int`.as('total'),
          sql<string | null>`lag(${eb.ref('c.id')}) ${order}`.as('previousId'),
          sql<string | null>`lead(${eb.ref('c.id')}) ${order}`.as('nextId'),
        ])
        .as('q'),
    )
    .selectAll()
    .where('q.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const claimId = (uuid: string | null): string | null => uuid && toGlobalId('Claim', uuid);
  return { ...row, previousId: claimId(row.previousId), nextId: claimId(row.nextId) };
}

function isBeyond(eb: Builder, { cursor, isBackward }: PageWindow): RawBuilder<boolean> {
  if (cursor == null) return sql<boolean>`true`;
  const [at, id] = decodeCursor(ORDER, cursor, 2);
  if (typeof at !== 'number' || typeof id !== 'string' || !UUID.test(id))
    throw new DomainError(ErrorCode.CURSOR_INVALID);
  const beyond = isBackward ? sql`<` : sql`>`;
  return sql<boolean>`(${rank(eb)}, ${eb.ref('c.id')}) ${beyond} (${at}::float8, ${id}::uuid)`;
}

/** Decided claims with the same reason, newest first. */
export function similarClaims(ctx: SignedInContext, { id, claimCase, detail }: Claim): Promise<Claim[]> {
  return ctx.em
    .fork()
    .find(
      Claim,
      { id: { $ne: id }, claimCase, detail, status: { $in: [...claimStatusesThat('isResolved')] } },
      { orderBy: { closedAt: 'desc', id: 'desc' }, limit: SIMILAR },
    );
}
