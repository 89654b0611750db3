import type { ServiceContext } from '../../../core/context.js';
import { addDeletion } from '../../../core/jobs/add-deletion.js';

/** The job that deletes a customer and the cards at the provider; its payload holds references that identify nobody. */
export const DELETE_CUSTOMER_JOB = 'payments.delete-customer';

/** Schedules the deletion of a user and their cards at the provider, after the erasure is committed. */
export async function eraseAtProvider(tx: ServiceContext, userId: string): Promise<void> {
  const customers = await tx.db
    .selectFrom('PaymentCustomer')
    .select(['provider', 'ref'])
    .where('userId', '=', userId)
    .where('ref', 'is not', null)
    .execute();
  for (const { provider, ref } of customers)
    await addDeletion(tx, DELETE_CUSTOMER_JOB, { provider, ref }, { jobKey: `customer:${ref}`, isOutbound: true });
}

/** Deletes a customer at the provider; harmless when it no longer exists. */
export async function deleteCustomer(ctx: ServiceContext, provider: string, ref: string): Promise<void> {
  await ctx.ports.payments.named(provider).deleteCustomer(ref);
}
