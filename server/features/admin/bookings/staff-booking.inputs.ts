import { Field, ID, InputType, Int } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { TerminationReason } from '../../bookings/billing/billing-types.js';
import { BookingStatus, DeclineReason } from '../../bookings/booking-types.js';
import { CancellationReason } from '../../bookings/cancellation/cancellation-types.js';
import { NoticeReason } from '../../bookings/changes/notice/notice-types.js';
import { StaffBookingAct } from './staff-booking.types.js';

@InputType({ description: 'Which bookings; everything given must hold.' })
export class StaffBookingFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'A reference or its beginning, name, e-mail or phone of either side, code of a ticket, or the postal code of the space; 2–100 characters.',
  })
  query?: string | null;

  @Field(() => BookingStatus, { nullable: true, description: 'Bookings in this status.' })
  status?: BookingStatus | null;

  @Field(() => Boolean, { nullable: true, description: 'With true: those with a charge that was refused.' })
  isOwing?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'With true: those with an open claim.' })
  hasOpenClaim?: boolean | null;
}

@InputType({ description: 'Another last day of a booking that has an end, for both sides.' })
export class ChangeBookingEndInput {
  @Field(() => ID, { description: 'The booking, CONFIRMED or ACTIVE.' })
  bookingId!: string;

  @Field(() => LocalDate, { description: 'The day of leaving: not counted, not charged.' })
  endsOn!: string;

  @Field(() => String, { description: 'Why, 1–1000 characters; kept in the log.' })
  statement!: string;
}

@InputType({ description: 'Credit for the renter of a booking.' })
export class GiveBookingCreditInput {
  @Field(() => ID, { description: 'The booking.' })
  bookingId!: string;

  @Field(() => Int, { description: 'How much, 1–5000 cents.' })
  amountCents!: number;

  @Field(() => String, { description: 'Why, 1–1000 characters; the renter reads it.' })
  statement!: string;
}

@InputType({ description: 'Messages to be read under a case.' })
export class ReadBookingMessagesInput {
  @Field(() => ID, { description: 'The booking.' })
  bookingId!: string;

  @Field(() => String, { description: 'Code of a claim or a ticket about the booking or of one of its sides.' })
  caseCode!: string;
}

@InputType({ description: 'An act about a booking with what is written so far.' })
export class BookingActPreviewInput {
  @Field(() => ID, { description: 'The booking.' })
  bookingId!: string;

  @Field(() => StaffBookingAct, { description: 'Which act.' })
  act!: StaffBookingAct;

  @Field(() => String, { description: 'The statement.' })
  statement!: string;

  @Field(() => DeclineReason, { nullable: true, description: 'Of DECLINE.' })
  declineReason?: DeclineReason | null;

  @Field(() => CancellationReason, { nullable: true, description: 'Of CANCEL.' })
  cancelReason?: CancellationReason | null;

  @Field(() => TerminationReason, { nullable: true, description: 'Of TERMINATE.' })
  terminationReason?: TerminationReason | null;

  @Field(() => NoticeReason, { nullable: true, description: 'Of END_FOR_HOST.' })
  noticeReason?: NoticeReason | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Of CANCEL: the refund; of GIVE_CREDIT: the credit; of END_FOR_HOST: what the host pays, by default what is due; cents.',
  })
  amountCents?: number | null;

  @Field(() => String, { nullable: true, description: 'Of LIST_LEFT_THINGS.' })
  things?: string | null;

  @Field(() => String, { nullable: true, description: 'Of LIST_LEFT_THINGS.' })
  firstWitness?: string | null;

  @Field(() => String, { nullable: true, description: 'Of LIST_LEFT_THINGS.' })
  secondWitness?: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'Of CHANGE_END and END_FOR_HOST: the day of leaving.' })
  endsOn?: string | null;
}
