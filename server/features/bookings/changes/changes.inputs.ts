import { Field, ID, InputType, Int } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { NoticeReason } from './notice/notice.enums.js';

@InputType({ description: 'A stay to end by notice.' })
export class GiveNoticeInput {
  @Field(() => ID, { description: 'A booking of the caller, in ACTIVE.' })
  bookingId!: string;

  @Field(() => LocalDate, { description: 'The day of leaving: not counted, not charged.' })
  endsOn!: string;

  @Field(() => NoticeReason, {
    nullable: true,
    description:
      'The reason: optional for a renter, and hidden from the host; a host and the staff give one of theirs.',
  })
  reason!: NoticeReason | null;

  @Field(() => String, {
    nullable: true,
    defaultValue: '',
    description: 'Shown to the renter, at most 500 characters; required of the staff, and of a host with OTHER.',
  })
  text!: string | null;

  @Field(() => Int, { description: 'The displayed `NoticePreview.lastChargeCents`, cents.' })
  lastChargeCents!: number;

  @Field(() => Int, { description: 'The displayed `NoticePreview.refundCents`, cents.' })
  refundCents!: number;

  @Field(() => Int, {
    nullable: true,
    defaultValue: null,
    description:
      'Staff: the displayed `NoticePreview.hostFeeCents`, or 0 when the host is not at fault; by default what is due. Cents.',
  })
  hostFeeCents!: number | null;
}

@InputType({ description: 'A notice to withdraw.' })
export class AskToUndoNoticeInput {
  @Field(() => ID, { description: 'A booking of the caller, in ENDING by their own notice.' })
  bookingId!: string;
}

@InputType({ description: 'Other days for a booking.' })
export class AskForDatesInput {
  @Field(() => ID, { description: 'A booking of the caller: before its start, or active with an end.' })
  bookingId!: string;

  @Field(() => LocalDate, { description: 'First day; unchanged once the stay has begun.' })
  from!: string;

  @Field(() => LocalDate, { nullable: true, description: 'Day of leaving; ignored for a rolling stay.' })
  to!: string | null;

  @Field(() => Int, { description: 'The displayed `DateChangePreview.differenceCents`, cents.' })
  differenceCents!: number;
}

@InputType({ description: 'The answer to a change request of the other side.' })
export class AnswerBookingChangeInput {
  @Field(() => ID, { description: 'The change, requested by the other side.' })
  changeId!: string;

  @Field(() => Boolean, { description: 'True agrees, false declines.' })
  isAgreed!: boolean;

  @Field(() => Int, {
    nullable: true,
    defaultValue: 0,
    description: 'The displayed `BookingChangeRequest.differenceCents`, cents; ignored for withdrawing a notice.',
  })
  differenceCents!: number | null;
}

@InputType({ description: 'A change request of the caller, to withdraw.' })
export class WithdrawBookingChangeInput {
  @Field(() => ID, { description: 'The change, requested by the caller.' })
  changeId!: string;
}

@InputType({ description: 'A stay to renew.' })
export class RenewBookingInput {
  @Field(() => ID, { description: 'The caller’s booking, in ACTIVE and near its end.' })
  bookingId!: string;

  @Field(() => LocalDate, { description: 'The new day of leaving; for a rolling stay `RenewalPreview.latest`.' })
  endsOn!: string;

  @Field(() => Int, { description: 'The displayed `RenewalPreview.differenceCents`, cents.' })
  differenceCents!: number;
}

@InputType({ description: 'A contract to withdraw from.' })
export class WithdrawFromContractInput {
  @Field(() => ID, { description: 'The caller’s booking, begun at most 14 days after its confirmation.' })
  bookingId!: string;

  @Field(() => Int, { description: 'The displayed `ContractWithdrawal.refundCents`, cents.' })
  refundCents!: number;
}

@InputType({ description: 'A booking of a suspended host whose charges resume.' })
export class AllowChargesInput {
  @Field(() => ID, { description: 'The booking.' })
  bookingId!: string;

  @Field(() => Date, {
    nullable: true,
    description: 'The displayed `StaffBookingRecord.chargesPausedSince`: a newer measure is not covered unseen.',
  })
  pausedSince?: Date | null;

  @Field(() => String, { description: 'The reason, 1–1000 characters; kept in the audit log.' })
  statement!: string;
}
