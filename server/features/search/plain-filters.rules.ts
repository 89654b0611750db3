import { spaceFields } from '../spaces/fields/space-fields.js';
import type { SpaceFilter } from './search.inputs.js';

/** A part of the filter that can be left out separately: for facet counts, and to loosen the search. */
export type FilterPart =
  | 'area'
  | 'text'
  | 'price'
  | 'size'
  | 'type'
  | 'dates'
  | 'features'
  | 'access'
  | 'is24h'
  | 'instant'
  | 'measures'
  | 'things'
  | 'minStay';

interface NumberFilter {
  /** Its key in the URL of a search; money is written in euros there. */
  readonly key: string;
  /** Minimum and maximum plausible value. */
  readonly bounds: readonly [min: number, max: number];
  /** The condition before its value; without one the area implements it. */
  readonly condition?: `${string} ${'>=' | '<='}`;
  readonly part?: FilterPart;
  /** Whether its column is a `real`. */
  readonly isReal?: true;
}

interface FlagFilter {
  readonly key: string;
  readonly condition: string;
  readonly part: FilterPart;
}

/** Radius in metres around a place without borders, and around a point. */
export const DEFAULT_RADIUS_M = 2000;
const MAX_CENTS = 10_000_000;
const { sizeM2, heightM, doorWidthM, minDays } = spaceFields;

/** A measure may start at zero: that excludes only impossible spaces. */
const fromZero = ({ bounds }: { readonly bounds: { readonly max: number } }) => [0, bounds.max] as const;

/** Numeric filters: their URL key, bounds and condition; the client parses URLs by the same keys. */
export const numberFilters = {
  priceMinCents: { key: 'price_min', bounds: [0, MAX_CENTS], condition: 'price_cents >=', part: 'price' },
  priceMaxCents: { key: 'price_max', bounds: [0, MAX_CENTS], condition: 'price_cents <=', part: 'price' },
  sizeMinM2: { key: 'size_min', bounds: fromZero(sizeM2), condition: 'size_m2 >=', part: 'size', isReal: true },
  sizeMaxM2: { key: 'size_max', bounds: fromZero(sizeM2), condition: 'size_m2 <=', part: 'size', isReal: true },
  heightMinM: {
    key: 'height_min',
    bounds: fromZero(heightM),
    condition: 'height_m >=',
    part: 'measures',
    isReal: true,
  },
  doorWidthMinM: {
    key: 'door_min',
    bounds: fromZero(doorWidthM),
    condition: 'door_width_m >=',
    part: 'measures',
    isReal: true,
  },
  minStayMaxDays: {
    key: 'stay_max',
    bounds: [minDays.bounds.min, minDays.bounds.max],
    condition: 'min_days <=',
    part: 'minStay',
  },
  radiusM: { key: 'radius', bounds: [100, 50_000] },
} as const satisfies Partial<Record<keyof SpaceFilter, NumberFilter>>;

/**
 * Boolean columns stored as bits of the features mask, from the highest bit down, so that a new boolean needs no column; each is read from
 * the space `s` or its host `u`. The bits are stored: never reorder.
 */
export const flagSources = {
  has_electric_meter: 's.has_electric_meter',
  is_of_featured_host: 'u.featured_host_since is not null',
} as const;
export type FlagColumn = keyof typeof flagSources;
export const flagColumns = Object.keys(flagSources) as readonly FlagColumn[];

const HIGHEST_BIT = 30;
const bitOf = (column: FlagColumn): number => 1 << (HIGHEST_BIT - flagColumns.indexOf(column));

/** The bits of the columns that are true. */
export const flagMask = (source: Readonly<Partial<Record<FlagColumn, boolean>>>): number =>
  flagColumns.reduce((mask, column) => (source[column] ? mask | bitOf(column) : mask), 0);

const isFlagged = (column: FlagColumn): string => `features & ${bitOf(column)} <> 0`;

/** Boolean filters: their URL key and condition. */
export const flagFilters = {
  is24h: { key: 'always_open', condition: 'is_24h', part: 'is24h' },
  isInstantBook: { key: 'instant', condition: 'is_instant', part: 'instant' },
  hasFeaturedHost: { key: 'featured_host', condition: isFlagged('is_of_featured_host'), part: 'features' },
  hasElectricMeter: { key: 'meter', condition: isFlagged('has_electric_meter'), part: 'features' },
} as const satisfies Partial<Record<keyof SpaceFilter, FlagFilter>>;

/** Both tables together, by name. */
export const numberFilterList: readonly (readonly [keyof typeof numberFilters, NumberFilter])[] =
  entriesOf(numberFilters);
export const flagFilterList: readonly (readonly [keyof typeof flagFilters, FlagFilter])[] = entriesOf(flagFilters);

function entriesOf<T extends object>(table: T): [keyof T, T[keyof T]][] {
  return Object.entries(table) as [keyof T, T[keyof T]][];
}

/** The filters of one part. */
export function plainFiltersOf(parts: readonly FilterPart[]): (keyof SpaceFilter)[] {
  return [...numberFilterList, ...flagFilterList].flatMap(([name, { part }]) =>
    part && parts.includes(part) ? [name] : [],
  );
}
