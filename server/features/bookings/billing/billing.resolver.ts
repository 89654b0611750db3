import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Authorized, AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { plus, INPUT } from '../../../core/graphql/field-options.js';
import { Booking } from '../booking.entity.js';
import { BookingActor } from '../booking.enums.js';
import { viewerRoleOf } from '../booking.policy.js';
import { PAYMENT_PAYLOAD, paymentPayloadOf, type PaymentPayload } from '../lifecycle/payment-payload.js';
import {
  ChangeBookingCardInput,
  CompleteCyclePaymentInput,
  PayCycleInput,
  SettleTerminationInput,
  TerminateBookingInput,
} from './billing.inputs.js';
import { areRetried, cycleLoader } from './billing.loaders.js';
import { BillingState } from './billing.enums.js';
import { BookingCycle } from './booking-cycle.types.js';
import { changeBookingCard } from './change-card.js';
import { billingStateFor, cycleViewOf, nextTryOf } from './cycle-views.rules.js';
import { findOwedCharge } from './find-owed-charge.js';
import { OwedCharge } from './owed-charge.types.js';
import { completeCyclePayment, payCycle } from './pay-cycle.js';
import { settleTermination, terminateBooking } from './terminate-booking.js';

const cost = plus(10);
const CYCLES = 6;

/** The charges of a rental month by month: what is owed, paying it, and termination for non-payment. */
@Resolver(() => Booking)
export class BillingResolver {
  @FieldResolver(() => [BookingCycle], {
    description: 'Its billing periods in order; empty until it is confirmed. For a rolling stay, up to the next one.',
    complexity: ({ childComplexity }) => 1 + CYCLES * childComplexity,
  })
  async cycles(@Ctx() ctx: RequestContext, @Root() booking: Booking): Promise<BookingCycle[]> {
    const role = viewerRoleOf(ctx.viewer, booking);
    if (!role) return [];
    const cycles = await cycleLoader(ctx).load(booking.id);
    const isRetried = cycles.some(nextTryOf) && (await areRetried(ctx, booking));
    return cycles.map((cycle) => cycleViewOf(cycle, role, booking.termsSnapshot.timeZone, isRetried));
  }

  @FieldResolver(() => OwedCharge, {
    nullable: true,
    description:
      'The earliest refused charge, to be paid by `payCycle`; null when there is none, while nothing is charged because the host is suspended, and for everybody except the renter.',
    complexity: cost,
  })
  owedCharge(@Ctx() ctx: RequestContext, @Root() booking: Booking): Promise<OwedCharge | null> | null {
    return viewerRoleOf(ctx.viewer, booking) === BookingActor.RENTER ? findOwedCharge(ctx, booking) : null;
  }

  @FieldResolver(() => BillingState, {
    description: 'Its payment state; a host reads CURRENT while a refused charge is still being retried.',
  })
  billingState(@Ctx() { viewer }: RequestContext, @Root() booking: Booking): BillingState {
    const role = viewerRoleOf(viewer, booking);
    return role ? billingStateFor(booking.billingState, role) : BillingState.CURRENT;
  }

  @Authorized()
  @PayloadMutation({
    payload: PAYMENT_PAYLOAD,
    description:
      'Renter: pays an owed cycle; its card is used for future charges. Returns the booking if the cycle is already paid. After `actionUrl` call `completeCyclePayment`. Errors: PAYMENT_DECLINED {reason}, PAYMENT_AUTHENTICATION_FAILED, PAYMENT_UNAVAILABLE, CYCLE_NOT_DUE, CHARGES_PAUSED while the host is suspended, CYCLE_AMOUNT_CHANGED {amountCents}, BOOKING_CREDIT_CHANGED {creditCents}, FORBIDDEN, NOT_FOUND, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_IN_PROGRESS.',
    complexity: cost,
  })
  async payCycle(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => PayCycleInput, INPUT) { cycleId, creditCents, ...input }: PayCycleInput,
  ): Promise<PaymentPayload> {
    const shown = { cycleId: fromGlobalId('BillingCycle', cycleId), creditCents: creditCents ?? null };
    const payment = { ...input, ...shown };
    return paymentPayloadOf(await payCycle(signedIn(ctx), payment));
  }

  @Authorized()
  @PayloadMutation({
    payload: PAYMENT_PAYLOAD,
    description:
      'Renter, after the bank’s page: captures the payment if the bank confirmed it. Errors: PAYMENT_AUTHENTICATION_FAILED, PAYMENT_DECLINED, CYCLE_NOT_DUE, CHARGES_PAUSED, CYCLE_AMOUNT_CHANGED {amountCents}, FORBIDDEN, NOT_FOUND.',
    complexity: cost,
  })
  async completeCyclePayment(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CompleteCyclePaymentInput, INPUT) { cycleId }: CompleteCyclePaymentInput,
  ): Promise<PaymentPayload> {
    return paymentPayloadOf(await completeCyclePayment(signedIn(ctx), fromGlobalId('BillingCycle', cycleId)));
  }

  @Authorized()
  @PayloadMutation({
    payload: { booking: [() => Booking, 'The booking, with its new card.'] },
    description:
      'Renter: chooses another card for future charges; owed amounts are retried with it at once. Errors: CYCLE_NOT_DUE when no further charge is possible, FORBIDDEN, NOT_FOUND.',
    complexity: cost,
  })
  async changeBookingCard(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ChangeBookingCardInput, INPUT) { bookingId, paymentMethodId }: ChangeBookingCardInput,
  ): Promise<{ booking: Booking }> {
    return { booking: await changeBookingCard(signedIn(ctx), fromGlobalId('Booking', bookingId), paymentMethodId) };
  }

  @AuthorizedStaff('TERMINATE_BOOKINGS')
  @PayloadMutation({
    payload: { booking: [() => Booking, 'The booking, terminated.'] },
    description:
      'Staff: terminates an active rental today for a breach; both sides are notified of the reason. NON_PAYMENT requires a charge that is past due for 25 days. The rent stops, prepaid days are refunded, debts remain; the days stay held until `settleTermination`. Idempotent. Errors: BOOKING_TRANSITION_REFUSED {allowed}, VALIDATION_FAILED with REASON_REQUIRED or TOO_LONG at `text`, IDEMPOTENCY_IN_PROGRESS while a charge is in progress, NOT_FOUND, MFA_SETUP_REQUIRED.',
    complexity: cost,
  })
  async terminateBooking(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => TerminateBookingInput, INPUT) { bookingId, reason, text }: TerminateBookingInput,
  ): Promise<{ booking: Booking }> {
    return { booking: await terminateBooking(signedIn(ctx), fromGlobalId('Booking', bookingId), { reason, text }) };
  }

  @AuthorizedStaff('TERMINATE_BOOKINGS')
  @PayloadMutation({
    payload: { booking: [() => Booking, 'The booking, whose days are free.'] },
    description:
      'Staff: confirms that the space of a terminated rental is empty and the keys are back, which frees its days. Errors: BOOKING_TRANSITION_REFUSED {allowed}, VALIDATION_FAILED with REASON_REQUIRED or TOO_LONG at `statement`, NOT_FOUND, MFA_SETUP_REQUIRED.',
    complexity: cost,
  })
  async settleTermination(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SettleTerminationInput, INPUT) { bookingId, statement }: SettleTerminationInput,
  ): Promise<{ booking: Booking }> {
    return { booking: await settleTermination(signedIn(ctx), fromGlobalId('Booking', bookingId), statement) };
  }
}
