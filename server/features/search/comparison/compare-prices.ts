import { sql } from 'kysely';
import type { ServiceContext } from '../../../core/context.js';
import { withTtlCache } from '../../../core/ttl-cache.js';
import { columnRef } from '../../../database.js';
import { spaceTypeCodes } from '../../spaces/fields/space-codes.js';
import { SpaceType } from '../../spaces/space.enums.js';
import { CITY_PRICES } from './city-prices.js';
import type { ComparedCity, PriceComparison } from './comparison.types.js';

/** Fewer are not representative of a city. */
const ENOUGH_ROOMS = 10;
/** The highest saving that the product ever claims (USE-7), however much cheaper a city is. */
const MOST_CLAIMED_PERCENT = 60;
/** The minimum saving worth a claim. */
const LEAST_CLAIMED_PERCENT = 10;

/** Currently published storage rooms compared with published average prices of their cities. */
export function comparePrices(ctx: ServiceContext): Promise<PriceComparison> {
  return withTtlCache(ctx, 'price-comparison', async () => {
    const cities = await readCities(ctx);
    const best = Math.max(0, ...cities.map(({ tenthSavingPercent }) => tenthSavingPercent));
    const { source, title, url, publishedOn } = CITY_PRICES;
    return {
      source,
      sourceTitle: title,
      sourceUrl: url,
      sourcePublishedOn: publishedOn,
      comparedOn: ctx.clock.today(),
      cities,
      upToPercent: best < LEAST_CLAIMED_PERCENT ? null : Math.min(best, MOST_CLAIMED_PERCENT),
    };
  });
}

async function readCities(ctx: ServiceContext): Promise<ComparedCity[]> {
  const share = (part: number) =>
    sql<number>`percentile_disc(${sql.lit(part)}) within group (order by ${columnRef<'SpaceSearch'>('r.priceM2Cents')})`;
  const rows = await ctx.db
    .selectFrom('SpaceSearch as r')
    .innerJoin('City as c', 'c.id', 'r.cityId')
    .select((eb) => [
      'c.slug',
      'c.name',
      eb.fn.countAll<number>().as('count'),
      share(0.5).as('median'),
      share(0.1).as('tenth'),
    ])
    .where('r.type', '=', spaceTypeCodes[SpaceType.STORAGE])
    .groupBy(['c.slug', 'c.name'])
    .execute();
  return CITY_PRICES.prices.flatMap(({ city, perM2Cents }): ComparedCity[] => {
    const row = rows.find(({ slug }) => slug === city);
    if (!row || Number(row.count) < ENOUGH_ROOMS) return [];
    return [
      {
        slug: row.slug,
        name: row.name,
        sampleCount: Number(row.count),
        cityMeanCents: perM2Cents,
        medianCents: row.median,
        lowTenthCents: row.tenth,
        medianSavingPercent: savingPercent(row.median, perM2Cents),
        tenthSavingPercent: savingPercent(row.tenth, perM2Cents),
      },
    ];
  });
}

const savingPercent = (cents: number, of: number): number => Math.max(0, Math.floor((1 - cents / of) * 100));
