import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { track } from '../../analytics/track';
import type { ReadableStore } from '../../state/readable-store';
import { browserFavorites } from './browser-favorites';
import type { FavoritesStorage } from './favorites-storage';

const current = createStore<{ storage: FavoritesStorage }>(() => ({ storage: browserFavorites }));
const getStorage = (): FavoritesStorage => current.getState().storage;

/* The state of a server-rendered page, because the server knows no favorites. */
const NONE: readonly string[] = [];
const SERVER: FavoritesStorage = { ...browserFavorites, ids: () => NONE, isKnown: () => true };

const favorites: ReadableStore<FavoritesStorage> = {
  getState: getStorage,
  getInitialState: () => SERVER,
  subscribe: (listener) => {
    const onChange = () => listener(getStorage(), getStorage());
    let stop = getStorage().subscribe(onChange);
    const stopSwitches = current.subscribe(({ storage }) => {
      stop();
      stop = storage.subscribe(onChange);
      onChange();
    });
    return () => {
      stopSwitches();
      stop();
    };
  },
};

/** Replaces the storage. */
export const setFavoritesStorage = (storage: FavoritesStorage): void => current.setState({ storage });

/** Adds a space to the favorites, or removes it. */
export function toggleFavorite(id: string): void {
  const storage = getStorage();
  track({ event: storage.ids().includes(id) ? 'favorite_removed' : 'favorite_added', space_id: id });
  storage.toggle(id);
}

/** The favorites, newest first. */
export const useFavorites = (): readonly string[] => useStore(favorites, (storage) => storage.ids());

/** Whether a space is a favorite: the component renders again only when this changes. */
export const useIsFavorite = (id: string): boolean => useStore(favorites, (storage) => storage.ids().includes(id));

/** Whether these are all: just after signing in, the account has not responded yet. */
export const useFavoritesKnown = (): boolean => useStore(favorites, (storage) => storage.isKnown());
