import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Authorized, signedIn } from '../../core/authorization.js';
import type { RequestContext } from '../../core/context.js';
import { PayloadMutation } from '../../core/graphql/payload.js';
import { SpaceFilter } from '../search/search.inputs.js';
import {
  changeSavedSearch,
  markSavedSearchSeen,
  MAX_SAVED_SEARCHES,
  removeSavedSearch,
  saveSearch,
} from './save-search.js';
import { findSavedSearchByFilter, listSavedSearches } from './saved-search-lists.js';
import {
  ChangeSavedSearchInput,
  MarkSavedSearchSeenInput,
  RemoveSavedSearchInput,
  SaveSearchInput,
} from './saved-search.inputs.js';
import { SavedSearch } from './saved-search.entity.js';
import type { SavedSearchRow } from './saved-search.types.js';

@Resolver()
export class SavedSearchesResolver {
  @Authorized()
  @Query(() => [SavedSearch], {
    complexity: ({ childComplexity }) => 2 + MAX_SAVED_SEARCHES * (1 + childComplexity),
    description: 'The saved searches of the viewer, newest first; at most 20.',
  })
  savedSearches(@Ctx() ctx: RequestContext): Promise<SavedSearchRow[]> {
    return listSavedSearches(signedIn(ctx));
  }

  @Authorized()
  @Query(() => SavedSearch, {
    nullable: true,
    complexity: ({ childComplexity }) => 3 + childComplexity,
    description: 'The saved search of the viewer with the same filter; null when there is none.',
  })
  savedSearch(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => SpaceFilter, { description: 'A filter as for `searchSpaces`.' }) filter: SpaceFilter,
  ): Promise<SavedSearchRow | null> {
    return findSavedSearchByFilter(signedIn(ctx), filter);
  }

  @Authorized()
  @PayloadMutation({
    payload: { savedSearch: [() => SavedSearch, 'The saved search.'] },
    complexity: 10,
    description:
      'Saves a search; an existing one with the same filter stays unchanged. Errors: VALIDATION_FAILED, SAVED_SEARCHES_FULL.',
  })
  async saveSearch(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SaveSearchInput, { description: 'The filter, name and alerts.' }) input: SaveSearchInput,
  ): Promise<{ savedSearch: SavedSearchRow }> {
    return { savedSearch: await saveSearch(signedIn(ctx), input) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { savedSearch: [() => SavedSearch, 'The saved search, changed.'] },
    complexity: 5,
    description:
      'Changes the name of a saved search, or how often the viewer is notified. Errors: NOT_FOUND, VALIDATION_FAILED.',
  })
  async changeSavedSearch(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ChangeSavedSearchInput, { description: 'The changes.' }) input: ChangeSavedSearchInput,
  ): Promise<{ savedSearch: SavedSearchRow }> {
    return { savedSearch: await changeSavedSearch(signedIn(ctx), input) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { savedSearch: [() => SavedSearch, 'The saved search, with nothing new.'] },
    complexity: 5,
    description: 'Marks all current matches as seen, which sets `newCount` to 0. Errors: NOT_FOUND.',
  })
  async markSavedSearchSeen(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => MarkSavedSearchSeenInput, { description: 'The input.' }) {
      savedSearchId,
    }: MarkSavedSearchSeenInput,
  ): Promise<{ savedSearch: SavedSearchRow }> {
    return { savedSearch: await markSavedSearchSeen(signedIn(ctx), savedSearchId) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { deletedSavedSearchId: [() => ID, 'The deleted saved search.'] },
    complexity: 5,
    description:
      'Deletes a saved search; also succeeds when it does not exist. Errors: NOT_FOUND for an id of another type.',
  })
  async removeSavedSearch(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RemoveSavedSearchInput, { description: 'The input.' }) {
      savedSearchId,
    }: RemoveSavedSearchInput,
  ): Promise<{ deletedSavedSearchId: string }> {
    await removeSavedSearch(signedIn(ctx), savedSearchId);
    return { deletedSavedSearchId: savedSearchId };
  }
}
