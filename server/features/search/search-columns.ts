import {
  getSpaceField,
  spaceFieldNames,
  type SpaceFieldName,
  type SpaceFields,
} from '../spaces/fields/space-fields.js';

type CopiedField = {
  [Name in SpaceFieldName]: SpaceFields[Name] extends { readonly searchType: string } ? Name : never;
}[SpaceFieldName];

/** Columns that the search row copies from the space; a field with a `searchType` adds one. */
export type CopiedColumn = SpaceFields[CopiedField]['column'];
/** Their values, by property names of the entities. */
export type CopiedProperties = Record<CopiedField, number | null>;
/** Their values by column. */
export type CopiedValues = Readonly<Record<CopiedColumn, number | null>>;

export const copiedColumns = spaceFieldNames.flatMap((property) => {
  const { column, searchType } = getSpaceField(property);
  return column && searchType
    ? [{ property: property as CopiedField, name: column as CopiedColumn, type: searchType }]
    : [];
});

/** Their names with a prefix, for a statement. */
export const copiedNames = (prefix = ''): string => copiedColumns.map(({ name }) => `${prefix}${name}`).join(', ');

/** The copied columns of a row that has more. */
export function copiedValuesOf(row: CopiedValues): CopiedValues {
  return Object.fromEntries(copiedColumns.map(({ name }) => [name, row[name]])) as CopiedValues;
}

/** The same values of a space, by property names of its entity. */
export function copiedValuesOfSpace(space: Readonly<CopiedProperties>): CopiedValues {
  return Object.fromEntries(copiedColumns.map(({ name, property }) => [name, space[property]])) as CopiedValues;
}
