import { Arg, Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import { Authorized, AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import { constantsOf } from '../../../core/constants/load-constants.js';
import type { RequestContext } from '../../../core/context.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { fromGlobalId, toGlobalId } from '../../../core/graphql/global-id.js';
import { plus, INPUT } from '../../../core/graphql/field-options.js';
import { Booking } from '../booking.entity.js';
import { bookingLoader } from '../booking.loaders.js';
import { viewerRoleOf } from '../booking.policy.js';
import { BookingActor } from '../booking.enums.js';
import {
  AllowChargesInput,
  AnswerBookingChangeInput,
  AskForDatesInput,
  AskToUndoNoticeInput,
  GiveNoticeInput,
  RenewBookingInput,
  WithdrawBookingChangeInput,
  WithdrawFromContractInput,
} from './changes.inputs.js';
import { giveNotice } from './notice/give-notice.js';
import { renewBooking } from './renewal/renew-booking.js';
import { answerChange, withdrawChange } from './requests/answer-change.js';
import { askForDates, askToUndoNotice } from './requests/request-change.js';
import { ChangeRequest } from './requests/change-request.entity.js';
import { openChangeLoader } from './requests/open-change.js';
import { allowCharges } from './suspended-sides.js';
import { withdrawFromContract } from './withdrawal/withdraw-from-contract.js';

const cost = plus(10);

/** Notice, other dates, renewal and withdrawal of a booking. */
@Resolver(() => Booking)
export class BookingChangesResolver {
  @FieldResolver(() => ChangeRequest, {
    nullable: true,
    description: 'The unanswered change request of one side; null without one.',
  })
  changeRequest(@Ctx() ctx: RequestContext, @Root() booking: Booking): Promise<ChangeRequest | null> | null {
    return viewerRoleOf(ctx.viewer, booking) ? openChangeLoader(ctx).load(booking.id) : null;
  }

  @FieldResolver(() => Int, {
    description: 'Hours in which the other side answers a change asked for now, unless its first day comes before.',
  })
  async changeAnswerHours(@Ctx() ctx: RequestContext): Promise<number> {
    return (await constantsOf(ctx)).CHANGE_ANSWER_HOURS;
  }

  @Authorized()
  @PayloadMutation({
    payload: { booking: [() => Booking, 'The booking, with its last day.'] },
    complexity: cost,
    description:
      'One side, or the staff for the host, ends an active stay on a day. The staff may choose a day earlier than the agreed notice; the host then pays a fee. Errors: BOOKING_SUM_CHANGED {lastChargeCents, refundCents, hostFeeCents}, BOOKING_TRANSITION_REFUSED {allowed, because}, VALIDATION_FAILED as in noticePreview and REASON_REQUIRED, IDEMPOTENCY_IN_PROGRESS while a charge is in progress, NOT_FOUND.',
  })
  async giveNotice(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => GiveNoticeInput, INPUT) input: GiveNoticeInput,
  ): Promise<{ booking: Booking }> {
    const { bookingId, reason, text, hostFeeCents, ...rest } = input;
    const request = { ...rest, reason: reason ?? null, text: text ?? '', hostFeeCents: hostFeeCents ?? null };
    return { booking: await giveNotice(signedIn(ctx), fromGlobalId('Booking', bookingId), request) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { booking: [() => Booking, 'The booking, with what is asked.'] },
    complexity: cost,
    description:
      'The side that gave notice asks the other side to undo it. Errors: BOOKING_DATES_TAKEN, BOOKING_DAYS_PROMISED {until, timeZone}, BOOKING_TRANSITION_REFUSED {allowed, because}, NOT_FOUND.',
  })
  async askToUndoNotice(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AskToUndoNoticeInput, INPUT) input: AskToUndoNoticeInput,
  ): Promise<{ booking: Booking }> {
    return { booking: await askToUndoNotice(signedIn(ctx), fromGlobalId('Booking', input.bookingId)) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { booking: [() => Booking, 'The booking, with what is asked.'] },
    complexity: cost,
    description:
      'Asks the other side for other days; it has 24 hours to answer, at most until the first day that would change. Errors: BOOKING_SUM_CHANGED {differenceCents}, BOOKING_DATES_TAKEN, BOOKING_DAYS_PROMISED {until, timeZone}, BOOKING_TRANSITION_REFUSED {allowed, because}, VALIDATION_FAILED as in dateChangePreview, IDEMPOTENCY_IN_PROGRESS while a charge is in progress, NOT_FOUND.',
  })
  async askForDates(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AskForDatesInput, INPUT) input: AskForDatesInput,
  ): Promise<{ booking: Booking }> {
    const { bookingId, from, to, differenceCents } = input;
    const request = { from, to: to ?? null, differenceCents };
    return { booking: await askForDates(signedIn(ctx), fromGlobalId('Booking', bookingId), request) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { booking: [() => Booking, 'The booking, changed or as it was.'] },
    complexity: cost,
    description:
      'The other side accepts or declines a change. Errors: BOOKING_CHANGE_CLOSED {status}, BOOKING_SUM_CHANGED {differenceCents}, BOOKING_DATES_TAKEN, BOOKING_DAYS_PROMISED {until, timeZone}, BOOKING_TRANSITION_REFUSED {allowed, because}, IDEMPOTENCY_IN_PROGRESS while a charge is in progress, FORBIDDEN (staff), NOT_FOUND.',
  })
  async answerBookingChange(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AnswerBookingChangeInput, INPUT) input: AnswerBookingChangeInput,
  ): Promise<{ booking: Booking }> {
    const { changeId, isAgreed, differenceCents } = input;
    const answer = { isAgreed, differenceCents: differenceCents ?? 0 };
    return { booking: await answerChange(signedIn(ctx), fromGlobalId('BookingChangeRequest', changeId), answer) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { booking: [() => Booking, 'The booking, as it was.'] },
    complexity: cost,
    description:
      'Withdraws a change request of the caller. Errors: BOOKING_CHANGE_CLOSED {status}, FORBIDDEN (staff), NOT_FOUND.',
  })
  async withdrawBookingChange(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => WithdrawBookingChangeInput, INPUT) input: WithdrawBookingChangeInput,
  ): Promise<{ booking: Booking }> {
    return { booking: await withdrawChange(signedIn(ctx), fromGlobalId('BookingChangeRequest', input.changeId)) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { booking: [() => Booking, 'The booking, which goes on.'] },
    complexity: cost,
    description:
      'Renter: renews the stay at the same price. Errors: BOOKING_SUM_CHANGED {differenceCents}, BOOKING_DATES_TAKEN, BOOKING_DAYS_PROMISED {until, timeZone}, BOOKING_TRANSITION_REFUSED {allowed, because}, VALIDATION_FAILED as in renewalPreview, IDEMPOTENCY_IN_PROGRESS while a charge is in progress, NOT_FOUND.',
  })
  async renewBooking(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RenewBookingInput, INPUT) input: RenewBookingInput,
  ): Promise<{ booking: Booking }> {
    const { bookingId, ...request } = input;
    return { booking: await renewBooking(signedIn(ctx), fromGlobalId('Booking', bookingId), request) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { booking: [() => Booking, 'The booking, which has ended, with its refund.'] },
    complexity: cost,
    description:
      'Renter: withdraws from the contract after the start, within 14 days of the confirmation; confirmed by mail with the time. Errors: BOOKING_SUM_CHANGED {refundCents}, BOOKING_TRANSITION_REFUSED {allowed, because}, IDEMPOTENCY_IN_PROGRESS while a charge is in progress, NOT_FOUND.',
  })
  async withdrawFromContract(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => WithdrawFromContractInput, INPUT) { bookingId, refundCents }: WithdrawFromContractInput,
  ): Promise<{ booking: Booking }> {
    return { booking: await withdrawFromContract(signedIn(ctx), fromGlobalId('Booking', bookingId), { refundCents }) };
  }

  @AuthorizedStaff('RUN_BOOKINGS')
  @PayloadMutation({
    payload: { booking: [() => Booking, 'The booking, whose charges go on.'] },
    complexity: cost,
    description:
      'Staff: resumes the charges of a suspended host’s booking. Errors: BOOKING_TRANSITION_REFUSED {allowed} when another measure pauses them by now, VALIDATION_FAILED with REASON_REQUIRED or TOO_LONG at `statement`, NOT_FOUND, MFA_SETUP_REQUIRED.',
  })
  async allowCharges(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AllowChargesInput, INPUT) input: AllowChargesInput,
  ): Promise<{ booking: Booking }> {
    const { bookingId, statement, pausedSince = null } = input;
    const id = fromGlobalId('Booking', bookingId);
    return { booking: await allowCharges(signedIn(ctx), id, { statement, pausedSince }) };
  }
}

/** Fields of a change that depend on the viewer. */
@Resolver(() => ChangeRequest)
export class ChangeRequestResolver {
  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with bcr_.' })
  id(@Root() change: ChangeRequest): string {
    return toGlobalId('BookingChangeRequest', change.id);
  }

  @FieldResolver(() => Int, {
    description:
      'The price difference for the viewer: what a renter pays more, or a host gets more; negative for less. Cents.',
  })
  async differenceCents(@Ctx() ctx: RequestContext, @Root() change: ChangeRequest): Promise<number> {
    const booking = await bookingLoader(ctx).load(change.bookingId);
    const isHost = booking && viewerRoleOf(ctx.viewer, booking) === BookingActor.HOST;
    return isHost ? change.hostDifferenceCents : change.differenceCents;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer is the side that answers it.' })
  async canAnswer(@Ctx() ctx: RequestContext, @Root() change: ChangeRequest): Promise<boolean> {
    const booking = await bookingLoader(ctx).load(change.bookingId);
    const role = booking && viewerRoleOf(ctx.viewer, booking);
    return role !== null && role !== BookingActor.ADMIN && role !== change.askedBy;
  }
}
