import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Authorized, AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { Booking } from '../booking.entity.js';
import { BookingActor } from '../booking-types.js';
import { viewerRoleOf } from '../booking.policy.js';
import { PAYMENT_PAYLOAD, paymentPayloadOf, type PaymentPayload } from '../lifecycle/payment-payload.js';
import {
  ChangeBookingCardInput,
  CompleteCyclePaymentInput,
  PayCycleInput,
  SettleTerminationInput,
  TerminateBookingInput,
} from './billing.inputs.js';
import { cycleLoader } from './billing.loaders.js';
import { BillingState } from './billing-types.js';
import { BookingCycle } from './booking-cycle.types.js';
import { changeBookingCard } from './change-card.js';
import { billingStateFor, cycleViewOf } from './cycle-views.rules.js';
import { findOwedCharge } from './find-owed-charge.js';
import { OwedCharge } from './owed-charge.types.js';
import { completeCyclePayment, payCycle } from './pay-cycle.js';
import { settleTermination, terminateBooking } from './terminate-booking.js';

const INPUT = { description: 'The input.' };
const COST = 10;
const cost = ({ childComplexity }: { childComplexity: number }): number => COST + childComplexity;
const CYCLES = 6;

/** The charges of a rental month by month: what is owed, paying it, and the end of a rental that nobody pays. */
@Resolver(() => Booking)
export class BillingResolver {
  @FieldResolver(() => [BookingCycle], {
    description:
      'Its billing periods in order; empty until it is confirmed. Of a stay without end, up to the next one.',
    complexity: ({ childComplexity }) => 1 + CYCLES * childComplexity,
  })
  async cycles(@Ctx() ctx: RequestContext, @Root() booking: Booking): Promise<BookingCycle[]> {
    const role = viewerRoleOf(ctx.viewer, booking);
    if (!role) return [];
    const cycles = await cycleLoader(ctx).load(booking.id);
    return cycles.map((cycle) => cycleViewOf(cycle, role, booking.termsSnapshot.timeZone));
  }

  @FieldResolver(() => OwedCharge, {
    nullable: true,
    description:
      'The earliest refused charge, to be paid by `payCycle`; null when there is none, and for all but the renter.',
    complexity: cost,
  })
  owedCharge(@Ctx() ctx: RequestContext, @Root() booking: Booking): Promise<OwedCharge | null> | null {
    return viewerRoleOf(ctx.viewer, booking) === BookingActor.RENTER ? findOwedCharge(ctx, booking) : null;
  }

  @FieldResolver(() => BillingState, {
    description: 'How it stands with its charges; a host reads CURRENT while a refused charge is still tried again.',
  })
  billingState(@Ctx() { viewer }: RequestContext, @Root() booking: Booking): BillingState {
    const role = viewerRoleOf(viewer, booking);
    return role ? billingStateFor(booking.billingState, role) : BillingState.CURRENT;
  }

  @Authorized()
  @PayloadMutation({
    payload: PAYMENT_PAYLOAD,
    description:
      'Renter: pays a cycle that is owed; its card is charged from then on. A cycle that is paid already answers with its booking. After `actionUrl` call `completeCyclePayment`. Errors: PAYMENT_DECLINED {reason}, PAYMENT_AUTHENTICATION_FAILED, PAYMENT_UNAVAILABLE, CYCLE_NOT_DUE, CYCLE_AMOUNT_CHANGED {amountCents}, BOOKING_CREDIT_CHANGED {creditCents}, FORBIDDEN, NOT_FOUND, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_IN_PROGRESS.',
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
      "Renter, after the bank's page: takes the money if the bank was satisfied. Errors: PAYMENT_AUTHENTICATION_FAILED, PAYMENT_DECLINED, CYCLE_NOT_DUE, FORBIDDEN, NOT_FOUND.",
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
      'Renter: another card for the charges to come; what is owed is tried with it at once. Errors: CYCLE_NOT_DUE once no charge can come, FORBIDDEN, NOT_FOUND.',
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
      'Staff: ends a running rental today for a breach; both sides are notified of the reason. NON_PAYMENT needs a charge that is past due for 25 days. The rent stops, days paid in advance go back, what is owed stays owed; the days stay held until `settleTermination`. A terminated booking is answered as it is. Errors: BOOKING_TRANSITION_REFUSED {allowed}, VALIDATION_FAILED with REASON_REQUIRED or TOO_LONG at `text`, IDEMPOTENCY_IN_PROGRESS while a charge is being made, NOT_FOUND, MFA_SETUP_REQUIRED.',
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
      'Staff: the space of a terminated rental is empty and the keys are back; its days are free again. Errors: BOOKING_TRANSITION_REFUSED {allowed}, VALIDATION_FAILED with REASON_REQUIRED or TOO_LONG at `statement`, NOT_FOUND, MFA_SETUP_REQUIRED.',
    complexity: cost,
  })
  async settleTermination(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SettleTerminationInput, INPUT) { bookingId, statement }: SettleTerminationInput,
  ): Promise<{ booking: Booking }> {
    return { booking: await settleTermination(signedIn(ctx), fromGlobalId('Booking', bookingId), statement) };
  }
}
