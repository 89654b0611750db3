import { useStore } from 'zustand';
import type { SpaceCard_SpaceFragment } from '../../generated/graphql';
import { parseJson } from '../../state/browser-storage';
import { STORED } from '../../state/stored-keys';
import { createStoredStore } from '../../state/stored-store';

const MAX_SEARCHES = 3;
const MAX_SPACES = 12;

/** A search with its last results, for offline use. */
export interface LastSearch {
  address: string;
  heading: string;
  at: string;
  spaces: Pick<SpaceCard_SpaceFragment, 'id' | 'title' | 'type' | 'sizeM2' | 'city' | 'district' | 'priceAllInCents'>[];
}

const searches = createStoredStore<readonly LastSearch[]>(
  STORED.lastSearches,
  (text) => {
    const stored = parseJson(text);
    return Array.isArray(stored) ? (stored as LastSearch[]) : [];
  },
  [],
);

/** The last searches of this browser, newest first. Deleted on sign-out. */
export const lastSearches = (): readonly LastSearch[] => searches.getState();

/** The same for a server-rendered page, which does not have them. */
export const useLastSearches = (): readonly LastSearch[] => useStore(searches);

/** Stores the results of a search. */
export function rememberSearch({ spaces, ...search }: Omit<LastSearch, 'at'>): void {
  const cards = spaces.slice(0, MAX_SPACES).map(({ id, title, type, sizeM2, city, district, priceAllInCents }) => ({
    id,
    title,
    type,
    sizeM2,
    city,
    district,
    priceAllInCents,
  }));
  const next: LastSearch = { ...search, at: new Date().toISOString(), spaces: cards };
  const others = lastSearches().filter(({ address }) => address !== next.address);
  searches.write(JSON.stringify([next, ...others].slice(0, MAX_SEARCHES)));
}
