import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageInfo, type Connection, type Edge } from '../../../core/graphql/connection.js';
import { BookingEdge } from '../../bookings/booking-connection.types.js';
import { Booking } from '../../bookings/booking.entity.js';
import { BookingActor } from '../../bookings/booking-types.js';
import { AuditRecord } from '../audit/audit-record.types.js';
import { StaffNoteView } from '../notes/staff-note.types.js';
import { TOTAL_COUNT } from '../count-found.js';

/** What the staff can do about a booking. */
export enum StaffBookingAct {
  ACCEPT = 'accept',
  DECLINE = 'decline',
  CANCEL = 'cancel',
  CHANGE_END = 'change_end',
  END_FOR_HOST = 'end_for_host',
  TERMINATE = 'terminate',
  LIST_LEFT_THINGS = 'list_left_things',
  RECORD_LETTER = 'record_letter',
  SETTLE = 'settle',
  GIVE_CREDIT = 'give_credit',
  ALLOW_CHARGES = 'allow_charges',
  HOLD_PAYOUT = 'hold_payout',
  RELEASE_PAYOUT = 'release_payout',
  READ_MESSAGES = 'read_messages',
  WRITE_NOTE = 'write_note',
}

registerEnumType(StaffBookingAct, {
  name: 'StaffBookingAct',
  description: 'What the staff can do about a booking.',
  valuesConfig: {
    ACCEPT: { description: '`acceptBooking` for the host' },
    DECLINE: { description: '`declineBooking` for the host' },
    CANCEL: { description: '`cancelBooking` with an amount' },
    CHANGE_END: { description: '`changeBookingEnd`' },
    END_FOR_HOST: { description: '`giveNotice` for the host, also sooner than agreed' },
    TERMINATE: { description: '`terminateBooking`' },
    LIST_LEFT_THINGS: { description: '`listLeftThings`' },
    RECORD_LETTER: { description: '`recordAbandonmentLetter`' },
    SETTLE: { description: '`settleTermination`' },
    GIVE_CREDIT: { description: '`giveBookingCredit`' },
    ALLOW_CHARGES: { description: '`allowCharges`' },
    HOLD_PAYOUT: { description: '`holdPayout`' },
    RELEASE_PAYOUT: { description: '`releasePayout`' },
    READ_MESSAGES: { description: '`readBookingMessages`' },
    WRITE_NOTE: { description: '`writeStaffNote`' },
  },
});

@ObjectType({ description: 'What only the staff see of a booking.' })
export class StaffBookingRecord {
  readonly booking!: Booking;

  @Field(() => [StaffBookingAct], { description: 'What the viewer may do about it now.' })
  availableActs!: StaffBookingAct[];

  @Field(() => Int, { description: 'Messages that the two sides wrote; events are not counted.' })
  messageCount!: number;

  @Field(() => [String], {
    description: 'Codes of cases about it, under which its messages may be read: claims and tickets, newest first.',
  })
  caseCodes!: string[];

  @Field(() => [StaffNoteView], { description: 'Notes of the staff, newest first, at most 50.' })
  notes!: StaffNoteView[];

  @Field(() => [AuditRecord], { description: 'The log of acts about it, newest first, at most 50.' })
  timeline!: AuditRecord[];
}

@ObjectType({ description: 'A page of bookings as the staff look them up.' })
export class StaffBookingConnection implements Connection<Booking> {
  @Field(() => [BookingEdge], { description: 'The bookings, newest first.' })
  edges!: readonly Edge<Booking>[];

  @Field(() => PageInfo, { description: 'Where this page stands.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: TOTAL_COUNT })
  totalCount!: number;
}

@ObjectType({ description: 'A booking has another last day.' })
export class ChangeBookingEndPayload {
  @Field(() => Booking, { description: 'The booking as it stands now.' })
  booking!: Booking;
}

@ObjectType({ description: 'The renter of a booking was credited.' })
export class GiveBookingCreditPayload {
  @Field(() => Booking, { description: 'The booking as it stands now.' })
  booking!: Booking;
}

@ObjectType({ description: 'A message as the staff read it under a case.' })
export class MessageUnderCase {
  @Field(() => BookingActor, { description: 'Which side wrote it.' })
  from!: BookingActor;

  @Field(() => String, { description: 'The text as it was written, contact data included.' })
  body!: string;

  @Field(() => Date, { description: 'When.' })
  createdAt!: Date;
}

@ObjectType({ description: 'The messages of a booking, read under a case; the reading is recorded.' })
export class ReadBookingMessagesPayload {
  @Field(() => [MessageUnderCase], { description: 'Oldest first, the newest 200.' })
  messages!: MessageUnderCase[];
}

@ObjectType({ description: 'The mail that one side of a booking would get.' })
export class BookingActMail {
  @Field(() => BookingActor, { description: 'Who reads it.' })
  reader!: BookingActor;

  @Field(() => String, { description: 'First name of the reader.' })
  name!: string;

  @Field(() => String, { description: 'Its subject, in the language of the reader.' })
  subject!: string;

  @Field(() => String, { description: 'Its text, in the language of the reader.' })
  text!: string;
}
