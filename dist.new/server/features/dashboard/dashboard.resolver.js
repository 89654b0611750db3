var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Authorized, signedIn } from '../../core/authorization.js';
import { LocalDate } from '../../core/graphql/scalars.js';
import { DashboardMode } from '../bookings/booking-groups.types.js';
import { NextPayout } from '../bookings/payouts/earnings.types.js';
import { dashboardSummary } from './dashboard-summary.js';
import { DashboardSummary, HostCalendar } from './dashboard.types.js';
import { hostCalendar } from './host-calendar.js';
import { nextPayoutOf } from './next-payout.js';
/** The overview and the calendar of one person's bookings. */
let DashboardResolver = class DashboardResolver {
    dashboardSummary(ctx, mode) {
        return dashboardSummary(signedIn(ctx), mode);
    }
    hostCalendar(ctx, month) {
        return hostCalendar(signedIn(ctx), month);
    }
};
__decorate([
    Authorized(),
    Query(() => DashboardSummary, {
        description: "The overview of one side of the viewer's dashboard.",
        complexity: ({ childComplexity }) => 5 + 10 * childComplexity,
    }),
    __param(0, Ctx()),
    __param(1, Arg('mode', () => DashboardMode, { description: 'Which side of the bookings.' }))
], DashboardResolver.prototype, "dashboardSummary", null);
__decorate([
    Authorized(),
    Query(() => HostCalendar, {
        description: "A month of the viewer's spaces, at most five years away. Errors: VALIDATION_FAILED with FILTER_OUT_OF_RANGE at `month`.",
        complexity: ({ childComplexity }) => 5 + 6 * childComplexity,
    }),
    __param(0, Ctx()),
    __param(1, Arg('month', () => LocalDate, { description: 'Any day of the month.' }))
], DashboardResolver.prototype, "hostCalendar", null);
DashboardResolver = __decorate([
    Resolver()
], DashboardResolver);
export { DashboardResolver };
/** What of the overview is read by itself, because one side alone has it. */
let HostSummaryResolver = class HostSummaryResolver {
    nextPayout({ mode }, ctx) {
        return nextPayoutOf(signedIn(ctx), mode);
    }
};
__decorate([
    FieldResolver(() => NextPayout, {
        nullable: true,
        description: 'Host: the next pay-out as it stands now; null while nothing is payable. Renter: null.',
    }),
    __param(0, Root()),
    __param(1, Ctx())
], HostSummaryResolver.prototype, "nextPayout", null);
HostSummaryResolver = __decorate([
    Resolver(() => DashboardSummary)
], HostSummaryResolver);
export { HostSummaryResolver };
//# sourceMappingURL=dashboard.resolver.js.map