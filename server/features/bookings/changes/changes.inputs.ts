import { Field, ID, InputType, Int } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { NoticeReason } from './notice/notice-types.js';

@InputType({ description: 'A stay to end by notice.' })
export class GiveNoticeInput {
  @Field(() => ID, { description: 'A booking of yours, in ACTIVE.' })
  bookingId!: string;

  @Field(() => LocalDate, { description: 'The day of leaving: not counted, not charged.' })
  endsOn!: string;

  @Field(() => NoticeReason, {
    nullable: true,
    description:
      'Why: a renter may leave it out, and the host does not read it; a host and the staff give one of theirs.',
  })
  reason!: NoticeReason | null;

  @Field(() => String, {
    nullable: true,
    defaultValue: '',
    description: 'Shown to the renter, at most 500 characters; needed from the staff, and from a host with OTHER.',
  })
  text!: string | null;

  @Field(() => Int, { description: '`NoticePreview.lastChargeCents` as it was shown, cents.' })
  lastChargeCents!: number;

  @Field(() => Int, { description: '`NoticePreview.refundCents` as it was shown, cents.' })
  refundCents!: number;

  @Field(() => Int, {
    nullable: true,
    defaultValue: null,
    description:
      'Staff: `NoticePreview.hostFeeCents` as it was shown, or 0 when the host is not at fault; by default what is due. Cents.',
  })
  hostFeeCents!: number | null;
}

@InputType({ description: 'A notice to be withdrawn.' })
export class AskToUndoNoticeInput {
  @Field(() => ID, { description: 'A booking of yours, in ENDING by your own notice.' })
  bookingId!: string;
}

@InputType({ description: 'Other days for a booking.' })
export class AskForDatesInput {
  @Field(() => ID, { description: 'A booking of yours: before its start, or running with an end.' })
  bookingId!: string;

  @Field(() => LocalDate, { description: 'First day; as it is when the stay has begun.' })
  from!: string;

  @Field(() => LocalDate, { nullable: true, description: 'Day of leaving; not looked at of a stay without end.' })
  to!: string | null;

  @Field(() => Int, { description: '`DateChangePreview.differenceCents` as it was shown, cents.' })
  differenceCents!: number;
}

@InputType({ description: 'The answer to what the other side asks.' })
export class AnswerBookingChangeInput {
  @Field(() => ID, { description: 'The change, asked by the other side.' })
  changeId!: string;

  @Field(() => Boolean, { description: 'Whether it may be so.' })
  isAgreed!: boolean;

  @Field(() => Int, {
    nullable: true,
    defaultValue: 0,
    description:
      '`BookingChangeRequest.differenceCents` as it was shown, cents; ignored when a notice is to be withdrawn.',
  })
  differenceCents!: number | null;
}

@InputType({ description: 'A change that you asked for, to be taken back.' })
export class WithdrawBookingChangeInput {
  @Field(() => ID, { description: 'The change, asked by you.' })
  changeId!: string;
}

@InputType({ description: 'A stay that goes on.' })
export class RenewBookingInput {
  @Field(() => ID, { description: 'Your booking, in ACTIVE and near its end.' })
  bookingId!: string;

  @Field(() => LocalDate, { description: 'The new day of leaving; of a stay without end `RenewalPreview.latest`.' })
  endsOn!: string;

  @Field(() => Int, { description: '`RenewalPreview.differenceCents` as it was shown, cents.' })
  differenceCents!: number;
}

@InputType({ description: 'A contract to withdraw from.' })
export class WithdrawFromContractInput {
  @Field(() => ID, { description: 'Your booking, begun at most 14 days after it was confirmed.' })
  bookingId!: string;

  @Field(() => Int, { description: '`ContractWithdrawal.refundCents` as it was shown, cents.' })
  refundCents!: number;
}

@InputType({ description: 'A booking of a suspended host whose charges go on.' })
export class AllowChargesInput {
  @Field(() => ID, { description: 'The booking.' })
  bookingId!: string;

  @Field(() => String, { description: 'Why, 1–1000 characters; kept in the log.' })
  statement!: string;
}
