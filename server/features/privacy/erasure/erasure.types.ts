import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LocalDate } from '../../../core/scalars.js';
import type { LocalDate as Day } from '../../../core/date-range.js';

/** What has to end before an account can be erased. */
export enum ErasureBlockerKind {
  BOOKING_AS_RENTER = 'booking_as_renter',
  BOOKING_AS_HOST = 'booking_as_host',
  PAYMENT_DUE = 'payment_due',
  PAYOUT_DUE = 'payout_due',
  STAFF = 'staff',
}

registerEnumType(ErasureBlockerKind, {
  name: 'ErasureBlockerKind',
  description: 'What has to end before an account can be erased.',
  valuesConfig: {
    BOOKING_AS_RENTER: { description: 'A booking of hers that is not over.' },
    BOOKING_AS_HOST: { description: 'A booking of her space that is not over.' },
    PAYMENT_DUE: { description: 'A charge that is not settled.' },
    PAYOUT_DUE: { description: 'Money we hold for her.' },
    STAFF: { description: 'She is staff: somebody must take her role away first.' },
  },
});

@ObjectType({ description: 'Something that has to end before the account can be erased.' })
export class ErasureBlocker {
  @Field(() => ErasureBlockerKind, { description: 'What it is.' })
  kind!: ErasureBlockerKind;

  @Field(() => ID, { nullable: true, description: 'The booking it is about, if any.' })
  bookingId!: string | null;

  @Field(() => String, { nullable: true, description: "The booking's reference." })
  reference!: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'When it ends by itself; null when that depends on somebody.' })
  endsOn!: Day | null;

  @Field(() => Int, { nullable: true, description: 'Cents, where it is about money.' })
  amountCents!: number | null;
}

@ObjectType({ description: 'A request to erase the account that has not run yet.' })
export class ScheduledErasure {
  @Field(() => Date, { description: 'When it was asked for.' })
  requestedAt!: Date;

  @Field(() => Date, { description: 'When it will run; later than asked for while something is open.' })
  runAt!: Date;
}

@ObjectType({ description: 'What erasing the account would mean today.' })
export class ErasurePreview {
  @Field(() => [ErasureBlocker], { description: 'What has to end first; empty when nothing does.' })
  blockers!: ErasureBlocker[];

  @Field(() => Boolean, { description: 'Whether it can be asked for: it can while bookings or money are open, and then waits for them.' })
  canRequest!: boolean;

  @Field(() => Date, { description: 'When it would run if it were asked for now.' })
  runAt!: Date;

  @Field(() => Int, { description: 'Days in which it can be cancelled, at least.' })
  coolingOffDays!: number;

  @Field(() => Int, { description: 'Spaces that leave the search at once and go with the account.' })
  spaceCount!: number;

  @Field(() => ScheduledErasure, { nullable: true, description: 'The request that waits, if there is one.' })
  scheduled!: ScheduledErasure | null;
}

@InputType({ description: 'What erasing the account takes.' })
export class RequestErasureInput {
  @Field(() => String, { description: 'The password of the account.' })
  password!: string;

  @Field(() => Boolean, { description: 'That she understands it cannot be undone once it has run; must be true.' })
  confirm!: boolean;

  @Field(() => String, { nullable: true, description: 'A code of her app or a recovery code; needed with two-step verification on.' })
  code!: string | null;
}
