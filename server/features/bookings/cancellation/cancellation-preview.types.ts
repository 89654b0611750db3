import { Field, Int, ObjectType } from 'type-graphql';
import { RefundRule } from './cancellation-types.js';

@ObjectType({
  description:
    "What a cancellation now would mean for the viewer; cents. A host's amounts cover the rent alone, because fee and plan are the renter's.",
})
export class CancellationPreview {
  @Field(() => Int, { description: 'What was paid so far; 0 while the first charge is still to come.' })
  paidCents!: number;

  @Field(() => Int, { description: 'The whole refund, to be passed to `cancelBooking`.' })
  refundCents!: number;

  @Field(() => Int, { description: 'Of the rent.' })
  rentRefundCents!: number;

  @Field(() => Int, { description: 'Of our fee.' })
  feeRefundCents!: number;

  @Field(() => Int, { description: 'Of the guarantee plan.' })
  protectionRefundCents!: number;

  @Field(() => Int, { description: 'What does not go back.' })
  keptCents!: number;

  @Field(() => RefundRule, { description: 'Which rule decides.' })
  rule!: RefundRule;

  @Field(() => Date, {
    nullable: true,
    description:
      'Until then cancelling costs the renter nothing, as `Booking.freeCancellationUntil` says; null when it costs something already, and for the others.',
  })
  freeUntil!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When it next costs the renter more; null when it will not before the start.',
  })
  changesAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Renter only: until when the right of withdrawal applies; null when it is over.',
  })
  withdrawalUntil!: Date | null;

  @Field(() => Int, { description: 'The fee posted against a host who cancels, not collected yet; 0 for others.' })
  hostFeeCents!: number;

  @Field(() => Int, { description: 'What of the rent stays with the host, before our commission.' })
  hostKeptCents!: number;
}
