import type { LocalDate } from '../../../core/values/date-range.js';
import { MAINLAND_ZONE, localDateOf, startOfDayInstant } from '../../../core/values/time-zone.js';

/** Half a calendar year in Spain, named `2026-2`. */
export interface HalfYear {
  readonly name: string;
  readonly from: LocalDate;
  /** The first day after it. */
  readonly to: LocalDate;
}

const NAME = /^(2\d{3})-([12])$/;

const halfYear = (year: number, half: 1 | 2): HalfYear =>
  half === 1
    ? { name: `${year}-1`, from: `${year}-01-01`, to: `${year}-07-01` }
    : { name: `${year}-2`, from: `${year}-07-01`, to: `${year + 1}-01-01` };

/** The half-year of that name; null for an invalid name. */
export function halfYearNamed(name: string): HalfYear | null {
  const [, year, half] = NAME.exec(name) ?? [];
  return year ? halfYear(Number(year), half === '1' ? 1 : 2) : null;
}

/** The half-year of an instant. */
export function halfYearOf(at: Date): HalfYear {
  const day = localDateOf(at, MAINLAND_ZONE);
  return halfYear(Number(day.slice(0, 4)), day.slice(5, 7) < '07' ? 1 : 2);
}

/** From the half-year of one instant to that of another, the latest first. */
export function halfYearsBetween(first: Date, last: Date): HalfYear[] {
  const oldest = halfYearOf(first).name;
  const found: HalfYear[] = [];
  for (let one = halfYearOf(last); one.name >= oldest; one = before(one)) found.push(one);
  return found;
}

function before({ name }: HalfYear): HalfYear {
  const year = Number(name.slice(0, 4));
  return name.endsWith('2') ? halfYear(year, 1) : halfYear(year - 1, 2);
}

/** Its start and its exclusive end, as instants. */
export const boundsOf = ({ from, to }: HalfYear): { readonly since: Date; readonly until: Date } => ({
  since: startOfDayInstant(from, MAINLAND_ZONE),
  until: startOfDayInstant(to, MAINLAND_ZONE),
});
