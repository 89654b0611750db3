import { updateCardOfSetup } from '../cards/save-method.js';
import { updateAccount } from '../payees/update-account.js';
import { refreshPayout } from '../payouts/refresh-payout.js';
import { refreshDispute } from '../disputes/refresh-dispute.js';
import { settlePayment } from './settle-payment.js';
import { refreshRefund } from './settle-refund.js';
/** What is done about each subject; transfers move only by our own calls, whose answers are stored. */
const handlers = new Map([
    ['payment', refreshPayment],
    ['refund', (ctx, { provider, ref }) => refreshRefund(ctx, provider, ref)],
    ['dispute', (ctx, { provider, ref }) => refreshDispute(ctx, provider, ref)],
    ['setup', (ctx, { provider, ref }) => updateCardOfSetup(ctx, provider, ref)],
    ['account', (ctx, { provider, ref }) => updateAccount(ctx, provider, ref)],
    ['payout', (ctx, { provider, ref }) => refreshPayout(ctx, provider, ref)],
]);
export function providerEventHandler(subject) {
    return handlers.get(subject);
}
/** Looks only: the call that the payment waits for may still be under way. */
async function refreshPayment(ctx, { provider, ref }) {
    const payment = await ctx.db
        .selectFrom('Payment')
        .select('id')
        .where('provider', '=', provider)
        .where('providerRef', '=', ref)
        .executeTakeFirst();
    if (payment)
        await settlePayment(ctx, payment.id, 'look');
}
//# sourceMappingURL=provider-event-handlers.js.map