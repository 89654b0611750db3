import { Arg, Args, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { Authorized, Public, signedIn } from '../../core/authorization.js';
import { PAGE_ARGS, pageSizeOf, type PageArgs } from '../../core/graphql/connection.js';
import type { RequestContext } from '../../core/context.js';
import { PayloadMutation } from '../../core/graphql/payload.js';
import { toGlobalId } from '../../core/graphql/global-id.js';
import { createList, deleteList, renameList } from './edit-lists.js';
import {
  CreateFavoriteListInput,
  DeleteFavoriteListInput,
  MoveFavoriteInput,
  RenameFavoriteListInput,
  ShareFavoriteListInput,
  UnshareFavoriteListInput,
} from './favorite-list.inputs.js';
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

  @FieldResolver(() => Boolean, { description: 'Whether it is full.' })
  isFull(@Root() { isFull }: FavoriteListRow): boolean {
    return isFull;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether it is the default list, which has no name and cannot be deleted.',
  })
  isFirst(@Root() { name }: FavoriteListRow): boolean {
    return name === null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The last part of its URL /favorites/shared/{token}; null unless it is shared.',
  })
  shareToken(@Root() { shareId }: FavoriteListRow, @Ctx() { config }: RequestContext): string | null {
    return shareId && shareTokenOf(config, shareId);
  }

  @Authorized()
  @Query(() => [FavoriteList], {
    complexity: 10,
    description:
      'The viewer’s lists, at most twenty, the default one first; empty before the viewer has saved anything.',
  })
  favoriteLists(@Ctx() ctx: RequestContext): Promise<FavoriteListRow[]> {
    return myLists(signedIn(ctx));
  }

  @Authorized()
  @PayloadMutation({
    payload: { favoriteList: [() => FavoriteList, 'The new list.'] },
    complexity: 5,
    description: 'Creates a list. Errors: VALIDATION_FAILED, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_IN_PROGRESS.',
  })
  async createFavoriteList(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateFavoriteListInput, { description: 'Its name.' }) input: CreateFavoriteListInput,
  ): Promise<{ favoriteList: FavoriteListRow }> {
    return { favoriteList: await createList(signedIn(ctx), input) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { favoriteList: [() => FavoriteList, 'The list, with its new name.'] },
    complexity: 5,
    description: 'Renames a list. Errors: NOT_FOUND, VALIDATION_FAILED, BAD_REQUEST for the default list.',
  })
  async renameFavoriteList(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RenameFavoriteListInput, { description: 'The list and its new name.' })
    input: RenameFavoriteListInput,
  ): Promise<{ favoriteList: FavoriteListRow }> {
    return { favoriteList: await renameList(signedIn(ctx), input) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { deletedFavoriteListId: [() => ID, 'The deleted list.'] },
    complexity: 5,
    description:
      'Deletes a list; its spaces move to the default one. Errors: NOT_FOUND, BAD_REQUEST for the default list, FAVORITES_FULL when that has no room for all of them.',
  })
  async deleteFavoriteList(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DeleteFavoriteListInput, { description: 'The input.' }) { listId }: DeleteFavoriteListInput,
  ): Promise<{ deletedFavoriteListId: string }> {
    await deleteList(signedIn(ctx), listId);
    return { deletedFavoriteListId: listId };
  }

  @Authorized()
  @PayloadMutation({
    payload: { favorite: [() => Favorite, 'The favorite, in its new list.'] },
    complexity: 5,
    description: 'Moves a favorite to another list. Errors: NOT_FOUND, VALIDATION_FAILED.',
  })
  async moveFavorite(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => MoveFavoriteInput, { description: 'The favorite and the lists.' }) input: MoveFavoriteInput,
  ): Promise<{ favorite: FavoriteRow }> {
    return { favorite: await moveFavorite(signedIn(ctx), input) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { favoriteList: [() => FavoriteList, 'The list, with its link.'] },
    complexity: 5,
    description: 'Creates the sharing link of a list; a shared list keeps its link. Errors: NOT_FOUND.',
  })
  async shareFavoriteList(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ShareFavoriteListInput, { description: 'The input.' }) { listId }: ShareFavoriteListInput,
  ): Promise<{ favoriteList: FavoriteListRow }> {
    return { favoriteList: await shareList(signedIn(ctx), listId) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { favoriteList: [() => FavoriteList, 'The list, without a link.'] },
    complexity: 5,
    description: 'Revokes a list’s sharing link permanently. Errors: NOT_FOUND.',
  })
  async unshareFavoriteList(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UnshareFavoriteListInput, { description: 'The input.' }) { listId }: UnshareFavoriteListInput,
  ): Promise<{ favoriteList: FavoriteListRow }> {
    return { favoriteList: await unshareList(signedIn(ctx), listId) };
  }
}

@Resolver(() => SharedFavoriteList)
export class SharedFavoriteListResolver {
  @FieldResolver(() => String, { description: 'The owner: first name and initial.' })
  ownerName(@Root() list: SharedListRow): string {
    return list.ownerName;
  }

  @FieldResolver(() => SharedSpacesConnection, {
    description: 'Its public spaces, newest first. Errors: CURSOR_INVALID, PAGINATION_CONFLICT.',
    complexity: ({ args, childComplexity }: { args: PageArgs; childComplexity: number }) =>
      2 + pageSizeOf(args) * (1 + childComplexity),
  })
  spaces(
    @Root() { id }: SharedListRow,
    @Ctx() ctx: RequestContext,
    @Args(() => PAGE_ARGS) page: PageArgs,
  ): Promise<SharedSpacesConnection> {
    return sharedSpaces(ctx, id, page);
  }

  @Public()
  @Query(() => SharedFavoriteList, {
    nullable: true,
    description: 'The list of a sharing link; null when the link is invalid or revoked.',
  })
  sharedFavoriteList(
    @Ctx() ctx: RequestContext,
    @Arg('token', () => String, { description: 'The last part of its URL.' }) token: string,
  ): Promise<SharedListRow | null> {
    return sharedList(ctx, token);
  }
}
