import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Authorized, Public, signedIn } from '../../core/authorization.js';
import type { RequestContext } from '../../core/context.js';
import { SpaceFilter } from '../search/search.inputs.js';
import {
  changeSavedSearch,
  markSavedSearchSeen,
  MAX_SAVED_SEARCHES,
  removeSavedSearch,
  saveSearch,
} from './save-search.js';
import { findSavedSearchByFilter, listSavedSearches } from './saved-search-lists.js';
import { ChangeSavedSearchInput, SaveSearchInput } from './saved-search.inputs.js';
import { SavedSearch } from './saved-search.entity.js';
import type { SavedSearchRow } from './saved-search.types.js';
import { stopAlerts } from './stop-alerts.js';

const ID_ARG = { description: 'The saved search.' };

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
  @Mutation(() => SavedSearch, {
    complexity: 10,
    description:
      'Saves a search; one with the same filter that exists already stays as it is. Errors: VALIDATION_FAILED, SAVED_SEARCHES_FULL.',
  })
  saveSearch(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SaveSearchInput, { description: 'The filter, name and alerts.' }) input: SaveSearchInput,
  ): Promise<SavedSearchRow> {
    return saveSearch(signedIn(ctx), input);
  }

  @Authorized()
  @Mutation(() => SavedSearch, {
    complexity: 5,
    description:
      'Changes the name of a saved search, or how often the viewer is notified. Errors: NOT_FOUND, VALIDATION_FAILED.',
  })
  changeSavedSearch(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ChangeSavedSearchInput, { description: 'The changes.' }) input: ChangeSavedSearchInput,
  ): Promise<SavedSearchRow> {
    return changeSavedSearch(signedIn(ctx), input);
  }

  @Authorized()
  @Mutation(() => SavedSearch, {
    complexity: 5,
    description: 'Marks all current matches as seen, which sets `newCount` to 0. Errors: NOT_FOUND.',
  })
  markSavedSearchSeen(@Ctx() ctx: RequestContext, @Arg('id', () => ID, ID_ARG) id: string): Promise<SavedSearchRow> {
    return markSavedSearchSeen(signedIn(ctx), id);
  }

  @Authorized()
  @Mutation(() => Boolean, {
    complexity: 5,
    description:
      'Deletes a saved search; also succeeds when it does not exist. Errors: NOT_FOUND for an id of another type.',
  })
  async removeSavedSearch(@Ctx() ctx: RequestContext, @Arg('id', () => ID, ID_ARG) id: string): Promise<boolean> {
    await removeSavedSearch(signedIn(ctx), id);
    return true;
  }

  @Public()
  @Mutation(() => Boolean, {
    complexity: 5,
    description:
      'Ends the alerts of one saved search, by the token in a mail. Also succeeds when they have ended before. Errors: TOKEN_INVALID.',
  })
  async stopSavedSearchAlerts(
    @Ctx() ctx: RequestContext,
    @Arg('token', () => String, { description: 'The token in the link.' }) token: string,
  ): Promise<boolean> {
    await stopAlerts(ctx, token);
    return true;
  }
}
