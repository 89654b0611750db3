import { Arg, Args, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { Authorized, signedIn } from '../../core/authorization.js';
import { PAGE_ARGS, pageSizeOf, type PageArgs } from '../../core/graphql/connection.js';
import type { RequestContext } from '../../core/context.js';
import { PayloadMutation } from '../../core/graphql/payload.js';
import { favoriteIds, myFavorites } from './favorite-lists.js';
import { AddFavoriteInput, MergeFavoritesInput, RemoveFavoriteInput, SaveFavoriteInput } from './favorite.inputs.js';
import { Favorite } from './favorite.entity.js';
import { FavoriteConnection, type FavoriteRow } from './favorite.types.js';
import { addFavorite, mergeFavorites, removeFavorite } from './edit-favorites.js';
import { saveFavorite } from './save-favorite.js';

@Resolver()
export class FavoritesResolver {
  @Authorized()
  @Query(() => FavoriteConnection, {
    description:
      'The public spaces of one of the viewer’s lists, newest first. Errors: NOT_FOUND, CURSOR_INVALID, PAGINATION_CONFLICT.',
    complexity: ({ args, childComplexity }: { args: PageArgs; childComplexity: number }) =>
      2 + pageSizeOf(args) * (1 + childComplexity),
  })
  myFavorites(
    @Ctx() ctx: RequestContext,
    @Arg('listId', () => ID, { nullable: true, description: 'The list; the default one if omitted.' }) listId?:
      | string
      | null,
    @Args(() => PAGE_ARGS) page?: PageArgs,
  ): Promise<FavoriteConnection> {
    return myFavorites(signedIn(ctx), listId ?? null, page ?? {});
  }

  @Authorized()
  @Query(() => [ID], { complexity: 5, description: 'The ids of all the viewer’s favorite spaces, newest first.' })
  favoriteIds(@Ctx() ctx: RequestContext): Promise<string[]> {
    return favoriteIds(signedIn(ctx));
  }

  @Authorized()
  @PayloadMutation({
    payload: { spaceId: [() => ID, 'The space that is kept now.'] },
    complexity: 5,
    description:
      'Adds a published space to the default list; one that is already saved stays where it is. Errors: NOT_FOUND, FAVORITES_FULL.',
  })
  async addFavorite(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AddFavoriteInput, { description: 'The space.' }) input: AddFavoriteInput,
  ): Promise<{ spaceId: string }> {
    await addFavorite(signedIn(ctx), input.spaceId);
    return { spaceId: input.spaceId };
  }

  @Authorized()
  @PayloadMutation({
    payload: { removedSpaceId: [() => ID, 'The space that is kept no longer.'] },
    complexity: 5,
    description: 'Removes a space from the favorites; idempotent. Errors: NOT_FOUND for an id that is not a space’s.',
  })
  async removeFavorite(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RemoveFavoriteInput, { description: 'The input.' }) { spaceId }: RemoveFavoriteInput,
  ): Promise<{ removedSpaceId: string }> {
    await removeFavorite(signedIn(ctx), spaceId);
    return { removedSpaceId: spaceId };
  }

  @Authorized()
  @PayloadMutation({
    payload: { favorite: [() => Favorite, 'The favorite, changed.'] },
    complexity: 5,
    description:
      'Changes the note on a favorite, or whether the viewer is notified of price drops. Errors: NOT_FOUND, VALIDATION_FAILED.',
  })
  async saveFavorite(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SaveFavoriteInput, { description: 'The changes.' }) input: SaveFavoriteInput,
  ): Promise<{ favorite: FavoriteRow }> {
    return { favorite: await saveFavorite(signedIn(ctx), input) };
  }

  @Authorized()
  @PayloadMutation({
    payload: {
      spaceIds: [() => [ID], 'The ids of all spaces the viewer keeps, newest first.'],
      leftOutCount: [() => Int, 'How many had no room in the list.'],
    },
    complexity: 10,
    description:
      'Saves the favorites of a visitor’s browser: at most 100 ids, newest first; deleted spaces, and those beyond the list’s limit, are left out. Returns all ids, like favoriteIds.',
  })
  async mergeFavorites(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => MergeFavoritesInput, { description: 'The input.' }) { spaceIds }: MergeFavoritesInput,
  ): Promise<{ spaceIds: string[]; leftOutCount: number }> {
    const leftOutCount = await mergeFavorites(signedIn(ctx), spaceIds);
    return { spaceIds: await favoriteIds(signedIn(ctx)), leftOutCount };
  }
}
