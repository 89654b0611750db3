import { AsyncLocalStorage } from 'node:async_hooks';
import { databaseOf } from '../../database.js';
import { DomainError, ErrorCode } from '../errors/errors.js';
import { domainErrorOf, isRetryable } from '../errors/db-errors.js';
const open = new AsyncLocalStorage();
const MAX_RETRIES = 3;
/** Runs `work` in one database transaction; serialisation failures and deadlocks are retried, at most three times. */
export async function inTransaction(ctx, work, options = {}) {
    // The last ring: whatever a door has let through, a view of the staff writes nothing.
    if (ctx.viewer?.isReadOnly)
        throw new DomainError(ErrorCode.VIEW_READ_ONLY);
    const rehearsal = open.getStore()?.rehearsal;
    if (rehearsal)
        return work({ ...ctx, ...rehearsal });
    if (open.getStore())
        throw new Error('a transaction is already open: pass its context on instead of opening another');
    for (let attempt = 0;; attempt++) {
        const state = { afterCommit: [] };
        try {
            const result = await open.run(state, () => ctx.em.fork().transactional((em) => work({ ...ctx, em, db: databaseOf(em) }), options));
            for (const run of state.afterCommit)
                run();
            return result;
        }
        catch (error) {
            if (!isRetryable(error) || attempt >= MAX_RETRIES)
                throw domainErrorOf(error) ?? error;
            await new Promise((resolve) => setTimeout(resolve, 5 + Math.random() * 20 * (attempt + 1)));
        }
    }
}
/** Ends a rehearsal: everything that it did is undone. */
class Undone extends Error {
}
/** Runs commands for what they would do and undoes it all: nothing is stored, sent or asked of the provider. */
export async function rehearse(ctx, work) {
    const done = [];
    try {
        await inTransaction(ctx, async (tx) => {
            const state = open.getStore();
            if (state)
                state.rehearsal = { em: tx.em, db: tx.db };
            done.push(await work(tx));
            throw new Undone();
        });
    }
    catch (error) {
        if (!(error instanceof Undone))
            throw error;
    }
    return done.at(-1);
}
/** Runs a function once the open transaction has committed, or at once when there is none. */
export function afterCommit(run) {
    const state = open.getStore();
    if (state)
        state.afterCommit.push(run);
    else
        run();
}
/** Called before every network call: a slow network must never hold a transaction open. */
export function assertNoTransaction(what) {
    if (open.getStore())
        throw new Error(`${what} was called inside a transaction`);
}
/** Sets a parameter of PostgreSQL until the transaction ends. */
export async function setForTransaction({ db }, parameter, value) {
    await db
        .selectNoFrom((eb) => eb.fn('set_config', [eb.val(parameter), eb.val(value), eb.lit(true)]).as('set'))
        .execute();
}
/** Leaves the transaction's scope for work that only starts inside it, such as a listener's loop. */
export function outsideTransaction(work) {
    return open.run(null, work);
}
//# sourceMappingURL=transaction.js.map