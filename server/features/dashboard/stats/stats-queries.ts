import { sql, type Expression, type ExpressionBuilder, type NotNull, type RawBuilder } from 'kysely';
import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { preparedQuery, type Tables } from '../../../database.js';
import { addDays, utcMidnight } from '../../../core/values/date-range.js';
import { METRES_PER_DEGREE } from '../../../core/values/mercator.js';
import { MAINLAND_ZONE, startOfDayInstant } from '../../../core/values/time-zone.js';
import { cyclesSince, type CycleRow, LETTABLE_STATUSES, sumOfShares } from '../dashboard-queries.js';
import type { Peer } from './stats.rules.js';

const MOST_PEERS = 200;
const REACH_M = 10_000;

/** The viewer's published and paused spaces, with the prices of published ones. */
export function ownSpaces(ctx: SignedInContext) {
  return ctx.db
    .selectFrom('Space as s')
    .leftJoin('SpaceSearch as r', 'r.id', 's.id')
    .select(['s.id', 's.sizeM2', 's.publishedAt', 'r.priceCents'])
    .where('s.hostId', '=', ctx.viewer.id)
    .where('s.status', 'in', LETTABLE_STATUSES)
    .orderBy('s.createdAt')
    .orderBy('s.id')
    .execute();
}

/** Views of the spaces, day by day. */
export function viewDays(ctx: SignedInContext, ids: readonly string[], from: string, until: string) {
  return ctx.db
    .selectFrom('SpaceViews')
    .select(['spaceId', 'day', 'views', 'priceViews'])
    .where('spaceId', 'in', ids)
    .where('day', '>=', from)
    .where('day', '<', until)
    .execute();
}

/** When the spaces were added to favorites that still contain them. */
export function favoriteDays(ctx: SignedInContext, ids: readonly string[], from: string, until: string) {
  return ctx.db
    .selectFrom('Favorite as f')
    .select((eb) => {
      const local = eb.fn('timezone', [sql.lit(MAINLAND_ZONE), 'f.createdAt']);
      return ['f.spaceId', eb.cast<string>(eb.cast(local, 'date'), 'text').as('day')];
    })
    .where('f.spaceId', 'in', ids)
    .where('f.userId', '<>', ctx.viewer.id)
    .where('f.createdAt', '>=', startOfDayInstant(from, MAINLAND_ZONE))
    .where('f.createdAt', '<', startOfDayInstant(addDays(until, 1), MAINLAND_ZONE))
    .execute();
}

/** Requests and instant bookings of the spaces, without abandoned checkouts. */
export function requestRows(ctx: SignedInContext, ids: readonly string[], from: string) {
  return ctx.db
    .selectFrom('Booking as b')
    .select(['b.spaceId', 'b.status', 'b.decidedAt', 'b.respondBy', 'b.requestedAt'])
    .where('b.spaceId', 'in', ids)
    .where('b.requestedAt', 'is not', null)
    .where('b.requestedAt', '>=', utcMidnight(from))
    .$narrowType<{ requestedAt: NotNull }>()
    .execute();
}

/** The host's share of the periods that begin in a month: collected, and including future charges. */
export interface MonthOfSpace {
  readonly spaceId: string;
  readonly month: string;
  readonly paidCents: number;
  readonly expectedCents: number;
}

const readIncome = preparedQuery((db, ids: Expression<readonly string[]>, from: Expression<string>) =>
  db
    .with(
      (cte) => cte('b').materialized(),
      (tables) =>
        tables
          .selectFrom('Booking as b')
          .selectAll('b')
          .where((eb) => eb('b.spaceId', '=', eb.fn.any(ids))),
    )
    .with((cte) => cte('cycles').materialized(), cyclesSince(from))
    .selectFrom('cycles as c')
    .innerJoin('b', 'b.id', 'c.bookingId')
    .select((eb) => [
      'b.spaceId',
      eb.cast<string>(eb.cast(monthOf(eb), 'date'), 'text').as('month'),
      sumOfShares(eb, eb.ref('c.isPaid')).as('paidCents'),
      sumOfShares(eb, eb.or([eb.ref('c.isPaid'), eb.ref('c.isDemanded')])).as('expectedCents'),
    ])
    .groupBy((eb) => ['b.spaceId', monthOf(eb)]),
);

export function incomeBySpace({ db }: SignedInContext, ids: readonly string[], from: string): Promise<MonthOfSpace[]> {
  return readIncome(db, ids, from);
}

const monthOf = (eb: ExpressionBuilder<{ c: Pick<CycleRow, 'from'> }, 'c'>) =>
  eb.fn<string>('date_trunc', [sql.lit('month'), 'c.from']);

/** Published spaces of other hosts of the same type, half to twice as large, nearest first, for each of the spaces. */
export async function peersOf(
  { db }: Pick<ServiceContext, 'db'>,
  ids: readonly string[],
): Promise<Map<string, Peer[]>> {
  const rows = await db
    .selectFrom('SpaceSearch as o')
    .innerJoin('Space as own', 'own.id', 'o.id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('SpaceSearch as near')
          .innerJoin('Space as s', 's.id', 'near.id')
          .select((near) => ['near.priceCents', metresBetween(near).as('distanceM')])
          .whereRef('near.type', '=', 'o.type')
          .where((near) =>
            near.between('near.sizeM2', near('o.sizeM2', '/', near.lit(2)), near('o.sizeM2', '*', near.lit(2))),
          )
          .whereRef('s.hostId', '<>', 'own.hostId')
          .orderBy((near) => near('near.pt', '<->', near.ref('o.pt')))
          .limit(MOST_PEERS)
          .as('p'),
      (join) => join.onTrue(),
    )
    .select(['o.id', 'p.priceCents', 'p.distanceM'])
    .where('o.id', 'in', ids)
    .where('p.distanceM', '<=', REACH_M)
    .execute();
  const found = new Map<string, Peer[]>(ids.map((id) => [id, []]));
  for (const { id, ...peer } of rows) found.get(id)?.push(peer);
  return found;
}

/** Price positions of past months, oldest first. */
export function pastPositions({ db }: SignedInContext, ids: readonly string[], from: string, until: string) {
  return db
    .selectFrom('PastPosition')
    .selectAll()
    .where('spaceId', 'in', ids)
    .where('month', '>=', from)
    .where('month', '<', until)
    .orderBy('month')
    .execute();
}

type Places = Record<'near' | 'o', Pick<Tables['SpaceSearch'], 'lat' | 'lng'>>;

function metresBetween({ ref }: ExpressionBuilder<Places, 'near' | 'o'>): RawBuilder<number> {
  return sql`round(sqrt(power((${ref('near.lat')} - ${ref('o.lat')}) * ${sql.lit(METRES_PER_DEGREE)}, 2)
    + power((${ref('near.lng')} - ${ref('o.lng')}) * ${sql.lit(METRES_PER_DEGREE)} * cos(radians(${ref('o.lat')})), 2)))::int`;
}
