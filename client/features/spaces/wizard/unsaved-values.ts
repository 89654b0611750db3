import { rememberedPerson } from '../../../session/tabs';
import { readJson, writeJson } from '../../../state/browser-storage';
import { STORED } from '../../../state/stored-keys';
import type { Draft } from './draft-values';

/** Values that have not reached the server yet, stored in this browser so that nothing is lost. */
export interface Unsaved {
  /** Makes a repeated first save find the same draft. */
  clientKey: string;
  values: Draft;
}

/** The storage of one draft's unsaved values. */
export interface UnsavedStorage {
  read(id: string | null): Unsaved | null;
  write(id: string | null, unsaved: Unsaved | null): void;
}

/** Unsaved values in the browser's storage, separate for each user; without storage they last until the page is left. */
export function browserStorage(userId: string): UnsavedStorage {
  const toId = (id: string | null) => `${userId}:${id ?? 'new'}`;
  return {
    read(id) {
      const stored = readJson<Unsaved>(STORED.spaceDraft, toId(id));
      return stored && typeof stored.clientKey === 'string' && typeof stored.values === 'object' ? stored : null;
    },
    write(id, unsaved) {
      // A save that fails after a sign-out stores nothing.
      if (unsaved && rememberedPerson() !== userId) return;
      writeJson(STORED.spaceDraft, unsaved, toId(id));
    },
  };
}
