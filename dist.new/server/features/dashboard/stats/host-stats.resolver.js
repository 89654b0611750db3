var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import { hostStats } from './host-stats.js';
import { HostStats, StatsPeriod } from './host-stats.types.js';
let HostStatsResolver = class HostStatsResolver {
    hostStats(ctx, period, spaceId) {
        return hostStats(signedIn(ctx), period, spaceId ?? null);
    }
};
__decorate([
    Authorized(),
    Query(() => HostStats, {
        description: "Statistics of the viewer's spaces that are let or paused. Errors: NOT_FOUND.",
        complexity: ({ childComplexity }) => 20 + 4 * childComplexity,
    }),
    __param(0, Ctx()),
    __param(1, Arg('period', () => StatsPeriod, { description: 'How long a time they look back.' })),
    __param(2, Arg('spaceId', () => ID, { nullable: true, description: 'One of the spaces; all by default.' }))
], HostStatsResolver.prototype, "hostStats", null);
HostStatsResolver = __decorate([
    Resolver()
], HostStatsResolver);
export { HostStatsResolver };
//# sourceMappingURL=host-stats.resolver.js.map