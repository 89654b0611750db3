import { Field, ID, InputType, Int } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { TerminationReason } from '../../bookings/billing/billing.enums.js';
import { BookingStatus, DeclineReason } from '../../bookings/booking.enums.js';
import { CancellationReason } from '../../bookings/cancellation/cancellation.enums.js';
import { NoticeReason } from '../../bookings/changes/notice/notice.enums.js';
import { StaffBookingAct } from './staff-booking.types.js';

@InputType({ description: 'Filters of bookings; all given ones must match.' })
export class StaffBookingFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'A reference or its beginning, name, e-mail or phone of either side, code of a ticket, or the postal code of the space; 2–100 characters.',
  })
  query?: string | null;

  @Field(() => BookingStatus, { nullable: true, description: 'Bookings in this status.' })
  status?: BookingStatus | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only bookings with a refused charge.' })
  isOwing?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only bookings with an open claim.' })
  hasOpenClaim?: boolean | null;
}

@InputType({ description: 'A new last day of a fixed-term booking, for both sides.' })
export class ChangeBookingEndInput {
  @Field(() => ID, { description: 'The booking, CONFIRMED or ACTIVE.' })
  bookingId!: string;

  @Field(() => LocalDate, { description: 'The day of leaving: not counted, not charged.' })
  endsOn!: string;

  @Field(() => String, { description: 'The reason, 1–1000 characters; kept in the audit log.' })
  statement!: string;
}

@InputType({ description: 'Credit for the renter of a booking.' })
export class GiveBookingCreditInput {
  @Field(() => ID, { description: 'The booking.' })
  bookingId!: string;

  @Field(() => Int, { description: 'The amount, 1–5000 cents.' })
  amountCents!: number;

  @Field(() => String, { description: 'The reason, 1–1000 characters; the renter reads it.' })
  statement!: string;
}

@InputType({ description: 'A request to read messages under a case.' })
export class ReadBookingMessagesInput {
  @Field(() => ID, { description: 'The booking.' })
  bookingId!: string;

  @Field(() => String, { description: 'Code of a claim or a ticket about the booking or one of its sides.' })
  caseCode!: string;
}

@InputType({ description: 'An act on a booking, as filled in so far.' })
export class BookingActPreviewInput {
  @Field(() => ID, { description: 'The booking.' })
  bookingId!: string;

  @Field(() => StaffBookingAct, { description: 'The act.' })
  act!: StaffBookingAct;

  @Field(() => String, { description: 'The statement.' })
  statement!: string;

  @Field(() => DeclineReason, { nullable: true, description: 'For DECLINE.' })
  declineReason?: DeclineReason | null;

  @Field(() => CancellationReason, { nullable: true, description: 'For CANCEL.' })
  cancelReason?: CancellationReason | null;

  @Field(() => TerminationReason, { nullable: true, description: 'For TERMINATE.' })
  terminationReason?: TerminationReason | null;

  @Field(() => NoticeReason, { nullable: true, description: 'For END_FOR_HOST.' })
  noticeReason?: NoticeReason | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'For CANCEL the refund, for GIVE_CREDIT the credit, for END_FOR_HOST what the host pays (by default what is due), for WAIVE_CHARGE what is owed; cents.',
  })
  amountCents?: number | null;

  @Field(() => ID, { nullable: true, description: 'For WAIVE_CHARGE: the month.' })
  cycleId?: string | null;

  @Field(() => String, { nullable: true, description: 'For LIST_LEFT_THINGS.' })
  things?: string | null;

  @Field(() => String, { nullable: true, description: 'For LIST_LEFT_THINGS.' })
  firstWitness?: string | null;

  @Field(() => String, { nullable: true, description: 'For LIST_LEFT_THINGS.' })
  secondWitness?: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'For CHANGE_END and END_FOR_HOST: the day of leaving.' })
  endsOn?: string | null;
}
