import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/context.js';
import { plus } from '../../core/graphql/field-options.js';
import { Booking } from '../bookings/booking.entity.js';
import { viewerRoleOf } from '../bookings/booking.policy.js';
import { BookingActor } from '../bookings/booking.enums.js';
import { ActionReason } from './booking-page.enums.js';
import {
  loadAcceptRefusal,
  loadActionStates,
  loadBillingPeriods,
  loadMilestoneContext,
  loadNextStepContext,
} from './load-booking-page.js';
import { BookingActionState, BookingBillingPeriod, BookingMilestone, BookingNextStep } from './booking-page.types.js';
import { milestonesOf } from './milestones.rules.js';
import { nextStepOf } from './next-step.rules.js';

const cost = plus(3);

/** Fields that the booking's page adds. */
@Resolver(() => Booking)
export class BookingPageResolver {
  @FieldResolver(() => [BookingMilestone], {
    description:
      'Its milestones from the request to the last review, as far as the viewer may see them: past, present, future.',
    complexity: cost,
  })
  async milestones(@Ctx() ctx: RequestContext, @Root() booking: Booking): Promise<BookingMilestone[]> {
    const actor = viewerRoleOf(ctx.viewer, booking);
    return actor ? milestonesOf(await loadMilestoneContext(ctx, booking, actor)) : [];
  }

  @FieldResolver(() => BookingNextStep, {
    nullable: true,
    description: 'The viewer’s one next step, or what it waits for; null for staff.',
    complexity: cost,
  })
  async nextStep(@Ctx() ctx: RequestContext, @Root() booking: Booking): Promise<BookingNextStep | null> {
    const actor = viewerRoleOf(ctx.viewer, booking);
    return actor && nextStepOf(await loadNextStepContext(ctx, booking, actor));
  }

  @FieldResolver(() => [BookingActionState], {
    description:
      'The actions of the viewer’s side now and at the next status, each with the reason when it is refused.',
    complexity: cost,
  })
  async actions(@Ctx() ctx: RequestContext, @Root() booking: Booking): Promise<BookingActionState[]> {
    const actor = viewerRoleOf(ctx.viewer, booking);
    return actor ? loadActionStates(ctx, booking, actor) : [];
  }

  @FieldResolver(() => ActionReason, {
    nullable: true,
    description: 'Host: why a request cannot be accepted now; null when it can, and for everybody else.',
    complexity: cost,
  })
  async acceptRefusal(@Ctx() ctx: RequestContext, @Root() booking: Booking): Promise<ActionReason | null> {
    if (viewerRoleOf(ctx.viewer, booking) !== BookingActor.HOST) return null;
    return loadAcceptRefusal(ctx, booking);
  }

  @FieldResolver(() => [BookingBillingPeriod], {
    description: 'Its months in order: all of a fixed rental, those of the held year of a rolling one.',
    complexity: cost,
  })
  async billingPeriods(@Ctx() ctx: RequestContext, @Root() booking: Booking): Promise<BookingBillingPeriod[]> {
    const actor = viewerRoleOf(ctx.viewer, booking);
    return actor ? loadBillingPeriods(ctx, booking, actor) : [];
  }
}
