var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { ViewerAccount } from '../../accounts/viewer.type.js';
import { LastGoods } from './last-goods.types.js';
/** So that nobody has to say a second time what they store. */
let ViewerLastGoodsResolver = class ViewerLastGoodsResolver {
    async lastGoods(viewer, { db }) {
        const booking = await db
            .selectFrom('Booking')
            .select(['goods', 'declaredValue'])
            .where('renterId', '=', viewer.uuid)
            .where('requestedAt', 'is not', null)
            .orderBy('requestedAt', 'desc')
            .limit(1)
            .executeTakeFirst();
        return booking?.declaredValue ? { goods: booking.goods, declaredValue: booking.declaredValue } : null;
    }
};
__decorate([
    FieldResolver(() => LastGoods, {
        nullable: true,
        description: 'What the viewer said they would store, with their latest request; null before the first one.',
        complexity: 5,
    }),
    __param(0, Root()),
    __param(1, Ctx())
], ViewerLastGoodsResolver.prototype, "lastGoods", null);
ViewerLastGoodsResolver = __decorate([
    Resolver(() => ViewerAccount)
], ViewerLastGoodsResolver);
export { ViewerLastGoodsResolver };
//# sourceMappingURL=last-goods.resolver.js.map