import type { SpaceDraftInput } from '../../../generated/graphql';
import { spaceFields } from '../../../generated/space-fields';

/** The wizard's values as they are sent: null is an emptied field. */
export type Draft = SpaceDraftInput;
export type DraftField = keyof Draft;

type ShownFields = typeof spaceFields;
/** Fields with bounds and such a value. */
export type FieldName<Value extends number | string> = {
  [Name in keyof ShownFields & DraftField]: ShownFields[Name] extends { readonly max: number }
    ? [NonNullable<Draft[Name]>] extends [Value]
      ? Name
      : never
    : never;
}[keyof ShownFields & DraftField];

/** Defaults of a new draft, the most frequent answers; all of them are visible and can be changed. */
export const STARTING_VALUES: Draft = {
  minDays: spaceFields.minDays.empty,
  deposit: 'NONE',
  cancellationPolicy: 'FLEXIBLE',
  keysLent: spaceFields.keysLent.empty,
};

/** The server's draft as input values, without the fields that the cache adds. */
export function valuesOf(draft: object): Draft {
  return JSON.parse(
    JSON.stringify(draft, (key, value: unknown) => (key === '__typename' ? undefined : value)),
  ) as Draft;
}
