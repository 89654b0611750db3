import type { SignedInContext } from '../../core/context.js';
import { addDays, addMonthsClamped } from '../../core/values/date-range.js';
import type { Booking } from '../bookings/booking.entity.js';
import type { NextCharge } from '../bookings/payments/next-charge.types.js';
import { BookingGroup, DashboardMode } from '../bookings/booking-groups.types.js';
import { loadBookings } from '../bookings/booking-lists.js';
import type { DashboardSummary, MonthIncome } from './dashboard.types.js';
import { occupancyIn, type SpaceDays } from './occupancy.rules.js';
import { hostSummary, renterSummary } from './read-summary.js';

/** Arrivals within this many days are on the host's to-do list. */
const PREPARE_DAYS = 7;
const INCOME_MONTHS = 12;
const NO_OCCUPANCY = { occupancyPercent: null, occupiedDays: null, availableDays: null };
const GROUPS = Object.values(BookingGroup);

/** Counts arrive as text. */
type SummaryRow = Readonly<Record<BookingGroup, string | null>> & {
  readonly spaces: string | null;
  readonly publishedSpaces: string | null;
  readonly lettableSpaces: string | null;
  readonly income: readonly MonthIncome[];
  readonly dueCents: number;
  readonly takenByDay: readonly number[];
  readonly spaceDays: readonly SpaceDays[];
  readonly nextCharge: NextCharge | null;
  readonly todoCount: string | null;
  readonly answerIds: readonly string[];
  readonly answerCount: string | null;
  readonly todoIds: readonly string[];
  readonly upcomingIds: readonly string[];
};

/** The overview of one side; a single statement reads every number and list. */
export async function dashboardSummary(ctx: SignedInContext, mode: DashboardMode): Promise<DashboardSummary> {
  const row = await readSummary(ctx, mode);
  const bookings = await loadBookings(ctx, [...new Set([...row.todoIds, ...row.upcomingIds, ...row.answerIds])]);
  const pick = (ids: readonly string[]): Booking[] =>
    ids.map((id) => bookings.get(id)).filter((booking) => booking !== undefined);
  return {
    mode,
    groups: GROUPS.map((group) => ({ group, count: Number(row[group]) })),
    todo: pick(row.todoIds),
    todoCount: Number(row.todoCount),
    mayNeedAnswer: pick(row.answerIds),
    answersLeft: Number(row.answerCount) - row.answerIds.length,
    spaceCount: Number(row.spaces),
    publishedSpaceCount: Number(row.publishedSpaces),
    lettableSpaceCount: Number(row.lettableSpaces),
    ...incomeOf(row, mode),
    takenByDay: [...row.takenByDay],
    ...(mode === DashboardMode.RENTER
      ? NO_OCCUPANCY
      : occupancyIn(`${ctx.clock.today().slice(0, 7)}-01`, row.spaceDays)),
    upcoming: pick(row.upcomingIds),
    nextCharge: row.nextCharge,
  };
}

async function readSummary(ctx: SignedInContext, mode: DashboardMode): Promise<SummaryRow> {
  const now = ctx.clock.now();
  const today = ctx.clock.today();
  const monthStart = `${today.slice(0, 7)}-01`;
  const nextMonth = addMonthsClamped(monthStart, 1);
  const yearStart = addMonthsClamped(monthStart, 1 - INCOME_MONTHS);
  if (mode === DashboardMode.RENTER) {
    const rows = await renterSummary(ctx.db, ctx.viewer.id, now, today, yearStart, monthStart, nextMonth);
    const none = { income: [], takenByDay: [], spaceDays: [], answerIds: [], answerCount: null };
    return { ...(rows[0] as (typeof rows)[number]), ...none };
  }
  const [prepareUntil, lastDay] = [addDays(today, PREPARE_DAYS), addDays(nextMonth, -1)];
  const days = [prepareUntil, yearStart, monthStart, lastDay, nextMonth] as const;
  const rows = await hostSummary(ctx.db, ctx.viewer.id, now, today, ...days);
  return { ...(rows[0] as (typeof rows)[number]), dueCents: 0, nextCharge: null };
}

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
