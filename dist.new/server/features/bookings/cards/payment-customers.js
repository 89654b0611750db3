/** Who a user is at a provider; made on first use, and only once: the key is stored before the provider is asked. */
export async function customerOf(ctx, provider, userId) {
    const { name } = provider;
    await ctx.db
        .insertInto('PaymentCustomer')
        .values({ userId, provider: name, idempotencyKey: `customer:${userId}`, createdAt: ctx.clock.now() })
        .onConflict((conflict) => conflict.columns(['userId', 'provider']).doNothing())
        .execute();
    const row = await ctx.db
        .selectFrom('PaymentCustomer as c')
        .innerJoin('User as u', 'u.id', 'c.userId')
        .select(['c.ref', 'c.idempotencyKey', 'u.email'])
        .where('c.userId', '=', userId)
        .where('c.provider', '=', name)
        .executeTakeFirstOrThrow();
    if (row.ref !== null)
        return row.ref;
    const { ref } = await provider.createCustomer({ userId, email: row.email, idempotencyKey: row.idempotencyKey });
    const stored = await ctx.db
        .updateTable('PaymentCustomer')
        .set({ ref })
        .where('userId', '=', userId)
        .where('provider', '=', name)
        .where('ref', 'is', null)
        .returning('ref')
        .executeTakeFirst();
    return stored ? ref : customerOf(ctx, provider, userId);
}
//# sourceMappingURL=payment-customers.js.map