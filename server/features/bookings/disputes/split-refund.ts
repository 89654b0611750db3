import { randomUUID } from 'node:crypto';
import type { ServiceContext } from '../../../core/context.js';
import { divideRounded, splitByWeights, type Cents } from '../../../core/values/money.js';
import { Refund } from '../payments/refund.entity.js';

/**
 * Takes a part that moved on the card of a refund out of it, as a refund of the same decision that is not stored yet: what the cardholder's bank paid is settled,
 * and the rest stays owed. The sums of both are those of before, so the books need no posting.
 */
export async function splitRefund(tx: ServiceContext, refund: Refund, partCents: Cents): Promise<Refund> {
  const { totalCents, ivaCents } = refund;
  const [rentCents = 0, renterFeeCents = 0, protectionCents = 0] = splitByWeights(partCents, [
    refund.rentCents,
    refund.renterFeeCents,
    refund.protectionCents,
  ]);
  const tax = renterFeeCents === 0 ? 0 : divideRounded(ivaCents * renterFeeCents, refund.renterFeeCents);
  const id = randomUUID();
  const { bookingId, paymentId, reasonCode, initiatedBy, policySnapshot, createdAt, askedAt } = refund;
  Object.assign(refund, {
    rentCents: refund.rentCents - rentCents,
    renterFeeCents: refund.renterFeeCents - renterFeeCents,
    protectionCents: refund.protectionCents - protectionCents,
    ivaCents: ivaCents - tax,
    totalCents: totalCents - partCents,
  });
  // A payment's refunds never exceed it, not even between the two statements.
  await tx.em.flush();
  return Object.assign(new Refund(), {
    id,
    bookingId,
    paymentId,
    splitFromId: refund.id,
    rentCents,
    renterFeeCents,
    protectionCents,
    ivaCents: tax,
    totalCents: partCents,
    reasonCode,
    initiatedBy,
    policySnapshot,
    idempotencyKey: id,
    askedAt,
    createdAt,
  });
}
