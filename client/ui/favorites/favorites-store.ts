import { useSyncExternalStore } from 'react';
import { track } from '../../analytics/track';
import { browserFavorites } from './browser-favorites';

/** Who remembers favorites: this browser, or the account of whoever is signed in. */
export interface FavoritesKeeper {
  /** Newest first; the same array while nothing changed. */
  ids: () => readonly string[];
  /** False until what was kept earlier has been read. */
  isKnown: () => boolean;
  toggle: (id: string) => void;
  subscribe: (listener: () => void) => () => void;
}

const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

let keeper: FavoritesKeeper = browserFavorites;
let stopHearing = keeper.subscribe(tell);

/** Leaves favorites to another keeper from now on. */
export function keepFavoritesWith(next: FavoritesKeeper): void {
  stopHearing();
  keeper = next;
  stopHearing = keeper.subscribe(tell);
  tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps a space, or lets go of it. */
export function toggleFavorite(id: string): void {
  track({ event: keeper.ids().includes(id) ? 'favorite_removed' : 'favorite_added', space_id: id });
  keeper.toggle(id);
}

/* What a page shows that the server drew: it knows no browser. */
const NONE: readonly string[] = [];

/** The spaces that are kept, newest first. */
export const useFavorites = (): readonly string[] =>
  useSyncExternalStore(
    subscribe,
    () => keeper.ids(),
    () => NONE,
  );

/** Whether one is kept: whoever asks draws anew only when this one changes. */
export const useIsFavorite = (id: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => keeper.ids().includes(id),
    () => false,
  );

/** Whether these are all: a moment after signing in, the account has not answered yet. */
export const useFavoritesKnown = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => keeper.isKnown(),
    () => true,
  );
