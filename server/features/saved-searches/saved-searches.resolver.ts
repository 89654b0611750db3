import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Authorized, Public, signedIn } from '../../core/authorization.js';
import type { RequestContext } from '../../core/context.js';
import { SpaceFilter } from '../search/search.inputs.js';
import { changeSavedSearch, markSavedSearchSeen, MOST_SAVED, removeSavedSearch, saveSearch } from './save-search.js';
import { mySavedSearches, savedSearchFor } from './saved-search-lists.js';
import { ChangeSavedSearchInput, SaveSearchInput } from './saved-search.inputs.js';
import { SavedSearch, type SavedSearchRow } from './saved-search.types.js';
import { stopAlerts } from './stop-alerts.js';

const WHICH = { description: 'Which one.' };

@Resolver()
export class SavedSearchesResolver {
  @Authorized()
  @Query(() => [SavedSearch], { complexity: ({ childComplexity }) => 2 + MOST_SAVED * (1 + childComplexity), description: 'The searches the viewer keeps, newest first; at most twenty.' })
  savedSearches(@Ctx() ctx: RequestContext): Promise<SavedSearchRow[]> {
    return mySavedSearches(signedIn(ctx));
  }

  @Authorized()
  @Query(() => SavedSearch, { nullable: true, complexity: ({ childComplexity }) => 3 + childComplexity, description: 'The search the viewer keeps that asks the same today; null when there is none.' })
  savedSearch(@Ctx() ctx: RequestContext, @Arg('filter', () => SpaceFilter, { description: 'As `searchSpaces` takes it.' }) filter: SpaceFilter): Promise<SavedSearchRow | null> {
    return savedSearchFor(signedIn(ctx), filter);
  }

  @Authorized()
  @Mutation(() => SavedSearch, { complexity: 10, description: 'Keeps a search; asked twice, it is kept once and stays as it was. Errors: VALIDATION_FAILED, SAVED_SEARCHES_FULL.' })
  saveSearch(@Ctx() ctx: RequestContext, @Arg('input', () => SaveSearchInput, { description: 'Which, and how.' }) input: SaveSearchInput): Promise<SavedSearchRow> {
    return saveSearch(signedIn(ctx), input);
  }

  @Authorized()
  @Mutation(() => SavedSearch, { complexity: 5, description: 'Changes the name of a saved search, or how often she hears of it. Errors: NOT_FOUND, VALIDATION_FAILED.' })
  changeSavedSearch(@Ctx() ctx: RequestContext, @Arg('input', () => ChangeSavedSearchInput, { description: 'What changes.' }) input: ChangeSavedSearchInput): Promise<SavedSearchRow> {
    return changeSavedSearch(signedIn(ctx), input);
  }

  @Authorized()
  @Mutation(() => SavedSearch, { complexity: 5, description: 'Remembers that she has seen what it finds now: nothing is new any more. Errors: NOT_FOUND.' })
  markSavedSearchSeen(@Ctx() ctx: RequestContext, @Arg('id', () => ID, WHICH) id: string): Promise<SavedSearchRow> {
    return markSavedSearchSeen(signedIn(ctx), id);
  }

  @Authorized()
  @Mutation(() => Boolean, { complexity: 5, description: 'Keeps a search no longer; also when it was not kept. Errors: NOT_FOUND for what is no id of a saved search.' })
  async removeSavedSearch(@Ctx() ctx: RequestContext, @Arg('id', () => ID, WHICH) id: string): Promise<boolean> {
    await removeSavedSearch(signedIn(ctx), id);
    return true;
  }

  @Public()
  @Mutation(() => Boolean, { complexity: 5, description: 'Ends the alerts of one saved search, by the token of a mail. True also when they had ended before. Errors: TOKEN_INVALID.' })
  async stopSavedSearchAlerts(@Ctx() ctx: RequestContext, @Arg('token', () => String, { description: 'As it stands in the link.' }) token: string): Promise<boolean> {
    await stopAlerts(ctx, token);
    return true;
  }
}
