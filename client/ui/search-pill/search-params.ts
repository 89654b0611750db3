import { searchFlags, searchNumbers, searchReals } from '../../generated/first-bounds';
import type { AccessMode, SpaceFeature, SpaceSort, SpaceType } from '../../generated/schema';
import { AccessModeValues } from '../../generated/values/AccessMode';
import { SpaceFeatureValues } from '../../generated/values/SpaceFeature';
import { SpaceSortValues } from '../../generated/values/SpaceSort';
import { SpaceTypeValues } from '../../generated/values/SpaceType';
import { StorableThingValues } from '../../generated/values/StorableThing';
import { readCalendarDay } from '../time/calendar-day';
import { countOf, type ThingCount } from '../things/thing-counts';

/** Kinds of space, most searched first. */
export const TYPE_ORDER = [
  'STORAGE',
  'GARAGE',
  'ROOM',
  'SHOP',
  'WAREHOUSE',
  'OTHER',
] as const satisfies readonly SpaceType[];

/** The searched part of the map, in degrees. */
export interface SearchBounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** A numeric parameter by its name; each has a key in the URL, where money is in euros. */
export type SearchNumber = (typeof searchNumbers)[keyof typeof searchNumbers];
type SearchNumbers = Record<SearchNumber, number | null>;

/** An on/off filter by its name; its key in the URL is 1 when it is on. */
export type SearchFlag = (typeof searchFlags)[keyof typeof searchFlags];

export const NUMBER_FIELDS = Object.values(searchNumbers) as SearchNumber[];
export const FLAG_FIELDS = Object.values(searchFlags) as SearchFlag[];

/** A whole search as in its URL (RTE-6 and further keys). Money is cents, lengths metres. */
export interface SearchState extends SearchNumbers, Record<SearchFlag, boolean> {
  /** Five digits, or any text that names a place (LOC-4). */
  postalCode: string | null;
  city: string | null;
  /** Words in the texts of spaces, beside the place; only programs ask for them. */
  text: string | null;
  type: readonly SpaceType[];
  from: string | null;
  to: string | null;
  features: readonly SpaceFeature[];
  access: AccessMode | null;
  /** The things that must fit, each once. */
  things: readonly ThingCount[];
  bounds: SearchBounds | null;
  sort: SpaceSort;
  page: number;
  /** Phones show the map instead of the list. */
  isMap: boolean;
}

/** A search without criteria, in the default order. */
export const EMPTY_SEARCH: SearchState = {
  ...(Object.fromEntries(NUMBER_FIELDS.map((field) => [field, null])) as SearchNumbers),
  ...(Object.fromEntries(FLAG_FIELDS.map((field) => [field, false])) as Record<SearchFlag, boolean>),
  postalCode: null,
  city: null,
  text: null,
  type: [],
  from: null,
  to: null,
  features: [],
  access: null,
  things: [],
  bounds: null,
  sort: 'RECOMMENDED',
  page: 1,
  isMap: false,
};

const REALS: ReadonlySet<SearchNumber> = new Set(searchReals);
/* Whether GraphQL reads it as an integer: one of more than 32 bits fails the whole operation, not only its field. */
const isInt = (value: number): boolean => (value | 0) === value;
const scaleOf = (field: string): number => (field.endsWith('Cents') ? 100 : 1);
/* Rounds an angle to the precision of the map: a decimetre. */
const toDegrees = (value: number): number => Math.round(value * 1e6) / 1e6;

/** Parses the search of a URL; invalid values are left out. */
export function parseSearch(params: URLSearchParams): SearchState {
  const state: SearchState = {
    ...EMPTY_SEARCH,
    postalCode: textOf(params.get('postal_code')),
    city: textOf(params.get('city')),
    text: textOf(params.get('text')),
    type: listOf(params.get('type'), SpaceTypeValues),
    features: listOf(params.get('features'), SpaceFeatureValues),
    from: readCalendarDay(params.get('from')),
    to: readCalendarDay(params.get('to')),
    access: oneOf(params.get('access'), AccessModeValues),
    things: thingsOf(params.get('things')),
    bounds: boundsOf(params.get('bbox')),
    sort: oneOf(params.get('sort'), SpaceSortValues) ?? EMPTY_SEARCH.sort,
    page: pageOf(params.get('page')),
    isMap: params.get('view') === 'map',
  };
  for (const [key, field] of Object.entries(searchNumbers)) {
    const number = Number(params.get(key)) * scaleOf(field);
    const value = REALS.has(field) ? number : Math.round(number);
    state[field] = value > 0 && isInt(Math.round(value)) ? value : null;
  }
  for (const [key, field] of Object.entries(searchFlags)) state[field] = params.get(key) === '1';
  return state;
}

/** The URL of a search: only set parameters, always in the same order. */
export function formatSearch(search: Partial<SearchState>): URLSearchParams {
  const state = { ...EMPTY_SEARCH, ...search };
  const params = new URLSearchParams();
  const put = (key: string, value: string | null | false) => value && params.set(key, value);
  put('postal_code', state.postalCode);
  put('city', state.city);
  put('text', state.text);
  put('type', textOfList(SpaceTypeValues, state.type));
  put('from', state.from);
  put('to', state.to);
  for (const [key, field] of Object.entries(searchNumbers)) {
    const value = state[field];
    put(key, value !== null && String(value / scaleOf(field)));
  }
  put('features', textOfList(SpaceFeatureValues, state.features));
  const thingTexts = StorableThingValues.flatMap((thing) => {
    const count = countOf(state.things, thing);
    return count > 0 ? `${thing}-${count}` : [];
  });
  put('things', thingTexts.join().toLowerCase());
  put('access', state.access?.toLowerCase() ?? null);
  for (const [key, field] of Object.entries(searchFlags)) put(key, state[field] && '1');
  put(
    'bbox',
    state.bounds &&
      [state.bounds.west, state.bounds.south, state.bounds.east, state.bounds.north].map(toDegrees).join(','),
  );
  put('sort', state.sort !== EMPTY_SEARCH.sort && state.sort.toLowerCase());
  put('page', state.page > 1 && String(state.page));
  put('view', state.isMap && 'map');
  return params;
}

/** The text of the place field for a search. */
export const placeOf = ({ city, postalCode }: Pick<SearchState, 'city' | 'postalCode'>): string =>
  city ?? postalCode ?? '';

function textOf(raw: string | null): string | null {
  return raw?.trim().slice(0, 200) || null;
}

function oneOf<T extends string>(raw: string | null, values: readonly T[]): T | null {
  return values.find((value) => value === raw?.toUpperCase()) ?? null;
}

const textOfList = <T extends string>(values: readonly T[], chosen: readonly T[]): string =>
  values
    .filter((value) => chosen.includes(value))
    .join()
    .toLowerCase();

function listOf<T extends string>(raw: string | null, values: readonly T[]): T[] {
  const listed = new Set(raw?.toUpperCase().split(','));
  return values.filter((value) => listed.has(value));
}

/* `sofa-1,box-10` */
function thingsOf(raw: string | null): ThingCount[] {
  const listed = new Map(
    raw
      ?.toUpperCase()
      .split(',')
      .map((part) => [part.slice(0, part.lastIndexOf('-')), part.slice(part.lastIndexOf('-') + 1)]),
  );
  return StorableThingValues.flatMap((thing) => {
    const count = listed.get(thing) ?? '';
    return /^[1-9]\d{0,2}$/.test(count) ? [{ thing, count: Number(count) }] : [];
  });
}

function pageOf(raw: string | null): number {
  const page = Number(raw);
  return isInt(page) && page > 0 ? page : 1;
}

function boundsOf(raw: string | null): SearchBounds | null {
  const sides = raw?.split(',').map((part) => (part.trim() ? Number(part) : NaN));
  // What is missing is not a number, so it is in no order.
  const [west = NaN, south = NaN, east = NaN, north = NaN] = sides ?? [];
  const isArea = -180 <= west && west < east && east <= 180 && -90 <= south && south < north && north <= 90;
  return isArea ? { south, west, north, east } : null;
}
