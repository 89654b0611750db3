import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { edgeType, PageInfo, type Connection, type Edge } from '../../../core/graphql/connection.js';
import { TOTAL_COUNT } from '../count-found.js';

/** Which way money goes. */
export enum MovementKind {
  PAYMENT = 'payment',
  REFUND = 'refund',
  PAYOUT = 'payout',
}

/** How a movement stands, whatever its kind. */
export enum MovementState {
  OPEN = 'open',
  DONE = 'done',
  FAILED = 'failed',
  CANCELLED = 'cancelled',
  TAKEN_BACK = 'taken_back',
}

registerEnumType(MovementKind, {
  name: 'MovementKind',
  description: 'Which way money goes.',
  valuesConfig: {
    PAYMENT: { description: 'From a renter’s card.' },
    REFUND: { description: 'Back to a renter.' },
    PAYOUT: { description: 'To a host’s bank.' },
  },
});
registerEnumType(MovementState, {
  name: 'MovementState',
  description: 'How a movement of money stands.',
  valuesConfig: {
    OPEN: { description: 'Ordered, waiting for the provider or a bank.' },
    DONE: { description: 'Carried out.' },
    FAILED: { description: 'Refused.' },
    CANCELLED: { description: 'A released hold on a card.' },
    TAKEN_BACK: { description: 'Taken, and disputed at the cardholder’s bank.' },
  },
});

@ObjectType({ description: 'One movement of money, as the staff’s list shows it.' })
export class MoneyMovement {
  @Field(() => MovementKind, { description: 'Which way it goes.' })
  kind!: MovementKind;

  @Field(() => ID, {
    description:
      'The case it is decided in: the payment (`StaffPayment`), also of a refund, or the pay-out (`StaffPayout`).',
  })
  caseId!: string;

  @Field(() => Date, { description: 'When it was ordered.' })
  orderedAt!: Date;

  @Field(() => Int, { description: 'Cents that move between us and a bank; credit is not counted.' })
  amountCents!: number;

  @Field(() => MovementState, { description: 'How it stands.' })
  state!: MovementState;

  @Field(() => String, {
    nullable: true,
    description: 'The reference of its booking; null for pay-outs, which are of several.',
  })
  bookingReference!: string | null;

  @Field(() => String, { description: 'Name of the renter, or of the host of a pay-out; empty once erased.' })
  personName!: string;

  @Field(() => String, { nullable: true, description: 'The provider’s reference; null before it was asked.' })
  providerRef!: string | null;

  @Field(() => String, { nullable: true, description: 'The provider’s reason for a failure, such as card_declined.' })
  failureCode!: string | null;
}

const MoneyMovementEdge = edgeType(MoneyMovement, 'MoneyMovement');

@ObjectType({ description: 'A page of movements of money.' })
export class MoneyMovementConnection implements Connection<MoneyMovement> {
  @Field(() => [MoneyMovementEdge], { description: 'The movements, newest first.' })
  edges!: readonly Edge<MoneyMovement>[];

  @Field(() => PageInfo, { description: 'Where this page stands.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: TOTAL_COUNT })
  totalCount!: number;
}
