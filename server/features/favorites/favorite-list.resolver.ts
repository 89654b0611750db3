import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Authorized, Public, signedIn } from '../../core/authorization.js';
import { AFTER_ARG, clampFirst, FIRST_ARG } from '../../core/graphql/connection.js';
import type { RequestContext } from '../../core/context.js';
import { toGlobalId } from '../../core/graphql/global-id.js';
import { createList, deleteList, renameList } from './edit-lists.js';
import { CreateFavoriteListInput, MoveFavoriteInput, RenameFavoriteListInput } from './favorite-list.inputs.js';
import { FavoriteList } from './favorite-list.entity.js';
import {
  SharedFavoriteList,
  SharedSpacesConnection,
  type FavoriteListRow,
  type SharedListRow,
} from './favorite-list.types.js';
import { Favorite } from './favorite.entity.js';
import type { FavoriteRow } from './favorite.types.js';
import { moveFavorite } from './move-favorite.js';
import { myLists } from './my-lists.js';
import { sharedList, sharedSpaces, shareList, unshareList } from './share-list.js';
import { shareTokenOf } from './share-token.js';

const WHICH = { description: 'Which list.' };

@Resolver(() => FavoriteList)
export class FavoriteListResolver {
  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with fvl_.' })
  id(@Root() list: FavoriteListRow): string {
    return toGlobalId('FavoriteList', list.id);
  }

  @FieldResolver(() => Int, { description: 'How many of its spaces are public now.' })
  count(@Root() { count }: FavoriteListRow): number {
    return count;
  }

  @FieldResolver(() => Boolean, { description: 'Whether it takes no more.' })
  isFull(@Root() { isFull }: FavoriteListRow): boolean {
    return isFull;
  }

  @FieldResolver(() => Boolean, {
    description: 'The one that takes what a heart keeps; it has no name of its own and cannot be deleted.',
  })
  isFirst(@Root() { name }: FavoriteListRow): boolean {
    return name === null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The end of its address /favorites/shared/{token}; null unless it is shared.',
  })
  shareToken(@Root() { shareId }: FavoriteListRow, @Ctx() { config }: RequestContext): string | null {
    return shareId && shareTokenOf(config, shareId);
  }

  @Authorized()
  @Query(() => [FavoriteList], {
    complexity: 10,
    description: "The viewer's lists, twenty at most, the first one first; none before she has kept anything.",
  })
  favoriteLists(@Ctx() ctx: RequestContext): Promise<FavoriteListRow[]> {
    return myLists(signedIn(ctx));
  }

  @Authorized()
  @Mutation(() => FavoriteList, {
    complexity: 5,
    description: 'Makes a list. Errors: VALIDATION_FAILED, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_IN_PROGRESS.',
  })
  createFavoriteList(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateFavoriteListInput, { description: 'Its name.' }) input: CreateFavoriteListInput,
  ): Promise<FavoriteListRow> {
    return createList(signedIn(ctx), input);
  }

  @Authorized()
  @Mutation(() => FavoriteList, {
    complexity: 5,
    description: 'Gives a list another name. Errors: NOT_FOUND, VALIDATION_FAILED, BAD_REQUEST for the first list.',
  })
  renameFavoriteList(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RenameFavoriteListInput, { description: 'Which one, and its name.' })
    input: RenameFavoriteListInput,
  ): Promise<FavoriteListRow> {
    return renameList(signedIn(ctx), input);
  }

  @Authorized()
  @Mutation(() => Boolean, {
    complexity: 5,
    description:
      'Takes a list away; its spaces go to the first one. Errors: NOT_FOUND, BAD_REQUEST for the first list, FAVORITES_FULL when that has no room for all of them.',
  })
  async deleteFavoriteList(@Ctx() ctx: RequestContext, @Arg('id', () => ID, WHICH) id: string): Promise<boolean> {
    await deleteList(signedIn(ctx), id);
    return true;
  }

  @Authorized()
  @Mutation(() => Favorite, {
    complexity: 5,
    description: 'Puts a kept space into another list. Errors: NOT_FOUND, VALIDATION_FAILED.',
  })
  moveFavorite(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => MoveFavoriteInput, { description: 'What goes where.' }) input: MoveFavoriteInput,
  ): Promise<FavoriteRow> {
    return moveFavorite(signedIn(ctx), input);
  }

  @Authorized()
  @Mutation(() => FavoriteList, {
    complexity: 5,
    description: 'Makes the link by which others read a list; one that is shared keeps its link. Errors: NOT_FOUND.',
  })
  shareFavoriteList(@Ctx() ctx: RequestContext, @Arg('id', () => ID, WHICH) id: string): Promise<FavoriteListRow> {
    return shareList(signedIn(ctx), id);
  }

  @Authorized()
  @Mutation(() => FavoriteList, { complexity: 5, description: "Takes a list's link back for good. Errors: NOT_FOUND." })
  unshareFavoriteList(@Ctx() ctx: RequestContext, @Arg('id', () => ID, WHICH) id: string): Promise<FavoriteListRow> {
    return unshareList(signedIn(ctx), id);
  }
}

@Resolver(() => SharedFavoriteList)
export class SharedFavoriteListResolver {
  @FieldResolver(() => String, { description: 'Whose list it is: first name and initial.' })
  ownerName(@Root() list: SharedListRow): string {
    return list.ownerName;
  }

  @FieldResolver(() => SharedSpacesConnection, {
    description: 'Its spaces that can be seen now, newest first. Errors: CURSOR_INVALID.',
    complexity: ({ args, childComplexity }: { args: { first?: number | null }; childComplexity: number }) =>
      2 + clampFirst(args.first) * (1 + childComplexity),
  })
  spaces(
    @Root() { id }: SharedListRow,
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, FIRST_ARG) first?: number | null,
    @Arg('after', () => String, AFTER_ARG) after?: string | null,
  ): Promise<SharedSpacesConnection> {
    return sharedSpaces(ctx, id, { first: first ?? null, after: after ?? null });
  }

  @Public()
  @Query(() => SharedFavoriteList, {
    nullable: true,
    description: 'The list behind a link; null when it leads nowhere, or nowhere any more.',
  })
  sharedFavoriteList(
    @Ctx() ctx: RequestContext,
    @Arg('token', () => String, { description: 'The end of its address.' }) token: string,
  ): Promise<SharedListRow | null> {
    return sharedList(ctx, token);
  }
}
