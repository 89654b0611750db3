import { addDays, daysBetween, isLocalDate, oneYearAfter } from '../../core/values/date-range.js';
import { FieldProblemCode, refuseProblems, type FieldError } from '../../core/errors/errors.js';
import { thingProblems } from '../spaces/things/things.rules.js';
import { numberFilterList, numberFilters } from './plain-filters.rules.js';
import type { BoundsInput, NearInput, SpaceFilter } from './search.inputs.js';

const TEXT_MAX = 100;
const PLACE_MAX = 200;

/** Refuses an implausible filter; reports every wrong field at once. `maxLeadDays` is how far ahead a booking may begin. */
export function refuseWrongFilter(filter: SpaceFilter, today: string, maxLeadDays: number): void {
  refuseProblems([
    ...rangeProblems(filter),
    ...dateProblems(filter, today, maxLeadDays),
    ...boundsProblems(filter.bounds),
    ...nearProblems(filter.near),
    ...textProblems(filter),
    ...thingProblems(filter.things ?? [], 'filter.things'),
  ]);
}

function outOfRange(path: string, min: number, max: number): FieldError {
  return { path: `filter.${path}`, code: FieldProblemCode.FILTER_OUT_OF_RANGE, params: { min, max } };
}

function rangeProblems(filter: SpaceFilter): FieldError[] {
  const problems = numberFilterList.flatMap(([name, { bounds }]) => {
    const [min, max] = bounds;
    const value = filter[name];
    return value != null && !(value >= min && value <= max) ? [outOfRange(name, min, max)] : [];
  });
  return [
    ...problems,
    ...reversed('priceMaxCents', filter.priceMinCents, filter.priceMaxCents),
    ...reversed('sizeMaxM2', filter.sizeMinM2, filter.sizeMaxM2),
  ];
}

function reversed(
  name: 'priceMaxCents' | 'sizeMaxM2',
  min: number | null | undefined,
  max: number | null | undefined,
): FieldError[] {
  return min != null && max != null && min > max ? [outOfRange(name, min, numberFilters[name].bounds[1])] : [];
}

function dateProblems({ from, to }: SpaceFilter, today: string, maxLeadDays: number): FieldError[] {
  const problems: FieldError[] = [];
  const start = from ?? today;
  for (const [path, value] of [
    ['filter.from', from],
    ['filter.to', to],
  ] as const) {
    if (value != null && !isLocalDate(value)) problems.push({ path, code: FieldProblemCode.REQUIRED });
  }
  if (problems.length > 0) return problems;
  if (start < today)
    problems.push({ path: 'filter.from', code: FieldProblemCode.DATE_IN_PAST, params: { min: today } });
  // No booking begins that late.
  if (start > addDays(today, maxLeadDays))
    return [{ path: 'filter.from', code: FieldProblemCode.START_TOO_FAR, params: { maxDays: maxLeadDays } }];
  if (to == null) return problems;
  if (to <= start) problems.push({ path: 'filter.to', code: FieldProblemCode.DATES_REVERSED });
  else if (to > oneYearAfter(start)) {
    problems.push({
      path: 'filter.to',
      code: FieldProblemCode.STAY_TOO_LONG,
      params: { maxDays: daysBetween(start, oneYearAfter(start)) },
    });
  }
  return problems;
}

function boundsProblems(bounds: BoundsInput | null | undefined): FieldError[] {
  if (!bounds) return [];
  const { south, west, north, east } = bounds;
  const problems: FieldError[] = [];
  if (!(south >= -85 && south < north)) problems.push(outOfRange('bounds.south', -85, 85));
  if (!(north <= 85)) problems.push(outOfRange('bounds.north', -85, 85));
  if (!(west >= -180 && west < east)) problems.push(outOfRange('bounds.west', -180, 180));
  if (!(east <= 180)) problems.push(outOfRange('bounds.east', -180, 180));
  return problems;
}

function nearProblems(near: NearInput | null | undefined): FieldError[] {
  if (!near) return [];
  const { lat, lng, radiusM } = near;
  const [min, max] = numberFilters.radiusM.bounds;
  const problems: FieldError[] = [];
  if (!(lat >= -85 && lat <= 85)) problems.push(outOfRange('near.lat', -85, 85));
  if (!(lng >= -180 && lng <= 180)) problems.push(outOfRange('near.lng', -180, 180));
  if (radiusM != null && !(radiusM >= min && radiusM <= max)) problems.push(outOfRange('near.radiusM', min, max));
  return problems;
}

function textProblems({ text, postalCode, city }: SpaceFilter): FieldError[] {
  const tooLong = (path: string, value: string | null | undefined, max: number): FieldError[] =>
    (value?.length ?? 0) > max ? [{ path: `filter.${path}`, code: FieldProblemCode.TOO_LONG, params: { max } }] : [];
  return [
    ...tooLong('text', text, TEXT_MAX),
    ...tooLong('postalCode', postalCode, PLACE_MAX),
    ...tooLong('city', city, PLACE_MAX),
  ];
}
