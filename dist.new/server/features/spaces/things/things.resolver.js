var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Public } from '../../../core/authorization.js';
import { refuseProblems } from '../../../core/errors/errors.js';
import { Space } from '../space.entity.js';
import { Misfit, misfitsOf, roomForThings, thingProblems } from './things.rules.js';
import { ThingCountValues, ThingsRoomValues } from './things.types.js';
const EACH_ONCE = 'Each thing once, 1–500 of it.';
let ThingsResolver = class ThingsResolver {
    roomFor(things) {
        refuseProblems(thingProblems(things, 'things'));
        return roomForThings(things);
    }
    misfits(space, things) {
        refuseProblems(thingProblems(things, 'things'));
        const room = roomForThings(things);
        return room ? misfitsOf(space, room) : [];
    }
};
__decorate([
    Public(),
    Query(() => ThingsRoomValues, {
        nullable: true,
        complexity: 2,
        description: 'How much room things take, and what a space for them needs; null for nothing. Errors: VALIDATION_FAILED.',
    }),
    __param(0, Arg('things', () => [ThingCountValues], { description: EACH_ONCE }))
], ThingsResolver.prototype, "roomFor", null);
__decorate([
    FieldResolver(() => [Misfit], {
        description: 'All that keeps these things out; empty when they fit. A search by `things` finds the spaces where it is. Errors: VALIDATION_FAILED.',
    }),
    __param(0, Root()),
    __param(1, Arg('things', () => [ThingCountValues], { description: EACH_ONCE }))
], ThingsResolver.prototype, "misfits", null);
ThingsResolver = __decorate([
    Resolver(() => Space)
], ThingsResolver);
export { ThingsResolver };
//# sourceMappingURL=things.resolver.js.map