import { recordEvent } from '../../../core/events/events.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { PayoutEventType } from '../payouts/payout.events.js';
import { PayoutAccountStatus } from './payout-account.codes.js';
/** A webhook about a payee's account: its present state is fetched and stored. */
export async function updateAccount(ctx, provider, ref) {
    const known = await ctx.db
        .selectFrom('PayoutAccount')
        .select('id')
        .where('provider', '=', provider)
        .where('ref', '=', ref)
        .executeTakeFirst();
    if (known)
        await storeAccount(ctx, known.id, await ctx.ports.payments.named(provider).retrieveAccount(ref));
}
const STATUS = {
    pending: PayoutAccountStatus.PENDING,
    restricted: PayoutAccountStatus.RESTRICTED,
    complete: PayoutAccountStatus.COMPLETE,
};
/** Stores what the provider says of an account; a host whose account was complete and is not any more is told. */
export async function storeAccount(ctx, id, state) {
    const { ref, requirements, requirementsDueAt, ibanLast4 } = state;
    const status = STATUS[state.status];
    await inTransaction(ctx, async (tx) => {
        const before = await tx.db
            .selectFrom('PayoutAccount')
            .select(['userId', 'status'])
            .where('id', '=', id)
            .forUpdate()
            .executeTakeFirstOrThrow();
        await tx.db
            .updateTable('PayoutAccount')
            .set({
            ref,
            status,
            requirements: [...requirements],
            requirementsDueAt,
            ibanLast4,
            updatedAt: tx.clock.now(),
        })
            .where('id', '=', id)
            .execute();
        if (before.status !== PayoutAccountStatus.COMPLETE || status === PayoutAccountStatus.COMPLETE)
            return;
        await recordEvent(tx, {
            type: PayoutEventType.ACCOUNT_RESTRICTED,
            payload: { userId: before.userId, amountCents: 0, payoutId: '' },
        });
    });
}
/** Whether a host can be paid out to, where that is asked for (T5). */
export async function isPayeeReady(ctx, hostId) {
    return !ctx.config.requirePayoutAccount || (await payeesReady(ctx, [hostId])).has(hostId);
}
/** Which of these hosts can be paid out to. */
export async function payeesReady(ctx, hostIds) {
    const rows = await ctx.db
        .selectFrom('PayoutAccount')
        .select('userId')
        .where('userId', 'in', hostIds)
        .where('provider', '=', ctx.ports.payments.current.name)
        .where('status', '=', PayoutAccountStatus.COMPLETE)
        .execute();
    return new Set(rows.map(({ userId }) => userId));
}
//# sourceMappingURL=update-account.js.map