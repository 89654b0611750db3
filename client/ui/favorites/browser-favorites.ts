import { createStoredIds } from '../../state/stored-store';
import { STORED } from '../../state/stored-keys';
import type { FavoritesStorage } from './favorites-storage';
import { favoriteBounds } from '../../generated/first-bounds';

/** The maximum of one list. */
const MAX = favoriteBounds.inList.max;

const stored = createStoredIds(STORED.favorites, MAX);

/** A visitor's favorites, in this browser. */
export const browserFavorites: FavoritesStorage & { remove: (ids: readonly string[]) => void } = {
  ids: stored.getState,
  isKnown: () => true,
  toggle: (id) => {
    const ids = stored.getState();
    stored.set(ids.includes(id) ? ids.filter((other) => other !== id) : [id, ...ids]);
  },
  /** Removes ids that an account has taken over. */
  remove: (ids) => stored.set(stored.getState().filter((id) => !ids.includes(id))),
  subscribe: stored.subscribe,
};
