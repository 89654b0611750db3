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
import { Booking } from '../bookings/booking.entity.js';
import { viewerRoleOf } from '../bookings/booking.policy.js';
import { loadActionStates, loadBillingPeriods, loadMilestoneContext, loadNextStepContext, } from './load-booking-page.js';
import { BookingActionState, BookingBillingPeriod, BookingMilestone, BookingNextStep } from './booking-page.types.js';
import { milestonesOf } from './milestones.rules.js';
import { nextStepOf } from './next-step.rules.js';
const cost = ({ childComplexity }) => 3 + childComplexity;
/** What the booking's own page adds to it. */
let BookingPageResolver = class BookingPageResolver {
    async milestones(ctx, booking) {
        const actor = viewerRoleOf(ctx.viewer, booking);
        return actor ? milestonesOf(await loadMilestoneContext(ctx, booking, actor)) : [];
    }
    async nextStep(ctx, booking) {
        const actor = viewerRoleOf(ctx.viewer, booking);
        return actor && nextStepOf(await loadNextStepContext(ctx, booking, actor));
    }
    async actions(ctx, booking) {
        const actor = viewerRoleOf(ctx.viewer, booking);
        return actor ? loadActionStates(ctx, booking, actor) : [];
    }
    async billingPeriods(ctx, booking) {
        const actor = viewerRoleOf(ctx.viewer, booking);
        return actor ? loadBillingPeriods(ctx, booking, actor) : [];
    }
};
__decorate([
    FieldResolver(() => [BookingMilestone], {
        description: 'Its life from the request to the last review as the viewer may see it: past, present, to come.',
        complexity: cost,
    }),
    __param(0, Ctx()),
    __param(1, Root())
], BookingPageResolver.prototype, "milestones", null);
__decorate([
    FieldResolver(() => BookingNextStep, {
        nullable: true,
        description: 'The one thing the viewer should do now, or what it waits for; null for staff.',
        complexity: cost,
    }),
    __param(0, Ctx()),
    __param(1, Root())
], BookingPageResolver.prototype, "nextStep", null);
__decorate([
    FieldResolver(() => [BookingActionState], {
        description: "The actions of the viewer's side now and at the next status, each with the reason when it is not allowed.",
        complexity: cost,
    }),
    __param(0, Ctx()),
    __param(1, Root())
], BookingPageResolver.prototype, "actions", null);
__decorate([
    FieldResolver(() => [BookingBillingPeriod], {
        description: 'Its months in order: all of a fixed rental, those of the year that a monthly one holds.',
        complexity: cost,
    }),
    __param(0, Ctx()),
    __param(1, Root())
], BookingPageResolver.prototype, "billingPeriods", null);
BookingPageResolver = __decorate([
    Resolver(() => Booking)
], BookingPageResolver);
export { BookingPageResolver };
//# sourceMappingURL=booking-page.resolver.js.map