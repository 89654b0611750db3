import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { edgeType, PageInfo, type Connection, type Edge } from '../../../core/graphql/connection.js';
import { TOTAL_COUNT } from '../count-found.js';

/** The direction of a money movement. */
export enum MovementKind {
  PAYMENT = 'payment',
  REFUND = 'refund',
  PAYOUT = 'payout',
}

/** The status of a movement, whatever its kind. */
export enum MovementState {
  OPEN = 'open',
  DONE = 'done',
  FAILED = 'failed',
  CANCELLED = 'cancelled',
  TAKEN_BACK = 'taken_back',
}

registerEnumType(MovementKind, {
  name: 'MovementKind',
  description: 'The direction of a money movement.',
  valuesConfig: {
    PAYMENT: { description: 'A charge of a renter’s card.' },
    REFUND: { description: 'A refund to a renter.' },
    PAYOUT: { description: 'A payout to a host’s bank.' },
  },
});
registerEnumType(MovementState, {
  name: 'MovementState',
  description: 'The status of a money movement.',
  valuesConfig: {
    OPEN: { description: 'Requested; waits for the provider or a bank.' },
    DONE: { description: 'Completed.' },
    FAILED: { description: 'Failed.' },
    CANCELLED: { description: 'A released authorization of a card.' },
    TAKEN_BACK: { description: 'Collected, and disputed at the cardholder’s bank.' },
  },
});

@ObjectType({ description: 'One money movement, as the staff’s list shows it.' })
export class MoneyMovement {
  @Field(() => MovementKind, { description: 'Its direction.' })
  kind!: MovementKind;

  @Field(() => ID, {
    description: 'The record to open: the payment (`StaffPayment`), also of a refund, or the payout (`StaffPayout`).',
  })
  caseId!: string;

  @Field(() => Date, { description: 'When it was requested.' })
  orderedAt!: Date;

  @Field(() => Int, { description: 'Cents that move between us and a bank, without credit.' })
  amountCents!: number;

  @Field(() => MovementState, { description: 'Its status.' })
  state!: MovementState;

  @Field(() => String, {
    nullable: true,
    description: 'The reference of its booking; null for payouts, which cover several.',
  })
  bookingReference!: string | null;

  @Field(() => String, { description: 'Name of the renter, or of the host of a payout; empty once erased.' })
  personName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The provider’s reference; null before the provider was called.',
  })
  providerRef!: string | null;

  @Field(() => String, { nullable: true, description: 'The provider’s reason for a failure, such as card_declined.' })
  failureCode!: string | null;
}

const MoneyMovementEdge = edgeType(MoneyMovement, 'MoneyMovement');

@ObjectType({ description: 'A page of money movements.' })
export class MoneyMovementConnection implements Connection<MoneyMovement> {
  @Field(() => [MoneyMovementEdge], { description: 'The movements, newest first.' })
  edges!: readonly Edge<MoneyMovement>[];

  @Field(() => PageInfo, { description: 'The position of this page.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: TOTAL_COUNT })
  totalCount!: number;
}
