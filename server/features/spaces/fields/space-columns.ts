import type { SpaceField } from './space-field.types.js';
import { getSpaceField, spaceFieldNames, type SpaceFieldName, type SpaceFields } from './space-fields.js';

/** The entity property that a field is stored in; never for a field without a column. */
type PropertyOf<Name extends SpaceFieldName> = SpaceFields[Name] extends {
  readonly property: infer Property extends string;
}
  ? Property
  : SpaceFields[Name] extends { readonly column: string }
    ? Name
    : never;

type HostOnlyField = {
  [Name in SpaceFieldName]: SpaceFields[Name] extends { readonly seenBy: 'host' } ? Name : never;
}[SpaceFieldName];

/** Properties of the entity that the wizard's fields are stored in. */
export type SpaceFieldProperty = { [Name in SpaceFieldName]: PropertyOf<Name> }[SpaceFieldName];
/** Those of them that only the host reads. */
export type HostOnlyProperty = PropertyOf<HostOnlyField>;
export type SharedProperty = Exclude<SpaceFieldProperty, HostOnlyProperty>;

/** How one field is stored. */
export interface SpaceColumn {
  readonly field: SpaceFieldName;
  readonly property: SpaceFieldProperty;
  readonly name: string;
  readonly type: string;
  readonly seenBy: 'everybody' | NonNullable<SpaceField['seenBy']>;
  readonly isRetained: boolean;
}

/** The columns of the wizard's fields, in the wizard's order. */
export const spaceColumns: readonly SpaceColumn[] = spaceFieldNames.flatMap((field) => {
  const { column, columnType, property, seenBy, isRetained } = getSpaceField(field);
  if (column === undefined || columnType === undefined) return [];
  return [
    {
      field,
      property: (property ?? field) as SpaceFieldProperty,
      name: column,
      type: columnType,
      seenBy: seenBy ?? 'everybody',
      isRetained: isRetained ?? false,
    },
  ];
});

/** Properties that pages may read of a space, and those that only the host reads. */
export const sharedProperties = spaceColumns
  .filter(({ seenBy }) => seenBy !== 'host')
  .map(({ property }) => property) as SharedProperty[];
export const hostOnlyProperties = spaceColumns
  .filter(({ seenBy }) => seenBy === 'host')
  .map(({ property }) => property) as HostOnlyProperty[];

/** The default value of a column; a list is a new one each time, because entities own theirs. */
export function emptyValue(field: SpaceFieldName): unknown {
  const { empty } = getSpaceField(field);
  return Array.isArray(empty) ? [] : (empty ?? null);
}
