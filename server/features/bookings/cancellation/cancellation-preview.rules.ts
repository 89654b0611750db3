import { sumCents } from '../../../core/money.js';
import type { PlatformConstants } from '../../../core/constants.js';
import { BookingActor } from '../booking-types.js';
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
import { RefundRule } from './cancellation-types.js';

/** Data of a confirmed booking that decides its refund. */
export interface CancellationContext extends CancellationTerms {
  readonly actor: BookingActor;
  readonly isHostTrader: boolean;
  /** The amounts of the first charge. */
  readonly charge: PaidAmounts;
  /** When the first charge is still to be taken; null once it was. */
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
export function refundNow(facts: CancellationContext, now: Date): Refund {
  const refund = refundOf(inputAt(facts, facts.chargeDueAt === null ? facts.charge : NOTHING, now));
  return facts.chargeDueAt !== null && facts.actor === BookingActor.RENTER
    ? { ...refund, rule: RefundRule.FREE }
    : refund;
}

/** The same as the one who asks may see it, with the instants at which it changes. */
export function cancellationPreview(facts: CancellationContext, now: Date): CancellationPreview {
  const refund = refundNow(facts, now);
  const paid = seenBy(facts.actor, facts.chargeDueAt === null ? facts.charge : NOTHING);
  const back = seenBy(facts.actor, refund);
  const changesAt = facts.actor === BookingActor.RENTER ? nextChange(facts, now) : null;
  const withdrawal = withdrawalEnd(facts);
  return {
    paidCents: total(paid),
    refundCents: total(back),
    rentRefundCents: back.rentCents,
    feeRefundCents: back.renterFeeCents,
    protectionRefundCents: back.protectionCents,
    keptCents: total(paid) - total(back),
    rule: refund.rule,
    freeUntil: keptAt(facts, now, now) === 0 ? changesAt : null,
    changesAt,
    withdrawalUntil: facts.actor === BookingActor.RENTER && now < withdrawal ? withdrawal : null,
    hostFeeCents: facts.actor === BookingActor.HOST ? facts.constants.HOST_CANCEL_FEE_CENTS : 0,
    hostKeptCents: paid.rentCents - back.rentCents,
  };
}

/** A host is not told what the renter pays beside the rent. */
function seenBy(actor: BookingActor, { rentCents, renterFeeCents, protectionCents }: PaidAmounts): PaidAmounts {
  return actor === BookingActor.HOST ? { ...NOTHING, rentCents } : { rentCents, renterFeeCents, protectionCents };
}

/** The first of the coming instants from which a cancellation costs more than now. */
function nextChange(facts: CancellationContext, now: Date): Date | null {
  const due = facts.chargeDueAt === null ? [] : [facts.chargeDueAt];
  const coming = [...refundChanges(facts), ...due]
    .filter((at) => at > now)
    .sort((one, other) => one.getTime() - other.getTime());
  const kept = keptAt(facts, now, now);
  return coming.find((at) => keptAt(facts, at, now) > kept) ?? null;
}

/** The part of the first charge that is kept when cancelled at an instant; nothing of a charge that is not due yet. */
function keptAt(facts: CancellationContext, at: Date, now: Date): number {
  const isTaken = facts.chargeDueAt === null || (at > now && at >= facts.chargeDueAt);
  return isTaken ? total(facts.charge) - refundOf(inputAt(facts, facts.charge, at)).totalCents : 0;
}

function inputAt(facts: CancellationContext, paid: PaidAmounts, at: Date): Parameters<typeof refundOf>[0] {
  return { ...facts, cause: CAUSES[facts.actor], paid, cancelledAt: at };
}

function total({ rentCents, renterFeeCents, protectionCents }: PaidAmounts): number {
  return sumCents([rentCents, renterFeeCents, protectionCents]);
}
