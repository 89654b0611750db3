import { accessModeCodes, featureBit, spaceTypeCodes } from '../spaces/fields/space-codes.js';
import { AccessMode, SpaceFeature, SpaceType } from '../spaces/space-types.js';
import { partSql, whereSql } from './predicates.js';
import { COUNT_CAP } from './search-query.js';
import { readSearch } from './engine/read-search.js';
/** Parts whose counts look past the part itself; all others narrow the rows that are read. */
const FREE_PARTS = ['type', 'price', 'access', 'is24h', 'instant'];
/** Columns of the histogram of prices: 15 € each, the last without an end. */
const BUCKET_CENTS = 1_500;
const BUCKETS = 21;
/** The columns that are counted by. */
const COUNTED = 'type, features, access_mode, is_24h, is_instant, price_cents';
const TYPES = Object.values(SpaceType);
const FEATURES = Object.values(SpaceFeature);
/** What each further filter would leave, by one pass over the rows that fit the rest. */
export async function facetsOf(ctx, predicates) {
    // Only parts that ask for something can keep a row out.
    const asking = FREE_PARTS.filter((part) => predicates.some((predicate) => predicate.part === part));
    /** The column that says whether a row fits all asking parts but this one. */
    const fitsBut = (part) => (part && asking.includes(part) ? `fits_but_${part}` : 'fits_all');
    const [row = {}] = await readSearch(ctx, (params) => {
        const fits = asking.map((part) => `${partSql(predicates, part, params)} as fits_${part}`);
        const where = whereSql(predicates, params, new Set(FREE_PARTS));
        const fitsAllBut = (leftOut) => asking
            .filter((part) => part !== leftOut)
            .map((part) => `fits_${part}`)
            .join(' and ') || 'true';
        const combined = [
            `${fitsAllBut()} as fits_all`,
            ...asking.map((part) => `${fitsAllBut(part)} as fits_but_${part}`),
        ];
        // What two parts keep out is counted nowhere.
        const isCounted = asking.length < 2 ? '' : `where ${asking.map((part) => `fits_${part}::int`).join(' + ')} >= ${asking.length - 1}`;
        return `select ${countsOf(params.dialect, fitsBut).join(', ')} from (
      select ${COUNTED}, ${combined.join(', ')} from (select ${[COUNTED, ...fits].join(', ')} from space_search ${where}) found ${isCounted}) looked_at`;
    });
    const count = (name) => Math.min(row[name] ?? 0, COUNT_CAP);
    return {
        types: TYPES.map((type) => ({ type, count: count(`t${spaceTypeCodes[type]}`) })),
        features: FEATURES.map((feature) => ({ feature, count: count(`f${featureBit(feature)}`) })),
        autonomous: count(`a${accessModeCodes[AccessMode.AUTONOMOUS]}`),
        scheduled: count(`a${accessModeCodes[AccessMode.SCHEDULED]}`),
        is24h: count('h'),
        instantBook: count('i'),
        priceMinCents: row['low'] ?? null,
        priceMaxCents: row['high'] ?? null,
        priceBuckets: trimmed(Array.from({ length: BUCKETS }, (_, index) => ({
            fromCents: index * BUCKET_CENTS,
            toCents: index === BUCKETS - 1 ? null : (index + 1) * BUCKET_CENTS,
            count: count(`p${index}`),
        }))),
    };
}
/** Without the empty columns at either end. */
function trimmed(buckets) {
    const first = buckets.findIndex(({ count }) => count > 0);
    const last = buckets.findLastIndex(({ count }) => count > 0);
    return first === -1 ? [] : buckets.slice(first, last + 1);
}
function countsOf(dialect, fitsBut) {
    return [
        ...TYPES.map((type) => counted(dialect, `t${spaceTypeCodes[type]}`, fitsBut('type'), `type = ${spaceTypeCodes[type]}`)),
        ...FEATURES.map((feature) => counted(dialect, `f${featureBit(feature)}`, fitsBut(), `(features & ${1 << featureBit(feature)}) <> 0`)),
        ...Object.values(AccessMode).map((mode) => counted(dialect, `a${accessModeCodes[mode]}`, fitsBut('access'), `access_mode = ${accessModeCodes[mode]}`)),
        counted(dialect, 'h', fitsBut('is24h'), 'is_24h'),
        counted(dialect, 'i', fitsBut('instant'), 'is_instant'),
        ...Array.from({ length: BUCKETS }, (_, index) => counted(dialect, `p${index}`, fitsBut('price'), inBucket(index))),
        `min(price_cents) filter (where ${fitsBut('price')}) as low`,
        `max(price_cents) filter (where ${fitsBut('price')}) as high`,
    ];
}
function inBucket(index) {
    const from = `price_cents >= ${index * BUCKET_CENTS}`;
    return index === BUCKETS - 1 ? from : `${from} and price_cents < ${(index + 1) * BUCKET_CENTS}`;
}
function counted({ countIf }, name, fits, condition) {
    return `(${countIf(`${fits} and ${condition}`)})::int as ${name}`;
}
//# sourceMappingURL=search-facets.js.map