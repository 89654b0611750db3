import { useStore } from 'zustand';
import { createStoredIds } from '../../state/stored-store';
import { STORED } from '../../state/stored-keys';

const recentSpaces = createStoredIds(STORED.recentSpaces, 12);

/** Remembers on this device that a space was looked at: the last ones first, up to twelve. */
export function rememberSpace(id: string): void {
  const ids = recentSpaces.getState();
  if (ids[0] !== id) recentSpaces.set([id, ...ids.filter((other) => other !== id)]);
}

/** Removes spaces that are gone. */
export function removeRecentSpaces(gone: readonly string[]): void {
  const ids = recentSpaces.getState();
  if (ids.some((id) => gone.includes(id))) recentSpaces.set(ids.filter((id) => !gone.includes(id)));
}

/** The spaces looked at on this device, the last one first. */
export const useRecentSpaces = (): readonly string[] => useStore(recentSpaces);
