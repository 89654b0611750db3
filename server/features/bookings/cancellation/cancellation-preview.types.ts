import { Field, Int, ObjectType } from 'type-graphql';
import { RefundRule } from './cancellation.enums.js';

@ObjectType({
  description:
    'The result of cancelling now, for the viewer. A host’s amounts cover the rent alone, because fee and plan are the renter’s.',
})
export class CancellationPreview {
  @Field(() => Int, { description: 'What was paid so far; 0 before the first charge.' })
  paidCents!: number;

  @Field(() => Int, { description: 'The total refund, to be passed to `cancelBooking`.' })
  refundCents!: number;

  @Field(() => Int, {
    description: 'The part of the refund that returns as credit, because credit had paid it; 0 for a host.',
  })
  creditCents!: number;

  @Field(() => Int, { description: 'Refund of the rent.' })
  rentRefundCents!: number;

  @Field(() => Int, { description: 'Refund of our fee.' })
  feeRefundCents!: number;

  @Field(() => Int, { description: 'Refund of the guarantee plan.' })
  protectionRefundCents!: number;

  @Field(() => Int, { description: 'What is not refunded.' })
  keptCents!: number;

  @Field(() => RefundRule, { description: 'The rule that applies.' })
  rule!: RefundRule;

  @Field(() => Date, {
    nullable: true,
    description:
      'Until then cancelling is free for the renter, as in `Booking.freeCancellationUntil`; null when it costs something already, and for the others.',
  })
  freeUntil!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When it next costs the renter more; null when it does not before the start.',
  })
  changesAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Renter only: until when the right of withdrawal applies; null when it has expired.',
  })
  withdrawalUntil!: Date | null;

  @Field(() => Int, {
    description:
      'What a host who cancels pays, deducted from the next payout: compensation, so without tax. 0 for others.',
  })
  hostFeeCents!: number;

  @Field(() => Int, { description: 'The part of the rent that the host keeps, before our commission.' })
  hostKeptCents!: number;
}
