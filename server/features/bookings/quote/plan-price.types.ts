import { Field, Int, ObjectType } from 'type-graphql';
import { PriceLine } from './price-quote.types.js';
import { ProtectionPlan } from '../booking.enums.js';
import { DeclaredValue } from '../stored-goods/declared-value.types.js';

@ObjectType({
  description: 'The price of a booking with one of the guarantee plans, by its terms; cents, IVA included.',
})
export class PlanPrice {
  @Field(() => ProtectionPlan, { description: 'The plan.' })
  plan!: ProtectionPlan;

  @Field(() => [DeclaredValue], { description: 'The declared values that it suits best.' })
  recommendedFor!: readonly DeclaredValue[];

  @Field(() => Int, { description: 'The price of the plan alone, per charge.' })
  perChargeCents!: number;

  @Field(() => Int, { description: 'The first charge, authorized with the request, less the credit.' })
  firstChargeCents!: number;

  @Field(() => Int, { description: 'The part of the first charge that the renter’s current credit covers.' })
  creditCents!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The price of each month after the first, for a stay paid by the month. Null for shorter ones.',
  })
  monthTotalCents!: number | null;

  @Field(() => Int, { description: 'The total.' })
  totalCents!: number;

  @Field(() => Int, { description: 'IVA contained in the fees.' })
  ivaCents!: number;

  @Field(() => [PriceLine], { description: 'Every charge, in order.' })
  lines!: PriceLine[];
}
