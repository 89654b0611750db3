import { rememberedPerson } from '../../../session/tabs';
import type { Draft } from './draft-values';

/** What has not reached the server yet, kept in this browser so that nothing is lost. */
export interface Unsaved {
  /** Makes a repeated first save find the same draft. */
  clientKey: string;
  values: Draft;
}

/** Where one draft's unsaved values are kept. */
export interface UnsavedStorage {
  read(id: string | null): Unsaved | null;
  write(id: string | null, unsaved: Unsaved | null): void;
}

const PREFIX = 'hueco_draft:';

/** Unsaved values in the browser's storage, apart for each person; without storage they live as long as the page. */
export function browserStorage(userId: string): UnsavedStorage {
  const keyOf = (id: string | null) => `${PREFIX}${userId}:${id ?? 'new'}`;
  return {
    read(id) {
      try {
        const kept = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null') as Unsaved | null;
        return kept && typeof kept.clientKey === 'string' && typeof kept.values === 'object' ? kept : null;
      } catch {
        return null;
      }
    },
    write(id, unsaved) {
      // A save that fails because she has signed out leaves nothing behind.
      if (unsaved && rememberedPerson() !== userId) return;
      try {
        if (unsaved) localStorage.setItem(keyOf(id), JSON.stringify(unsaved));
        else localStorage.removeItem(keyOf(id));
      } catch {
        // Full or closed: the values are still in memory.
      }
    },
  };
}
