import { withTtlCache } from '../../core/ttl-cache.js';
import { readRows } from './sql.js';
/** A city page needs this many real spaces (product decisions P16). */
export const ENOUGH_SPACES = 10;
/** The product's cities and the statistics of the whole market. */
function marketOf(ctx) {
    return withTtlCache(ctx, 'market', () => readMarket(ctx));
}
async function readMarket(ctx) {
    const rows = await readRows(ctx.em, `with offer as (
       select r.city_id, count(*)::int as count, count(s.verified_at)::int as verified, min(r.price_cents) as low
       from space_search r join spaces s on s.id = r.id group by r.city_id)
     select c.slug, c.name, c.lat, c.lng, o.count, o.verified, o.low, coalesce(c.position, 99) as position from cities c
       full join offer o on o.city_id = c.id order by position, c.name`);
    const cities = rows
        .filter(({ slug }) => slug !== null)
        .map((row) => ({
        slug: row.slug,
        name: row.name,
        lat: row.lat,
        lng: row.lng,
        spaceCount: row.count ?? 0,
        priceFromCents: row.low,
        isComingSoon: (row.count ?? 0) < ENOUGH_SPACES,
    }));
    const prices = rows.flatMap(({ low }) => (low === null ? [] : [low]));
    const summary = {
        spaceCount: rows.reduce((sum, { count }) => sum + (count ?? 0), 0),
        priceFromCents: prices.length > 0 ? Math.min(...prices) : null,
        verifiedCount: rows.reduce((sum, { verified }) => sum + (verified ?? 0), 0),
        cityCount: cities.filter(({ isComingSoon }) => !isComingSoon).length,
    };
    return { cities, summary };
}
/** The product's cities with what they offer now. */
export async function citiesOf(ctx) {
    return (await marketOf(ctx)).cities;
}
/** Statistics of the whole market. */
export async function getMarketSummary(ctx) {
    return (await marketOf(ctx)).summary;
}
//# sourceMappingURL=market.js.map