import type { ServiceContext } from '../../../core/context.js';
import type { PaymentsPort } from '../../../ports/payments/payments.js';

/** A user's customer id at a provider; created on first use, and only once: the idempotency key is stored before the provider is called. */
export async function customerOf(ctx: ServiceContext, provider: PaymentsPort, userId: string): Promise<string> {
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
  if (row.ref !== null) return row.ref;
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
