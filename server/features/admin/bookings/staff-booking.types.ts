import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageInfo, type Connection, type Edge } from '../../../core/graphql/connection.js';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { BookingEdge } from '../../bookings/booking-connection.types.js';
import { Booking } from '../../bookings/booking.entity.js';
import { BookingActor } from '../../bookings/booking.enums.js';
import { Adjustment } from '../money/adjustment.entity.js';
import { AuditRecord } from '../audit/audit-record.types.js';
import { StaffNoteView } from '../notes/staff-note.types.js';
import { TOTAL_COUNT } from '../count-found.js';

/** The acts of the staff on a booking. */
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
  WAIVE_CHARGE = 'waive_charge',
  HOLD_PAYOUT = 'hold_payout',
  RELEASE_PAYOUT = 'release_payout',
  READ_MESSAGES = 'read_messages',
  WRITE_NOTE = 'write_note',
}

registerEnumType(StaffBookingAct, {
  name: 'StaffBookingAct',
  description: 'An act of the staff on a booking, by the mutation that performs it.',
  valuesConfig: {
    ACCEPT: { description: '`acceptBooking` for the host' },
    DECLINE: { description: '`declineBooking` for the host' },
    CANCEL: { description: '`cancelBooking` with an amount' },
    CHANGE_END: { description: '`changeBookingEnd`' },
    END_FOR_HOST: { description: '`giveNotice` for the host, also earlier than agreed' },
    TERMINATE: { description: '`terminateBooking`' },
    LIST_LEFT_THINGS: { description: '`listLeftThings`' },
    RECORD_LETTER: { description: '`recordAbandonmentLetter`' },
    SETTLE: { description: '`settleTermination`' },
    GIVE_CREDIT: { description: '`giveBookingCredit`' },
    ALLOW_CHARGES: { description: '`allowCharges`' },
    WAIVE_CHARGE: { description: '`waiveCharge` for one of `uncollectableMonths`' },
    HOLD_PAYOUT: { description: '`holdPayout`' },
    RELEASE_PAYOUT: { description: '`releasePayout`' },
    READ_MESSAGES: { description: '`readBookingMessages`' },
    WRITE_NOTE: { description: '`writeStaffNote`' },
  },
});

@ObjectType({ description: 'A month that the renter owes and that will not be collected any more.' })
export class StaffUncollectableMonth {
  @Field(() => ID, { description: 'Its billing cycle, for `waiveCharge`.' })
  cycleId!: string;

  @Field(() => LocalDate, { description: 'Its first day.' })
  from!: string;

  @Field(() => LocalDate, { description: 'The day after its last one.' })
  to!: string;

  @Field(() => Int, { description: 'What the renter owes for it, cents.' })
  totalCents!: number;
}

@ObjectType({ description: 'What only the staff see of a booking.' })
export class StaffBookingRecord {
  readonly booking!: Booking;

  @Field(() => [StaffBookingAct], { description: 'The acts the viewer may perform on it now.' })
  availableActs!: StaffBookingAct[];

  @Field(() => Date, {
    nullable: true,
    description:
      'Since when the newest measure that pauses its charges is in force, for `allowCharges`; null without one.',
  })
  chargesPausedSince!: Date | null;

  @Field(() => [StaffUncollectableMonth], {
    description:
      'Months of a stay that is over which the viewer may waive: overdue for a month, or never charged because the host is banned; without those that wait for a second person.',
  })
  uncollectableMonths!: StaffUncollectableMonth[];

  @Field(() => [Adjustment], {
    description:
      'Paired entries of the staff about it, newest first, at most 100; empty for those who may not see money.',
  })
  adjustments!: Adjustment[];

  @Field(() => Int, { description: 'Number of messages written by the two sides; events are not counted.' })
  messageCount!: number;

  @Field(() => [String], {
    description: 'Codes of the claims and tickets about it, newest first; its messages can be read under one of them.',
  })
  caseCodes!: string[];

  @Field(() => [StaffNoteView], { description: 'Notes of the staff, newest first, at most 50.' })
  notes!: StaffNoteView[];

  @Field(() => [AuditRecord], { description: 'Its audit log, newest first, at most 50.' })
  timeline!: AuditRecord[];
}

@ObjectType({ description: 'A page of bookings, as the staff look them up.' })
export class StaffBookingConnection implements Connection<Booking> {
  @Field(() => [BookingEdge], { description: 'The bookings, newest first.' })
  edges!: readonly Edge<Booking>[];

  @Field(() => PageInfo, { description: 'The position of this page.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: TOTAL_COUNT })
  totalCount!: number;
}

@ObjectType({ description: 'A message as the staff read it under a case.' })
export class MessageUnderCase {
  @Field(() => BookingActor, { description: 'The side that wrote it.' })
  from!: BookingActor;

  @Field(() => String, {
    description: 'Its text as it was typed, contact data included; 90 days later, as the other side reads it.',
  })
  body!: string;

  @Field(() => Date, { description: 'When it was sent.' })
  createdAt!: Date;
}

@ObjectType({ description: 'The mail that one side of a booking would get.' })
export class BookingActMail {
  @Field(() => BookingActor, { description: 'The recipient.' })
  reader!: BookingActor;

  @Field(() => String, { description: 'First name of the recipient.' })
  name!: string;

  @Field(() => String, { description: 'Its subject, in the language of the recipient.' })
  subject!: string;

  @Field(() => String, { description: 'Its text, in the language of the recipient.' })
  text!: string;
}
