import type { CallKey, Viewer } from '../../../core/context.js';

/** A program's name for a booking, and the owner of the name: two programs may use the same one. */
export interface ExternalId {
  readonly externalId: string;
  readonly externalSourceId: string;
}

/** The owner of the names that a caller reads and assigns: the app, or the user of the API key or session. */
export function externalSourceOf(caller: {
  readonly viewer: Viewer | null;
  readonly apiKey?: CallKey | null;
}): string | null {
  return caller.apiKey?.appId ?? caller.viewer?.id ?? null;
}
