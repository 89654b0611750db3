
import { providerEventHandler } from '../../bookings/payments/provider-event-handlers.js';
/** The job that applies one stored webhook. */
export const APPLY_EVENT_JOB = 'payments.apply-event';
/** Applies a webhook through the same functions as a direct answer; twice is once. */
export async function applyProviderEvent(ctx, provider, id) {
    const event = await ctx.db
        .selectFrom('ProviderEvent')
        .selectAll()
        .where('provider', '=', provider)
        .where('id', '=', id)
        .executeTakeFirst();
    if (!event || event.appliedAt !== null)
        return;
    await providerEventHandler(event.subject)?.(ctx, event);

    await ctx.db
        .updateTable('ProviderEvent')
        .set({ appliedAt: ctx.clock.now() })
        .where('provider', '=', provider)
        .where('id', '=', id)
        .execute();
}
const RETENTION_DAYS = 60;
/** Providers repeat events for some days only. */
export async function purgeEvents({ db, clock }) {
    const before = new Date(clock.now().getTime() - RETENTION_DAYS * 86_400_000);
    await db.deleteFrom('ProviderEvent').where('receivedAt', '<', before).where('appliedAt', 'is not', null).execute();
}
//# sourceMappingURL=apply-provider-event.js.map