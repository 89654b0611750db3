import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
import type { LocalDate as Day } from '../../../core/values/date-range.js';

/** What blocks the erasure of an account. */
export enum ErasureBlockerKind {
  BOOKING_AS_RENTER = 'booking_as_renter',
  BOOKING_AS_HOST = 'booking_as_host',
  CLAIM_OPEN = 'claim_open',
  PAYMENT_DUE = 'payment_due',
  CHARGE_OWED = 'charge_owed',
  PAYOUT_DUE = 'payout_due',
  PAYOUT_UNDER_WAY = 'payout_under_way',
  STAFF = 'staff',
}

registerEnumType(ErasureBlockerKind, {
  name: 'ErasureBlockerKind',
  description: 'What blocks the erasure of an account.',
  valuesConfig: {
    BOOKING_AS_RENTER: { description: 'A booking as renter that is not over.' },
    BOOKING_AS_HOST: { description: 'A booking of an own space that is not over.' },
    CLAIM_OPEN: { description: 'A claim about a past booking, by either side, that is not settled.' },
    PAYMENT_DUE: { description: 'A charge that is not settled.' },
    CHARGE_OWED: { description: 'A charge of a past booking that the user has not paid.' },
    PAYOUT_DUE: { description: 'Money held for the host, or owed by the guarantee to either side.' },
    PAYOUT_UNDER_WAY: { description: 'A payout that has not arrived at the bank of the host.' },
    STAFF: { description: 'The user is staff; the role has to be removed first.' },
  },
});

@ObjectType({ description: 'Something that blocks the erasure of the account.' })
export class ErasureBlocker {
  @Field(() => ErasureBlockerKind, { description: 'The kind of blocker.' })
  kind!: ErasureBlockerKind;

  @Field(() => ID, { nullable: true, description: 'Its booking, if any.' })
  bookingId!: string | null;

  @Field(() => String, { nullable: true, description: "The booking's reference." })
  reference!: string | null;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'When it ends automatically; null when that depends on a person.',
  })
  endsOn!: Day | null;

  @Field(() => Int, { nullable: true, description: 'Amount in cents, if any.' })
  amountCents!: number | null;
}

@ObjectType({ description: 'A scheduled erasure of the account.' })
export class ScheduledErasure {
  @Field(() => Date, { description: 'When it was requested.' })
  requestedAt!: Date;

  @Field(() => Date, { description: 'When it runs; postponed while something blocks it.' })
  runAt!: Date;
}

@ObjectType({ description: 'What erasing the account would involve today.' })
export class ErasurePreview {
  @Field(() => [ErasureBlocker], { description: 'What blocks the erasure; empty when nothing does.' })
  blockers!: ErasureBlocker[];

  @Field(() => Boolean, {
    description: 'Whether it can be requested; open bookings or money only postpone it until they are settled.',
  })
  canRequest!: boolean;

  @Field(() => Date, { description: 'When it would run if requested now.' })
  runAt!: Date;

  @Field(() => Int, { description: 'Minimum number of days in which it can be cancelled.' })
  coolingOffDays!: number;

  @Field(() => Int, { description: 'Spaces that leave the search at once and are erased with the account.' })
  spaceCount!: number;

  @Field(() => ScheduledErasure, { nullable: true, description: 'The scheduled request, if any.' })
  scheduled!: ScheduledErasure | null;
}

@InputType({ description: 'Confirmation of an erasure.' })
export class RequestErasureInput {
  @Field(() => String, { description: 'The password of the account.' })
  password!: string;

  @Field(() => Boolean, { description: 'Confirms that it cannot be undone once it has run; must be true.' })
  confirm!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'A code of the authenticator app or a recovery code; required with two-step verification.',
  })
  code!: string | null;
}
