import { wholeEuros } from '../../../core/values/money.js';
import type { ServiceContext } from '../../../core/context.js';
import { withTtlCache } from '../../../core/ttl-cache.js';
import { spaceTypeOfCode } from '../../spaces/fields/space-codes.js';
import { Params, readRows } from '../sql.js';
import type { CityPrices, CityType, PriceExample } from './city-page.types.js';

/** Number of spaces on a city's page. */
export const CITY_FEATURED = 4;
const BARS = 14;

/** The current statistics of a city. */
export interface CityStatistics {
  readonly verifiedCount: number;
  readonly prices: CityPrices | null;
  readonly types: CityType[];
  readonly districts: readonly { readonly name: string; readonly count: number; readonly medianCents: number }[];
  /** The spaces on the page: featured ones, then the best ranked. */
  readonly featuredIds: readonly string[];
}

interface Row {
  readonly verified: number;
  readonly low: number | null;
  readonly high: number;
  /** The quartiles, and the 10th and 90th percentile. */
  readonly points: readonly [number, number, number, number, number];
  readonly bars: readonly { readonly bar: number; readonly count: number }[];
  readonly examples: PriceExample[];
  readonly types: readonly {
    readonly code: number;
    readonly count: number;
    readonly medianCents: number;
    readonly medianSizeM2: number;
  }[];
  readonly districts: CityStatistics['districts'];
  readonly featured: readonly string[];
}

/** One statement for all statistics; percentiles are prices that really exist. */
const STATISTICS_SQL = (slug: string, featured: string) => `
  with offer as (
    select r.id, r.price_cents, r.size_m2, r.district, r.type, r.rel, s.featured_rank, s.verified_at
    from space_search r join spaces s on s.id = r.id where r.city_id = (select id from cities where slug = ${slug})
  ), span as (
    select count(*) filter (where verified_at is not null)::int as verified, min(price_cents) as low, max(price_cents) as high,
      percentile_disc(array[0.25, 0.5, 0.75, 0.9, 0.1]) within group (order by price_cents) as points
    from offer
  )
  select span.*,
    (select coalesce(json_agg(b), '[]') from (
      select least(${BARS - 1}, (price_cents - low)::bigint * ${BARS} / greatest(points[4] - low, 1))::int as bar, count(*)::int as count
      from offer group by 1) b) as bars,
    (select coalesce(json_agg(e), '[]') from generate_series(1, 3) as step cross join lateral (
      select price_cents as "priceCents", round(size_m2::numeric, 1)::float as "sizeM2", district from offer where district is not null
      order by abs(price_cents - (low + (points[4] - low) * step / 4)), id limit 1) e) as examples,
    (select coalesce(json_agg(t order by t.count desc, t.code), '[]') from (
      select type as code, count(*)::int as count, percentile_disc(0.5) within group (order by price_cents) as "medianCents",
        percentile_disc(0.5) within group (order by round(size_m2::numeric, 1)::float) as "medianSizeM2"
      from offer group by type) t) as types,
    (select coalesce(json_agg(d), '[]') from (
      select district as name, count(*)::int as count, percentile_disc(0.5) within group (order by price_cents) as "medianCents"
      from offer where district is not null group by district) d) as districts,
    (select coalesce(json_agg(f.id), '[]') from (select id from offer order by featured_rank nulls last, rel desc, id limit ${featured}) f) as featured
  from span`;

/** All statistics of a city, read in one query. */
export function cityStatistics(ctx: ServiceContext, slug: string): Promise<CityStatistics> {
  return withTtlCache(ctx, `city:${slug}`, () => readStatistics(ctx, slug));
}

async function readStatistics(ctx: ServiceContext, slug: string): Promise<CityStatistics> {
  const params = new Params();
  const [row] = await readRows<Row>(ctx.em, STATISTICS_SQL(params.add(slug), params.add(CITY_FEATURED)), params);
  if (!row) throw new Error('an aggregate gave no row');
  return {
    verifiedCount: row.verified,
    prices: row.low === null ? null : pricesOf(row, row.low),
    types: row.types.map(({ code, ...statistics }) => ({ type: spaceTypeOfCode(code), ...statistics })),
    districts: row.districts,
    featuredIds: row.featured,
  };
}

function pricesOf({ high, points, bars, examples }: Row, low: number): CityPrices {
  const [quarter, median, threeQuarters, usualHigh, usualLow] = points;
  const span = Math.max(usualHigh - low, 1);
  const counts = new Map(bars.map(({ bar, count }) => [bar, count]));
  const barOf = (cents: number): number => Math.min(BARS - 1, Math.floor(((cents - low) * BARS) / span));
  const length = usualHigh > low ? BARS : 1;
  return {
    lowCents: low,
    quarterCents: quarter,
    medianCents: median,
    threeQuartersCents: threeQuarters,
    usualLowCents: usualLow,
    usualHighCents: usualHigh,
    shownLowCents: wholeEuros(usualLow),
    shownHighCents: wholeEuros(usualHigh),
    highCents: high,
    bars: Array.from({ length }, (_, bar) => ({
      fromCents: low + Math.ceil((bar * span) / BARS),
      count: counts.get(bar) ?? 0,
      isMiddle: bar >= barOf(quarter) && bar <= barOf(threeQuarters),
    })),
    examples,
  };
}
