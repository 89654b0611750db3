import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

/** Money that we still owe somebody. */
export enum OpenTransferKind {
  GUARANTEE = 'guarantee',
  PAYOUT = 'payout',
}

registerEnumType(OpenTransferKind, {
  name: 'OpenTransferKind',
  description: 'The kind of a transfer that is not made.',
  valuesConfig: {
    GUARANTEE: { description: 'What the guarantee pays for a closed claim; the staff make the bank transfer.' },
    PAYOUT: { description: 'A payout to a host that failed, without a later one.' },
  },
});

@ObjectType({ description: 'A transfer that waits for the staff.' })
export class OpenTransfer {
  @Field(() => OpenTransferKind, { description: 'Its kind.' })
  kind!: OpenTransferKind;

  @Field(() => ID, { description: 'The record to open: the claim, or the payout (`StaffPayout`).' })
  caseId!: string;

  @Field(() => String, { nullable: true, description: 'The reference of the claim; null for payouts.' })
  reference!: string | null;

  @Field(() => String, { description: 'Name of the recipient; empty once erased.' })
  personName!: string;

  @Field(() => Int, { description: 'Cents.' })
  amountCents!: number;

  @Field(() => Date, { description: 'Since when it is owed, or when it failed.' })
  since!: Date;

  @Field(() => String, { nullable: true, description: 'For a payout: the provider’s reason of its failure.' })
  failureCode!: string | null;
}
