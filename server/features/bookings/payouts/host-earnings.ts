import { loadConstants } from '../../../core/constants/load-constants.js';
import type { ServiceContext } from '../../../core/context.js';
import { addDays, addMonthsClamped, type LocalDate } from '../../../core/values/date-range.js';
import { sumCents } from '../../../core/values/money.js';
import { MAINLAND_ZONE, timeOfDayInstant } from '../../../core/values/time-zone.js';
import { BookingTerms } from '../billing/booking-terms.entity.js';
import { cycleTermsOf, endOf } from '../billing/plan-terms.js';
import { monthCharges } from '../billing/plan-cycles.rules.js';
import { Booking } from '../booking.entity.js';
import { statusesThat } from '../booking-status.rules.js';
import { BookingStatus, TermType } from '../booking.enums.js';
import { earningLines, linesAround } from './earning-lines.js';
import { earningsOf, payoutParts } from './earnings.js';
import {
  EarningState,
  type EarningLine,
  type Earnings,
  type EarningsMonth,
  type NextPayout,
} from './earnings.types.js';
import { payoutDestination } from './payout-destination.js';
import { PayoutStatus } from './payout.enums.js';

const RUN_HOUR = 6;
const MONTHS_BEFORE = 3;
const MONTHS = 9;
const LINES = 200;
/** States that no forecast counts. */
const NOT_BOOKED: readonly EarningState[] = [EarningState.PAID, EarningState.DEBT, EarningState.OWED];

/** A host's earnings by the ledger, with a forecast. */
export async function hostEarnings(ctx: ServiceContext, hostId: string): Promise<Earnings> {
  const lines = await earningLines(ctx, hostId);
  const payable = sumCents(payoutParts(await earningsOf(ctx, hostId)).map(({ amountCents }) => amountCents));
  const sumOf = (...states: EarningState[]): number =>
    sumCents(lines.filter(({ state }) => states.includes(state)).map(({ netCents }) => netCents));
  return {
    payableCents: Math.max(0, payable),
    onHoldCents: sumOf(EarningState.WAITING, EarningState.ON_HOLD),
    paidCents: await paidOut(ctx, hostId, null),
    debtCents: Math.max(0, 0 - payable),
    minPayoutCents: (await loadConstants(ctx)).PAYOUT_MIN_CENTS,
    nextPayout: await payoutOf(ctx, hostId, payable),
    ...linesAround(lines, ctx.clock.today(MAINLAND_ZONE), LINES),
    months: await monthsOf(ctx, hostId, lines),
  };
}

/** A host's money as the staff see it; cents. */
export interface HostBalance {
  /** Sent to the bank since a day. */
  readonly paidCents: number;
  /** On hold while a claim, a dispute or a question of the staff is open. */
  readonly heldCents: number;
  readonly nextPayout: NextPayout | null;
}

/** What a host was paid since a day, what is on hold and the next payout. */
export async function hostBalance(ctx: ServiceContext, hostId: string, since: LocalDate): Promise<HostBalance> {
  const lines = await earningLines(ctx, hostId);
  return {
    paidCents: await paidOut(ctx, hostId, since),
    heldCents: sumCents(lines.filter(({ state }) => state === EarningState.ON_HOLD).map(({ netCents }) => netCents)),
    nextPayout: await nextPayout(ctx, hostId),
  };
}

async function paidOut(ctx: ServiceContext, hostId: string, since: LocalDate | null): Promise<number> {
  const row = await ctx.db
    .selectFrom('Payout')
    .select((eb) => eb.fn.sum<string | null>('amountCents').as('cents'))
    .where('hostId', '=', hostId)
    .where('status', '<>', PayoutStatus.FAILED)
    .$if(since !== null, (query) => query.where('runOn', '>=', since ?? ''))
    .executeTakeFirst();
  return Number(row?.cents ?? 0);
}

/** The next payout of a host; null while nothing is payable or the host cannot be paid. */
export async function nextPayout(ctx: ServiceContext, hostId: string): Promise<NextPayout | null> {
  const parts = payoutParts(await earningsOf(ctx, hostId));
  return payoutOf(ctx, hostId, sumCents(parts.map(({ amountCents }) => amountCents)));
}

/** The next run that pays it out: today's or tomorrow's, or the first of the month below the minimum. */
async function payoutOf(ctx: ServiceContext, hostId: string, amountCents: number): Promise<NextPayout | null> {
  if (amountCents <= 0) return null;
  const { account } = await payoutDestination(ctx, hostId);
  if (!account) return null;
  const { PAYOUT_MIN_CENTS } = await loadConstants(ctx);
  const today = ctx.clock.today(MAINLAND_ZONE);
  const next = ctx.clock.now() < timeOfDayInstant(today, RUN_HOUR, MAINLAND_ZONE) ? today : addDays(today, 1);
  const on = amountCents >= PAYOUT_MIN_CENTS || next.endsWith('-01') ? next : firstOfNextMonth(next);
  return { on, amountCents, ibanLast4: account.ibanLast4 };
}

async function monthsOf(ctx: ServiceContext, hostId: string, lines: readonly EarningLine[]): Promise<EarningsMonth[]> {
  const present = `${ctx.clock.today(MAINLAND_ZONE).slice(0, 7)}-01`;
  const months = Array.from({ length: MONTHS }, (_, index) => addMonthsClamped(present, index - MONTHS_BEFORE));
  const until = addMonthsClamped(present, MONTHS - MONTHS_BEFORE);
  const paid = await ctx.db
    .selectFrom('Payout')
    .select(['runOn as on', 'amountCents as cents'])
    .where('hostId', '=', hostId)
    .where('status', '<>', PayoutStatus.FAILED)
    .where('runOn', '>=', months[0] ?? present)
    .execute();
  const booked = lines
    .filter(({ state }) => !NOT_BOOKED.includes(state))
    // Amounts that became payable earlier and still wait count for this month.
    .map(({ availableOn, netCents }) => ({ on: later(availableOn ?? present, present), cents: netCents }));
  const rolling = await rollingMonths(ctx, hostId, lines, until);
  const requested = await requestedMonths(ctx, hostId);
  return months.map((month) => ({
    month,
    paidCents: sumIn(month, paid),
    bookedCents: sumIn(month, [...booked, ...rolling]),
    requestedCents: sumIn(month, requested),
  }));
}

interface Dated {
  readonly on: LocalDate;
  readonly cents: number;
}

/** The months of rolling stays that have no billing cycle yet. */
async function rollingMonths(
  ctx: ServiceContext,
  hostId: string,
  lines: readonly EarningLine[],
  until: LocalDate,
): Promise<Dated[]> {
  const bookings = await ctx.em.fork().find(Booking, {
    hostId,
    termType: TermType.ROLLING,
    status: { $in: [...statusesThat('isBillable')] },
  });
  const constants = await loadConstants(ctx);
  const versions = await ctx.em
    .fork()
    .find(BookingTerms, { bookingId: { $in: bookings.map(({ id }) => id) } }, { orderBy: { version: 'asc' } });
  const inForce = new Map(versions.map((version) => [version.bookingId, version]));
  const months: Dated[] = [];
  for (const booking of bookings) {
    const terms = inForce.get(booking.id);
    const planned = lines.filter(({ bookingId }) => bookingId === booking.id).map(({ to }) => to ?? '');
    const plannedTo = planned.toSorted().at(-1) ?? booking.from;
    if (!terms) continue;
    const stayEnd = endOf(booking, terms);
    const end = stayEnd < until ? stayEnd : until;
    if (plannedTo >= end) continue;
    const charges = monthCharges({ ...cycleTermsOf(booking, terms, ctx.clock.today(MAINLAND_ZONE)), to: end });
    months.push(
      ...charges
        .filter(({ from, isWholeMonth }) => from >= plannedTo && isWholeMonth)
        .map(({ from, hostNetCents }) => ({
          on: addDays(from, constants.EARNING_DELAY_DAYS),
          cents: hostNetCents,
        })),
    );
  }
  return months;
}

async function requestedMonths(ctx: ServiceContext, hostId: string): Promise<Dated[]> {
  const rows = await ctx.db
    .selectFrom('Booking')
    .select('charges')
    .where('hostId', '=', hostId)
    .where('status', '=', BookingStatus.REQUESTED)
    .execute();
  return rows.flatMap(({ charges }) => charges.map(({ from, hostNetCents }) => ({ on: from, cents: hostNetCents })));
}

function sumIn(month: LocalDate, items: readonly Dated[]): number {
  return sumCents(items.filter(({ on }) => on.slice(0, 7) === month.slice(0, 7)).map(({ cents }) => cents));
}

function later(one: LocalDate, other: LocalDate): LocalDate {
  return one > other ? one : other;
}

function firstOfNextMonth(day: LocalDate): LocalDate {
  return addMonthsClamped(`${day.slice(0, 7)}-01`, 1);
}
