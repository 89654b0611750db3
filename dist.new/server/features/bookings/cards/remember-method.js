import { inTransaction } from '../../../core/writes/transaction.js';
/** Keeps the card of a payment that went well, so that it can be chosen the next time; a card that is kept stays as it is. */
export async function rememberMethod(ctx, provider, userId, methodRef) {
    if (methodRef === null)
        return;
    try {
        const known = await ctx.db
            .selectFrom('PaymentMethod')
            .select('id')
            .where('provider', '=', provider)
            .where('ref', '=', methodRef)
            .executeTakeFirst();
        if (known)
            return;
        const method = await ctx.ports.payments.named(provider).retrieveMethod(methodRef);
        if (method)
            await storeMethod(ctx, provider, userId, method);
    }
    catch (error) {
        // The money's way does not depend on it; the card is kept at its next use.
        ctx.log.warn({ err: error, userId }, 'payments: a card could not be kept');
    }
}
/**
 * Stores a card that is its customer's; the first one is offered first. A second copy of a card is stored as removed, so that it is known
 * which bookings charge it. Answers the id of the card that is shown; null when it belongs to nobody.
 */
export async function storeMethod(ctx, provider, userId, method) {
    const { customerRef, ref, fingerprint } = method;
    if (customerRef === null)
        return null;
    return inTransaction(ctx, async (tx) => {
        // One after the other for each user, so that one card only is the default.
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
//# sourceMappingURL=remember-method.js.map