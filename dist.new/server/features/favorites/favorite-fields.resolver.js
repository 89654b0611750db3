var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import { toGlobalId } from '../../core/graphql/global-id.js';
import { constantsOf } from '../../core/constants/load-constants.js';
import { allInMonthCents } from '../spaces/pricing/space-pricing.js';
import { Space } from '../spaces/space.entity.js';
import { loadSpace } from '../spaces/space.loaders.js';
import { Favorite } from './favorite.entity.js';
let FavoriteFieldsResolver = class FavoriteFieldsResolver {
    id(favorite) {
        return toGlobalId('Favorite', favorite.id);
    }
    space({ spaceId }, ctx) {
        return loadSpace(ctx, spaceId);
    }
    async droppedFromCents({ spaceId, priceAtSaveCents }, ctx) {
        const { priceMonthCents } = await loadSpace(ctx, spaceId);
        return priceMonthCents !== null && priceMonthCents < priceAtSaveCents
            ? allInMonthCents(priceAtSaveCents, await constantsOf(ctx))
            : null;
    }
};
__decorate([
    FieldResolver(() => ID, { description: 'Opaque and stable, begins with fav_.' }),
    __param(0, Root())
], FavoriteFieldsResolver.prototype, "id", null);
__decorate([
    FieldResolver(() => Space, { description: 'What is kept.', complexity: ({ childComplexity }) => childComplexity }),
    __param(0, Root()),
    __param(1, Ctx())
], FavoriteFieldsResolver.prototype, "space", null);
__decorate([
    FieldResolver(() => Int, {
        nullable: true,
        description: 'What a month cost when it was kept, fee and IVA included, cents; null unless it costs less now.',
    }),
    __param(0, Root()),
    __param(1, Ctx())
], FavoriteFieldsResolver.prototype, "droppedFromCents", null);
FavoriteFieldsResolver = __decorate([
    Resolver(() => Favorite)
], FavoriteFieldsResolver);
export { FavoriteFieldsResolver };
//# sourceMappingURL=favorite-fields.resolver.js.map