import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Authorized, signedIn } from '../../core/authorization.js';
import { AFTER_ARG, clampFirst, FIRST_ARG } from '../../core/graphql/connection.js';
import type { RequestContext } from '../../core/context.js';
import { favoriteIds, myFavorites } from './favorite-lists.js';
import { AddFavoriteInput, SaveFavoriteInput } from './favorite.inputs.js';
import { Favorite } from './favorite.entity.js';
import { FavoriteConnection, type FavoriteRow } from './favorite.types.js';
import { addFavorite, mergeFavorites, removeFavorite } from './edit-favorites.js';
import { saveFavorite } from './save-favorite.js';

@Resolver()
export class FavoritesResolver {
  @Authorized()
  @Query(() => FavoriteConnection, {
    description:
      "What one of the viewer's lists has that can be seen now, newest first. Errors: NOT_FOUND, CURSOR_INVALID.",
    complexity: ({ args, childComplexity }: { args: { first?: number | null }; childComplexity: number }) =>
      2 + clampFirst(args.first) * (1 + childComplexity),
  })
  myFavorites(
    @Ctx() ctx: RequestContext,
    @Arg('listId', () => ID, { nullable: true, description: 'Which list; the first one unless told.' }) listId?:
      | string
      | null,
    @Arg('first', () => Int, FIRST_ARG) first?: number | null,
    @Arg('after', () => String, AFTER_ARG) after?: string | null,
  ): Promise<FavoriteConnection> {
    return myFavorites(signedIn(ctx), { listId: listId ?? null, first: first ?? null, after: after ?? null });
  }

  @Authorized()
  @Query(() => [ID], { complexity: 5, description: 'The ids of all spaces the viewer keeps, newest first.' })
  favoriteIds(@Ctx() ctx: RequestContext): Promise<string[]> {
    return favoriteIds(signedIn(ctx));
  }

  @Authorized()
  @Mutation(() => Boolean, {
    complexity: 5,
    description:
      'Keeps a published space in the first list; one that is kept already stays where it is. Errors: NOT_FOUND, FAVORITES_FULL.',
  })
  async addFavorite(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AddFavoriteInput, { description: 'Which one.' }) input: AddFavoriteInput,
  ): Promise<boolean> {
    await addFavorite(signedIn(ctx), input.spaceId);
    return true;
  }

  @Authorized()
  @Mutation(() => Boolean, {
    complexity: 5,
    description: 'Keeps a space no longer; also when it was not kept. Errors: NOT_FOUND for what is no id of a space.',
  })
  async removeFavorite(
    @Ctx() ctx: RequestContext,
    @Arg('spaceId', () => ID, { description: 'Which one.' }) spaceId: string,
  ): Promise<boolean> {
    await removeFavorite(signedIn(ctx), spaceId);
    return true;
  }

  @Authorized()
  @Mutation(() => Favorite, {
    complexity: 5,
    description:
      'Changes the note on a favorite, or whether she hears of its price. Errors: NOT_FOUND, VALIDATION_FAILED.',
  })
  saveFavorite(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SaveFavoriteInput, { description: 'What changes.' }) input: SaveFavoriteInput,
  ): Promise<FavoriteRow> {
    return saveFavorite(signedIn(ctx), input);
  }

  @Authorized()
  @Mutation(() => [ID], {
    complexity: 10,
    description:
      'Keeps what a visitor had kept in her browser: at most 100 ids, newest first; those that are gone, or that the list has no room for, are left out. Answers all ids, as favoriteIds does.',
  })
  async mergeFavorites(
    @Ctx() ctx: RequestContext,
    @Arg('spaceIds', () => [ID], { description: 'The ids of spaces.' }) spaceIds: string[],
  ): Promise<string[]> {
    await mergeFavorites(signedIn(ctx), spaceIds);
    return favoriteIds(signedIn(ctx));
  }
}
