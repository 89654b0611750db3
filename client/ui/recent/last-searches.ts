import type { SpaceCard_SpaceFragment } from '../../generated/graphql';

const KEY = 'hueco_last_searches';
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
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as LastSearch[]) : [];
  } catch {
    return [];
  }
}

/** Remembers what a search has answered. */
export function rememberSearch({ spaces, ...search }: Omit<LastSearch, 'at'>): void {
  const kept = spaces.slice(0, MAX_SPACES).map(({ id, title, type, sizeM2, city, district, priceAllInCents }) => ({
    id,
    title,
    type,
    sizeM2,
    city,
    district,
    priceAllInCents,
  }));
  const next: LastSearch = { ...search, at: new Date().toISOString(), spaces: kept };
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify(
        [next, ...lastSearches().filter(({ address }) => address !== next.address)].slice(0, MAX_SEARCHES),
      ),
    );
  } catch {
    // A full or closed storage keeps what it had.
  }
}
