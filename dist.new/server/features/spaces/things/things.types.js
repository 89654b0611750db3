var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { GoodsCategory, SpaceFeature } from '../space-types.js';
import { StorableThing } from './things.rules.js';
let ThingCountValues = class ThingCountValues {
    thing;
    count;
};
__decorate([
    Field(() => StorableThing, { description: 'What it is.' })
], ThingCountValues.prototype, "thing", void 0);
__decorate([
    Field(() => Int, { description: 'How many, 1–500.' })
], ThingCountValues.prototype, "count", void 0);
ThingCountValues = __decorate([
    ObjectType('ThingCount', { description: 'So many of one thing.' }),
    InputType('ThingCountInput', { description: 'So many of one thing.' })
], ThingCountValues);
export { ThingCountValues };
let ThingsRoomValues = class ThingsRoomValues {
    volumeM3;
    floorM2;
    sizeM2;
    doorM;
    heightM;
    goods;
    features;
};
__decorate([
    Field(() => Float, { description: 'Their volume, cubic metres.' })
], ThingsRoomValues.prototype, "volumeM3", void 0);
__decorate([
    Field(() => Float, { description: 'The floor they stand on when stacked as people do, square metres.' })
], ThingsRoomValues.prototype, "floorM2", void 0);
__decorate([
    Field(() => Float, {
        description: 'The size of space to look for: with room to reach everything, in half square metres.',
    })
], ThingsRoomValues.prototype, "sizeM2", void 0);
__decorate([
    Field(() => Float, { description: 'Narrowest door all of them go through, metres.' })
], ThingsRoomValues.prototype, "doorM", void 0);
__decorate([
    Field(() => Float, { description: 'Lowest ceiling all of them stand under, metres.' })
], ThingsRoomValues.prototype, "heightM", void 0);
__decorate([
    Field(() => [GoodsCategory], { description: 'What a space for them has to allow.' })
], ThingsRoomValues.prototype, "goods", void 0);
__decorate([
    Field(() => [SpaceFeature], { description: 'What a space for them has to have.' })
], ThingsRoomValues.prototype, "features", void 0);
ThingsRoomValues = __decorate([
    ObjectType('ThingsRoom', { description: 'The room things take together.' })
], ThingsRoomValues);
export { ThingsRoomValues };
//# sourceMappingURL=things.types.js.map