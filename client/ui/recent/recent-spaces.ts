import { useStore } from 'zustand';
import { createStoredIds } from '../../state/stored-store';
import { STORED } from '../../state/stored-keys';

const recentSpaces = createStoredIds(STORED.recentSpaces, 12);

/** Stores on this device that a space was viewed: newest first, at most twelve. */
export function rememberSpace(id: string): void {
  const ids = recentSpaces.getState();
  if (ids[0] !== id) recentSpaces.set([id, ...ids.filter((other) => other !== id)]);
}

/** Removes deleted spaces. */
export function removeRecentSpaces(gone: readonly string[]): void {
  const ids = recentSpaces.getState();
  if (ids.some((id) => gone.includes(id))) recentSpaces.set(ids.filter((id) => !gone.includes(id)));
}

/** The recently viewed spaces of this device, newest first. */
export const useRecentSpaces = (): readonly string[] => useStore(recentSpaces);
