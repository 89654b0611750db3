import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/context.js';
import { cardLoader } from '../billing/billing.loaders.js';
import { isExpiredOn } from '../billing/booking-card.js';
import { monthlyCharge } from '../quote/booking-cycles.rules.js';
import { Booking } from '../booking.entity.js';
import { finishedStaysLoader } from '../booking.loaders.js';
import { canReadHostMoney, canReadRenterMoney } from '../booking.policy.js';
import { comingCreditLoader } from '../renter-payments/coming-charges.js';
import { NextCharge } from '../payments/next-charge.types.js';
import { BookingCard } from './booking-card.types.js';
import { chargedCardOf, comingChargeOf } from './coming-charge.js';

/** Fields of a booking during the stay. */
@Resolver(() => Booking)
export class BookingStayResolver {
  @FieldResolver(() => NextCharge, {
    nullable: true,
    description:
      'The next charge of a confirmed stay; after a declined one, with the day of the next attempt. Null while nothing is charged because the host is suspended. Renter and admins; null for the host.',
  })
  async nextCharge(@Ctx() ctx: RequestContext, @Root() booking: Booking): Promise<NextCharge | null> {
    if (!canReadRenterMoney(ctx.viewer, booking)) return null;
    const charge = await comingChargeOf(ctx, booking);
    return charge && { ...charge, renterId: booking.renterId, bookingId: booking.id };
  }

  @FieldResolver(() => BookingCard, {
    nullable: true,
    description:
      'The card for the charges to come, also while they are not made; null when none are to come. Renter and admins; null for the host.',
  })
  card(@Ctx() ctx: RequestContext, @Root() booking: Booking): Promise<BookingCard | null> | null {
    return canReadRenterMoney(ctx.viewer, booking) ? chargedCardOf(ctx, booking) : null;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'The renter’s total price per month, for a stay paid by the month; cents. Renter and admins; null for the host.',
  })
  monthTotalCents(@Ctx() { viewer }: RequestContext, @Root() booking: Booking): number | null {
    return canReadRenterMoney(viewer, booking) ? (monthlyCharge(booking)?.totalCents ?? null) : null;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'The host’s income per month, for a stay paid by the month; cents. Host and admins; null for the renter.',
  })
  hostMonthNetCents(@Ctx() { viewer }: RequestContext, @Root() booking: Booking): number | null {
    return canReadHostMoney(viewer, booking) ? (monthlyCharge(booking)?.hostNetCents ?? null) : null;
  }

  @FieldResolver(() => Int, { description: 'Number of stays the renter has completed on Hueco.' })
  renterStayCount(@Ctx() ctx: RequestContext, @Root() booking: Booking): Promise<number> {
    return finishedStaysLoader(ctx).load(booking.renterId);
  }
}

/** The card's part of the next charge, and whether it can be charged. */
@Resolver(() => NextCharge)
export class NextChargeResolver {
  @FieldResolver(() => Int, {
    description: 'The part that the renter’s current credit covers; the card pays the rest. Cents.',
  })
  async creditCents(@Ctx() ctx: RequestContext, @Root() { renterId, cycleId }: NextCharge): Promise<number> {
    return (await comingCreditLoader(ctx).load(renterId)).get(cycleId) ?? 0;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the card will have expired by then: it is declined unless another one is chosen.',
  })
  async isCardExpired(
    @Ctx() ctx: RequestContext,
    @Root() { bookingId, methodLast4, dueOn }: NextCharge,
  ): Promise<boolean> {
    return methodLast4 !== null && isExpiredOn(await cardLoader(ctx).load(bookingId), dueOn);
  }
}
