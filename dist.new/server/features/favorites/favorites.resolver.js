var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Authorized, signedIn } from '../../core/authorization.js';
import { PAGE_ARGS, pageSizeOf } from '../../core/graphql/connection.js';
import { PayloadMutation } from '../../core/graphql/payload.js';
import { favoriteIds, myFavorites } from './favorite-lists.js';
import { AddFavoriteInput, MergeFavoritesInput, RemoveFavoriteInput, SaveFavoriteInput } from './favorite.inputs.js';
import { Favorite } from './favorite.entity.js';
import { FavoriteConnection } from './favorite.types.js';
import { addFavorite, mergeFavorites, removeFavorite } from './edit-favorites.js';
import { saveFavorite } from './save-favorite.js';
let FavoritesResolver = class FavoritesResolver {
    myFavorites(ctx, listId, page) {
        return myFavorites(signedIn(ctx), listId ?? null, page ?? {});
    }
    favoriteIds(ctx) {
        return favoriteIds(signedIn(ctx));
    }
    async addFavorite(ctx, input) {
        await addFavorite(signedIn(ctx), input.spaceId);
        return { spaceId: input.spaceId };
    }
    async removeFavorite(ctx, { spaceId }) {
        await removeFavorite(signedIn(ctx), spaceId);
        return { removedSpaceId: spaceId };
    }
    async saveFavorite(ctx, input) {
        return { favorite: await saveFavorite(signedIn(ctx), input) };
    }
    async mergeFavorites(ctx, { spaceIds }) {
        await mergeFavorites(signedIn(ctx), spaceIds);
        return { spaceIds: await favoriteIds(signedIn(ctx)) };
    }
};
__decorate([
    Authorized(),
    Query(() => FavoriteConnection, {
        description: "What one of the viewer's lists has that can be seen now, newest first. Errors: NOT_FOUND, CURSOR_INVALID, PAGINATION_CONFLICT.",
        complexity: ({ args, childComplexity }) => 2 + pageSizeOf(args) * (1 + childComplexity),
    }),
    __param(0, Ctx()),
    __param(1, Arg('listId', () => ID, { nullable: true, description: 'Which list; the first one unless told.' })),
    __param(2, Args(() => PAGE_ARGS))
], FavoritesResolver.prototype, "myFavorites", null);
__decorate([
    Authorized(),
    Query(() => [ID], { complexity: 5, description: 'The ids of all spaces the viewer keeps, newest first.' }),
    __param(0, Ctx())
], FavoritesResolver.prototype, "favoriteIds", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { spaceId: [() => ID, 'The space that is kept now.'] },
        complexity: 5,
        description: 'Keeps a published space in the first list; one that is kept already stays where it is. Errors: NOT_FOUND, FAVORITES_FULL.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => AddFavoriteInput, { description: 'Which one.' }))
], FavoritesResolver.prototype, "addFavorite", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { removedSpaceId: [() => ID, 'The space that is kept no longer.'] },
        complexity: 5,
        description: 'Keeps a space no longer; also when it was not kept. Errors: NOT_FOUND for what is no id of a space.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => RemoveFavoriteInput, { description: 'All there is to say.' }))
], FavoritesResolver.prototype, "removeFavorite", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { favorite: [() => Favorite, 'The favorite, changed.'] },
        complexity: 5,
        description: 'Changes the note on a favorite, or whether she hears of its price. Errors: NOT_FOUND, VALIDATION_FAILED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => SaveFavoriteInput, { description: 'What changes.' }))
], FavoritesResolver.prototype, "saveFavorite", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { spaceIds: [() => [ID], 'The ids of all spaces the viewer keeps, newest first.'] },
        complexity: 10,
        description: 'Keeps what a visitor had kept in her browser: at most 100 ids, newest first; those that are gone, or that the list has no room for, are left out. Answers all ids, as favoriteIds does.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => MergeFavoritesInput, { description: 'All there is to say.' }))
], FavoritesResolver.prototype, "mergeFavorites", null);
FavoritesResolver = __decorate([
    Resolver()
], FavoritesResolver);
export { FavoritesResolver };
//# sourceMappingURL=favorites.resolver.js.map