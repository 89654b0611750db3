import { payeesReady } from './update-account.js';
/** Whether hosts can be paid out to, by user. */
export function payeeReadyLoader(ctx) {
    return ctx.loaders.get('payees-ready', async (ids) => {
        const ready = await payeesReady(ctx, ids);
        return ids.map((id) => ready.has(id));
    });
}
//# sourceMappingURL=payee.loaders.js.map