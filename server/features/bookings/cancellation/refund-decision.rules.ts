import type { Refund } from '../payments/refund.entity.js';
import { RefundStatus } from './cancellation.enums.js';

/** The refunds that one decision created: one for each charge that it returns. */
export function refundsOfDecision(refunds: readonly Refund[], { createdAt, reasonCode }: Refund): Refund[] {
  return refunds.filter(
    (refund) => refund.reasonCode === reasonCode && refund.createdAt.getTime() === createdAt.getTime(),
  );
}

/** The newest refund, oldest first; of several by one decision, one that is not complete. Null without any. */
export function shownRefund(refunds: readonly Refund[]): Refund | null {
  const newest = refunds.at(-1);
  if (!newest) return null;
  return refundsOfDecision(refunds, newest).find(({ status }) => status !== RefundStatus.DONE) ?? newest;
}
