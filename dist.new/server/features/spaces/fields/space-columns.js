import { getSpaceField, spaceFieldNames } from './space-fields.js';
/** The columns of the wizard's fields, in the wizard's order. */
export const spaceColumns = spaceFieldNames.flatMap((field) => {
    const { column, columnType, property, seenBy, isKeptAfterErasure } = getSpaceField(field);
    if (column === undefined || columnType === undefined)
        return [];
    return [
        {
            field,
            property: (property ?? field),
            name: column,
            type: columnType,
            seenBy: seenBy ?? 'everybody',
            isKeptAfterErasure: isKeptAfterErasure ?? false,
        },
    ];
});
/** Properties that pages may need of a space, and those that only the host reads. */
export const sharedProperties = spaceColumns
    .filter(({ seenBy }) => seenBy !== 'host')
    .map(({ property }) => property);
export const hostOnlyProperties = spaceColumns
    .filter(({ seenBy }) => seenBy === 'host')
    .map(({ property }) => property);
/** What a column holds when nothing was given; a list is a new one each time, as entities own theirs. */
export function emptyValue(field) {
    const { empty } = getSpaceField(field);
    return Array.isArray(empty) ? [] : (empty ?? null);
}
//# sourceMappingURL=space-columns.js.map