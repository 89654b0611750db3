import type { CostBuckets } from '../core/graphql/cost-bucket.js';
import { clientNetwork } from '../core/rate-limits/client-network.js';

/** The cost of rendering a page for its visitor's bucket; pages have separate buckets. */
const PAGE_COST = 10;

/** Seconds until a caller may have another page rendered; 0 for at once. */
export function pageRateLimit(buckets: CostBuckets): (ip: string) => Promise<number> {
  return async (ip) => (await buckets.take(`pages:${clientNetwork(ip)}`, 'anonymous', PAGE_COST)).retryAfterSeconds;
}
