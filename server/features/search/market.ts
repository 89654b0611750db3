import { constantsOf } from '../../core/constants/load-constants.js';
import type { RequestContext, ServiceContext } from '../../core/context.js';
import { withTtlCache } from '../../core/ttl-cache.js';
import { isCityOpen } from './city/city-opening.rules.js';
import type { City, MarketFacts } from './search.types.js';
import { readRows } from './sql.js';

/** The current market, without the staff's settings. */
interface Market {
  readonly cities: Omit<City, 'isComingSoon'>[];
  readonly summary: Omit<MarketFacts, 'cityCount'>;
}

interface CityRow {
  readonly slug: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly count: number | null;
  readonly verified: number | null;
  readonly low: number | null;
}

/** The product's cities and the statistics of the whole market. */
export function marketOf(ctx: ServiceContext): Promise<Market> {
  return withTtlCache(ctx, 'market', () => readMarket(ctx));
}

async function readMarket(ctx: ServiceContext): Promise<Market> {
  const rows = await readRows<CityRow>(
    ctx.em,
    `with offer as (
       select r.city_id, count(*)::int as count, count(s.verified_at)::int as verified, min(r.price_cents) as low
       from space_search r join spaces s on s.id = r.id group by r.city_id)
     select c.slug, c.name, c.lat, c.lng, o.count, o.verified, o.low, coalesce(c.position, 99) as position from cities c
       full join offer o on o.city_id = c.id order by position, c.name`,
  );
  const cities = rows
    .filter(({ slug }) => slug !== null)
    .map((row) => ({
      slug: row.slug,
      name: row.name,
      lat: row.lat,
      lng: row.lng,
      spaceCount: row.count ?? 0,
      priceFromCents: row.low,
    }));
  const prices = rows.flatMap(({ low }) => (low === null ? [] : [low]));
  const summary = {
    spaceCount: rows.reduce((sum, { count }) => sum + (count ?? 0), 0),
    priceFromCents: prices.length > 0 ? Math.min(...prices) : null,
    verifiedCount: rows.reduce((sum, { verified }) => sum + (verified ?? 0), 0),
  };
  return { cities, summary };
}

/** The product's cities with what they offer now. */
export async function citiesOf(ctx: RequestContext): Promise<City[]> {
  const constants = await constantsOf(ctx);
  return (await marketOf(ctx)).cities.map((city) => ({ ...city, isComingSoon: !isCityOpen(city, constants) }));
}

/** Statistics of the whole market. */
export async function getMarketSummary(ctx: RequestContext): Promise<MarketFacts> {
  const { summary } = await marketOf(ctx);
  return { ...summary, cityCount: (await citiesOf(ctx)).filter(({ isComingSoon }) => !isComingSoon).length };
}
