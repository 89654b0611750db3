import { localDateOf, startOfDayInstant } from '../../../core/values/time-zone.js';
const ZONE = 'Europe/Madrid';
const NAME = /^(2\d{3})-([12])$/;
const halfYear = (year, half) => half === 1
    ? { name: `${year}-1`, from: `${year}-01-01`, to: `${year}-07-01` }
    : { name: `${year}-2`, from: `${year}-07-01`, to: `${year + 1}-01-01` };
/** The half-year of that name; null: it names none. */
export function halfYearNamed(name) {
    const [, year, half] = NAME.exec(name) ?? [];
    return year ? halfYear(Number(year), half === '1' ? 1 : 2) : null;
}
/** The half-year of an instant. */
export function halfYearOf(at) {
    const day = localDateOf(at, ZONE);
    return halfYear(Number(day.slice(0, 4)), day.slice(5, 7) < '07' ? 1 : 2);
}
/** From the half-year of one instant to that of another, the latest first. */
export function halfYearsBetween(first, last) {
    const oldest = halfYearOf(first).name;
    const found = [];
    for (let one = halfYearOf(last); one.name >= oldest; one = before(one))
        found.push(one);
    return found;
}
function before({ name }) {
    const year = Number(name.slice(0, 4));
    return name.endsWith('2') ? halfYear(year, 1) : halfYear(year - 1, 2);
}
/** The instants between which it is; the second is the first one after it. */
export const boundsOf = ({ from, to }) => ({
    since: startOfDayInstant(from, ZONE),
    until: startOfDayInstant(to, ZONE),
});
//# sourceMappingURL=half-year.rules.js.map