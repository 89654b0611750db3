import { sumCents } from '../../../core/values/money.js';
import type { PlatformConstants } from '../../../core/constants/constants.js';
import { BookingActor } from '../booking.enums.js';
import {
  refundChanges,
  refundOf,
  withdrawalEnd,
  type CancellationCause,
  type CancellationTerms,
  type PaidAmounts,
  type Refund,
} from './cancellation-policy.js';
import type { CancellationPreview } from './cancellation-preview.types.js';
import { RefundRule } from './cancellation.enums.js';
import { freeCancellationUntil } from './free-cancellation.rules.js';

/** Data of a confirmed booking that determine its refund. */
export interface CancellationContext extends CancellationTerms {
  readonly actor: BookingActor;
  readonly isHostTrader: boolean;
  /** The host's account is suspended: a renter is refunded in full. */
  readonly isHostSuspended: boolean;
  /** What was charged, or, before the first charge, its amounts. */
  readonly charge: PaidAmounts;
  /** When the first charge is due; null once it was made. */
  readonly chargeDueAt: Date | null;
  readonly constants: PlatformConstants;
}

const NOTHING: PaidAmounts = { rentCents: 0, renterFeeCents: 0, protectionCents: 0 };
const CAUSES: Readonly<Record<BookingActor, CancellationCause>> = {
  [BookingActor.RENTER]: 'renterChoice',
  [BookingActor.HOST]: 'hostCancelled',
  [BookingActor.ADMIN]: 'staffDecided',
  [BookingActor.SYSTEM]: 'staffDecided',
};

/** The refund of a cancellation now. */
export function refundNow(details: CancellationContext, now: Date): Refund {
  const refund = refundOf(inputAt(details, details.chargeDueAt === null ? details.charge : NOTHING, now));
  return details.chargeDueAt !== null && details.actor === BookingActor.RENTER
    ? { ...refund, rule: RefundRule.FREE }
    : refund;
}

/** The same as the requesting side may see it, with the instants at which it changes. */
export function cancellationPreview(details: CancellationContext, now: Date): Omit<CancellationPreview, 'creditCents'> {
  const refund = refundNow(details, now);
  const paid = seenBy(details.actor, details.chargeDueAt === null ? details.charge : NOTHING);
  const back = seenBy(details.actor, refund);
  const changesAt = details.actor === BookingActor.RENTER ? nextChange(details, now) : null;
  const withdrawal = withdrawalEnd(details);
  return {
    paidCents: total(paid),
    refundCents: total(back),
    rentRefundCents: back.rentCents,
    feeRefundCents: back.renterFeeCents,
    protectionRefundCents: back.protectionCents,
    keptCents: total(paid) - total(back),
    rule: refund.rule,
    freeUntil: details.actor === BookingActor.RENTER ? freeCancellationUntil(details, now) : null,
    changesAt,
    withdrawalUntil: details.actor === BookingActor.RENTER && now < withdrawal ? withdrawal : null,
    hostFeeCents: details.actor === BookingActor.HOST ? details.constants.HOST_CANCEL_FEE_CENTS : 0,
    hostKeptCents: paid.rentCents - back.rentCents,
  };
}

/** A host does not see what the renter pays besides the rent. */
function seenBy(actor: BookingActor, { rentCents, renterFeeCents, protectionCents }: PaidAmounts): PaidAmounts {
  return actor === BookingActor.HOST ? { ...NOTHING, rentCents } : { rentCents, renterFeeCents, protectionCents };
}

/** The next instant from which a cancellation costs more than now. */
function nextChange(details: CancellationContext, now: Date): Date | null {
  const due = details.chargeDueAt === null ? [] : [details.chargeDueAt];
  const coming = [...refundChanges(details), ...due]
    .filter((at) => at > now)
    .sort((one, other) => one.getTime() - other.getTime());
  const kept = keptAt(details, now, now);
  return coming.find((at) => keptAt(details, at, now) > kept) ?? null;
}

/** The part of the first charge that is kept when cancelled at an instant; nothing of a charge that is not due yet. */
function keptAt(details: CancellationContext, at: Date, now: Date): number {
  const isTaken = details.chargeDueAt === null || (at > now && at >= details.chargeDueAt);
  return isTaken ? total(details.charge) - refundOf(inputAt(details, details.charge, at)).totalCents : 0;
}

function inputAt(details: CancellationContext, paid: PaidAmounts, at: Date): Parameters<typeof refundOf>[0] {
  const isOffered = details.isHostSuspended && details.actor === BookingActor.RENTER;
  return { ...details, cause: isOffered ? 'hostSuspended' : CAUSES[details.actor], paid, cancelledAt: at };
}

function total({ rentCents, renterFeeCents, protectionCents }: PaidAmounts): number {
  return sumCents([rentCents, renterFeeCents, protectionCents]);
}
