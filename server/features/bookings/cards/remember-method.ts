import type { ServiceContext } from '../../../core/context.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import type { MethodState } from '../../../ports/payments/payment-records.js';

/** Saves the card of a successful payment, so that it can be chosen the next time; an already saved card stays unchanged. */
export async function rememberMethod(
  ctx: ServiceContext,
  provider: string,
  userId: string,
  methodRef: string | null,
): Promise<void> {
  if (methodRef === null) return;
  try {
    const known = await ctx.db
      .selectFrom('PaymentMethod')
      .select('id')
      .where('provider', '=', provider)
      .where('ref', '=', methodRef)
      .executeTakeFirst();
    if (known) return;
    const method = await ctx.ports.payments.named(provider).retrieveMethod(methodRef);
    if (method) await storeMethod(ctx, provider, userId, method);
  } catch (error) {
    // The payment does not depend on it; the card is saved at its next use.
    ctx.log.warn({ err: error, userId }, 'payments: a card could not be kept');
  }
}

/**
 * Stores a card of a customer; the first one becomes the default. A second copy of a card is stored as removed, so that the bookings that
 * charge it are known. Returns the id of the visible card; null when the customer is unknown.
 */
export async function storeMethod(
  ctx: ServiceContext,
  provider: string,
  userId: string,
  method: MethodState,
): Promise<string | null> {
  const { customerRef, ref, fingerprint } = method;
  if (customerRef === null) return null;
  return inTransaction(ctx, async (tx) => {
    // Serialized per user, so that there is only one default.
    await tx.db.selectFrom('User').select('id').where('id', '=', userId).forUpdate().execute();
    const cards = await tx.db
      .selectFrom('PaymentMethod')
      .select(['id', 'ref', 'fingerprint'])
      .where('userId', '=', userId)
      .where('provider', '=', provider)
      .where('removedAt', 'is', null)
      .execute();
    const copy = cards.find((card) => card.ref === ref || (fingerprint !== null && card.fingerprint === fingerprint));
    const now = tx.clock.now();
    const row = await tx.db
      .insertInto('PaymentMethod')
      .values({
        userId,
        provider,
        ref,
        customerRef,
        brand: method.brand,
        last4: method.last4,
        expMonth: method.expMonth,
        expYear: method.expYear,
        fingerprint,
        isDefault: cards.length === 0,
        createdAt: now,
        removedAt: copy ? now : null,
      })
      .onConflict((conflict) => conflict.columns(['provider', 'ref']).doNothing())
      .returning('id')
      .executeTakeFirst();
    return copy?.id ?? row?.id ?? null;
  });
}
