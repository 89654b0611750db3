import DataLoader from 'dataloader';
import { databaseOf } from '../../database.js';
/** How long reads wait for each other: what is published within it is read by one statement. */
const TICK_MS = 10;
/** Far below PostgreSQL's 65,535 parameters. */
const MAX_KEYS = 1_000;
/** One set for each app: two apps of one process may serve different databases. */
const loadersOfApp = new WeakMap();
/**
 * The loader of this name that all sockets of this process share: what their deliveries ask for within a tick is one statement. It keeps nothing,
 * because each delivery must read the rows as they are by then; whether the viewer may see them is for the caller to check.
 */
export function deliveryLoader(ctx, name, batch) {
    let loaders = loadersOfApp.get(ctx.pubsub);
    if (!loaders)
        loadersOfApp.set(ctx.pubsub, (loaders = new Map()));
    const known = loaders.get(name);
    if (known)
        return known;
    const root = ctx.em.fork();
    const loader = new DataLoader((keys) => {
        const em = root.fork();
        return batch({ em, db: databaseOf(em) }, keys);
    }, { cache: false, maxBatchSize: MAX_KEYS, batchScheduleFn: (run) => void setTimeout(run, TICK_MS) });
    loaders.set(name, loader);
    return loader;
}
//# sourceMappingURL=delivery-loader.js.map