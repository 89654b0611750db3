import { randomUUID } from 'node:crypto';
import { defaultConstants } from '../../core/constants/constants.js';
import { addDays, type LocalDate } from '../../core/values/date-range.js';
import { divideRounded, ivaContained, sumCents } from '../../core/values/money.js';
import { MAINLAND_ZONE, localDateOf, timeOfDayInstant } from '../../core/values/time-zone.js';
import { BookingActor, BookingStatus } from '../../features/bookings/booking.enums.js';
import { postingRows, type PostingDetails } from '../../features/bookings/ledger/post.js';
import {
  dueBalances,
  type AmountsOf,
  type HostShare,
  type PayoutPart,
  type PostingRule,
} from '../../features/bookings/ledger/posting.rules.js';
import { CycleStatus } from '../../features/bookings/billing/billing.enums.js';
import { cancellationCredit } from '../../features/bookings/payouts/give-credit.js';
import { PayoutStatus } from '../../features/bookings/payouts/payout.enums.js';
import { shareAvailableAt } from '../../features/bookings/payouts/share-availability.rules.js';
import type { SeedRow } from './insert-rows.js';
import { accountOf, ibanEndOf } from './payments/demo-payout-account.js';
import type { DemoPayment } from './make-booking-history.js';
import type { DemoBooking } from './make-booking.js';
import type { cyclesOf } from './make-cycles.js';
import type { refundRow } from './make-refund.js';

type Cycle = ReturnType<typeof cyclesOf>['cycles'][number];
type RefundRow = NonNullable<ReturnType<typeof refundRow>>;
type Entry = SeedRow<'LedgerEntry'>;

/** The demo's bookings with their charges and refunds. */
export interface DemoMoney {
  readonly made: readonly DemoBooking[];
  readonly cycles: readonly Cycle[];
  readonly payments: readonly (DemoPayment & { readonly cycleId: string | null })[];
  readonly refunds: readonly RefundRow[];
  readonly now: Date;
  /** A host whose newest share is still to be paid out, and whose previous one is on hold. */
  readonly showcaseHostId?: string;
}

/** An amount that a host earned or owes, at an instant. */
interface Gain {
  readonly hostId: string;
  readonly at: string;
  readonly part: PayoutPart;
}

const RUN_HOUR = 6;
const BANK_DAYS = 2;
const NO_SHARE: HostShare = { netCents: 0, commissionCents: 0, commissionTaxCents: 0 };

/** The demo's payouts, holds and ledger postings, by the product's own rules. */
export function moneyOf(demo: DemoMoney) {
  const bookings = new Map(demo.made.map(({ booking }) => [booking.id, booking]));
  const charged = demo.payments.flatMap((payment) => chargeEntries(payment, bookings.get(payment.bookingId)?.hostId));
  const back = demo.refunds.flatMap((refund) => refundEntries(refund, demo, bookings.get(refund.bookingId)?.hostId));
  const owed = demo.cycles.flatMap((cycle) => owedEntries(cycle, bookings.get(cycle.bookingId)?.hostId));
  const shares = sharesOf(demo);
  const fees = feesOf(demo);
  const credits = creditsOf(demo);
  const unpaid = showcase(shares.gains, demo.showcaseHostId);
  const paid = payoutsOf(
    [...shares.gains.filter((gain) => !unpaid.includes(gain)), ...fees.gains].toSorted((a, b) =>
      a.at.localeCompare(b.at),
    ),
    demo.now,
  );
  const held = unpaid.slice(0, -1);
  return {
    payouts: paid.payouts,
    holds: held.map(holdOf),
    credits,
    entries: [
      ...charged,
      ...owed,
      ...back,
      ...shares.entries,
      ...fees.entries,
      ...paid.entries,
      ...credits.flatMap(({ id, bookingId, amountCents, createdAt }) =>
        rows('credit_given', amountCents, { source: ['credit', id], bookingId }, createdAt),
      ),
    ],
  };
}

function chargeEntries(payment: DemoMoney['payments'][number], hostId: string | undefined): Entry[] {
  const { capturedAt, cycleId, id: paymentId, bookingId, totalCents, kind, dueAt } = payment;
  if (capturedAt === null || hostId === undefined) return [];
  const details = { bookingId, hostId, cycleId, paymentId };
  const due: PostingDetails['source'] = cycleId === null ? ['payment', paymentId] : ['cycle', cycleId];
  return [
    // A month is owed from its day on, even when it is charged later; the first charge with the host's acceptance.
    ...rows('cycle_due', dueBalances(payment), { ...details, source: due }, kind === 'cycle' ? dueAt : capturedAt),
    ...rows('money_in', totalCents, { ...details, source: ['payment', paymentId] }, capturedAt),
  ];
}

/** A charge that fell due and failed is still owed. */
function owedEntries(cycle: Cycle, hostId: string | undefined): Entry[] {
  if (cycle.status !== CycleStatus.PAST_DUE || hostId === undefined) return [];
  const {
    id: cycleId,
    bookingId,
    dueAt,
    taxCents: ivaCents,
    rentCents,
    renterFeeCents,
    protectionCents,
    totalCents,
  } = cycle;
  const balances = dueBalances({ rentCents, renterFeeCents, protectionCents, ivaCents, totalCents });
  return rows('cycle_due', balances, { source: ['cycle', cycleId], bookingId, hostId, cycleId }, dueAt);
}

function refundEntries(refund: RefundRow, { payments }: DemoMoney, hostId: string | undefined): Entry[] {
  const { id, bookingId, paymentId, completedAt } = refund;
  const cycleId = payments.find((payment) => payment.id === paymentId)?.cycleId ?? null;
  const details: PostingDetails = { source: ['refund', id], bookingId, hostId: hostId ?? null, cycleId, paymentId };
  return [
    ...rows('refund_ordered', { ...refund, creditCents: 0, share: NO_SHARE }, details, completedAt),
    ...rows('refund_done', refund.totalCents, details, completedAt),
  ];
}

/** The payable shares, cycle by cycle, by the rule for new hosts. */
function sharesOf({ made, cycles, payments, refunds, now }: DemoMoney): { gains: Gain[]; entries: Entry[] } {
  const bookings = new Map(made.map(({ booking }) => [booking.id, booking]));
  const backOf = Map.groupBy(refunds, ({ paymentId }) => paymentId);
  const paidBy = new Map(payments.filter(({ capturedAt }) => capturedAt !== null).map((one) => [one.cycleId, one]));
  const counted = new Map<string, number>();
  const gains: Gain[] = [];
  const entries: Entry[] = [];
  for (const cycle of cycles.toSorted((a, b) => a.from.localeCompare(b.from))) {
    const booking = bookings.get(cycle.bookingId);
    const payment = paidBy.get(cycle.id);
    if (!booking || !payment) continue;
    const { hostId, termsSnapshot, status, completedAt } = booking;
    const at = shareAvailableAt({
      from: cycle.from,
      to: cycle.to,
      isFirst: cycle.cycleNo === 1,
      isLast: cycle.to >= booking.to,
      isCancelled: status === BookingStatus.CANCELLED,
      completedAt: completedAt === null ? null : new Date(completedAt),
      earlierShares: counted.get(hostId) ?? 0,
      timeZone: termsSnapshot.timeZone,
      constants: termsSnapshot.constants,
    });
    const kept = cycle.rentCents - sumCents((backOf.get(payment.id) ?? []).map(({ rentCents }) => rentCents));
    if (at === null || at > now || kept <= 0) continue;
    counted.set(hostId, (counted.get(hostId) ?? 0) + 1);
    const commissionCents = divideRounded(kept * cycle.commissionCents, cycle.rentCents);
    const netCents = kept - commissionCents;
    const share = {
      netCents,
      commissionCents,
      commissionTaxCents: ivaContained(commissionCents, termsSnapshot.constants.IVA_PLATFORM_BPS),
    };
    const details: PostingDetails = { source: ['cycle', cycle.id], bookingId: booking.id, hostId, cycleId: cycle.id };
    entries.push(...rows('share_payable', share, details, at.toISOString()));
    gains.push({
      hostId,
      at: at.toISOString(),
      part: { bookingId: booking.id, cycleId: cycle.id, amountCents: netCents },
    });
  }
  return { gains, entries };
}

/** Credit of renters for bookings that their hosts cancelled. */
function creditsOf({ made }: DemoMoney) {
  return made.flatMap(({ booking }) => {
    const { id: bookingId, renterId: userId, cancelledBy, cancelledAt: createdAt } = booking;
    const amountCents = cancellationCredit(booking);
    if (cancelledBy !== BookingActor.HOST || createdAt === null || amountCents === 0) return [];
    return [{ id: randomUUID(), userId, bookingId, reason: 'host_cancelled' as const, amountCents, createdAt }];
  });
}

/** Penalties of hosts for bookings that they cancelled. */
function feesOf({ made }: DemoMoney): { gains: Gain[]; entries: Entry[] } {
  const feeCents = defaultConstants.HOST_CANCEL_FEE_CENTS;
  const cancelled = made.flatMap(({ booking: { id, hostId, cancelledBy, cancelledAt } }) =>
    cancelledBy === BookingActor.HOST && cancelledAt !== null ? [{ id, hostId, at: cancelledAt }] : [],
  );
  return {
    gains: cancelled.map(({ id, hostId, at }) => ({
      hostId,
      at,
      part: { bookingId: id, cycleId: null, amountCents: -feeCents },
    })),
    entries: cancelled.flatMap(({ id, hostId, at }) =>
      rows('host_fee', feeCents, { source: ['booking', id], bookingId: id, hostId }, at),
    ),
  };
}

/** The newest two shares of the showcase host: one on hold, one for the next payout. */
function showcase(gains: readonly Gain[], hostId: string | undefined): Gain[] {
  return gains
    .filter((gain) => gain.hostId === hostId)
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .slice(-2);
}

function holdOf({ hostId, at, part }: Gain) {
  return {
    id: randomUUID(),
    hostId,
    bookingId: part.bookingId,
    cycleId: part.cycleId,
    reason: 'staff' as const,
    note: 'Comprobamos con el inquilino las fotos de la entrada.',
    heldFrom: at,
  };
}

/** The daily payout runs up to today: a host's balance at six o'clock, once it reached the minimum. */
function payoutsOf(gains: readonly Gain[], now: Date) {
  const waiting = new Map<string, PayoutPart[]>();
  const payouts: ReturnType<typeof payoutRow>[] = [];
  const entries: Entry[] = [];
  const byRun = Map.groupBy(gains, ({ at }) => runAfter(new Date(at)));
  for (const [runOn, coming] of [...byRun].toSorted(([a], [b]) => a.localeCompare(b))) {
    const at = timeOfDayInstant(runOn, RUN_HOUR, MAINLAND_ZONE);
    for (const { hostId, part } of coming) waiting.set(hostId, [...(waiting.get(hostId) ?? []), part]);
    if (at > now) continue;
    for (const hostId of new Set(coming.map((gain) => gain.hostId))) {
      const parts = waiting.get(hostId) ?? [];
      const amountCents = sumCents(parts.map((part) => part.amountCents));
      if (amountCents < defaultConstants.PAYOUT_MIN_CENTS) continue;
      waiting.delete(hostId);
      const payout = payoutRow(hostId, amountCents, at, now);
      payouts.push(payout);
      const details: PostingDetails = { source: ['payout', payout.id], hostId, payoutId: payout.id };
      entries.push(...rows('payout_ordered', parts, details, at.toISOString()));
    }
  }
  return { payouts, entries };
}

function payoutRow(hostId: string, amountCents: number, at: Date, now: Date) {
  const id = randomUUID();
  const runOn = localDateOf(at, MAINLAND_ZONE);
  const arrivesOn = addDays(runOn, BANK_DAYS);
  const arrivesAt = timeOfDayInstant(arrivesOn, RUN_HOUR, MAINLAND_ZONE);
  const isThere = arrivesAt <= now;
  return {
    id,
    hostId,
    amountCents,
    status: isThere ? PayoutStatus.PAID : PayoutStatus.IN_TRANSIT,
    runOn,
    isSweep: runOn.endsWith('-01'),
    provider: 'sandbox',
    accountRef: accountOf(hostId),
    ibanLast4: ibanEndOf(hostId),
    transferAskedAt: at.toISOString(),
    transferRef: `tr_demo_${id}`,
    payoutRef: `po_demo_${id}`,
    idempotencyKey: id,
    askedAt: at.toISOString(),
    arrivesOn,
    createdAt: at.toISOString(),
    sentAt: at.toISOString(),
    completedAt: isThere ? arrivesAt.toISOString() : null,
    updatedAt: (isThere ? arrivesAt : at).toISOString(),
  };
}

/** The day of the first run after an instant. */
function runAfter(at: Date): LocalDate {
  const day = localDateOf(at, MAINLAND_ZONE);
  return at <= timeOfDayInstant(day, RUN_HOUR, MAINLAND_ZONE) ? day : addDays(day, 1);
}

function rows<R extends PostingRule>(
  rule: R,
  amounts: AmountsOf<R>,
  details: PostingDetails,
  createdAt: string,
): Entry[] {
  return postingRows(rule, amounts, details, { txId: randomUUID(), createdAt });
}
