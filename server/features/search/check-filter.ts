import { daysBetween, isLocalDate, oneYearAfter } from '../../core/values/date-range.js';
import { FieldProblemCode, refuseProblems, type FieldError } from '../../core/errors/errors.js';
import { spaceFields } from '../spaces/fields/space-fields.js';
import { thingProblems } from '../spaces/things/things.rules.js';
import type { BoundsInput, SpaceFilter } from './search.inputs.js';

const TEXT_MAX = 100;
const PLACE_MAX = 200;
const MAX_CENTS = 10_000_000;

/** Bounds of the numbers a filter may hold. */
const RANGES = {
  priceMinCents: [0, MAX_CENTS],
  priceMaxCents: [0, MAX_CENTS],
  sizeMinM2: fromZero('sizeM2'),
  sizeMaxM2: fromZero('sizeM2'),
  heightMinM: fromZero('heightM'),
  doorWidthMinM: fromZero('doorWidthM'),
  minStayMaxDays: [spaceFields.minDays.bounds.min, spaceFields.minDays.bounds.max],
  radiusM: [100, 50_000],
} as const satisfies Partial<Record<keyof SpaceFilter, readonly [number, number]>>;

/** A measure may be asked for from nothing on: that leaves out only what no space can be. */
function fromZero(field: 'sizeM2' | 'heightM' | 'doorWidthM'): [number, number] {
  return [0, spaceFields[field].bounds.max];
}

type RangedField = keyof typeof RANGES;

/** Refuses a filter that can't be meant; tells every wrong field at once. */
export function refuseWrongFilter(filter: SpaceFilter, today: string): void {
  refuseProblems([
    ...rangeProblems(filter),
    ...dateProblems(filter, today),
    ...boundsProblems(filter.bounds),
    ...textProblems(filter),
    ...thingProblems(filter.things ?? [], 'filter.things'),
  ]);
}

function outOfRange(path: string, min: number, max: number): FieldError {
  return { path: `filter.${path}`, code: FieldProblemCode.FILTER_OUT_OF_RANGE, params: { min, max } };
}

function rangeProblems(filter: SpaceFilter): FieldError[] {
  const problems = (Object.keys(RANGES) as RangedField[]).flatMap((field) => {
    const [min, max] = RANGES[field];
    const value = filter[field];
    return value != null && !(value >= min && value <= max) ? [outOfRange(field, min, max)] : [];
  });
  return [
    ...problems,
    ...reversed('priceMaxCents', filter.priceMinCents, filter.priceMaxCents, MAX_CENTS),
    ...reversed('sizeMaxM2', filter.sizeMinM2, filter.sizeMaxM2, RANGES.sizeMaxM2[1]),
  ];
}

function reversed(
  path: RangedField,
  min: number | null | undefined,
  max: number | null | undefined,
  top: number,
): FieldError[] {
  return min != null && max != null && min > max ? [outOfRange(path, min, top)] : [];
}

function dateProblems({ from, to }: SpaceFilter, today: string): FieldError[] {
  const problems: FieldError[] = [];
  const start = from ?? today;
  for (const [path, value] of [
    ['filter.from', from],
    ['filter.to', to],
  ] as const) {
    if (value != null && !isLocalDate(value)) problems.push({ path, code: FieldProblemCode.REQUIRED });
  }
  if (problems.length > 0) return problems;
  const latest = oneYearAfter(today);
  if (start < today)
    problems.push({ path: 'filter.from', code: FieldProblemCode.DATE_IN_PAST, params: { min: today } });
  // No booking begins that late, and calendars end.
  if (start > latest) return [{ path: 'filter.from', code: FieldProblemCode.START_TOO_FAR, params: { max: latest } }];
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

function textProblems({ text, postalCode, city }: SpaceFilter): FieldError[] {
  const tooLong = (path: string, value: string | null | undefined, max: number): FieldError[] =>
    (value?.length ?? 0) > max ? [{ path: `filter.${path}`, code: FieldProblemCode.TOO_LONG, params: { max } }] : [];
  return [
    ...tooLong('text', text, TEXT_MAX),
    ...tooLong('postalCode', postalCode, PLACE_MAX),
    ...tooLong('city', city, PLACE_MAX),
  ];
}
