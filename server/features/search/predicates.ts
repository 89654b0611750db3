import { addDays, daysBetween } from '../../core/values/date-range.js';
import { accessModeCodes, featureBit, featureMask, goodsMask, spaceTypeCodes } from '../spaces/fields/space-codes.js';
import { SpaceFeature } from '../spaces/space.enums.js';
import { roomForThings, defaultDoorM, type ThingsRoom } from '../spaces/things/things.rules.js';
import { flagFilterList, numberFilterList, type FilterPart } from './plain-filters.rules.js';
import { mentions, type SearchArea, type WriteSql } from './search-area.js';
import type { SpaceFilter } from './search.inputs.js';
import { isAnyOf, searchable, type Params } from './sql.js';

export interface Predicate {
  readonly part: FilterPart;
  readonly write: WriteSql;
}

/** The conditions of a validated filter, each tagged with its part. */
export function predicatesOf(filter: SpaceFilter, area: SearchArea, today: string): Predicate[] {
  const list: Predicate[] = area.conditions.map(({ write }) => ({ part: 'area', write }));
  const add = (part: FilterPart, write: WriteSql) => list.push({ part, write });
  const text = searchable(filter.text);
  if (text) add('text', mentions(text));
  for (const [name, { condition, part, isReal }] of numberFilterList) {
    const value = filter[name];
    if (value == null || !condition || !part) continue;
    add(part, (params) => `${condition} ${params.add(isReal ? toReal(value) : value)}`);
  }
  if (filter.type?.length)
    add(
      'type',
      isOneOf(
        'type',
        [...new Set(filter.type)].map((type) => spaceTypeCodes[type]),
      ),
    );
  if (filter.features?.length) add('features', hasFeatures(featureMask(filter.features)));
  if (filter.accessMode) add('access', equals('access_mode', accessModeCodes[filter.accessMode]));
  for (const [name, { condition, part }] of flagFilterList) if (filter[name]) add(part, () => condition);
  const room = roomForThings(filter.things ?? []);
  if (room) for (const write of holds(room)) add('things', write);
  if (filter.from || filter.to) for (const write of freeFor(filter, today)) add('dates', write);
  return list;
}

/**
 * Large enough for the things, with a wide enough door and a high enough ceiling, and allowed. A space without door measures counts as
 * having a usual door.
 */
function holds({ sizeM2, doorM, heightM, goods, features }: ThingsRoom): WriteSql[] {
  const door = `coalesce(door_width_m, case when features & ${1 << featureBit(SpaceFeature.VEHICLE_DOOR)} <> 0 then ${defaultDoorM.vehicle} else ${defaultDoorM.hinged} end)`;
  return [
    (params) => `size_m2 >= ${params.add(sizeM2)}`,
    (params) => `${door} >= ${params.add(doorM)}::real`,
    (params) => `(height_m is null or height_m >= ${params.add(heightM)}::real)`,
    hasAll('goods', goodsMask(goods)),
    ...(features.length > 0 ? [hasFeatures(featureMask(features))] : []),
  ];
}

/** Free on all days of the half-open range; without an end, on the first day. */
function freeFor({ from, to }: SpaceFilter, today: string): WriteSql[] {
  const start = from ?? today;
  const conditions: WriteSql[] = [
    (params) => `not (${params.dialect.isTaken(params.add(start), params.add(to ?? addDays(start, 1)))})`,
    (params) => `available_from <= ${params.add(start)}::date`,
  ];
  if (to) conditions.push((params) => `min_days <= ${params.add(daysBetween(start, to))}`);
  return conditions;
}

/** The nearest value that fits a `real` of PostgreSQL, which refuses values too small for it. */
function toReal(value: number): number {
  return Math.fround(value);
}

function equals(column: string, value: number): WriteSql {
  return (params) => `${column} = ${params.add(value)}`;
}

function isOneOf(column: string, values: readonly number[]): WriteSql {
  const [only] = values;
  return values.length === 1 && only !== undefined ? equals(column, only) : (params) => isAnyOf(column, values, params);
}

/** All features of the mask. */
export function hasFeatures(mask: number): WriteSql {
  return hasAll('features', mask);
}

function hasAll(column: 'features' | 'goods', mask: number): WriteSql {
  return (params) => {
    const bits = params.add(mask);
    return `${column} & ${bits}::int = ${bits}::int`;
  };
}

/** `where …` with these conditions except those of the excluded parts. */
export function whereSql(
  predicates: readonly Predicate[],
  params: Params,
  leftOut: ReadonlySet<FilterPart> = new Set(),
): string {
  const parts = predicates.filter(({ part }) => !leftOut.has(part)).map(({ write }) => write(params));
  return parts.length > 0 ? `where ${parts.join(' and ')}` : '';
}

/** The conditions of one part joined, or `true` when it asks nothing. */
export function partSql(predicates: readonly Predicate[], part: FilterPart, params: Params): string {
  const parts = predicates.filter((predicate) => predicate.part === part).map(({ write }) => write(params));
  return parts.length > 0 ? `(${parts.join(' and ')})` : 'true';
}
