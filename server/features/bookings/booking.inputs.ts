import { Field, ID, InputType, Int } from 'type-graphql';
import { LocalDate } from '../../core/graphql/scalars.js';
import { GoodsCategory } from '../spaces/space-types.js';
import { CancellationReason } from './cancellation/cancellation-types.js';
import { DeclaredValue, DeclineReason, ProtectionPlan, TermType } from './booking-types.js';

const FROM = { description: 'First day, counted where the space is; today at the earliest.' };
const TO = { description: 'Day of leaving: not counted, not charged. At most a year after the first day.' };

@InputType({ description: 'A stay to be priced.' })
export class PriceQuoteInput {
  @Field(() => ID, { description: 'The space.' })
  spaceId!: string;

  @Field(() => LocalDate, FROM)
  from!: string;

  @Field(() => LocalDate, {
    nullable: true,
    description: `${TO.description} Needed with FIXED, not looked at with ROLLING.`,
  })
  to!: string | null;

  @Field(() => TermType, {
    nullable: true,
    defaultValue: TermType.FIXED,
    description: 'ROLLING has no end: its first month is quoted.',
  })
  termType!: TermType | null;

  @Field(() => ProtectionPlan, {
    nullable: true,
    defaultValue: ProtectionPlan.BASIC,
    description: 'The guarantee plan.',
  })
  protectionPlan!: ProtectionPlan | null;
}

@InputType({ description: 'The days chosen at checkout.' })
export class StartBookingInput {
  @Field(() => ID, { description: 'The space; not one of your own.' })
  spaceId!: string;

  @Field(() => LocalDate, FROM)
  from!: string;

  @Field(() => LocalDate, {
    nullable: true,
    description: `${TO.description} Needed with FIXED, not looked at with ROLLING.`,
  })
  to!: string | null;

  @Field(() => TermType, {
    nullable: true,
    defaultValue: TermType.FIXED,
    description: 'ROLLING has no end and holds a year.',
  })
  termType!: TermType | null;

  @Field(() => String, {
    description: 'Any text of at most 200 characters: the same key gives the same booking, for at least 24 h.',
  })
  idempotencyKey!: string;
}

@InputType({ description: 'Other days for a booking that waits for payment.' })
export class ChangeBookingDatesInput {
  @Field(() => ID, { description: 'Your booking, in PENDING_PAYMENT.' })
  bookingId!: string;

  @Field(() => LocalDate, FROM)
  from!: string;

  @Field(() => LocalDate, TO)
  to!: string;
}

@InputType({ description: 'Days to be given back.' })
export class ReleaseHoldInput {
  @Field(() => ID, { description: 'Your booking, in PENDING_PAYMENT.' })
  bookingId!: string;
}

@InputType({ description: 'What the host needs to know, and how the renter pays.' })
export class RequestBookingInput {
  @Field(() => ID, { description: 'Your booking, in PENDING_PAYMENT.' })
  bookingId!: string;

  @Field(() => [GoodsCategory], { description: 'What will be stored, at least one; only what the space allows.' })
  goods!: GoodsCategory[];

  @Field(() => DeclaredValue, { description: 'What the things are worth.' })
  declaredValue!: DeclaredValue;

  @Field(() => Boolean, { description: 'Nothing prohibited is stored; must be true.' })
  acceptsProhibitedGoodsRule!: boolean;

  @Field(() => String, { nullable: true, defaultValue: '', description: 'To the host, at most 2000 characters.' })
  message!: string | null;

  @Field(() => ProtectionPlan, {
    nullable: true,
    defaultValue: ProtectionPlan.BASIC,
    description: 'The guarantee plan.',
  })
  protectionPlan!: ProtectionPlan | null;

  @Field(() => Boolean, { description: 'The later charges may be taken from the same card; must be true.' })
  acceptsMandate!: boolean;

  @Field(() => Boolean, {
    description: 'The terms of the rental and the rules of the space are accepted; must be true.',
  })
  acceptsTerms!: boolean;

  @Field(() => String, {
    description: "A saved card's id, or one from the payment provider's form; never a card number.",
  })
  paymentMethodId!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'What checkout showed of your credit, `PlanPrice.creditCents`: with less left the call is refused. Null: whatever is left.',
  })
  creditCents!: number | null;

  @Field(() => String, {
    description: 'Any text of at most 200 characters: the same key never pays twice. Use a new one for another card.',
  })
  idempotencyKey!: string;
}

@InputType({ description: 'A booking whose payment the bank has asked about.' })
export class CompletePaymentActionInput {
  @Field(() => ID, { description: 'Your booking.' })
  bookingId!: string;
}

@InputType({ description: 'A request to be accepted.' })
export class AcceptBookingInput {
  @Field(() => ID, { description: 'A booking of your space, in REQUESTED.' })
  bookingId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Staff only, and needed of them: why they accept for the host, 1–1000 characters; kept in the log.',
  })
  statement?: string | null;
}

@InputType({ description: 'A request to be declined.' })
export class DeclineBookingInput {
  @Field(() => ID, { description: 'A booking of your space, in REQUESTED.' })
  bookingId!: string;

  @Field(() => DeclineReason, { description: 'Why.' })
  reason!: DeclineReason;

  @Field(() => String, {
    nullable: true,
    defaultValue: '',
    description: 'Shown to the renter, at most 500 characters; needed with OTHER.',
  })
  text!: string | null;
}

@InputType({ description: 'A request to be withdrawn.' })
export class WithdrawBookingInput {
  @Field(() => ID, { description: 'Your booking, in REQUESTED.' })
  bookingId!: string;
}

@InputType({ description: 'A booking to be cancelled.' })
export class CancelBookingInput {
  @Field(() => ID, { description: 'A booking of yours, in CONFIRMED.' })
  bookingId!: string;

  @Field(() => CancellationReason, {
    nullable: true,
    description: 'Why: a renter may leave it out; a host and the staff give one of theirs.',
  })
  reason!: CancellationReason | null;

  @Field(() => String, {
    nullable: true,
    defaultValue: '',
    description: 'Shown to both sides, at most 500 characters; needed from the staff, and from a host with OTHER.',
  })
  text!: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      '`Booking.cancellation.refundCents` as it was shown, cents. The staff give what they decide, up to what was paid; null for all of it.',
  })
  refundCents!: number | null;
}

@InputType({ description: 'A booking whose renter has moved in.' })
export class MarkBookingActiveInput {
  @Field(() => ID, { description: 'A booking of yours, in CONFIRMED, from its first day on.' })
  bookingId!: string;
}

@InputType({ description: 'A booking whose space is empty again.' })
export class ConfirmMoveOutInput {
  @Field(() => ID, { description: 'A booking of your space, in MOVE_OUT.' })
  bookingId!: string;
}
