import type { CallKey, Viewer } from '../../../core/context.js';

/** A name that a program gave a booking, and whose it is: two programs may use the same one. */
export interface ExternalId {
  readonly externalId: string;
  readonly externalSourceId: string;
}

/** Whose names of bookings a caller reads and gives: the app's, or those of the person whose key or session it is. */
export function externalSourceOf(caller: {
  readonly viewer: Viewer | null;
  readonly apiKey?: CallKey | null;
}): string | null {
  return caller.apiKey?.appId ?? caller.viewer?.id ?? null;
}
