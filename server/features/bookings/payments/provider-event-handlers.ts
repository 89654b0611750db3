import type { ServiceContext } from '../../../core/context.js';
import type { ProviderEvent } from '../../../ports/payments/payments.js';
import { updateCardOfSetup } from '../cards/save-method.js';
import { updateAccount } from '../payees/update-account.js';
import { settlePayment } from './settle-payment.js';
import { refreshRefund } from './settle-refund.js';

/** What a webhook is about; its present state is asked for, so that the order of webhooks does not matter. */
export type EventSubject = Pick<ProviderEvent, 'ref' | 'accountRef' | 'type'> & { readonly provider: string };

/** Brings a record up to date with the provider; called in a job, outside any transaction. */
export type ProviderEventHandler = (ctx: ServiceContext, subject: EventSubject) => Promise<void>;

/** What is done about each subject; pay-outs, transfers and disputes are registered where they are kept. */
const handlers = new Map<ProviderEvent['subject'], ProviderEventHandler>([
  ['payment', refreshPayment],
  ['refund', (ctx, { provider, ref }) => refreshRefund(ctx, provider, ref)],
  ['setup', (ctx, { provider, ref }) => updateCardOfSetup(ctx, provider, ref)],
  ['account', (ctx, { provider, ref }) => updateAccount(ctx, provider, ref)],
]);

/** Called once at start by whoever keeps a kind of record. */
export function onProviderEvent(subject: ProviderEvent['subject'], handler: ProviderEventHandler): void {
  if (handlers.has(subject)) throw new Error(`events about a ${subject} are handled already`);
  handlers.set(subject, handler);
}

export function providerEventHandler(subject: ProviderEvent['subject']): ProviderEventHandler | undefined {
  return handlers.get(subject);
}

/** Looks only: the call that the payment waits for may still be under way. */
async function refreshPayment(ctx: ServiceContext, { provider, ref }: EventSubject): Promise<void> {
  const payment = await ctx.db
    .selectFrom('Payment')
    .select('id')
    .where('provider', '=', provider)
    .where('providerRef', '=', ref)
    .executeTakeFirst();
  if (payment) await settlePayment(ctx, payment.id, 'look');
}
