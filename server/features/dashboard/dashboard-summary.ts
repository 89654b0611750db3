import { sql, type SqlBool } from 'kysely';
import type { SignedInContext } from '../../core/context.js';
import { addDays, addMonthsClamped } from '../../core/values/date-range.js';
import { SpaceStatus } from '../spaces/space-types.js';
import type { Booking } from '../bookings/booking.entity.js';
import type { NextCharge } from '../bookings/payments/next-charge.types.js';
import { isInGroup, isOnSide } from '../bookings/booking-groups.rules.js';
import { BookingGroup, DashboardMode } from '../bookings/booking-groups.types.js';
import { groupTime, loadBookings } from '../bookings/booking-lists.js';
import { BookingStatus } from '../bookings/booking-types.js';
import {
  cycles,
  dueThisMonth,
  idList,
  LETTABLE_STATUSES,
  monthlyIncome,
  nextCharge,
  takenByDay,
} from './dashboard-queries.js';
import type { DashboardSummary, MonthIncome } from './dashboard.types.js';

const TODO_MAX = 10;
const UPCOMING_MAX = 5;
/** Arrivals within this many days are on the host's to-do list. */
const PREPARE_DAYS = 7;
const INCOME_MONTHS = 12;
const GROUPS = Object.values(BookingGroup);

/** Counts arrive as text. */
type SummaryRow = Readonly<Record<BookingGroup, string | null>> & {
  readonly spaces: string | null;
  readonly publishedSpaces: string | null;
  readonly lettableSpaces: string | null;
  readonly income: readonly MonthIncome[];
  readonly dueCents: number;
  readonly takenByDay: readonly number[];
  readonly nextCharge: NextCharge | null;
  readonly todoCount: string | null;
  readonly todoIds: readonly string[];
  readonly upcomingIds: readonly string[];
};

/** The overview of one side; a single statement reads every number and list. */
export async function dashboardSummary(ctx: SignedInContext, mode: DashboardMode): Promise<DashboardSummary> {
  const row = await readSummary(ctx, mode);
  const bookings = await loadBookings(ctx, [...new Set([...row.todoIds, ...row.upcomingIds])]);
  const pick = (ids: readonly string[]): Booking[] =>
    ids.map((id) => bookings.get(id)).filter((booking) => booking !== undefined);
  return {
    mode,
    groups: GROUPS.map((group) => ({ group, count: Number(row[group]) })),
    todo: pick(row.todoIds),
    todoCount: Number(row.todoCount),
    spaceCount: Number(row.spaces),
    publishedSpaceCount: Number(row.publishedSpaces),
    lettableSpaceCount: Number(row.lettableSpaces),
    ...incomeOf(row, mode),
    ...occupancyOf(row, mode),
    upcoming: pick(row.upcomingIds),
    nextCharge: row.nextCharge,
  };
}

async function readSummary(ctx: SignedInContext, mode: DashboardMode): Promise<SummaryRow> {
  const at = groupTime(ctx);
  const { now, today } = at;
  const isHost = mode === DashboardMode.HOST;
  const monthStart = `${today.slice(0, 7)}-01`;
  const yearStart = addMonthsClamped(monthStart, 1 - INCOME_MONTHS);
  const prepareUntil = addDays(today, PREPARE_DAYS);
  const row = await ctx.db
    .with(
      (cte) => cte('b').materialized(),
      (db) => db.selectFrom('Booking as b').selectAll('b').where(isOnSide(mode, ctx.viewer.id)),
    )
    .with(
      (cte) => cte('own').materialized(),
      (db) =>
        db
          .selectFrom('Space as s')
          .select(['s.id', 's.status'])
          .where('s.hostId', '=', ctx.viewer.id)
          .where('s.status', '<>', SpaceStatus.ARCHIVED),
    )
    .with('lettable', (db) => db.selectFrom('own').select('own.id').where('own.status', 'in', LETTABLE_STATUSES))
    .with(
      (cte) => cte('cycles').materialized(),
      () => cycles(yearStart),
    )
    .with(
      (cte) => cte('todo').materialized(),
      (db) =>
        isHost
          ? db
              .selectFrom('b')
              .select((eb) => [
                'b.id',
                eb('b.status', '<>', BookingStatus.REQUESTED).as('is_later'),
                hostDeadline.as('until'),
              ])
              .where((eb) =>
                eb.or([
                  eb.and([eb('b.status', '=', BookingStatus.REQUESTED), eb('b.respondBy', '>', now)]),
                  eb('b.status', '=', BookingStatus.MOVE_OUT),
                  eb.and([
                    eb('b.status', '=', BookingStatus.CONFIRMED),
                    eb('b.from', '>=', today),
                    eb('b.from', '<=', prepareUntil),
                  ]),
                ]),
              )
          : db
              .selectFrom('b')
              .select([sql<SqlBool>`false`.as('is_later'), 'b.id', sql<Date>`b.hold_expires_at`.as('until')])
              .where('b.status', '=', BookingStatus.PENDING_PAYMENT)
              .where('b.holdExpiresAt', '>', now),
    )
    .selectNoFrom((eb) => {
      const count = eb.fn.countAll<string>().as('count');
      return [
        ...GROUPS.map((group) => eb.selectFrom('b').select(count).where(isInGroup(group, at)).as(group)),
        eb.selectFrom('own').select(count).as('spaces'),
        eb.selectFrom('own').select(count).where('own.status', '=', SpaceStatus.PUBLISHED).as('publishedSpaces'),
        eb.selectFrom('lettable').select(count).as('lettableSpaces'),
        (isHost ? monthlyIncome(yearStart, monthStart) : NO_ROWS).as('income'),
        (isHost ? sql<number>`0` : dueThisMonth(monthStart)).as('dueCents'),
        (isHost ? sql<number[]>`(select json_agg(taken order by day) from ${takenByDay(monthStart)} t)` : NO_ROWS).as(
          'takenByDay',
        ),
        (isHost ? sql<null>`null` : nextCharge()).as('nextCharge'),
        eb.selectFrom('todo').select(count).as('todoCount'),
        idList(
          eb
            .selectFrom('todo')
            .select('todo.id')
            .orderBy('todo.is_later')
            .orderBy('todo.until')
            .orderBy('todo.id')
            .limit(TODO_MAX),
        ).as('todoIds'),
        idList(
          eb
            .selectFrom('b')
            .select('b.id')
            .where(isInGroup(BookingGroup.UPCOMING, at))
            .orderBy('b.from')
            .orderBy('b.id')
            .limit(UPCOMING_MAX),
        ).as('upcomingIds'),
      ];
    })
    .executeTakeFirstOrThrow();
  return row;
}

const NO_ROWS = sql<never[]>`'[]'::json`;

/** The host's deadline for the booking with alias `b`. */
const hostDeadline = sql<Date>`case b.status
  when 'requested' then b.respond_by
  when 'move_out' then b.move_out_at + make_interval(hours => (b.terms_snapshot -> 'constants' ->> 'MOVE_OUT_CONFIRM_HOURS')::int)
  else b.starts_on::timestamptz
end`;

function incomeOf(
  { income, dueCents }: SummaryRow,
  mode: DashboardMode,
): Pick<DashboardSummary, 'income' | 'incomePaidCents' | 'monthCents'> {
  if (mode === DashboardMode.RENTER) return { income: [], incomePaidCents: 0, monthCents: dueCents };
  return {
    income: [...income],
    incomePaidCents: income.reduce((sum, { paidCents }) => sum + paidCents, 0),
    monthCents: income.at(-1)?.expectedCents ?? 0,
  };
}

function occupancyOf(
  { takenByDay, lettableSpaces }: SummaryRow,
  mode: DashboardMode,
): Pick<DashboardSummary, 'occupancyPercent' | 'occupiedDays' | 'availableDays' | 'takenByDay'> {
  if (mode === DashboardMode.RENTER)
    return { occupancyPercent: null, occupiedDays: null, availableDays: null, takenByDay: [] };
  const occupiedDays = takenByDay.reduce((sum, taken) => sum + taken, 0);
  const availableDays = Number(lettableSpaces) * takenByDay.length;
  return {
    takenByDay: [...takenByDay],
    occupiedDays,
    availableDays,
    occupancyPercent: availableDays > 0 ? Math.round((occupiedDays / availableDays) * 100) : null,
  };
}
