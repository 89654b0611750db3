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
import { quoteByTerms } from './booking-quote.rules.js';
import { protectionCentsOf } from './booking-pricing.js';
import { Booking } from '../booking.entity.js';
import { creditFor, spendable } from '../payments/credit-spent.js';
import { canReadRenterMoney } from '../booking.policy.js';
import { monthTotalOf } from './booking-cycles.rules.js';
import { offeredPlans, recommendedFor } from './offered-plans.js';
import { PlanPrice } from './plan-price.types.js';
/** The prices among which the renter chooses at checkout: the same that a request with the plan would charge. */
let PlanPriceResolver = class PlanPriceResolver {
    async planPrices(ctx, booking) {
        if (!canReadRenterMoney(ctx.viewer, booking))
            return [];
        const creditLeft = await creditFor(ctx, booking);
        const { termsSnapshot: terms, startsOn: from, endsOn: to, termType, cancellationPolicy: policy } = booking;
        const today = ctx.clock.today(terms.timeZone);
        return offeredPlans(terms.constants).map((plan) => {
            const quote = quoteByTerms(terms, {
                from,
                to,
                termType,
                protectionPlan: plan,
                policy,
                today,
            });
            const { firstChargeCents, totalCents, ivaCents, lines } = quote;
            return {
                plan,
                recommendedFor: recommendedFor[plan],
                perChargeCents: protectionCentsOf(plan, terms.constants),
                firstChargeCents,
                creditCents: spendable(creditLeft, firstChargeCents),
                monthTotalCents: monthTotalOf(quote, plan, terms),
                totalCents,
                ivaCents,
                lines,
            };
        });
    }
};
__decorate([
    FieldResolver(() => [PlanPrice], {
        description: 'What it would cost with each guarantee plan on offer. Renter and admins; empty for the host.',
        complexity: ({ childComplexity }) => 1 + 3 * childComplexity,
    }),
    __param(0, Ctx()),
    __param(1, Root())
], PlanPriceResolver.prototype, "planPrices", null);
PlanPriceResolver = __decorate([
    Resolver(() => Booking)
], PlanPriceResolver);
export { PlanPriceResolver };
//# sourceMappingURL=plan-price.resolver.js.map