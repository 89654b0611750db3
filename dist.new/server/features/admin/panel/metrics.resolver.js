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
import { AuthorizedStaff } from '../../../core/authorization.js';
import { staffMetrics } from './metrics.js';
import { StaffMetrics } from './metrics.types.js';
let StaffMetricsResolver = class StaffMetricsResolver {
    staffMetrics(ctx) {
        return staffMetrics(ctx);
    }
};
__decorate([
    AuthorizedStaff('SEE_PANEL'),
    Query(() => StaffMetrics, {
        complexity: 40,
        description: 'Staff: how Hueco does, from all its data. Errors: MFA_SETUP_REQUIRED.',
    }),
    __param(0, Ctx())
], StaffMetricsResolver.prototype, "staffMetrics", null);
StaffMetricsResolver = __decorate([
    Resolver()
], StaffMetricsResolver);
export { StaffMetricsResolver };
//# sourceMappingURL=metrics.resolver.js.map