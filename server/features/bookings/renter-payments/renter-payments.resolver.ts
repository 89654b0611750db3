import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { PAGE_ARGS, pageSizeOf, type PageArgs } from '../../../core/graphql/connection.js';
import { bookingLoader } from '../booking.loaders.js';
import { Booking } from '../booking.entity.js';
import { paymentRecords } from './payment-records.js';
import { renterPayments } from './renter-payments.js';
import {
  PaymentRecord,
  PaymentRecordConnection,
  PaymentRecordKind,
  RenterDeposit,
  RenterPayments,
  UpcomingCharge,
} from './renter-payments.types.js';

/** The payments tab of a renter. */
@Resolver()
export class RenterPaymentsResolver {
  @Authorized()
  @Query(() => RenterPayments, {
    description: 'The cost of the viewer’s bookings as a renter: future charges, deposits, and totals per year.',
    complexity: ({ childComplexity }) => 10 + 10 * childComplexity,
  })
  renterPayments(@Ctx() ctx: RequestContext): Promise<RenterPayments> {
    return renterPayments(signedIn(ctx));
  }

  @Authorized()
  @Query(() => PaymentRecordConnection, {
    description: "The viewer's charges and refunds as a renter. Errors: CURSOR_INVALID, PAGINATION_CONFLICT.",
    complexity: ({ args, childComplexity }) => 5 + pageSizeOf(args) * (1 + childComplexity),
  })
  paymentRecords(
    @Ctx() ctx: RequestContext,
    @Arg('kind', () => PaymentRecordKind, { nullable: true, description: 'Only charges, or only refunds.' })
    kind?: PaymentRecordKind | null,
    @Args(() => PAGE_ARGS) page?: PageArgs,
  ): Promise<PaymentRecordConnection> {
    return paymentRecords(signedIn(ctx), kind ?? null, page ?? {});
  }
}

const loadBooking = async (ctx: RequestContext, id: string): Promise<Booking> => {
  const booking = await bookingLoader(ctx).load(id);
  if (!booking) throw new Error(`booking ${id} of a payment is missing`);
  return booking;
};

const OF_BOOKING = { description: 'The booking it belongs to.' };

@Resolver(() => UpcomingCharge)
export class UpcomingChargeResolver {
  @FieldResolver(() => Booking, OF_BOOKING)
  booking(@Root() { bookingId }: UpcomingCharge, @Ctx() ctx: RequestContext): Promise<Booking> {
    return loadBooking(ctx, bookingId);
  }
}

@Resolver(() => RenterDeposit)
export class RenterDepositResolver {
  @FieldResolver(() => Booking, OF_BOOKING)
  booking(@Root() { bookingId }: RenterDeposit, @Ctx() ctx: RequestContext): Promise<Booking> {
    return loadBooking(ctx, bookingId);
  }
}

@Resolver(() => PaymentRecord)
export class PaymentRecordResolver {
  @FieldResolver(() => Booking, OF_BOOKING)
  booking(@Root() { bookingId }: PaymentRecord, @Ctx() ctx: RequestContext): Promise<Booking> {
    return loadBooking(ctx, bookingId);
  }
}
