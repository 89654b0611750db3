import type { RequestContext } from '../../core/context.js';
import { accessModeCodes, featureBit, spaceTypeCodes } from '../spaces/fields/space-codes.js';
import { AccessMode, SpaceFeature, SpaceType } from '../spaces/space.enums.js';
import type { FilterPart } from './plain-filters.rules.js';
import { partSql, whereSql, type Predicate } from './predicates.js';
import { COUNT_CAP } from './search-query.js';
import type { PriceBucket, SearchFacets } from './search.types.js';
import type { SearchDialect } from './engine/dialect.js';
import { readSearch } from './engine/read-search.js';

/** Parts whose counts ignore the part itself; all others narrow the rows that are read. */
const FREE_PARTS = ['type', 'price', 'access', 'is24h', 'instant'] as const satisfies readonly FilterPart[];
type FreePart = (typeof FREE_PARTS)[number];

/** Columns of the price histogram: 15 € each, the last one open-ended. */
const BUCKET_CENTS = 1_500;
const BUCKETS = 21;

/** The columns to group by. */
const COUNTED = 'type, features, access_mode, is_24h, is_instant, price_cents';

const TYPES = Object.values(SpaceType);
const FEATURES = Object.values(SpaceFeature);

/** The number of results of each further filter, in one pass over the rows that match the rest. */
export async function facetsOf(ctx: RequestContext, predicates: readonly Predicate[]): Promise<SearchFacets> {
  // Only active parts can exclude a row.
  const asking = FREE_PARTS.filter((part) => predicates.some((predicate) => predicate.part === part));
  /** The column that says whether a row matches all active parts except this one. */
  const fitsBut = (part?: FreePart): string => (part && asking.includes(part) ? `fits_but_${part}` : 'fits_all');
  const [row = {}] = await readSearch<Record<string, number | null>>(ctx, (params) => {
    const fits = asking.map((part) => `${partSql(predicates, part, params)} as fits_${part}`);
    const where = whereSql(predicates, params, new Set(FREE_PARTS));
    const fitsAllBut = (leftOut?: FreePart): string =>
      asking
        .filter((part) => part !== leftOut)
        .map((part) => `fits_${part}`)
        .join(' and ') || 'true';
    const combined = [
      `${fitsAllBut()} as fits_all`,
      ...asking.map((part) => `${fitsAllBut(part)} as fits_but_${part}`),
    ];
    // Rows excluded by two parts are counted nowhere.
    const isCounted =
      asking.length < 2 ? '' : `where ${asking.map((part) => `fits_${part}::int`).join(' + ')} >= ${asking.length - 1}`;
    return `select ${countsOf(params.dialect, fitsBut).join(', ')} from (
      select ${COUNTED}, ${combined.join(', ')} from (select ${[COUNTED, ...fits].join(', ')} from space_search ${where}) found ${isCounted}) looked_at`;
  });
  const count = (name: string): number => Math.min(row[name] ?? 0, COUNT_CAP);
  return {
    types: TYPES.map((type) => ({ type, count: count(`t${spaceTypeCodes[type]}`) })),
    features: FEATURES.map((feature) => ({ feature, count: count(`f${featureBit(feature)}`) })),
    autonomous: count(`a${accessModeCodes[AccessMode.AUTONOMOUS]}`),
    scheduled: count(`a${accessModeCodes[AccessMode.SCHEDULED]}`),
    is24h: count('h'),
    instantBook: count('i'),
    priceMinCents: row['low'] ?? null,
    priceMaxCents: row['high'] ?? null,
    priceBuckets: trimmed(
      Array.from({ length: BUCKETS }, (_, index) => ({
        fromCents: index * BUCKET_CENTS,
        toCents: index === BUCKETS - 1 ? null : (index + 1) * BUCKET_CENTS,
        count: count(`p${index}`),
      })),
    ),
  };
}

/** Without empty columns at either end. */
function trimmed(buckets: readonly PriceBucket[]): PriceBucket[] {
  const first = buckets.findIndex(({ count }) => count > 0);
  const last = buckets.findLastIndex(({ count }) => count > 0);
  return first === -1 ? [] : buckets.slice(first, last + 1);
}

function countsOf(dialect: SearchDialect, fitsBut: (part?: FreePart) => string): string[] {
  return [
    ...TYPES.map((type) =>
      counted(dialect, `t${spaceTypeCodes[type]}`, fitsBut('type'), `type = ${spaceTypeCodes[type]}`),
    ),
    ...FEATURES.map((feature) =>
      counted(dialect, `f${featureBit(feature)}`, fitsBut(), `(features & ${1 << featureBit(feature)}) <> 0`),
    ),
    ...Object.values(AccessMode).map((mode) =>
      counted(dialect, `a${accessModeCodes[mode]}`, fitsBut('access'), `access_mode = ${accessModeCodes[mode]}`),
    ),
    counted(dialect, 'h', fitsBut('is24h'), 'is_24h'),
    counted(dialect, 'i', fitsBut('instant'), 'is_instant'),
    ...Array.from({ length: BUCKETS }, (_, index) => counted(dialect, `p${index}`, fitsBut('price'), inBucket(index))),
    `min(price_cents) filter (where ${fitsBut('price')}) as low`,
    `max(price_cents) filter (where ${fitsBut('price')}) as high`,
  ];
}

function inBucket(index: number): string {
  const from = `price_cents >= ${index * BUCKET_CENTS}`;
  return index === BUCKETS - 1 ? from : `${from} and price_cents < ${(index + 1) * BUCKET_CENTS}`;
}

function counted({ countIf }: SearchDialect, name: string, fits: string, condition: string): string {
  return `(${countIf(`${fits} and ${condition}`)})::int as ${name}`;
}
