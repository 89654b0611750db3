import type { ServiceContext } from '../../core/context.js';
import { cityStatistics } from './city/city-statistics.js';
import { comparePrices } from './comparison/compare-prices.js';
import { marketOf } from './market.js';
import { CITY_RECORDS } from './places/city-records.js';

/**
 * Reads the statistics of the whole market and of each city: with a million spaces they take a second, which no visitor should wait for.
 */
export async function warmUpSearch(ctx: ServiceContext): Promise<void> {
  await Promise.all([marketOf(ctx), comparePrices(ctx)]);
  for (const { slug } of CITY_RECORDS) await cityStatistics(ctx, slug);
}
