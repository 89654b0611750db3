import type { SpaceDraftInput } from '../../../generated/graphql';

/** What the wizard's fields hold, as it is sent: null is an emptied field. */
export type Draft = SpaceDraftInput;
export type DraftField = keyof Draft;

/** What a new draft starts with, so that the commonest answers need no touch; all of it is in sight and can be changed. */
export const STARTING_VALUES: Draft = { minDays: 30, deposit: 'NONE', cancellationPolicy: 'FLEXIBLE', keysLent: 0 };

/** The server's draft as values to send: without what the cache adds. */
export function valuesOf(draft: object): Draft {
  return JSON.parse(
    JSON.stringify(draft, (key, value: unknown) => (key === '__typename' ? undefined : value)),
  ) as Draft;
}
