import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { track } from '../../analytics/track';
import type { ReadableStore } from '../../state/readable-store';
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

const current = createStore<{ keeper: FavoritesKeeper }>(() => ({ keeper: browserFavorites }));
const getKeeper = (): FavoritesKeeper => current.getState().keeper;

/* What a server-rendered page shows: the server knows no favorites. */
const NONE: readonly string[] = [];
const SERVER: FavoritesKeeper = { ...browserFavorites, ids: () => NONE, isKnown: () => true };

const favorites: ReadableStore<FavoritesKeeper> = {
  getState: getKeeper,
  getInitialState: () => SERVER,
  subscribe: (listener) => {
    const onChange = () => listener(getKeeper(), getKeeper());
    let stop = getKeeper().subscribe(onChange);
    const stopSwitches = current.subscribe(({ keeper }) => {
      stop();
      stop = keeper.subscribe(onChange);
      onChange();
    });
    return () => {
      stopSwitches();
      stop();
    };
  },
};

/** Leaves favorites to another keeper from now on. */
export const keepFavoritesWith = (keeper: FavoritesKeeper): void => current.setState({ keeper });

/** Keeps a space, or lets go of it. */
export function toggleFavorite(id: string): void {
  const keeper = getKeeper();
  track({ event: keeper.ids().includes(id) ? 'favorite_removed' : 'favorite_added', space_id: id });
  keeper.toggle(id);
}

/** The spaces that are kept, newest first. */
export const useFavorites = (): readonly string[] => useStore(favorites, (keeper) => keeper.ids());

/** Whether one is kept: a component renders again only when this one changes. */
export const useIsFavorite = (id: string): boolean => useStore(favorites, (keeper) => keeper.ids().includes(id));

/** Whether these are all: a moment after signing in, the account has not answered yet. */
export const useFavoritesKnown = (): boolean => useStore(favorites, (keeper) => keeper.isKnown());
