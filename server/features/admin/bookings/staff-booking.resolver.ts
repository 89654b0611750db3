import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { LONG_PAGE_ARGS, pageSizeOf, type PageArgs } from '../../../core/graphql/connection.js';
import { mayDo } from '../../../core/staff-acts.js';
import { Booking } from '../../bookings/booking.entity.js';
import { readMessages } from './booking-cases.js';
import { giveBookingCredit } from './give-booking-credit.js';
import { previewBookingAct } from './preview-booking-act.js';
import { bookingFor, changeBookingEnd } from './staff-booking-acts.js';
import { listStaffBookings } from './staff-booking-lists.js';
import {
  BookingActPreviewInput,
  ChangeBookingEndInput,
  GiveBookingCreditInput,
  ReadBookingMessagesInput,
  StaffBookingFilter,
} from './staff-booking.inputs.js';
import {
  BookingActMail,
  StaffBookingAct,
  StaffBookingConnection,
  StaffBookingRecord,
  MessageUnderCase,
} from './staff-booking.types.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { INPUT } from '../../../core/graphql/field-options.js';

const COST = { complexity: 10 };
const ERRORS = 'NOT_FOUND, FORBIDDEN (their own, or not now), VALIDATION_FAILED, MFA_SETUP_REQUIRED.';

/** Bookings, as the staff look them up and decide about them. */
@Resolver(() => Booking)
export class StaffBookingResolver {
  @AuthorizedStaff('SEE_BOOKINGS')
  @Query(() => StaffBookingConnection, {
    complexity: ({ args, childComplexity }: { args: PageArgs; childComplexity: number }) =>
      5 + pageSizeOf(args, 50) * (1 + childComplexity),
    description:
      'Staff: bookings by a filter, newest first; of the status TERMINATED the one that was terminated first. Errors: CURSOR_INVALID, PAGINATION_CONFLICT, MFA_SETUP_REQUIRED.',
  })
  staffBookings(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => StaffBookingFilter, { nullable: true, description: 'The filter; all bookings by default.' })
    filter?: StaffBookingFilter | null,
    @Args(() => LONG_PAGE_ARGS) page?: PageArgs,
  ): Promise<StaffBookingConnection> {
    return listStaffBookings(signedIn(ctx), filter ?? {}, page ?? {});
  }

  @FieldResolver(() => StaffBookingRecord, {
    nullable: true,
    description: 'What only the staff see of the booking; null for everybody else.',
  })
  staffRecord(@Ctx() { viewer }: RequestContext, @Root() booking: Booking): Pick<StaffBookingRecord, 'booking'> | null {
    return mayDo(viewer, 'SEE_BOOKINGS') ? { booking } : null;
  }

  @AuthorizedStaff('SEE_BOOKINGS')
  @Query(() => [BookingActMail], {
    complexity: 30,
    description: `Staff: the mails that an act would send to both sides, the renter’s first; empty for acts without a notification. Errors: ${ERRORS}`,
  })
  bookingActPreview(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => BookingActPreviewInput, INPUT) input: BookingActPreviewInput,
  ): Promise<BookingActMail[]> {
    return previewBookingAct(signedIn(ctx), input);
  }

  @AuthorizedStaff('RUN_BOOKINGS')
  @PayloadMutation({
    payload: { booking: [() => Booking, 'The updated booking.'] },
    ...COST,
    description: `Staff: changes the last day of a fixed-term booking, for both sides; months are charged or refunded accordingly. Errors: BOOKING_DATES_TAKEN, BOOKING_TRANSITION_REFUSED {allowed, because}, IDEMPOTENCY_IN_PROGRESS while a charge is in progress, ${ERRORS}`,
  })
  async changeBookingEnd(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ChangeBookingEndInput, INPUT) { bookingId, ...end }: ChangeBookingEndInput,
  ): Promise<{ booking: Booking }> {
    return { booking: await changeBookingEnd(signedIn(ctx), bookingId, end) };
  }

  @AuthorizedStaff('GIVE_CREDIT')
  @PayloadMutation({
    payload: { booking: [() => Booking, 'The updated booking.'] },
    ...COST,
    description: `Staff: credits the renter, once per booking, and mails them the reason. Errors: AMOUNT_OUT_OF_RANGE {max} at \`amountCents\`, ${ERRORS}`,
  })
  async giveBookingCredit(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => GiveBookingCreditInput, INPUT) { bookingId, ...credit }: GiveBookingCreditInput,
  ): Promise<{ booking: Booking }> {
    const viewing = signedIn(ctx);
    const { id } = await bookingFor(viewing, bookingId, StaffBookingAct.GIVE_CREDIT);
    return { booking: await giveBookingCredit(viewing, id, credit) };
  }

  @AuthorizedStaff('READ_MESSAGES')
  @PayloadMutation({
    payload: { messages: [() => [MessageUnderCase], 'The newest 200, oldest first.'] },
    ...COST,
    description: `Staff: reads the messages of a booking under a case; the read is recorded with the case. Errors: CASE_UNKNOWN at \`caseCode\`, ${ERRORS}`,
  })
  async readBookingMessages(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ReadBookingMessagesInput, INPUT) { bookingId, caseCode }: ReadBookingMessagesInput,
  ): Promise<{ messages: MessageUnderCase[] }> {
    const viewing = signedIn(ctx);
    const booking = await bookingFor(viewing, bookingId, StaffBookingAct.READ_MESSAGES);
    return { messages: await readMessages(viewing, booking, caseCode) };
  }
}
