var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import { apiUsage } from './api-usage.js';
import { ApiUsage, ApiUsageSource } from './usage.types.js';
let ApiUsageResolver = class ApiUsageResolver {
    apiUsage(ctx, days, of) {
        return apiUsage(signedIn(ctx), days ?? 14, of ?? ApiUsageSource.KEYS);
    }
};
__decorate([
    Authorized(),
    Query(() => ApiUsage, {
        complexity: 10,
        description: "Calls of the viewer's programs by day, at most some seconds late. Errors: VALIDATION_FAILED with FILTER_OUT_OF_RANGE at `days`.",
    }),
    __param(0, Ctx()),
    __param(1, Arg('days', () => Int, { nullable: true, defaultValue: 14, description: 'How many days up to today, 1–90.' })),
    __param(2, Arg('of', () => ApiUsageSource, {
        nullable: true,
        defaultValue: ApiUsageSource.KEYS,
        description: 'Whose calls.',
    }))
], ApiUsageResolver.prototype, "apiUsage", null);
ApiUsageResolver = __decorate([
    Resolver()
], ApiUsageResolver);
export { ApiUsageResolver };
//# sourceMappingURL=usage.resolver.js.map