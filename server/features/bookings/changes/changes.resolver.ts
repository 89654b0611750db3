import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { Authorized, AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { fromGlobalId, toGlobalId } from '../../../core/graphql/global-id.js';
import { Booking } from '../booking.entity.js';
import { bookingLoader } from '../booking.loaders.js';
import { viewerRoleOf } from '../booking.policy.js';
import { BookingActor } from '../booking-types.js';
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

const INPUT = { description: 'All there is to say.' };
const COST = 10;
const cost = ({ childComplexity }: { childComplexity: number }): number => COST + childComplexity;

/** Notice, other dates, renewal and withdrawal of a booking. */
@Resolver(() => Booking)
export class BookingChangesResolver {
  @FieldResolver(() => ChangeRequest, {
    nullable: true,
    description: 'What one side asks and the other has not answered yet; null when nothing is open.',
  })
  changeRequest(@Ctx() ctx: RequestContext, @Root() booking: Booking): Promise<ChangeRequest | null> | null {
    return viewerRoleOf(ctx.viewer, booking) ? openChangeLoader(ctx).load(booking.id) : null;
  }

  @Authorized()
  @Mutation(() => Booking, {
    complexity: cost,
    description:
      'One side, or the staff for the host, lets a running stay end on a day. Errors: BOOKING_SUM_CHANGED {lastChargeCents, refundCents}, BOOKING_TRANSITION_REFUSED {allowed, because}, VALIDATION_FAILED as in noticePreview and REASON_REQUIRED, IDEMPOTENCY_IN_PROGRESS while a charge is being taken, NOT_FOUND.',
  })
  giveNotice(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => GiveNoticeInput, INPUT) input: GiveNoticeInput,
  ): Promise<Booking> {
    const { bookingId, reason, text, ...rest } = input;
    const request = { ...rest, reason: reason ?? null, text: text ?? '' };
    return giveNotice(signedIn(ctx), fromGlobalId('Booking', bookingId), request);
  }

  @Authorized()
  @Mutation(() => Booking, {
    complexity: cost,
    description:
      'Whoever gave notice asks the other side to undo it. Errors: BOOKING_DATES_TAKEN, BOOKING_DAYS_PROMISED {until}, BOOKING_TRANSITION_REFUSED {allowed, because}, NOT_FOUND.',
  })
  askToUndoNotice(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AskToUndoNoticeInput, INPUT) input: AskToUndoNoticeInput,
  ): Promise<Booking> {
    return askToUndoNotice(signedIn(ctx), fromGlobalId('Booking', input.bookingId));
  }

  @Authorized()
  @Mutation(() => Booking, {
    complexity: cost,
    description:
      'Asks the other side for other days; it has 24 hours to answer, and never beyond the first day that would change. Errors: BOOKING_SUM_CHANGED {differenceCents}, BOOKING_DATES_TAKEN, BOOKING_DAYS_PROMISED {until}, BOOKING_TRANSITION_REFUSED {allowed, because}, VALIDATION_FAILED as in dateChangePreview, IDEMPOTENCY_IN_PROGRESS while a charge is being taken, NOT_FOUND.',
  })
  askForDates(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AskForDatesInput, INPUT) input: AskForDatesInput,
  ): Promise<Booking> {
    const { bookingId, from, to, differenceCents } = input;
    const request = { from, to: to ?? null, differenceCents };
    return askForDates(signedIn(ctx), fromGlobalId('Booking', bookingId), request);
  }

  @Authorized()
  @Mutation(() => Booking, {
    complexity: cost,
    description:
      'The other side agrees to a change or says no. Errors: BOOKING_CHANGE_CLOSED {status}, BOOKING_SUM_CHANGED {differenceCents}, BOOKING_DATES_TAKEN, BOOKING_DAYS_PROMISED {until}, BOOKING_TRANSITION_REFUSED {allowed, because}, IDEMPOTENCY_IN_PROGRESS while a charge is being taken, FORBIDDEN (staff), NOT_FOUND.',
  })
  answerBookingChange(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AnswerBookingChangeInput, INPUT) input: AnswerBookingChangeInput,
  ): Promise<Booking> {
    const { changeId, isAgreed, differenceCents } = input;
    const answer = { isAgreed, differenceCents: differenceCents ?? 0 };
    return answerChange(signedIn(ctx), fromGlobalId('BookingChangeRequest', changeId), answer);
  }

  @Authorized()
  @Mutation(() => Booking, {
    complexity: cost,
    description: 'Takes back what one asked for. Errors: BOOKING_CHANGE_CLOSED {status}, FORBIDDEN (staff), NOT_FOUND.',
  })
  withdrawBookingChange(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => WithdrawBookingChangeInput, INPUT) input: WithdrawBookingChangeInput,
  ): Promise<Booking> {
    return withdrawChange(signedIn(ctx), fromGlobalId('BookingChangeRequest', input.changeId));
  }

  @Authorized()
  @Mutation(() => Booking, {
    complexity: cost,
    description:
      'Renter: the stay goes on at the same price. Errors: BOOKING_SUM_CHANGED {differenceCents}, BOOKING_DATES_TAKEN, BOOKING_DAYS_PROMISED {until}, BOOKING_TRANSITION_REFUSED {allowed, because}, VALIDATION_FAILED as in renewalPreview, IDEMPOTENCY_IN_PROGRESS while a charge is being taken, NOT_FOUND.',
  })
  renewBooking(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RenewBookingInput, INPUT) input: RenewBookingInput,
  ): Promise<Booking> {
    const { bookingId, ...request } = input;
    return renewBooking(signedIn(ctx), fromGlobalId('Booking', bookingId), request);
  }

  @Authorized()
  @Mutation(() => Booking, {
    complexity: cost,
    description:
      'Renter: withdraws from the contract after the start, within 14 days of the confirmation; confirmed by mail with the time. Errors: BOOKING_SUM_CHANGED {refundCents}, BOOKING_TRANSITION_REFUSED {allowed, because}, IDEMPOTENCY_IN_PROGRESS while a charge is being taken, NOT_FOUND.',
  })
  withdrawFromContract(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => WithdrawFromContractInput, INPUT) { bookingId, refundCents }: WithdrawFromContractInput,
  ): Promise<Booking> {
    return withdrawFromContract(signedIn(ctx), fromGlobalId('Booking', bookingId), { refundCents });
  }

  @AuthorizedStaff('RUN_BOOKINGS')
  @Mutation(() => Booking, {
    complexity: cost,
    description:
      'Staff: the charges of a suspended host’s booking go on. Errors: VALIDATION_FAILED with REASON_REQUIRED or TOO_LONG at `statement`, NOT_FOUND, MFA_SETUP_REQUIRED.',
  })
  allowCharges(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AllowChargesInput, INPUT) input: AllowChargesInput,
  ): Promise<Booking> {
    return allowCharges(signedIn(ctx), fromGlobalId('Booking', input.bookingId), input.statement);
  }
}

/** Fields of a change that depend on who reads it. */
@Resolver(() => ChangeRequest)
export class ChangeRequestResolver {
  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with bcr_.' })
  id(@Root() change: ChangeRequest): string {
    return toGlobalId('BookingChangeRequest', change.id);
  }

  @FieldResolver(() => Int, {
    description: 'What the viewer pays more, or gets more as the host; negative when it is less. Cents.',
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
