import { randomUUID } from 'node:crypto';
import { databaseOf } from '../database.js';
import { LoaderCache } from './graphql/loaders.js';
/** A context for work without a caller: jobs, consumers, timers. */
export function serviceContext({ forkEm, ...services }) {
    const em = forkEm();
    return { ...services, em, db: databaseOf(em) };
}
/** A context for one operation of a caller. */
export function requestContext(services, caller) {
    const requestId = caller.requestId ?? randomUUID();
    const base = serviceContext(services);
    return { ...base, ...caller, requestId, log: base.log.child({ requestId }), loaders: new LoaderCache() };
}
//# sourceMappingURL=request-context.js.map