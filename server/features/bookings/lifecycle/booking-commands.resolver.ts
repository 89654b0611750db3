import { Arg, Ctx, Resolver } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { plus, INPUT } from '../../../core/graphql/field-options.js';
import { acceptBooking } from './accept-booking.js';
import { Booking } from '../booking.entity.js';
import {
  AcceptBookingInput,
  ChangeBookingDatesInput,
  CompletePaymentActionInput,
  DeclineBookingInput,
  ReleaseHoldInput,
  RequestBookingInput,
  StartBookingInput,
  WithdrawBookingInput,
} from '../booking.inputs.js';
import { PAYMENT_PAYLOAD, paymentPayloadOf, type PaymentPayload } from './payment-payload.js';
import { ProtectionPlan, TermType } from '../booking.enums.js';
import { changeBookingDates } from './change-booking-dates.js';
import { declineBooking } from './decline-booking.js';
import { releaseOwnHold } from '../holds/release-hold.js';
import { completePaymentAction, requestBooking } from './request-booking.js';
import { startBooking } from './start-booking.js';
import { withdrawBooking } from './withdraw-booking.js';

const cost = plus(10);

@Resolver()
export class BookingCommandsResolver {
  @Authorized()
  @PayloadMutation({
    payload: { booking: [() => Booking, 'The booking, which holds its days.'] },
    description:
      'Holds the days until `holdExpiresAt`. The caller’s own unpaid hold of overlapping days is moved and keeps its deadline. Errors: BOOKING_DATES_TAKEN {days}, BOOKING_DAYS_PROMISED {until, timeZone}, BOOKING_OWN_SPACE, BOOKING_TOO_MANY_OPEN, BOOKING_ATTEMPTS_USED, BOOKING_RENTER_PAST_DUE, ACCOUNT_LIMITED {until}, SPACE_NOT_BOOKABLE, EMAIL_NOT_VERIFIED, NOT_FOUND, VALIDATION_FAILED as in priceQuote, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_IN_PROGRESS.',
    complexity: cost,
  })
  async startBooking(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => StartBookingInput, INPUT) input: StartBookingInput,
  ): Promise<{ booking: Booking }> {
    return {
      booking: await startBooking(signedIn(ctx), {
        spaceId: fromGlobalId('Space', input.spaceId),
        from: input.from,
        to: input.to ?? null,
        termType: input.termType ?? TermType.FIXED,
        idempotencyKey: input.idempotencyKey,
      }),
    };
  }

  @Authorized()
  @PayloadMutation({
    payload: { booking: [() => Booking, 'The booking, withdrawn.'] },
    description:
      'The renter releases days that wait for payment: others can book them at once. It counts as one of the attempts for this space. Errors: BOOKING_TRANSITION_REFUSED {allowed}, IDEMPOTENCY_IN_PROGRESS while the card is being charged, NOT_FOUND.',
    complexity: cost,
  })
  async releaseHold(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ReleaseHoldInput, INPUT) input: ReleaseHoldInput,
  ): Promise<{ booking: Booking }> {
    return { booking: await releaseOwnHold(signedIn(ctx), fromGlobalId('Booking', input.bookingId)) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { booking: [() => Booking, 'The booking, with its new days.'] },
    description:
      'Changes the days of a booking in PENDING_PAYMENT; the deadline does not change. Errors: as startBooking, BOOKING_HOLD_EXPIRED, BOOKING_TRANSITION_REFUSED.',
    complexity: cost,
  })
  async changeBookingDates(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ChangeBookingDatesInput, INPUT) input: ChangeBookingDatesInput,
  ): Promise<{ booking: Booking }> {
    return {
      booking: await changeBookingDates(signedIn(ctx), fromGlobalId('Booking', input.bookingId), {
        from: input.from,
        to: input.to,
      }),
    };
  }

  @Authorized()
  @PayloadMutation({
    payload: PAYMENT_PAYLOAD,
    description:
      'Authorizes the first charge on the card and sends the request; an instant booking is confirmed and charged as by acceptBooking. After `actionUrl` call `completePaymentAction`. After PAYMENT_DECLINED another card can be tried while the hold lasts. Errors: PAYMENT_DECLINED {reason}, PAYMENT_UNAVAILABLE, BOOKING_HOLD_EXPIRED, BOOKING_CREDIT_CHANGED {creditCents}, SPACE_NOT_BOOKABLE, BOOKING_TRANSITION_REFUSED {allowed}, VALIDATION_FAILED, NOT_FOUND, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_IN_PROGRESS.',
    complexity: cost,
  })
  async requestBooking(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RequestBookingInput, INPUT) input: RequestBookingInput,
  ): Promise<PaymentPayload> {
    const { bookingId, message, protectionPlan, creditCents, ...rest } = input;
    const outcome = await requestBooking(signedIn(ctx), {
      ...rest,
      bookingId: fromGlobalId('Booking', bookingId),
      message: message ?? '',
      protectionPlan: protectionPlan ?? ProtectionPlan.BASIC,
      creditCents: creditCents ?? null,
    });
    return paymentPayloadOf(outcome);
  }

  @Authorized()
  @PayloadMutation({
    payload: PAYMENT_PAYLOAD,
    description:
      'After the bank’s page: sends the request, or confirms an instant booking, if the bank confirmed the payment. Errors: PAYMENT_AUTHENTICATION_FAILED, PAYMENT_DECLINED, BOOKING_HOLD_EXPIRED, SPACE_NOT_BOOKABLE, BOOKING_TRANSITION_REFUSED, NOT_FOUND.',
    complexity: cost,
  })
  async completePaymentAction(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CompletePaymentActionInput, INPUT) input: CompletePaymentActionInput,
  ): Promise<PaymentPayload> {
    return paymentPayloadOf(await completePaymentAction(signedIn(ctx), fromGlobalId('Booking', input.bookingId)));
  }

  @Authorized()
  @PayloadMutation({
    payload: { booking: [() => Booking, 'The booking, confirmed; or PAYMENT_FAILED when the card was declined.'] },
    description:
      'The host accepts: the first charge is captured, or scheduled when the start is more than 60 days ahead. If the card is declined the result is a booking in PAYMENT_FAILED. Errors: BOOKING_TRANSITION_REFUSED {allowed}, SPACE_NOT_BOOKABLE while the staff hide the space, MANDATE_WITHDRAWN, PAYMENT_UNAVAILABLE, VALIDATION_FAILED with REASON_REQUIRED for staff who give none, NOT_FOUND.',
    complexity: cost,
  })
  async acceptBooking(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AcceptBookingInput, INPUT) input: AcceptBookingInput,
  ): Promise<{ booking: Booking }> {
    return {
      booking: await acceptBooking(signedIn(ctx), fromGlobalId('Booking', input.bookingId), input.statement ?? ''),
    };
  }

  @Authorized()
  @PayloadMutation({
    payload: { booking: [() => Booking, 'The booking, declined.'] },
    description:
      'The host declines; nothing is charged. Errors: BOOKING_TRANSITION_REFUSED {allowed}, VALIDATION_FAILED, NOT_FOUND.',
    complexity: cost,
  })
  async declineBooking(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DeclineBookingInput, INPUT) input: DeclineBookingInput,
  ): Promise<{ booking: Booking }> {
    return {
      booking: await declineBooking(signedIn(ctx), fromGlobalId('Booking', input.bookingId), {
        reason: input.reason,
        text: input.text ?? '',
      }),
    };
  }

  @Authorized()
  @PayloadMutation({
    payload: { booking: [() => Booking, 'The booking, withdrawn.'] },
    description:
      'The renter withdraws the request; nothing is charged. Errors: BOOKING_TRANSITION_REFUSED {allowed}, NOT_FOUND.',
    complexity: cost,
  })
  async withdrawBooking(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => WithdrawBookingInput, INPUT) input: WithdrawBookingInput,
  ): Promise<{ booking: Booking }> {
    return { booking: await withdrawBooking(signedIn(ctx), fromGlobalId('Booking', input.bookingId)) };
  }
}
