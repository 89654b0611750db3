import type { ServiceContext } from '../../core/context.js';
import { filterOfToday } from '../saved-searches/saved-filter.rules.js';
import type { SavedSearchMatched } from '../saved-searches/saved-search.events.js';
import { searchAddress } from '../search/search-address.rules.js';
import type { SpaceFilter } from '../search/search.inputs.js';
import type { AlternativeSpace } from './mails/alternative-space.types.js';
import { toListed } from './mails/listed-spaces.rules.js';

/** The part of a saved search that its alerts show. */
export interface SavedSearchSummary {
  readonly id: string;
  readonly name: string;
  /** Path of the search, without dates that have passed. */
  readonly address: string;
  /** The first new matches in the order of relevance. */
  readonly spaces: readonly AlternativeSpace[];
  /** How many more match. */
  readonly moreCount: number;
}

/** A saved search with its new matches; null when the search or all of the spaces no longer exist. */
export async function loadSavedSearch(
  tx: ServiceContext,
  { savedSearchId, spaceIds, count }: SavedSearchMatched['payload'],
): Promise<SavedSearchSummary | null> {
  if (spaceIds.length === 0) return null;
  const search = await tx.db
    .selectFrom('SavedSearch')
    .select(['name', 'filter'])
    .where('id', '=', savedSearchId)
    .executeTakeFirst();
  const rows = await tx.db
    .selectFrom('Space as s')
    .innerJoin('SpaceSearch as r', 'r.id', 's.id')
    .leftJoin('SpacePhoto as p', (join) => join.onRef('p.spaceId', '=', 's.id').on('p.position', '=', 0))
    .select(['s.id', 's.title', 'r.priceCents', 'p.storageKey', 'p.widths'])
    .where('s.id', 'in', spaceIds)
    .orderBy('r.rel', 'desc')
    .orderBy('s.id')
    .execute();
  if (!search || rows.length === 0) return null;
  const spaces = rows.map(toListed);
  return {
    id: savedSearchId,
    name: search.name,
    address: searchAddress(filterOfToday(search.filter as SpaceFilter, tx.clock.today())),
    spaces,
    moreCount: count - spaceIds.length,
  };
}
