import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Holds earnings of a host.' })
export class HoldPayoutInput {
  @Field(() => ID, { description: 'The host.' })
  hostId!: string;

  @Field(() => ID, { nullable: true, description: 'One of their bookings; everything the host has when omitted.' })
  bookingId?: string | null;

  @Field(() => String, { description: 'The reason, 1–1000 characters.' })
  reason!: string;

  @Field(() => Date, {
    nullable: true,
    description: 'When it ends automatically; only by `releasePayout` when omitted.',
  })
  until?: Date | null;
}

@InputType({ description: 'Releases a hold of `holdPayout`.' })
export class ReleasePayoutInput {
  @Field(() => ID, { description: 'The host.' })
  hostId!: string;

  @Field(() => ID, { nullable: true, description: 'The booking of the hold; omitted for a hold on everything.' })
  bookingId?: string | null;

  @Field(() => String, { description: 'The reason, 1–1000 characters.' })
  reason!: string;
}

@InputType({ description: 'A payout that the provider neither answered nor sent.' })
export class FailPayoutInput {
  @Field(() => ID, { description: 'The payout.' })
  payoutId!: string;

  @Field(() => String, { description: 'How it was verified, 1–1000 characters.' })
  reason!: string;
}

@InputType({ description: 'A failed refund to retry.' })
export class RetryRefundInput {
  @Field(() => ID, { description: 'The refund.' })
  refundId!: string;
}

@InputType({ description: 'A failed refund that was paid by bank transfer.' })
export class SettleRefundByHandInput {
  @Field(() => ID, { description: 'The refund.' })
  refundId!: string;

  @Field(() => String, { description: 'The reason, 1–1000 characters.' })
  reason!: string;

  @Field(() => String, { description: 'Reference of the bank transfer, 1–500 characters.' })
  bankReference!: string;
}

@InputType({ description: 'An alarm and its explanation.' })
export class ResolveAlarmInput {
  @Field(() => ID, { description: 'The alarm.' })
  alarmId!: string;

  @Field(() => String, { description: 'The explanation, 1–1000 characters.' })
  resolution!: string;
}
