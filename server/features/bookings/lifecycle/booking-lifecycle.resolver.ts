import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { loadUser } from '../../accounts/user.loaders.js';
import { Booking } from '../booking.entity.js';
import { transitionContextOf } from './transition-context.rules.js';
import { CancelBookingInput, ConfirmMoveOutInput, MarkBookingActiveInput } from '../booking.inputs.js';
import { loadCollectedPayments, loadFirstPayment, refundsLoader } from '../booking.loaders.js';
import { canReadRenterMoney, viewerRoleOf } from '../booking.policy.js';
import { BookingDeadline, bookingDeadline } from '../stay/booking-deadline.js';
import { availableActions } from './booking.state-machine.js';
import { BookingAction, BookingActor, BookingStatus } from '../booking.enums.js';
import { cancelBooking } from '../cancellation/cancel-booking.js';
import { cancellationContext } from '../cancellation/cancellation-context.js';
import { cancellationPreview } from '../cancellation/cancellation-preview.rules.js';
import { CancellationPreview } from '../cancellation/cancellation-preview.types.js';
import { confirmMoveOut } from '../stay/end-stay.js';
import { markBookingActive } from '../stay/mark-active.js';
import { creditOfRefund } from '../payments/refund-parts.rules.js';
import { Refund } from '../payments/refund.entity.js';
import { shownRefund } from '../cancellation/refund-decision.rules.js';
import { completionTime } from '../stay/stay-timers.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { plus, INPUT } from '../../../core/graphql/field-options.js';

const cost = plus(10);

/** Cancellation, start and end of a confirmed booking. */
@Resolver(() => Booking)
export class BookingLifecycleResolver {
  @FieldResolver(() => CancellationPreview, {
    nullable: true,
    description: 'The result of cancelling now; null when the viewer cannot cancel.',
  })
  async cancellation(@Ctx() ctx: RequestContext, @Root() booking: Booking): Promise<CancellationPreview | null> {
    const actor = viewerRoleOf(ctx.viewer, booking);
    const now = ctx.clock.now();
    if (!actor) return null;
    const first = await loadFirstPayment(ctx, booking.id);
    const context = { ...transitionContextOf(booking, ctx.config), isFirstChargeTaken: first?.capturedAt != null };
    if (!availableActions(context, actor, now).includes(BookingAction.CANCEL)) return null;
    const [collected, refunds, host] = await Promise.all([
      loadCollectedPayments(ctx, booking.id),
      refundsLoader(ctx).load(booking.id),
      loadUser(ctx, booking.hostId),
    ]);
    const payments = collected.length > 0 || !first ? collected : [first];
    const preview = cancellationPreview(
      cancellationContext(booking, payments, { actor, isHostSuspended: host.suspendedAt !== null, refunds }),
      now,
    );
    const { rentRefundCents: rentCents, feeRefundCents: renterFeeCents, protectionRefundCents } = preview;
    const amounts = { rentCents, renterFeeCents, protectionCents: protectionRefundCents };
    return {
      ...preview,
      creditCents: actor === BookingActor.HOST ? 0 : creditOfRefund(collected, refunds, amounts),
    };
  }

  @FieldResolver(() => Refund, {
    nullable: true,
    description:
      'The newest of `refunds`; of several by one decision, one that is not complete. Null without one, and for the host.',
  })
  async refund(@Ctx() ctx: RequestContext, @Root() booking: Booking): Promise<Refund | null> {
    return shownRefund(await this.refunds(ctx, booking));
  }

  @FieldResolver(() => [Refund], {
    description: 'All refunds, oldest first. Renter and admins; empty for the host.',
  })
  async refunds(@Ctx() ctx: RequestContext, @Root() booking: Booking): Promise<readonly Refund[]> {
    return canReadRenterMoney(ctx.viewer, booking) ? refundsLoader(ctx).load(booking.id) : [];
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description:
      'When a missing answer of the host counts as a confirmation that the space is empty and the keys are back; null except in MOVE_OUT.',
  })
  completesAt(@Root() booking: Booking): Date | null {
    return booking.status === BookingStatus.MOVE_OUT ? completionTime(booking) : null;
  }

  @FieldResolver(() => BookingDeadline, {
    nullable: true,
    description:
      'The time in which the renter can pay, the host can answer, or the host can confirm that the space is empty; null while the booking waits for none of them.',
  })
  deadline(@Root() booking: Booking): BookingDeadline | null {
    return bookingDeadline(booking);
  }

  @FieldResolver(() => String, {
    description: 'The time zone of the space: Europe/Madrid or Atlantic/Canary.',
  })
  timeZone(@Root() booking: Booking): string {
    return booking.termsSnapshot.timeZone;
  }

  @Authorized()
  @PayloadMutation({
    payload: { booking: [() => Booking, 'The booking, with its refund.'] },
    description:
      'Cancels a confirmed booking before its start (staff: until it is active). A renter is refunded by the policy, otherwise in full; a host is charged the fee that `cancellation` shows. Idempotent. Errors: BOOKING_REFUND_CHANGED {refundCents}, BOOKING_TRANSITION_REFUSED {allowed}, VALIDATION_FAILED, IDEMPOTENCY_IN_PROGRESS while its charge is in progress, NOT_FOUND.',
    complexity: cost,
  })
  async cancelBooking(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CancelBookingInput, INPUT) input: CancelBookingInput,
  ): Promise<{ booking: Booking }> {
    const { bookingId, reason, text, refundCents } = input;
    return {
      booking: await cancelBooking(signedIn(ctx), fromGlobalId('Booking', bookingId), {
        reason: reason ?? null,
        text: text ?? '',
        refundCents: refundCents ?? null,
      }),
    };
  }

  @Authorized()
  @PayloadMutation({
    payload: { booking: [() => Booking, 'The booking, active.'] },
    description:
      'Renter or host: confirms the move-in. From the first day on, once the first four steps of the move-in list are done; otherwise it happens automatically a day after the start. Errors: BOOKING_TRANSITION_REFUSED {allowed}, NOT_FOUND.',
    complexity: cost,
  })
  async markBookingActive(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => MarkBookingActiveInput, INPUT) input: MarkBookingActiveInput,
  ): Promise<{ booking: Booking }> {
    return { booking: await markBookingActive(signedIn(ctx), fromGlobalId('Booking', input.bookingId)) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { booking: [() => Booking, 'The booking, completed.'] },
    description:
      'Host: confirms that the space is empty and the keys are back. After 72 hours without an answer it counts as confirmed. Errors: BOOKING_TRANSITION_REFUSED {allowed}, NOT_FOUND.',
    complexity: cost,
  })
  async confirmMoveOut(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ConfirmMoveOutInput, INPUT) input: ConfirmMoveOutInput,
  ): Promise<{ booking: Booking }> {
    return { booking: await confirmMoveOut(signedIn(ctx), fromGlobalId('Booking', input.bookingId)) };
  }
}
