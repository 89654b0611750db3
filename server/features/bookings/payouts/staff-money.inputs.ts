import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Keeps earnings of a host back.' })
export class HoldPayoutInput {
  @Field(() => ID, { description: 'The host.' })
  hostId!: string;

  @Field(() => ID, { nullable: true, description: 'One of their bookings; all that the host has when it is left out.' })
  bookingId?: string | null;

  @Field(() => String, { description: 'Why, 1–500 characters.' })
  reason!: string;

  @Field(() => Date, { nullable: true, description: 'When it ends by itself; only by `releasePayout` when left out.' })
  until?: Date | null;
}

@InputType({ description: 'Ends what `holdPayout` began.' })
export class ReleasePayoutInput {
  @Field(() => ID, { description: 'The host.' })
  hostId!: string;

  @Field(() => ID, { nullable: true, description: 'The booking that was named; left out for all of the host.' })
  bookingId?: string | null;

  @Field(() => String, { description: 'Why, 1–500 characters.' })
  reason!: string;
}

@InputType({ description: 'A pay-out that the provider never answered and did not send.' })
export class FailPayoutInput {
  @Field(() => ID, { description: 'The pay-out.' })
  payoutId!: string;

  @Field(() => String, { description: 'How it was checked, 1–500 characters.' })
  reason!: string;
}

@InputType({ description: 'A failed refund to be asked for again.' })
export class RetryRefundInput {
  @Field(() => ID, { description: 'The refund.' })
  refundId!: string;
}

@InputType({ description: 'A failed refund that was paid by bank transfer.' })
export class SettleRefundByHandInput {
  @Field(() => ID, { description: 'The refund.' })
  refundId!: string;

  @Field(() => String, { description: 'Why, 1–500 characters.' })
  reason!: string;

  @Field(() => String, { description: 'Reference of the bank transfer, 1–500 characters.' })
  bankReference!: string;
}

@InputType({ description: 'An alarm that somebody has explained.' })
export class ResolveAlarmInput {
  @Field(() => ID, { description: 'The alarm.' })
  alarmId!: string;

  @Field(() => String, { description: 'The explanation, 1–500 characters.' })
  resolution!: string;
}
