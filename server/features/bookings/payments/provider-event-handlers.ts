import type { ServiceContext } from '../../../core/context.js';
import type { ProviderEvent } from '../../../ports/payments/payments.js';
import { updateCardOfSetup } from '../cards/save-method.js';
import { updateAccount } from '../payees/update-account.js';
import { refreshPayout } from '../payouts/refresh-payout.js';
import { refreshDispute } from '../disputes/refresh-dispute.js';
import { settlePayment } from './settle-payment.js';
import { refreshRefund } from './settle-refund.js';

/** The subject of a webhook; its current state is fetched, so that the order of webhooks does not matter. */
export type EventSubject = Pick<ProviderEvent, 'ref' | 'accountRef' | 'type'> & { readonly provider: string };

/** Syncs a record with the provider; called in a job, outside any transaction. */
export type ProviderEventHandler = (ctx: ServiceContext, subject: EventSubject) => Promise<void>;

/** The handler of each subject; transfers move only by our own calls, whose answers are stored. */
const handlers = new Map<ProviderEvent['subject'], ProviderEventHandler>([
  ['payment', refreshPayment],
  ['refund', (ctx, { provider, ref }) => refreshRefund(ctx, provider, ref)],
  ['dispute', (ctx, { provider, ref }) => refreshDispute(ctx, provider, ref)],
  ['setup', (ctx, { provider, ref }) => updateCardOfSetup(ctx, provider, ref)],
  ['account', (ctx, { provider, ref }) => updateAccount(ctx, provider, ref)],
  ['payout', (ctx, { provider, ref }) => refreshPayout(ctx, provider, ref)],
]);

export function providerEventHandler(subject: ProviderEvent['subject']): ProviderEventHandler | undefined {
  return handlers.get(subject);
}

/** Only reads: the call that the payment waits for may still be in progress. */
async function refreshPayment(ctx: ServiceContext, { provider, ref }: EventSubject): Promise<void> {
  const payment = await ctx.db
    .selectFrom('Payment')
    .select('id')
    .where('provider', '=', provider)
    .where('providerRef', '=', ref)
    .executeTakeFirst();
  if (payment) await settlePayment(ctx, payment.id, 'read');
}
