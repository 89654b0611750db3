import { Field, ID, InputType, Int } from 'type-graphql';
import { LocalDate } from '../../core/graphql/scalars.js';
import { GoodsCategory } from '../spaces/space.enums.js';
import { CancellationReason } from './cancellation/cancellation.enums.js';
import { DeclineReason, ProtectionPlan, TermType } from './booking.enums.js';
import { DeclaredValue } from './stored-goods/declared-value.types.js';

const FROM = { description: 'First day, in the space’s time zone; today at the earliest.' };
const TO = { description: 'Day of leaving: not counted, not charged. At most a year after the first day.' };

@InputType({ description: 'A stay to be priced.' })
export class PriceQuoteInput {
  @Field(() => ID, { description: 'The space.' })
  spaceId!: string;

  @Field(() => LocalDate, FROM)
  from!: string;

  @Field(() => LocalDate, {
    nullable: true,
    description: `${TO.description} Required with FIXED, ignored with ROLLING.`,
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
  @Field(() => ID, { description: 'The space; not one of the caller’s own.' })
  spaceId!: string;

  @Field(() => LocalDate, FROM)
  from!: string;

  @Field(() => LocalDate, {
    nullable: true,
    description: `${TO.description} Required with FIXED, ignored with ROLLING.`,
  })
  to!: string | null;

  @Field(() => TermType, {
    nullable: true,
    defaultValue: TermType.FIXED,
    description: 'ROLLING has no end and holds a year.',
  })
  termType!: TermType | null;

  @Field(() => String, {
    description: 'Idempotency key of at most 200 characters: the same key gives the same booking, for at least 24 h.',
  })
  idempotencyKey!: string;
}

@InputType({ description: 'Other days for a booking that waits for payment.' })
export class ChangeBookingDatesInput {
  @Field(() => ID, { description: 'The caller’s booking, in PENDING_PAYMENT.' })
  bookingId!: string;

  @Field(() => LocalDate, FROM)
  from!: string;

  @Field(() => LocalDate, TO)
  to!: string;
}

@InputType({ description: 'Days to release.' })
export class ReleaseHoldInput {
  @Field(() => ID, { description: 'The caller’s booking, in PENDING_PAYMENT.' })
  bookingId!: string;
}

@InputType({ description: 'What the host needs to know, and how the renter pays.' })
export class RequestBookingInput {
  @Field(() => ID, { description: 'The caller’s booking, in PENDING_PAYMENT.' })
  bookingId!: string;

  @Field(() => [GoodsCategory], {
    description: 'What will be stored, at least one kind; only kinds that the space allows.',
  })
  goods!: GoodsCategory[];

  @Field(() => DeclaredValue, { description: 'The value of the things.' })
  declaredValue!: DeclaredValue;

  @Field(() => Boolean, { description: 'Confirms that nothing prohibited is stored; must be true.' })
  acceptsProhibitedGoodsRule!: boolean;

  @Field(() => String, {
    nullable: true,
    defaultValue: '',
    description: 'The message to the host, at most 2000 characters.',
  })
  message!: string | null;

  @Field(() => ProtectionPlan, {
    nullable: true,
    defaultValue: ProtectionPlan.BASIC,
    description: 'The guarantee plan.',
  })
  protectionPlan!: ProtectionPlan | null;

  @Field(() => Boolean, { description: 'Agrees that future charges use the same card; must be true.' })
  acceptsMandate!: boolean;

  @Field(() => Boolean, {
    description: 'Accepts the terms of the rental and the rules of the space; must be true.',
  })
  acceptsTerms!: boolean;

  @Field(() => String, {
    description: 'A saved card’s id, or one from the payment provider’s form; never a card number.',
  })
  paymentMethodId!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'The credit shown at checkout, `PlanPrice.creditCents`; refused when less is left. Null uses whatever is left.',
  })
  creditCents!: number | null;

  @Field(() => String, {
    description:
      'Idempotency key of at most 200 characters: the same key never pays twice. Use a new one for another card.',
  })
  idempotencyKey!: string;
}

@InputType({ description: 'A booking whose payment needed the bank’s confirmation.' })
export class CompletePaymentActionInput {
  @Field(() => ID, { description: 'The caller’s booking.' })
  bookingId!: string;
}

@InputType({ description: 'A request to accept.' })
export class AcceptBookingInput {
  @Field(() => ID, { description: 'A booking of the caller’s space, in REQUESTED.' })
  bookingId!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'For staff only, and required of them: why they accept for the host, 1–1000 characters; kept in the audit log.',
  })
  statement?: string | null;
}

@InputType({ description: 'A request to decline.' })
export class DeclineBookingInput {
  @Field(() => ID, { description: 'A booking of the caller’s space, in REQUESTED.' })
  bookingId!: string;

  @Field(() => DeclineReason, { description: 'The reason.' })
  reason!: DeclineReason;

  @Field(() => String, {
    nullable: true,
    defaultValue: '',
    description: 'Shown to the renter, at most 500 characters; required with OTHER.',
  })
  text!: string | null;
}

@InputType({ description: 'A request to withdraw.' })
export class WithdrawBookingInput {
  @Field(() => ID, { description: 'The caller’s booking, in REQUESTED.' })
  bookingId!: string;
}

@InputType({ description: 'A booking to cancel.' })
export class CancelBookingInput {
  @Field(() => ID, { description: 'A booking of the caller, in CONFIRMED.' })
  bookingId!: string;

  @Field(() => CancellationReason, {
    nullable: true,
    description: 'The reason: optional for a renter; a host and the staff give one of theirs.',
  })
  reason!: CancellationReason | null;

  @Field(() => String, {
    nullable: true,
    defaultValue: '',
    description: 'Shown to both sides, at most 500 characters; required of the staff, and of a host with OTHER.',
  })
  text!: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The refund that `Booking.cancellation` shows, cents. For staff the refund they decide, up to what was paid; null for all of it.',
  })
  refundCents!: number | null;
}

@InputType({ description: 'A booking whose renter has moved in.' })
export class MarkBookingActiveInput {
  @Field(() => ID, { description: 'A booking of the caller, in CONFIRMED, from its first day on.' })
  bookingId!: string;
}

@InputType({ description: 'A booking whose space is empty again.' })
export class ConfirmMoveOutInput {
  @Field(() => ID, { description: 'A booking of the caller’s space, in MOVE_OUT.' })
  bookingId!: string;
}
