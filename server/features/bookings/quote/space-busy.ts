import { sql, type Expression, type RawBuilder } from 'kysely';
import type { RequestContext, ServiceContext } from '../../../core/context.js';
import { daysBetween, isValidRange, type DateRange } from '../../../core/values/date-range.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
import { blocksDays } from '../../spaces/blocks/blocked-days.js';
import { holdsDates, overlapsDays } from './bookable-space.js';
import { BookingStatus } from '../booking.enums.js';

const MAX_DAYS = 400;

/** The merged days of a group of periods within the range, one row per stretch. */
function takenWithin(period: Expression<unknown>, { from, to }: DateRange): RawBuilder<string> {
  return sql<string>`unnest(range_agg(${period}) * datemultirange(daterange(${from}::date, ${to}::date)))`;
}

/**
 * The taken or blocked days of a space, merged and cut to the range, without whose they are. The viewer's own unpaid hold takes none: its
 * days can be chosen again and changed.
 */
export async function busyRanges(ctx: RequestContext, spaceId: string, range: DateRange): Promise<DateRange[]> {
  // PostgreSQL's calendar begins with the year 1.
  const isFit = isValidRange(range) && range.from >= '0001';
  refuseProblems([
    ...(isFit ? [] : [{ path: 'to', code: FieldProblemCode.DATES_REVERSED }]),
    ...(isFit && daysBetween(range.from, range.to) > MAX_DAYS
      ? [{ path: 'to', code: FieldProblemCode.STAY_TOO_LONG, params: { maxDays: MAX_DAYS } }]
      : []),
  ]);
  const loader = ctx.loaders.get<string, readonly DateRange[]>(`space-busy:${range.from}:${range.to}`, async (ids) => {
    const rows = await readTaken(ctx, ids, range, { holderId: ctx.viewer?.id ?? null });
    return ids.map((id) => rows.filter(({ space }) => space === id).map(({ from, to }) => ({ from, to })));
  });
  return [...(await loader.load(spaceId))];
}

/** The refusal of days that are not free; `days` are the taken ones, as half-open ISO intervals. */
export async function datesTaken(
  ctx: ServiceContext,
  spaceId: string,
  range: DateRange,
  exceptIds: readonly string[] = [],
): Promise<DomainError> {
  const taken = await readTaken(ctx, [spaceId], range, { exceptIds });
  return new DomainError(ErrorCode.BOOKING_DATES_TAKEN, { days: taken.map(({ from, to }) => `${from}/${to}`) });
}

interface NotCounted {
  /** Bookings. */
  readonly exceptIds?: readonly string[];
  /** Whose unpaid holds. */
  readonly holderId?: string | null;
}

/** What takes days of some spaces within the range, merged. */
function readTaken(
  ctx: ServiceContext,
  spaceIds: readonly string[],
  range: DateRange,
  { exceptIds = [], holderId = null }: NotCounted,
): Promise<{ space: string; from: string; to: string }[]> {
  const held = ctx.db
    .selectFrom('Booking as b')
    .select(['b.spaceId as space', 'b.period'])
    .where('b.spaceId', 'in', spaceIds)
    .where(holdsDates)
    .where(overlapsDays(range.from, range.to))
    .where((b) => {
      const isNotCounted = [
        b('b.holdExpiresAt', '<=', ctx.clock.now()),
        ...(holderId === null ? [] : [b('b.renterId', '=', holderId)]),
      ];
      return b.not(b.and([b('b.status', '=', BookingStatus.PENDING_PAYMENT), b.or(isNotCounted)]));
    })
    .$if(exceptIds.length > 0, (query) => query.where('b.id', 'not in', exceptIds));
  const blocked = ctx.db
    .selectFrom('SpaceBlock as k')
    .select(['k.spaceId as space', 'k.period'])
    .where('k.spaceId', 'in', spaceIds)
    .where(blocksDays(range.from, range.to));
  return ctx.db
    .selectFrom((eb) =>
      eb
        .selectFrom(held.unionAll(blocked).as('p'))
        .select((p) => ['p.space', takenWithin(p.ref('p.period'), range).as('taken')])
        .groupBy('p.space')
        .as('t'),
    )
    .select((eb) => [
      't.space',
      sql<string>`lower(${eb.ref('t.taken')})::text`.as('from'),
      sql<string>`upper(${eb.ref('t.taken')})::text`.as('to'),
    ])
    .orderBy('t.space')
    .orderBy('from')
    .execute();
}
