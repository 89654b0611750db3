var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Ctx, Query, Resolver } from 'type-graphql';
import { Public } from '../../core/authorization.js';
import { SharedAnswer } from '../../core/graphql/shared-answers.js';
import { platformMetrics } from './platform-metrics.js';
import { PlatformMetrics } from './platform-metrics.types.js';
let PlatformMetricsResolver = class PlatformMetricsResolver {
    platformMetrics(ctx) {
        return platformMetrics(ctx);
    }
};
__decorate([
    Public(),
    SharedAnswer(),
    Query(() => PlatformMetrics, {
        description: 'The numbers of the pages about Hueco and about trust.',
        complexity: ({ childComplexity }) => 10 + childComplexity,
    }),
    __param(0, Ctx())
], PlatformMetricsResolver.prototype, "platformMetrics", null);
PlatformMetricsResolver = __decorate([
    Resolver()
], PlatformMetricsResolver);
export { PlatformMetricsResolver };
//# sourceMappingURL=platform-metrics.resolver.js.map