import { clientNetwork } from '../core/rate-limits/client-network.js';
/** What a page that has to be made costs of its visitor's bucket; pages have buckets of their own. */
const PAGE_COST = 5;
/** Seconds until a caller may have another page made; 0: at once. */
export function pageTurns(buckets) {
    return async (ip) => (await buckets.take(`pages:${clientNetwork(ip)}`, 'anonymous', PAGE_COST)).retryAfterSeconds;
}
//# sourceMappingURL=page-turns.js.map