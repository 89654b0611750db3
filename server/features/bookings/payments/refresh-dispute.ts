import type { ServiceContext } from '../../../core/context.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { raiseAlarm } from '../payouts/raise-alarm.js';

/** A webhook about a dispute: the cardholder's bank takes a payment back, and the staff have some days to answer it. */
export async function refreshDispute(ctx: ServiceContext, provider: string, ref: string): Promise<void> {
  const dispute = await ctx.ports.payments.named(provider).retrieveDispute(ref);
  const payment = await ctx.db
    .selectFrom('Payment')
    .select('bookingId')
    .where('provider', '=', provider)
    .where('providerRef', '=', dispute.paymentRef)
    .executeTakeFirst();
  if (!payment || dispute.status !== 'open') return;
  await inTransaction(ctx, (tx) =>
    raiseAlarm(tx, {
      kind: 'payment_disputed',
      provider,
      ref,
      bookingId: payment.bookingId,
      expectedCents: dispute.amountCents,
      foundCents: 0,
    }),
  );
}
