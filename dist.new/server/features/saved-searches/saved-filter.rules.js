/** A filter in canonical form: empty fields dropped, texts trimmed, lists sorted, coordinates rounded. */
export function canonicalFilter(filter) {
    return (canonical(filter) ?? {});
}
/** The text of a filter; equal for filters that ask for the same. */
export function serializeFilter(filter) {
    return JSON.stringify(canonical(filter) ?? {}).toLowerCase();
}
/** The filter as of today: a past start becomes today, and without its dates once its end has come. */
export function filterOfToday(filter, today) {
    const { from, to, ...rest } = filter;
    if (to != null && to <= today)
        return rest;
    return { ...rest, ...(from == null ? {} : { from: from < today ? today : from }), ...(to == null ? {} : { to }) };
}
/** Whether the end of its period has come. */
export const isOver = ({ to }, today) => to != null && to <= today;
function canonical(value) {
    if (typeof value === 'string')
        return value.toWellFormed().normalize('NFC').trim().replace(/\s+/g, ' ') || null;
    if (typeof value === 'number')
        return Math.round(value * 1e5) / 1e5;
    if (typeof value === 'boolean')
        return value || null;
    if (Array.isArray(value))
        return sorted(value);
    if (typeof value !== 'object' || value === null)
        return null;
    const fields = Object.entries(value).flatMap(([key, field]) => {
        const one = canonical(field);
        return one === null ? [] : [[key, one]];
    });
    return fields.length > 0 ? Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1))) : null;
}
function sorted(values) {
    const items = new Map(values.flatMap((value) => {
        const item = canonical(value);
        return item === null ? [] : [[JSON.stringify(item), item]];
    }));
    return items.size > 0 ? [...items].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, item]) => item) : null;
}
//# sourceMappingURL=saved-filter.rules.js.map