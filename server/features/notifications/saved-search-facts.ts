import type { ServiceContext } from '../../core/context.js';
import { alertToken } from '../saved-searches/alert-token.js';
import { filterOfToday } from '../saved-searches/saved-filter.rules.js';
import type { SavedSearchMatched } from '../saved-searches/saved-search.events.js';
import { searchAddress } from '../search/search-address.rules.js';
import type { SpaceFilter } from '../search/search.inputs.js';
import type { AlternativeSpace } from './alternative-spaces.js';

/** What of a saved search is told. */
export interface SavedSearchFacts {
  readonly id: string;
  readonly name: string;
  /** Where it is asked again, as it can be asked today. */
  readonly address: string;
  /** The first of those that newly fit, the best placed ones first. */
  readonly spaces: readonly AlternativeSpace[];
  /** How many there are beside. */
  readonly moreCount: number;
}

/** A saved search with spaces that newly fit it; null when its owner removed it, or all of them are gone. */
export async function readSavedSearch(tx: ServiceContext, { savedSearchId, spaceIds, count }: SavedSearchMatched['payload']): Promise<SavedSearchFacts | null> {
  const [search] = await tx.em.execute<{ name: string; filter: SpaceFilter }[]>('select name, filter from saved_searches where id = ?', [savedSearchId]);
  const spaces = await tx.em.execute<AlternativeSpace[]>(
    `select s.id, coalesce(s.title, '') as title, r.price_cents as "priceCents" from spaces s join space_search r on r.id = s.id where s.id = any(?::uuid[]) order by r.rel desc, s.id`,
    [`{${spaceIds.join(',')}}`],
  );
  if (!search || spaces.length === 0) return null;
  return { id: savedSearchId, name: search.name, address: searchAddress(filterOfToday(search.filter, tx.clock.today())), spaces, moreCount: count - spaceIds.length };
}

/** Where a mail's reader ends the alerts of one search, without signing in. */
export function unsubscribeAddress({ config }: Pick<ServiceContext, 'config'>, searchId: string): string {
  return `/unsubscribe?${new URLSearchParams({ token: alertToken(config, searchId) }).toString()}`;
}
