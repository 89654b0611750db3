import type { SpaceDraftInput } from '../../../generated/graphql';
import { spaceFields } from '../../../generated/space-fields';

/** What the wizard's fields hold, as it is sent: null is an emptied field. */
export type Draft = SpaceDraftInput;
export type DraftField = keyof Draft;

type ShownFields = typeof spaceFields;
/** Fields with a label that hold such a value. */
export type FieldName<Value extends number | string> = {
  [Name in keyof ShownFields & DraftField]: ShownFields[Name] extends { readonly label: string }
    ? [NonNullable<Draft[Name]>] extends [Value]
      ? Name
      : never
    : never;
}[keyof ShownFields & DraftField];

/** What a new draft starts with, so that the commonest answers need no touch; all of it is in sight and can be changed. */
export const STARTING_VALUES: Draft = {
  minDays: spaceFields.minDays.empty,
  deposit: 'NONE',
  cancellationPolicy: 'FLEXIBLE',
  keysLent: spaceFields.keysLent.empty,
};

/** The server's draft as values to send: without what the cache adds. */
export function valuesOf(draft: object): Draft {
  return JSON.parse(
    JSON.stringify(draft, (key, value: unknown) => (key === '__typename' ? undefined : value)),
  ) as Draft;
}
