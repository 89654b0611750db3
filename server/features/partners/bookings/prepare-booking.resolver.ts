import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { prepareBooking } from './prepare-booking.js';
import { PrepareBookingInput, PrepareBookingPayload } from './prepare-booking.types.js';
import { findReturnToApp } from './return-to-app.js';
import { ReturnToApp, ReturnToAppInput } from './return-to-app.types.js';

@Resolver()
export class PrepareBookingResolver {
  @Authorized()
  @Mutation(() => PrepareBookingPayload, {
    complexity: ({ childComplexity }: { childComplexity: number }) => 10 + childComplexity,
    description:
      'Holds the days until `holdExpiresAt` and returns the payment page. Only the user can accept the terms and pay, on that page. Their own unpaid hold of overlapping days is moved to these days: it keeps its deadline, and an `externalId` given now replaces its former one. Errors: BOOKING_DATES_TAKEN {days}, BOOKING_DAYS_PROMISED {until, timeZone}, IDEMPOTENCY_KEY_REUSED (the `externalId` belongs to another stay), IDEMPOTENCY_IN_PROGRESS while that hold is being paid, BOOKING_OWN_SPACE, BOOKING_TOO_MANY_OPEN, BOOKING_ATTEMPTS_USED, BOOKING_RENTER_PAST_DUE, ACCOUNT_LIMITED {until}, SPACE_NOT_BOOKABLE, EMAIL_NOT_VERIFIED, NOT_FOUND, VALIDATION_FAILED as in priceQuote, with TEXT_LENGTH {min, max} at `externalId`, VALUE_INVALID at `state`, and REDIRECT_URI_INVALID at `returnUri` for a URI that the app has not registered.',
  })
  prepareBooking(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => PrepareBookingInput, { description: 'The space and the days.' }) input: PrepareBookingInput,
  ): Promise<PrepareBookingPayload> {
    return prepareBooking(signedIn(ctx), input);
  }

  @Authorized()
  @Query(() => ReturnToApp, {
    nullable: true,
    complexity: 10,
    description:
      'How the viewer returns to the app that prepared their booking, for the payment page. Null when the app does not act for them.',
  })
  returnToApp(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ReturnToAppInput, { description: 'The parameters of the page’s URL.' }) input: ReturnToAppInput,
  ): Promise<ReturnToApp | null> {
    return findReturnToApp(signedIn(ctx), input);
  }
}
