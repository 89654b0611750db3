import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/context.js';
import { quoteByTerms } from './booking-quote.rules.js';
import { protectionCentsOf } from './booking.pricing.js';
import { Booking } from '../booking.entity.js';
import { creditFor, spendable } from '../payments/credit-spent.js';
import { canReadRenterMoney } from '../booking.policy.js';
import { monthTotalOf } from './booking-cycles.rules.js';
import { offeredPlans, recommendedFor } from './offered-plans.js';
import { PlanPrice } from './plan-price.types.js';

/** The prices of the plans at checkout: the same that a request with the plan would charge. */
@Resolver(() => Booking)
export class PlanPriceResolver {
  @FieldResolver(() => [PlanPrice], {
    description: 'The price with each offered guarantee plan. Renter and admins; empty for the host.',
    complexity: ({ childComplexity }) => 1 + 3 * childComplexity,
  })
  async planPrices(@Ctx() ctx: RequestContext, @Root() booking: Booking): Promise<PlanPrice[]> {
    if (!canReadRenterMoney(ctx.viewer, booking)) return [];
    const creditLeft = await creditFor(ctx, booking.renterId, { bookingId: booking.id });
    const { termsSnapshot: terms, from, to, termType, cancellationPolicy: policy } = booking;
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
}
