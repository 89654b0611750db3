import { Field, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../../core/graphql/scalars.js';

@ObjectType({ description: 'The result of withdrawing from the contract after the start, for the renter; cents.' })
export class ContractWithdrawal {
  @Field(() => LocalDate, { description: 'The day after the last used one: today counts as used.' })
  endsOn!: string;

  @Field(() => Date, { description: 'Until when the right can be exercised.' })
  until!: Date;

  @Field(() => Boolean, {
    description:
      'Whether the host is a professional: then only the used days are paid. Otherwise only our fee and the plan are refunded.',
  })
  isRentCovered!: boolean;

  @Field(() => Int, { description: 'Used days, today included.' })
  usedDays!: number;

  @Field(() => Int, { description: 'What was paid, cents.' })
  paidCents!: number;

  @Field(() => Int, { description: 'Refund of the rent, cents.' })
  rentRefundCents!: number;

  @Field(() => Int, { description: 'Refund of our fee, cents.' })
  feeRefundCents!: number;

  @Field(() => Int, { description: 'Refund of the guarantee plan, cents.' })
  protectionRefundCents!: number;

  @Field(() => Int, { description: 'The total refund; to be passed to `withdrawFromContract`. Cents.' })
  refundCents!: number;

  @Field(() => Int, {
    description: 'The part of `refundCents` that returns as credit, because credit had paid it; cents.',
  })
  creditCents!: number;

  @Field(() => Int, { description: 'What is not refunded, cents.' })
  keptCents!: number;
}
