import { sql } from 'kysely';
import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { METRES_PER_DEGREE } from '../../../core/values/mercator.js';
import { statusesThat } from '../../bookings/booking-status.rules.js';
import { cycles, LETTABLE_STATUSES } from '../dashboard-queries.js';
import type { Days, Peer } from './stats.rules.js';

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
    .select(['f.spaceId', sql<string>`(f.created_at at time zone 'Europe/Madrid')::date::text`.as('day')])
    .where('f.spaceId', 'in', ids)
    .where('f.userId', '<>', ctx.viewer.id)
    .where(sql<boolean>`f.created_at >= ${from}::timestamp at time zone 'Europe/Madrid'`)
    .where(sql<boolean>`f.created_at < (${until}::timestamp + interval '1 day') at time zone 'Europe/Madrid'`)
    .execute();
}

/** Requests and instant bookings of the spaces, without abandoned checkouts. */
export function requestRows(ctx: SignedInContext, ids: readonly string[], from: string) {
  return ctx.db
    .selectFrom('Booking as b')
    .select(['b.spaceId', 'b.status', 'b.decidedAt', 'b.respondBy'])
    .select(sql<Date>`b.requested_at`.as('requestedAt'))
    .where('b.spaceId', 'in', ids)
    .where('b.requestedAt', 'is not', null)
    .where('b.requestedAt', '>=', new Date(`${from}T00:00:00Z`))
    .execute();
}

/** The kind of a range of days of a space. */
export interface SpaceDays extends Days {
  readonly spaceId: string;
  readonly isBlocked: boolean;
}

/** Taken and blocked days of the spaces within the months. */
export async function takenDays(
  ctx: SignedInContext,
  ids: readonly string[],
  from: string,
  until: string,
): Promise<SpaceDays[]> {
  const [taken, blocked] = await Promise.all([
    ctx.db
      .selectFrom('Booking as b')
      .select(['b.spaceId', 'b.from', 'b.to', sql<boolean>`false`.as('isBlocked')])
      .where('b.spaceId', 'in', ids)
      .where('b.status', 'in', statusesThat('isEarning'))
      .where('b.from', '<', until)
      .where('b.to', '>', from)
      .execute(),
    ctx.db
      .selectFrom('SpaceBlock as k')
      .select(['k.spaceId', 'k.from', 'k.to', sql<boolean>`true`.as('isBlocked')])
      .where('k.spaceId', 'in', ids)
      .where('k.from', '<', until)
      .where('k.to', '>', from)
      .execute(),
  ]);
  return [...taken, ...blocked];
}

/** The host's share of the periods that begin in a month: collected, and including future charges. */
export interface MonthOfSpace {
  readonly spaceId: string;
  readonly month: string;
  readonly paidCents: number;
  readonly expectedCents: number;
}

export function incomeBySpace(ctx: SignedInContext, ids: readonly string[], from: string): Promise<MonthOfSpace[]> {
  return ctx.db
    .with(
      (cte) => cte('b').materialized(),
      (db) => db.selectFrom('Booking as b').selectAll('b').where('b.spaceId', 'in', ids),
    )
    .with(
      (cte) => cte('cycles').materialized(),
      () => cycles(from),
    )
    .selectFrom('cycles as c')
    .innerJoin('b', 'b.id', 'c.booking_id')
    .select([
      'b.spaceId',
      sql<string>`date_trunc('month', c.begins_on)::date::text`.as('month'),
      sql<number>`coalesce(sum(c.host_net) filter (where c.is_paid), 0)::int`.as('paidCents'),
      sql<number>`coalesce(sum(c.host_net) filter (where c.is_paid or c.is_billable), 0)::int`.as('expectedCents'),
    ])
    .groupBy(['b.spaceId', sql`date_trunc('month', c.begins_on)`])
    .execute();
}

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
          .select(['near.priceCents', metresBetween.as('distanceM')])
          .whereRef('near.type', '=', 'o.type')
          .where(sql<boolean>`near.size_m2 between o.size_m2 / 2 and o.size_m2 * 2`)
          .whereRef('s.hostId', '<>', 'own.hostId')
          .orderBy(sql`near.pt <-> o.pt`)
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

const metresBetween = sql<number>`round(sqrt(power((near.lat - o.lat) * ${sql.lit(METRES_PER_DEGREE)}, 2)
  + power((near.lng - o.lng) * ${sql.lit(METRES_PER_DEGREE)} * cos(radians(o.lat)), 2)))::int`;
