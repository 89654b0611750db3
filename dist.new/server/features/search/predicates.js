import { addDays, daysBetween } from '../../core/values/date-range.js';
import { accessModeCodes, featureBit, featureMask, goodsMask, spaceTypeCodes } from '../spaces/fields/space-codes.js';
import { SpaceFeature } from '../spaces/space-types.js';
import { roomForThings, defaultDoorM } from '../spaces/things/things.rules.js';
import { flagFilterList, numberFilterList } from './plain-filters.rules.js';
import { mentions } from './search-area.js';
import { isAnyOf, searchable } from './sql.js';
/** The conditions of a checked filter, each known by its part. */
export function predicatesOf(filter, area, today) {
    const list = area.conditions.map(({ write }) => ({ part: 'area', write }));
    const add = (part, write) => list.push({ part, write });
    const text = searchable(filter.text);
    if (text)
        add('text', mentions(text));
    for (const [name, { condition, part, isReal }] of numberFilterList) {
        const value = filter[name];
        if (value == null || !condition || !part)
            continue;
        add(part, (params) => `${condition} ${params.add(isReal ? toReal(value) : value)}`);
    }
    if (filter.type?.length)
        add('type', isOneOf('type', [...new Set(filter.type)].map((type) => spaceTypeCodes[type])));
    if (filter.features?.length)
        add('features', hasFeatures(featureMask(filter.features)));
    if (filter.accessMode)
        add('access', equals('access_mode', accessModeCodes[filter.accessMode]));
    for (const [name, { condition, part }] of flagFilterList)
        if (filter[name])
            add(part, () => condition);
    const room = roomForThings(filter.things ?? []);
    if (room)
        for (const write of holds(room))
            add('things', write);
    if (filter.from || filter.to)
        for (const write of freeFor(filter, today))
            add('dates', write);
    return list;
}
/** Large enough for things, with a way in for the widest and a ceiling for the highest, and allowed. A listing that names no door has a usual one. */
function holds({ sizeM2, doorM, heightM, goods, features }) {
    const door = `coalesce(door_width_m, case when features & ${1 << featureBit(SpaceFeature.VEHICLE_DOOR)} <> 0 then ${defaultDoorM.vehicle} else ${defaultDoorM.hinged} end)`;
    return [
        (params) => `size_m2 >= ${params.add(sizeM2)}`,
        (params) => `${door} >= ${params.add(doorM)}::real`,
        (params) => `(height_m is null or height_m >= ${params.add(heightM)}::real)`,
        hasAll('goods', goodsMask(goods)),
        ...(features.length > 0 ? [hasFeatures(featureMask(features))] : []),
    ];
}
/** Free on all days from the first to the day before leaving; without a day of leaving, on the first. */
function freeFor({ from, to }, today) {
    const start = from ?? today;
    const conditions = [
        (params) => `not (${params.dialect.isTaken(params.add(start), params.add(to ?? addDays(start, 1)))})`,
        (params) => `available_from <= ${params.add(start)}::date`,
    ];
    if (to)
        conditions.push((params) => `min_days <= ${params.add(daysBetween(start, to))}`);
    return conditions;
}
/** As near as a `real` of PostgreSQL comes: it refuses what is too small for one. */
function toReal(value) {
    return Math.fround(value);
}
function equals(column, value) {
    return (params) => `${column} = ${params.add(value)}`;
}
function isOneOf(column, values) {
    const [only] = values;
    return values.length === 1 && only !== undefined ? equals(column, only) : (params) => isAnyOf(column, values, params);
}
/** All features of the mask. */
export function hasFeatures(mask) {
    return hasAll('features', mask);
}
function hasAll(column, mask) {
    return (params) => {
        const bits = params.add(mask);
        return `${column} & ${bits}::int = ${bits}::int`;
    };
}
/** `where …` of these conditions but those of the parts left out. */
export function whereSql(predicates, params, leftOut = new Set()) {
    const parts = predicates.filter(({ part }) => !leftOut.has(part)).map(({ write }) => write(params));
    return parts.length > 0 ? `where ${parts.join(' and ')}` : '';
}
/** The conditions of one part joined, or `true` when it asks nothing. */
export function partSql(predicates, part, params) {
    const parts = predicates.filter((predicate) => predicate.part === part).map(({ write }) => write(params));
    return parts.length > 0 ? `(${parts.join(' and ')})` : 'true';
}
//# sourceMappingURL=predicates.js.map