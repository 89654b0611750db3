import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { fromGlobalId, toGlobalId } from '../../../core/graphql/global-id.js';
import { INPUT } from '../../../core/graphql/field-options.js';
import { disputeStatusLoader } from '../disputes/dispute.loaders.js';
import { DisputeStatus } from '../disputes/dispute.enums.js';
import { Refund } from '../payments/refund.entity.js';
import { retryRefund, settleRefundByHand } from '../payments/settle-failed-refund.js';
import { ReconciliationAlarm } from './reconciliation-alarm.entity.js';
import { Payout } from './payout.entity.js';
import {
  FailPayoutInput,
  HoldPayoutInput,
  ReleasePayoutInput,
  ResolveAlarmInput,
  RetryRefundInput,
  SettleRefundByHandInput,
} from './staff-money.inputs.js';
import { failPayout, holdPayout, listAlarms, listFailedRefunds, releasePayout, resolveAlarm } from './staff-money.js';

/** The staff's tools for failed refunds, held earnings and ledger differences. */
@Resolver(() => ReconciliationAlarm)
export class StaffMoneyResolver {
  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with alm_.' })
  id(@Root() { id }: ReconciliationAlarm): string {
    return toGlobalId('ReconciliationAlarm', id);
  }

  @FieldResolver(() => DisputeStatus, {
    nullable: true,
    description: 'For a disputed payment: its status at the bank.',
  })
  disputeStatus(
    @Ctx() ctx: RequestContext,
    @Root() { kind, ref }: ReconciliationAlarm,
  ): Promise<DisputeStatus | null> | null {
    return kind === 'payment_disputed' ? disputeStatusLoader(ctx).load(ref) : null;
  }

  @AuthorizedStaff('SEE_MONEY')
  @Query(() => [ReconciliationAlarm], {
    description: 'Staff: ledger differences, open ones first, at most 100.',
    complexity: ({ childComplexity }) => 10 + 10 * childComplexity,
  })
  reconciliationAlarms(@Ctx() ctx: RequestContext): Promise<ReconciliationAlarm[]> {
    return listAlarms(ctx);
  }

  @AuthorizedStaff('SEE_MONEY')
  @Query(() => [Refund], {
    description:
      'Staff: failed refunds that wait for a retry or manual settlement, at most 100; not those that the cardholder’s bank may still pay.',
    complexity: ({ childComplexity }) => 10 + 10 * childComplexity,
  })
  failedRefunds(@Ctx() ctx: RequestContext): Promise<Refund[]> {
    return listFailedRefunds(ctx);
  }

  @AuthorizedStaff('MOVE_MONEY')
  @PayloadMutation({
    payload: { reconciliationAlarm: [() => ReconciliationAlarm, 'The difference, explained.'] },
    description: 'Staff: explains a difference. Errors: NOT_FOUND, VALIDATION_FAILED.',
  })
  async resolveReconciliationAlarm(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ResolveAlarmInput, INPUT) { alarmId, resolution }: ResolveAlarmInput,
  ): Promise<{ reconciliationAlarm: ReconciliationAlarm }> {
    return {
      reconciliationAlarm: await resolveAlarm(signedIn(ctx), fromGlobalId('ReconciliationAlarm', alarmId), resolution),
    };
  }

  @AuthorizedStaff('MOVE_MONEY')
  @PayloadMutation({
    payload: { refund: [() => Refund, 'The refund, on its way again.'] },
    description:
      'Staff: retries a failed refund. Errors: NOT_FOUND, FORBIDDEN for an own booking, REFUND_NOT_FAILED {status}, REFUND_AWAITS_BANK while a disputed charge is undecided.',
  })
  async retryRefund(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RetryRefundInput, INPUT) { refundId }: RetryRefundInput,
  ): Promise<{ refund: Refund }> {
    return { refund: await retryRefund(signedIn(ctx), fromGlobalId('Refund', refundId)) };
  }

  @AuthorizedStaff('MOVE_MONEY')
  @PayloadMutation({
    payload: { refund: [() => Refund, 'The refund, settled.'] },
    description:
      'Staff: records that a failed refund was paid by bank transfer. Errors: NOT_FOUND, FORBIDDEN for an own booking, REFUND_NOT_FAILED {status}, REFUND_AWAITS_BANK while a disputed charge is undecided, VALIDATION_FAILED.',
  })
  async settleRefundByHand(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SettleRefundByHandInput, INPUT) { refundId, reason, bankReference }: SettleRefundByHandInput,
  ): Promise<{ refund: Refund }> {
    return {
      refund: await settleRefundByHand(signedIn(ctx), fromGlobalId('Refund', refundId), { reason, bankReference }),
    };
  }

  @AuthorizedStaff('MOVE_MONEY')
  @PayloadMutation({
    payload: { payout: [() => Payout, 'The payout, failed.'] },
    description:
      'Staff: ends a payout that the provider never answered; its money is payable again. Errors: NOT_FOUND, FORBIDDEN for own earnings, PAYOUT_WAS_SENT, VALIDATION_FAILED.',
  })
  async failPayout(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => FailPayoutInput, INPUT) { payoutId, reason }: FailPayoutInput,
  ): Promise<{ payout: Payout }> {
    return { payout: await failPayout(signedIn(ctx), fromGlobalId('Payout', payoutId), reason) };
  }

  @AuthorizedStaff('MOVE_MONEY')
  @PayloadMutation({
    payload: { isHeld: [() => Boolean, 'Always true.'] },
    description:
      'Staff: holds a host’s earnings, or those of one booking. Errors: NOT_FOUND, FORBIDDEN for own earnings, VALIDATION_FAILED.',
  })
  async holdPayout(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => HoldPayoutInput, INPUT) { hostId, bookingId, reason, until }: HoldPayoutInput,
  ): Promise<{ isHeld: boolean }> {
    return {
      isHeld: await holdPayout(signedIn(ctx), { ...targetOf(hostId, bookingId), reason, until: until ?? null }),
    };
  }

  @AuthorizedStaff('MOVE_MONEY')
  @PayloadMutation({
    payload: { isReleased: [() => Boolean, 'Whether there was a hold.'] },
    description:
      'Staff: releases a hold of `holdPayout`; false when there is none. Errors: NOT_FOUND, FORBIDDEN for own earnings, VALIDATION_FAILED.',
  })
  async releasePayout(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ReleasePayoutInput, INPUT) { hostId, bookingId, reason }: ReleasePayoutInput,
  ): Promise<{ isReleased: boolean }> {
    return { isReleased: await releasePayout(signedIn(ctx), { ...targetOf(hostId, bookingId), reason }) };
  }
}

function targetOf(hostId: string, bookingId: string | null | undefined) {
  return {
    hostId: fromGlobalId('User', hostId),
    bookingId: bookingId == null ? null : fromGlobalId('Booking', bookingId),
  };
}
