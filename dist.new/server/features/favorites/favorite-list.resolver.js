var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Args, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { Authorized, Public, signedIn } from '../../core/authorization.js';
import { PAGE_ARGS, pageSizeOf } from '../../core/graphql/connection.js';
import { PayloadMutation } from '../../core/graphql/payload.js';
import { toGlobalId } from '../../core/graphql/global-id.js';
import { createList, deleteList, renameList } from './edit-lists.js';
import { CreateFavoriteListInput, DeleteFavoriteListInput, MoveFavoriteInput, RenameFavoriteListInput, ShareFavoriteListInput, UnshareFavoriteListInput, } from './favorite-list.inputs.js';
import { FavoriteList } from './favorite-list.entity.js';
import { SharedFavoriteList, SharedSpacesConnection, } from './favorite-list.types.js';
import { Favorite } from './favorite.entity.js';
import { moveFavorite } from './move-favorite.js';
import { myLists } from './my-lists.js';
import { sharedList, sharedSpaces, shareList, unshareList } from './share-list.js';
import { shareTokenOf } from './share-token.js';
let FavoriteListResolver = class FavoriteListResolver {
    id(list) {
        return toGlobalId('FavoriteList', list.id);
    }
    count({ count }) {
        return count;
    }
    isFull({ isFull }) {
        return isFull;
    }
    isFirst({ name }) {
        return name === null;
    }
    shareToken({ shareId }, { config }) {
        return shareId && shareTokenOf(config, shareId);
    }
    favoriteLists(ctx) {
        return myLists(signedIn(ctx));
    }
    async createFavoriteList(ctx, input) {
        return { favoriteList: await createList(signedIn(ctx), input) };
    }
    async renameFavoriteList(ctx, input) {
        return { favoriteList: await renameList(signedIn(ctx), input) };
    }
    async deleteFavoriteList(ctx, { listId, }) {
        await deleteList(signedIn(ctx), listId);
        return { deletedFavoriteListId: listId };
    }
    async moveFavorite(ctx, input) {
        return { favorite: await moveFavorite(signedIn(ctx), input) };
    }
    async shareFavoriteList(ctx, { listId, }) {
        return { favoriteList: await shareList(signedIn(ctx), listId) };
    }
    async unshareFavoriteList(ctx, { listId, }) {
        return { favoriteList: await unshareList(signedIn(ctx), listId) };
    }
};
__decorate([
    FieldResolver(() => ID, { description: 'Opaque and stable, begins with fvl_.' }),
    __param(0, Root())
], FavoriteListResolver.prototype, "id", null);
__decorate([
    FieldResolver(() => Int, { description: 'How many of its spaces are public now.' }),
    __param(0, Root())
], FavoriteListResolver.prototype, "count", null);
__decorate([
    FieldResolver(() => Boolean, { description: 'Whether it takes no more.' }),
    __param(0, Root())
], FavoriteListResolver.prototype, "isFull", null);
__decorate([
    FieldResolver(() => Boolean, {
        description: 'The one that takes what a heart keeps; it has no name of its own and cannot be deleted.',
    }),
    __param(0, Root())
], FavoriteListResolver.prototype, "isFirst", null);
__decorate([
    FieldResolver(() => String, {
        nullable: true,
        description: 'The end of its address /favorites/shared/{token}; null unless it is shared.',
    }),
    __param(0, Root()),
    __param(1, Ctx())
], FavoriteListResolver.prototype, "shareToken", null);
__decorate([
    Authorized(),
    Query(() => [FavoriteList], {
        complexity: 10,
        description: "The viewer's lists, twenty at most, the first one first; none before she has kept anything.",
    }),
    __param(0, Ctx())
], FavoriteListResolver.prototype, "favoriteLists", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { favoriteList: [() => FavoriteList, 'The new list.'] },
        complexity: 5,
        description: 'Makes a list. Errors: VALIDATION_FAILED, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_IN_PROGRESS.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => CreateFavoriteListInput, { description: 'Its name.' }))
], FavoriteListResolver.prototype, "createFavoriteList", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { favoriteList: [() => FavoriteList, 'The list, with its new name.'] },
        complexity: 5,
        description: 'Gives a list another name. Errors: NOT_FOUND, VALIDATION_FAILED, BAD_REQUEST for the first list.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => RenameFavoriteListInput, { description: 'Which one, and its name.' }))
], FavoriteListResolver.prototype, "renameFavoriteList", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { deletedFavoriteListId: [() => ID, 'The list that is gone.'] },
        complexity: 5,
        description: 'Takes a list away; its spaces go to the first one. Errors: NOT_FOUND, BAD_REQUEST for the first list, FAVORITES_FULL when that has no room for all of them.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => DeleteFavoriteListInput, { description: 'All there is to say.' }))
], FavoriteListResolver.prototype, "deleteFavoriteList", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { favorite: [() => Favorite, 'The favorite, in its new list.'] },
        complexity: 5,
        description: 'Puts a kept space into another list. Errors: NOT_FOUND, VALIDATION_FAILED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => MoveFavoriteInput, { description: 'What goes where.' }))
], FavoriteListResolver.prototype, "moveFavorite", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { favoriteList: [() => FavoriteList, 'The list, with its link.'] },
        complexity: 5,
        description: 'Makes the link by which others read a list; one that is shared keeps its link. Errors: NOT_FOUND.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => ShareFavoriteListInput, { description: 'All there is to say.' }))
], FavoriteListResolver.prototype, "shareFavoriteList", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { favoriteList: [() => FavoriteList, 'The list, without a link.'] },
        complexity: 5,
        description: "Takes a list's link back for good. Errors: NOT_FOUND.",
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => UnshareFavoriteListInput, { description: 'All there is to say.' }))
], FavoriteListResolver.prototype, "unshareFavoriteList", null);
FavoriteListResolver = __decorate([
    Resolver(() => FavoriteList)
], FavoriteListResolver);
export { FavoriteListResolver };
let SharedFavoriteListResolver = class SharedFavoriteListResolver {
    ownerName(list) {
        return list.ownerName;
    }
    spaces({ id }, ctx, page) {
        return sharedSpaces(ctx, id, page);
    }
    sharedFavoriteList(ctx, token) {
        return sharedList(ctx, token);
    }
};
__decorate([
    FieldResolver(() => String, { description: 'Whose list it is: first name and initial.' }),
    __param(0, Root())
], SharedFavoriteListResolver.prototype, "ownerName", null);
__decorate([
    FieldResolver(() => SharedSpacesConnection, {
        description: 'Its spaces that can be seen now, newest first. Errors: CURSOR_INVALID, PAGINATION_CONFLICT.',
        complexity: ({ args, childComplexity }) => 2 + pageSizeOf(args) * (1 + childComplexity),
    }),
    __param(0, Root()),
    __param(1, Ctx()),
    __param(2, Args(() => PAGE_ARGS))
], SharedFavoriteListResolver.prototype, "spaces", null);
__decorate([
    Public(),
    Query(() => SharedFavoriteList, {
        nullable: true,
        description: 'The list behind a link; null when it leads nowhere, or nowhere any more.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('token', () => String, { description: 'The end of its address.' }))
], SharedFavoriteListResolver.prototype, "sharedFavoriteList", null);
SharedFavoriteListResolver = __decorate([
    Resolver(() => SharedFavoriteList)
], SharedFavoriteListResolver);
export { SharedFavoriteListResolver };
//# sourceMappingURL=favorite-list.resolver.js.map