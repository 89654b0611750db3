import { Field, Int, ObjectType } from 'type-graphql';
import { PriceLine } from './price-quote.types.js';
import { DeclaredValue, ProtectionPlan } from '../booking-types.js';

@ObjectType({
  description:
    'What a booking costs with one of the guarantee plans, by the terms it was begun with; cents, IVA included.',
})
export class PlanPrice {
  @Field(() => ProtectionPlan, { description: 'The plan.' })
  plan!: ProtectionPlan;

  @Field(() => [DeclaredValue], { description: 'Declared values that it fits best.' })
  recommendedFor!: readonly DeclaredValue[];

  @Field(() => Int, { description: 'The plan alone, for each charge.' })
  perChargeCents!: number;

  @Field(() => Int, { description: 'The first charge: with the request it is held on the card, less the credit.' })
  firstChargeCents!: number;

  @Field(() => Int, { description: "What of the first charge the renter's credit pays, as it is now." })
  creditCents!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'What each month after the first costs, of a stay paid by the month. Null for shorter ones.',
  })
  monthTotalCents!: number | null;

  @Field(() => Int, { description: 'All charges.' })
  totalCents!: number;

  @Field(() => Int, { description: 'IVA contained in the fees.' })
  ivaCents!: number;

  @Field(() => [PriceLine], { description: 'Every charge, in order.' })
  lines!: PriceLine[];
}
