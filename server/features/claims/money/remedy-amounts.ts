import type { ServiceContext } from '../../../core/context.js';
import { addDays, type LocalDate } from '../../../core/values/date-range.js';
import { lessPercent, sumCents, type Cents } from '../../../core/values/money.js';
import { findTerms, previewMonths, previewTerms, type TermsChange } from '../../bookings/billing/agree-terms.js';
import type { BookingTerms } from '../../bookings/billing/booking-terms.entity.js';
import { cycleStatusesThat } from '../../bookings/billing/cycle.transitions.js';
import type { MonthCharge } from '../../bookings/billing/plan-cycles.rules.js';
import { endOf, findCycles } from '../../bookings/billing/plan-terms.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { PaymentStatus } from '../../bookings/booking.enums.js';
import { MIN_CHARGE_CENTS } from '../../../ports/payments/payments.js';
import { ClaimCase, ClaimDetail, ClaimRemedy } from '../claim.enums.js';
import { GUARANTEE_LIMITS, guaranteeSum, type DamagedItem } from '../proposal/guarantee.rules.js';
import { totalOf } from '../../bookings/payments/refund-parts.rules.js';
import { collectedPayments, type CollectedPayment } from './collected.js';

/** By how much the rent falls for a renter who stays in a space that is not as described. */
export const LOWER_RENT_PERCENT = 30;
/** Maximum extra cost of another space. */
export const REBOOKING_MAX_CENTS = 5_000;

/** The claim data that its amounts depend on. */
export interface RemedySubject {
  readonly id: string | null;
  readonly claimCase: ClaimCase;
  readonly detail: ClaimDetail | null;
  readonly items: readonly DamagedItem[];
  readonly wantedCents: Cents | null;
  /** What the renter agreed to pay, beyond the deposit too. */
  readonly agreedCents: Cents | null;
  readonly unusedFrom: LocalDate;
}

/** One billing period before and after, for both sides; cents. */
export interface ChangedPeriod {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly renterBeforeCents: Cents;
  readonly renterAfterCents: Cents;
  readonly hostBeforeCents: Cents;
  readonly hostAfterCents: Cents;
}

/** What a remedy pays, cents. */
export interface RemedyAmounts {
  /** What is paid now: to the card, by the guarantee or by the renter. */
  readonly nowCents: Cents;
  /** The discount on later charges. */
  readonly laterCents: Cents;
  /** The part of `nowCents` that is refunded to the card. */
  readonly refundCents: Cents;
  readonly guaranteeCents: Cents;
  /** What the renter pays: from the deposit, or as agreed. */
  readonly depositCents: Cents;
  /** Whether the guarantee pays it alone: nothing is left of the deposit that it is claimed from, and nothing was agreed to be paid. */
  readonly isFromGuarantee: boolean;
  readonly periods: readonly ChangedPeriod[];
}

const NOTHING: RemedyAmounts = {
  nowCents: 0,
  laterCents: 0,
  refundCents: 0,
  guaranteeCents: 0,
  depositCents: 0,
  isFromGuarantee: false,
  periods: [],
};

/** The change of the agreement that a remedy implies. */
export function termsChangeOf(
  remedy: ClaimRemedy,
  { booking, terms }: { readonly booking: Booking; readonly terms: BookingTerms },
  unusedFrom: LocalDate,
): TermsChange {
  const end = endOf(booking, terms);
  if (remedy === ClaimRemedy.LOWER_RENT)
    return {
      reason: 'plan_changed',
      validFrom: terms.from,
      to: end,
      monthlyRentCents: lessPercent(terms.monthlyRentCents, LOWER_RENT_PERCENT),
    };
  const firstEnd = addDays(terms.from, 1);
  const to = [unusedFrom < firstEnd ? firstEnd : unusedFrom, end].sort()[0] ?? end;
  // After a withdrawal the rent of the used days is owed, without our fee, also to a private host, who kept the rent of the month.
  return { reason: 'terminated', validFrom: to, to, withdrawal: terms.withdrawal && 'used_days' };
}

/** What a remedy of a booking pays, by the same formula as its charges; `decidedCents` is the amount of a staff decision. */
export async function remedyAmounts(
  tx: ServiceContext,
  booking: Booking,
  subject: RemedySubject,
  remedy: ClaimRemedy,
  decidedCents: Cents | null = null,
): Promise<RemedyAmounts> {
  switch (remedy) {
    case ClaimRemedy.NOTHING:
      return NOTHING;
    case ClaimRemedy.LOWER_RENT:
    case ClaimRemedy.UNUSED_REFUND:
      return termsAmounts(tx, booking, subject, remedy);
    case ClaimRemedy.FULL_REFUND:
    case ClaimRemedy.REBOOKING: {
      const extraCents = remedy === ClaimRemedy.REBOOKING ? Math.min(subject.wantedCents ?? 0, REBOOKING_MAX_CENTS) : 0;
      return refundOf(await collectedPayments(tx, booking.id), extraCents);
    }
    case ClaimRemedy.CYCLE_REFUND:
      return refundOf(await monthPayments(tx, booking, subject.unusedFrom), 0);
    case ClaimRemedy.PARTIAL_REFUND: {
      const left = sumCents((await collectedPayments(tx, booking.id)).map((one) => totalOf(one.left)));
      const refundCents = Math.min(decidedCents ?? 0, left);
      return { ...NOTHING, nowCents: refundCents, refundCents };
    }
    case ClaimRemedy.GUARANTEE: {
      const isDamagedSpace = subject.claimCase === ClaimCase.SPACE_DAMAGED;
      const guaranteeCents = isDamagedSpace
        ? await guaranteeBeyondDeposit(tx, booking, subject, {
            depositCents: 0,
            decidedCents: decidedCents ?? subject.wantedCents,
          })
        : await guaranteeCentsOf(tx, booking, subject, decidedCents);
      return { ...NOTHING, nowCents: guaranteeCents, guaranteeCents, isFromGuarantee: true };
    }
    case ClaimRemedy.DEPOSIT: {
      const limit = chargeable(Math.max(await depositLeft(tx, booking, subject.id), subject.agreedCents ?? 0));
      const depositCents = chargeable(Math.min(decidedCents ?? subject.wantedCents ?? 0, limit));
      const guaranteeCents = await guaranteeBeyondDeposit(tx, booking, subject, { depositCents, decidedCents });
      const nowCents = depositCents + guaranteeCents;
      return { ...NOTHING, nowCents, depositCents, guaranteeCents, isFromGuarantee: limit === 0 };
    }
  }
}

/** What a card can be charged of an amount: all of it, or nothing of one below the provider's minimum. */
const chargeable = (cents: Cents): Cents => (cents < MIN_CHARGE_CENTS ? 0 : cents);

/** The number of the latest month among charges; undefined without any. */
export function lastMonthOf(collected: readonly CollectedPayment[]): number | undefined {
  return collected.flatMap(({ cycle }) => cycle?.monthNo ?? []).toSorted((a, b) => b - a)[0];
}

/** The charges of the month that contains the day of a claim, or of the last collected one: what is charged later is not part of it. */
export async function monthPayments(tx: ServiceContext, booking: Booking, day: LocalDate): Promise<CollectedPayment[]> {
  const collected = await collectedPayments(tx, booking.id);
  const begun = collected.filter(({ cycle }) => cycle !== null && cycle.from <= day);
  // By month: an increase of an earlier month has a later cycle than the months planned before it.
  const monthNo = lastMonthOf(begun) ?? lastMonthOf(collected);
  return collected.filter(({ cycle }) => cycle !== null && cycle.monthNo === monthNo);
}

async function termsAmounts(
  tx: ServiceContext,
  booking: Booking,
  { unusedFrom }: RemedySubject,
  remedy: ClaimRemedy,
): Promise<RemedyAmounts> {
  const terms = await findTerms(tx, booking.id);
  if (!terms) return NOTHING;
  const change = termsChangeOf(remedy, { booking, terms }, unusedFrom);
  const { refundCents, refunds } = await previewTerms(tx, booking, change);
  const { before, after } = await previewMonths(tx, booking, change);
  const periods = periodsOf(before, after);
  // What an earlier claim refunded of a collected month is no discount on a later one.
  const unpaid = (await findCycles(tx, booking.id)).filter(({ status }) =>
    cycleStatusesThat('isUnpaid').includes(status),
  );
  const totalOfUnpaid = (months: readonly Pick<MonthCharge, 'monthNo' | 'totalCents'>[]): Cents =>
    sumCents(
      months.map(({ monthNo, totalCents }) => (unpaid.some((cycle) => cycle.monthNo === monthNo) ? totalCents : 0)),
    );
  const laterCents = Math.max(0, totalOfUnpaid(before) - totalOfUnpaid(after) - totalOfUnpaid(refunds));
  return { ...NOTHING, nowCents: refundCents, refundCents, laterCents, periods };
}

function periodsOf(before: readonly MonthCharge[], after: readonly MonthCharge[]): ChangedPeriod[] {
  return before.map((month) => {
    const same = after.find(({ monthNo }) => monthNo === month.monthNo);
    return {
      from: month.from,
      to: month.to,
      renterBeforeCents: month.totalCents,
      renterAfterCents: same?.totalCents ?? 0,
      hostBeforeCents: month.hostNetCents,
      hostAfterCents: same?.hostNetCents ?? 0,
    };
  });
}

function refundOf(collected: readonly CollectedPayment[], extraCents: Cents): RemedyAmounts {
  const refundCents = sumCents(collected.map(({ left }) => totalOf(left)));
  const periods = collected
    .flatMap(({ cycle, left }) => {
      if (!cycle) return [];
      const { from, to, hostNetCents } = cycle;
      return [
        {
          from,
          to,
          renterBeforeCents: totalOf(left),
          renterAfterCents: 0,
          hostBeforeCents: hostNetCents,
          hostAfterCents: 0,
        },
      ];
    })
    .toReversed();
  return { ...NOTHING, nowCents: refundCents + extraCents, refundCents, guaranteeCents: extraCents, periods };
}

async function guaranteeCentsOf(
  tx: ServiceContext,
  booking: Booking,
  { id, detail, items }: RemedySubject,
  decidedCents: Cents | null,
): Promise<Cents> {
  const paidBeforeCents = await guaranteePaidBefore(tx, booking.id, id);
  const options = { isWater: detail === ClaimDetail.WATER, paidBeforeCents };
  if (decidedCents === null) return guaranteeSum(booking.protectionPlan, items, options).payCents;
  // Staff may grant less or more than the value of the items, within the limit of the booking.
  const { bookingCents } = GUARANTEE_LIMITS[booking.protectionPlan];
  return Math.max(0, Math.min(decidedCents, bookingCents - paidBeforeCents));
}

/** What staff grant a host beyond the deposit: the guarantee pays it, for damage less the plan's excess and within its limit. */
async function guaranteeBeyondDeposit(
  tx: ServiceContext,
  { id: bookingId, protectionPlan }: Booking,
  { id, wantedCents }: RemedySubject,
  { depositCents, decidedCents }: { readonly depositCents: Cents; readonly decidedCents: Cents | null },
): Promise<Cents> {
  const restCents = (decidedCents ?? 0) - depositCents;
  if (restCents <= 0) return 0;
  const { bookingCents, excessCents } = GUARANTEE_LIMITS[protectionPlan];
  const left = bookingCents - (await guaranteePaidBefore(tx, bookingId, id));
  return Math.max(0, Math.min(restCents, (wantedCents ?? 0) - depositCents - excessCents, left));
}

/** The used part of the booking's limit, by earlier claims. */
async function guaranteePaidBefore(tx: ServiceContext, bookingId: string, claimId: string | null): Promise<Cents> {
  const paid = await tx.db
    .selectFrom('GuaranteePayment')
    .select(({ fn }) => fn.sum<string>('amountCents').as('cents'))
    .where('bookingId', '=', bookingId)
    .where('claimId', 'is distinct from', claimId)
    .executeTakeFirst();
  return Number(paid?.cents ?? 0);
}

/** What is left of the deposit for a claim, or for a new one: the rest was charged by others, pending charges included. */
export async function depositLeft(
  tx: ServiceContext,
  { id, depositCents }: Booking,
  claimId: string | null,
): Promise<Cents> {
  const taken = await depositsTaken(tx, [id], claimId);
  return Math.max(0, depositCents - (taken.get(id) ?? 0));
}

/** The part of each booking's deposit that claims charged, without the given one; a booking without charges has no entry. */
export async function depositsTaken(
  { db }: ServiceContext,
  bookingIds: readonly string[],
  exceptClaimId: string | null,
): Promise<ReadonlyMap<string, Cents>> {
  const rows = await db
    .selectFrom('Payment')
    .select(({ fn }) => ['bookingId', fn.sum<string>('totalCents').as('cents')])
    .where('bookingId', 'in', bookingIds)
    .where('kind', '=', 'deposit')
    .where('claimId', 'is distinct from', exceptClaimId)
    .where('status', 'not in', [PaymentStatus.FAILED, PaymentStatus.VOID])
    .groupBy('bookingId')
    .execute();
  return new Map(rows.map(({ bookingId, cents }) => [bookingId, Number(cents)]));
}
