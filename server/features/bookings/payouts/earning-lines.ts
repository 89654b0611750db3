import type { ExpressionBuilder } from 'kysely';
import type { ServiceContext } from '../../../core/context.js';
import { defaultConstants } from '../../../core/constants/constants.js';
import type { Tables } from '../../../database.js';
import { divideRounded } from '../../../core/values/money.js';
import type { LocalDate } from '../../../core/values/date-range.js';
import { localDateOf } from '../../../core/values/time-zone.js';
import { CycleStatus } from '../billing/billing.enums.js';
import { rentOfShare } from '../ledger/share-amounts.rules.js';
import { cycleStatusesThat } from '../billing/cycle.transitions.js';
import { isDemanded } from '../billing/find-cycles.js';
import { commissionOf } from '../quote/booking-terms.js';
import { BookingStatus } from '../booking.enums.js';
import { earningsOf, type Earning } from './earnings.js';
import { EarningState, type EarlierLines, type EarningLine } from './earnings.types.js';
import { expectedAvailability } from './share-availability.rules.js';

const NOTHING: Omit<Earning, 'bookingId' | 'cycleId'> = {
  heldCents: 0,
  payableCents: 0,
  sentCents: 0,
  isOnHold: false,
};
/** Refused, and not collected since. */
const LATE: readonly CycleStatus[] = [CycleStatus.RETRYING, CycleStatus.PAST_DUE];

type CycleRow = Awaited<ReturnType<typeof hostCycles>>[number];

/** Every billing period of a host's bookings with the state of its share, newest first, and the host's debts. */
export async function earningLines(ctx: ServiceContext, hostId: string): Promise<EarningLine[]> {
  const earnings = await earningsOf(ctx, hostId);
  const byCycle = new Map(earnings.map((earning) => [earning.cycleId, earning]));
  const rows = await hostCycles(ctx, hostId);
  let shares = 0;
  const lines = rows.flatMap((row) => {
    const earning = byCycle.get(row.cycleId) ?? { ...row, ...NOTHING };
    const ofCycle = partsOf(earning).flatMap((part) => lineOf(row, part, shares) ?? []);
    if (row.paidAt !== null) shares += 1;
    return ofCycle;
  });
  const debts = earnings
    .filter(({ cycleId, payableCents, sentCents }) => cycleId === null && (payableCents !== 0 || sentCents !== 0))
    .map(({ bookingId, payableCents, sentCents, isOnHold }): EarningLine => ({
      bookingId,
      from: null,
      to: null,
      rentCents: 0,
      commissionCents: 0,
      netCents: payableCents + sentCents,
      state: stateWithoutPeriod(payableCents, isOnHold),
      availableOn: null,
    }));
  return [...debts, ...lines.reverse()];
}

/** At least `most` lines, newest first, in whole months, and how many are older. */
export function newestMonths(
  lines: readonly EarningLine[],
  most: number,
): { readonly lines: readonly EarningLine[]; readonly earlierLines: EarlierLines } {
  const lastMonth = monthOf(lines[most - 1]);
  const end = lines.findIndex((line, index) => index >= most && monthOf(line) !== lastMonth);
  const earlier = end === -1 ? [] : lines.slice(end);
  return {
    lines: end === -1 ? lines : lines.slice(0, end),
    earlierLines: {
      count: earlier.length,
      paidCount: earlier.filter(({ state }) => state === EarningState.PAID).length,
    },
  };
}

/** The nearest `most` lines of months after that of `today`, then at least `most` of those that have begun, in whole months. */
export function linesAround(
  lines: readonly EarningLine[],
  today: LocalDate,
  most: number,
): { readonly lines: readonly EarningLine[]; readonly earlierLines: EarlierLines } {
  const hasBegun = (line: EarningLine): boolean => (monthOf(line) ?? '') <= today.slice(0, 7);
  const ahead = lines.filter((line) => !hasBegun(line)).slice(-most);
  const begun = newestMonths(lines.filter(hasBegun), most);
  return { lines: [...ahead, ...begun.lines], earlierLines: begun.earlierLines };
}

const monthOf = (line: EarningLine | undefined): string | undefined => line?.from?.slice(0, 7);

/** Amounts without a billing period: a fee or an entry of the staff. */
function stateWithoutPeriod(payableCents: number, isOnHold: boolean): EarningState {
  if (payableCents < 0) return EarningState.DEBT;
  if (payableCents === 0) return EarningState.PAID;
  return isOnHold ? EarningState.ON_HOLD : EarningState.PAYABLE;
}

function hostCycles(ctx: ServiceContext, hostId: string) {
  return ctx.db
    .selectFrom('BillingCycle as c')
    .innerJoin('Booking as b', 'b.id', 'c.bookingId')
    .select([
      'c.id as cycleId',
      'c.bookingId',
      'c.cycleNo',
      'c.status as cycleStatus',
      'c.from',
      'c.to',
      'c.rentCents',
      'c.commissionCents',
    ])
    .select(['c.hostNetCents', 'c.paidAt', 'b.status', 'b.completedAt', 'b.moveOutAt'])
    .select('b.termsSnapshot')
    .select((eb) => [isDemanded(eb).as('isDemanded'), lastDayOf(eb).as('lastDay')])
    .where('b.hostId', '=', hostId)
    .where('c.status', 'not in', cycleStatusesThat('isDropped'))
    .orderBy('c.from')
    .orderBy('c.id')
    .execute();
}

/** What was paid out of a share and is deducted again is two amounts with states of their own. */
function partsOf(earning: Earning): Earning[] {
  const isTakenBack = earning.payableCents < 0 && earning.sentCents > 0;
  return isTakenBack
    ? [
        { ...earning, payableCents: 0 },
        { ...earning, sentCents: 0 },
      ]
    : [earning];
}

/* Of the newest terms: a terminated booking holds its days beyond them until the space is empty. */
function lastDayOf(eb: ExpressionBuilder<Tables & { b: Tables['Booking'] }, 'b'>) {
  const ofTerms = eb.selectFrom('BookingTerms as t').select('t.to').whereRef('t.bookingId', '=', 'b.id');
  return eb.fn.coalesce(ofTerms.orderBy('t.version', 'desc').limit(1), 'b.to');
}

function lineOf(row: CycleRow, earning: Earning, earlierShares: number): EarningLine | null {
  const state = stateOf(row, earning);
  if (!state) return null;
  const { timeZone, constants } = row.termsSnapshot;
  const availableAt = expectedAvailability({
    from: row.from,
    to: row.to,
    isFirst: row.cycleNo === 1,
    isLast: row.to >= row.lastDay,
    isCancelled: row.status === BookingStatus.CANCELLED,
    completedAt: row.completedAt,
    moveOutAt: row.moveOutAt,
    isTerminated: row.status === BookingStatus.TERMINATED,
    earlierShares,
    timeZone,
    constants: { ...defaultConstants, ...constants },
  });
  const { rentCents, netCents } = amountsOf(row, earning);
  return {
    bookingId: row.bookingId,
    from: row.from,
    to: row.to,
    rentCents,
    commissionCents: rentCents - netCents,
    netCents,
    state,
    availableOn: state === EarningState.OWED ? null : availableAt && localDateOf(availableAt, timeZone),
  };
}

function stateOf(row: CycleRow, { heldCents, payableCents, sentCents, isOnHold }: Earning): EarningState | null {
  if (row.paidAt === null) {
    if (LATE.includes(row.cycleStatus)) return EarningState.OWED;
    return row.isDemanded ? EarningState.EXPECTED : null;
  }
  if (payableCents < 0) return EarningState.DEBT;
  if (payableCents > 0) return isOnHold ? EarningState.ON_HOLD : EarningState.PAYABLE;
  if (heldCents > 0) return isOnHold ? EarningState.ON_HOLD : EarningState.WAITING;
  return sentCents > 0 ? EarningState.PAID : null;
}

/** The rent behind a share is derived from the share where it was split, and the other way round while it is held. */
function amountsOf(
  { paidAt, rentCents, hostNetCents, termsSnapshot }: CycleRow,
  { heldCents, payableCents, sentCents }: Earning,
): Pick<EarningLine, 'rentCents' | 'netCents'> {
  if (paidAt === null) return { rentCents, netCents: hostNetCents };
  if (heldCents > 0)
    return {
      rentCents: heldCents,
      netCents: rentCents === 0 ? 0 : heldCents - divideRounded(heldCents * (rentCents - hostNetCents), rentCents),
    };
  const netCents = payableCents + sentCents;
  return { netCents, rentCents: rentOfShare(netCents, { rentCents, hostNetCents }, commissionOf(termsSnapshot).bps) };
}
