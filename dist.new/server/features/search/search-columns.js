import { getSpaceField, spaceFieldNames, } from '../spaces/fields/space-fields.js';
export const copiedColumns = spaceFieldNames.flatMap((property) => {
    const { column, searchType } = getSpaceField(property);
    return column && searchType
        ? [{ property: property, name: column, type: searchType }]
        : [];
});
/** Their names with a prefix, for a statement. */
export const copiedNames = (prefix = '') => copiedColumns.map(({ name }) => `${prefix}${name}`).join(', ');
/** The copied columns of a row that has more. */
export function copiedValuesOf(row) {
    return Object.fromEntries(copiedColumns.map(({ name }) => [name, row[name]]));
}
/** The same of a space as its entity names them. */
export function copiedValuesOfSpace(space) {
    return Object.fromEntries(copiedColumns.map(({ name, property }) => [name, space[property]]));
}
//# sourceMappingURL=search-columns.js.map