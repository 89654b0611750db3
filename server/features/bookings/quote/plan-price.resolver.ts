import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/context.js';
import { quoteByTerms } from './booking-quote.rules.js';
import { protectionCentsOf } from './booking-pricing.js';
import { Booking } from '../booking.entity.js';
import { canReadRenterMoney } from '../booking.policy.js';
import { toPriceLines } from './booking-cycles.rules.js';
import { offeredPlans } from './offered-plans.js';
import { PlanPrice } from './plan-price.types.js';

/** The prices among which the renter chooses at checkout: the same that a request with the plan would charge. */
@Resolver(() => Booking)
export class PlanPriceResolver {
  @FieldResolver(() => [PlanPrice], {
    description: 'What it would cost with each guarantee plan on offer. Renter and admins; empty for the host.',
    complexity: ({ childComplexity }) => 1 + 3 * childComplexity,
  })
  planPrices(@Ctx() { viewer, clock }: RequestContext, @Root() booking: Booking): PlanPrice[] {
    if (!canReadRenterMoney(viewer, booking)) return [];
    const { termsSnapshot: terms, startsOn: from, endsOn: to, termType } = booking;
    const today = clock.today(terms.timeZone);
    return offeredPlans.map((plan) => {
      const { firstChargeCents, totalCents, ivaCents, lines } = quoteByTerms(terms, {
        from,
        to,
        termType,
        protectionPlan: plan,
        today,
      });
      return {
        plan,
        perChargeCents: protectionCentsOf(plan, terms.constants),
        firstChargeCents,
        totalCents,
        ivaCents,
        lines: toPriceLines(lines),
      };
    });
  }
}
