import type { SpaceCard_SpaceFragment } from '../../generated/graphql';
import { readJson, writeJson } from '../../state/browser-storage';
import { STORED } from '../../state/stored-keys';

const MAX_SEARCHES = 3;
const MAX_SPACES = 12;

/** A search as it was last answered, to be read where there is no connection. */
export interface LastSearch {
  address: string;
  heading: string;
  at: string;
  spaces: Pick<SpaceCard_SpaceFragment, 'id' | 'title' | 'type' | 'sizeM2' | 'city' | 'district' | 'priceAllInCents'>[];
}

/** The last searches of this browser, the newest first. Whoever signs out takes them along. */
export function lastSearches(): LastSearch[] {
  const stored = readJson(STORED.lastSearches);
  return Array.isArray(stored) ? (stored as LastSearch[]) : [];
}

/** Remembers what a search has answered. */
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
  writeJson(
    STORED.lastSearches,
    [next, ...lastSearches().filter(({ address }) => address !== next.address)].slice(0, MAX_SEARCHES),
  );
}
