var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, Resolver } from 'type-graphql';
import { Public } from '../../../core/authorization.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { countView } from './count-view.js';
import { CountSpaceViewInput } from './space-view.inputs.js';
let SpaceViewsResolver = class SpaceViewsResolver {
    async countSpaceView(ctx, { spaceId, step, }) {
        return { isCounted: await countView(ctx, spaceId, step) };
    }
};
__decorate([
    Public(),
    PayloadMutation({
        payload: { isCounted: [() => Boolean, 'Whether it counted.'] },
        description: "Counts a look at a published space, without cookies: once a day for each visitor, not the host's own, the staff's or a program's. Answers whether it counted.",
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => CountSpaceViewInput, { description: 'All there is to say.' }))
], SpaceViewsResolver.prototype, "countSpaceView", null);
SpaceViewsResolver = __decorate([
    Resolver()
], SpaceViewsResolver);
export { SpaceViewsResolver };
//# sourceMappingURL=space-views.resolver.js.map