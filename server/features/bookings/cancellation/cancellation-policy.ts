import type { PlatformConstants } from '../../../core/constants/constants.js';
import { defaultConstants } from '../../../core/constants/constants.js';
import type { LocalDate } from '../../../core/values/date-range.js';
import { addDays } from '../../../core/values/date-range.js';
import { HOUR_MS } from '../../../core/values/durations.js';
import type { Cents } from '../../../core/values/money.js';
import { lessPercent, splitByWeights } from '../../../core/values/money.js';
import { localDateOf, startOfDayInstant } from '../../../core/values/time-zone.js';
import { policyTermsOf } from '../../spaces/pricing/policy-terms.js';
import type { CancellationPolicy } from '../../spaces/space.enums.js';
import { RefundRule } from './cancellation.enums.js';

/** Why a booking is cancelled, declined or expires before its start. All reasons except the renter's own choice are refunded in full. */
export type CancellationCause =
  | 'renterChoice'
  | 'hostCancelled'
  | 'hostSuspended'
  | 'declined'
  | 'expired'
  | 'noAccess'
  | 'materiallyDifferent'
  | 'unsafe'
  | 'doubleBooking'
  | 'spaceRemoved'
  | 'documentedEmergency'
  | 'staffDecided';

/** The paid parts of the rent's charges. */
export interface PaidAmounts {
  rentCents: Cents;
  renterFeeCents: Cents;
  protectionCents: Cents;
}

/** The booking data that determine when its refund changes. */
export interface CancellationTerms {
  policy: CancellationPolicy;
  from: LocalDate;
  /** The time zone of the space. */
  zone: string;
  confirmedAt: Date;
  constants?: PlatformConstants;
}

/** A cancellation to be refunded. */
export interface CancellationInput extends CancellationTerms {
  cause: CancellationCause;
  cancelledAt: Date;
  paid: PaidAmounts;
  /** With a trader host, the consumer's right of withdrawal covers the rent too. */
  isHostTrader: boolean;
}

/** The refund, at most what was paid. */
export interface Refund extends PaidAmounts {
  totalCents: Cents;
  rule: RefundRule;
}

/** What a cancellation refunds of the charges; deposits are always refunded and are not part of it. */
export function refundOf(input: CancellationInput): Refund {
  const { paid } = input;
  const rule = fullRefundRule(input);
  if (rule) return refund(paid, rule);
  const { cents, rule: policyRule } = byPolicy(input);
  // The platform's fee is a trader's service, so the right of withdrawal covers it with every kind of host.
  const renterFeeCents = isWithinWithdrawal(input) ? paid.renterFeeCents : 0;
  const base = paid.rentCents + paid.protectionCents;
  const [rentCents = 0, protectionCents = 0] =
    base > 0 ? splitByWeights(cents, [paid.rentCents, paid.protectionCents]) : [];
  return refund({ rentCents, renterFeeCents, protectionCents }, policyRule);
}

/** The right of withdrawal lasts until the end of its last day. */
export function withdrawalDeadline(confirmedAt: Date, zone: string, constants: PlatformConstants): Date {
  return startOfDayInstant(addDays(localDateOf(confirmedAt, zone), constants.WITHDRAWAL_DAYS + 1), zone);
}

/** Until when it refunds everything: at most until the start, unless the stay was booked on its first day. */
export function withdrawalEnd({ from, zone, confirmedAt, constants = defaultConstants }: CancellationTerms): Date {
  const end = withdrawalDeadline(confirmedAt, zone, constants);
  const start = startOfDayInstant(from, zone);
  return end < start || confirmedAt >= start ? end : start;
}

/** The instants before the start at which the refund can change, in order. */
export function refundChanges(terms: CancellationTerms): Date[] {
  const { policy, from, zone, constants = defaultConstants } = terms;
  const start = startOfDayInstant(from, zone);
  return [
    freeByPolicyUntil(terms),
    coolingOffUntil(terms),
    nothingFrom(policy, from, zone, constants),
    withdrawalEnd(terms),
  ]
    .filter((at) => at < start)
    .sort((one, other) => one.getTime() - other.getTime());
}

function fullRefundRule(input: CancellationInput): RefundRule | null {
  const { cause, cancelledAt, isHostTrader } = input;
  if (cause !== 'renterChoice') return RefundRule.NOT_RENTERS_FAULT;
  if (cancelledAt < freeByPolicyUntil(input)) return RefundRule.FREE;
  if (cancelledAt < coolingOffUntil(input)) return RefundRule.COOLING_OFF;
  return isHostTrader && isWithinWithdrawal(input) ? RefundRule.WITHDRAWAL_RIGHT : null;
}

/** What the policy refunds after the free period, of the charge without the fee. */
function byPolicy(input: CancellationInput): { cents: Cents; rule: RefundRule } {
  const { policy, from, zone, cancelledAt, paid, constants = defaultConstants } = input;
  const base = paid.rentCents + paid.protectionCents;
  const { keptCents, refundPercent } = policyTermsOf(policy, constants);
  if (keptCents !== null) {
    // If the charge is less than what is kept, nothing is refunded.
    const cents = Math.max(0, base - keptCents);
    return { cents, rule: cents > 0 ? RefundRule.PARTIAL : RefundRule.NOTHING };
  }
  if (cancelledAt >= nothingFrom(policy, from, zone, constants)) return { cents: 0, rule: RefundRule.NOTHING };
  return { cents: lessPercent(base, 100 - (refundPercent ?? 0)), rule: RefundRule.PARTIAL };
}

/** From when the policy refunds nothing. */
function nothingFrom(policy: CancellationPolicy, from: LocalDate, zone: string, constants: PlatformConstants): Date {
  const { nothingHours, nothingDays } = policyTermsOf(policy, constants);
  return before(from, zone, nothingHours, nothingDays);
}

/** Until when the policy refunds everything, including the fee. */
export function freeByPolicyUntil({
  policy,
  from,
  zone,
  constants = defaultConstants,
}: Omit<CancellationTerms, 'confirmedAt'>): Date {
  const { freeHours, freeDays } = policyTermsOf(policy, constants);
  return before(from, zone, freeHours, freeDays);
}

/** The hours after the confirmation, if the start is far enough away. */
export function coolingOffUntil({ from, zone, confirmedAt, constants = defaultConstants }: CancellationTerms): Date {
  const afterConfirmation = new Date(confirmedAt.getTime() + constants.COOLING_OFF_HOURS * HOUR_MS);
  const beforeStart = hoursBefore(from, zone, constants.COOLING_OFF_MIN_LEAD_HOURS);
  return afterConfirmation < beforeStart ? afterConfirmation : beforeStart;
}

function isWithinWithdrawal(input: CancellationInput): boolean {
  return input.cancelledAt < withdrawalEnd(input);
}

function before(from: LocalDate, zone: string, hours: number | null, days: number | null): Date {
  return hours === null ? startOfDayInstant(addDays(from, -(days ?? 0)), zone) : hoursBefore(from, zone, hours);
}

function hoursBefore(from: LocalDate, zone: string, hours: number): Date {
  return new Date(startOfDayInstant(from, zone).getTime() - hours * HOUR_MS);
}

function refund(amounts: PaidAmounts, rule: RefundRule): Refund {
  const { rentCents, renterFeeCents, protectionCents } = amounts;
  return { rentCents, renterFeeCents, protectionCents, totalCents: rentCents + renterFeeCents + protectionCents, rule };
}
