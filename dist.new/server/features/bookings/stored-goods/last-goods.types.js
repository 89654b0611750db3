var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ObjectType } from 'type-graphql';
import { GoodsCategory } from '../../spaces/space-types.js';
import { DeclaredValue } from '../booking-types.js';
let LastGoods = class LastGoods {
    goods;
    declaredValue;
};
__decorate([
    Field(() => [GoodsCategory], { description: 'What is stored.' })
], LastGoods.prototype, "goods", void 0);
__decorate([
    Field(() => DeclaredValue, { description: 'What the things are worth.' })
], LastGoods.prototype, "declaredValue", void 0);
LastGoods = __decorate([
    ObjectType({ description: 'What the viewer said they would store, with their latest request.' })
], LastGoods);
export { LastGoods };
//# sourceMappingURL=last-goods.types.js.map