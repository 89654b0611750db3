import { Field, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../../core/graphql/scalars.js';

@ObjectType({ description: 'What withdrawing from the contract after the start would mean for the renter; cents.' })
export class ContractWithdrawal {
  @Field(() => LocalDate, { description: 'The day after the last one used: today counts.' })
  endsOn!: string;

  @Field(() => Date, { description: 'Until when the right lasts.' })
  until!: Date;

  @Field(() => Boolean, {
    description:
      'Whether the host is a professional: then only the used days are paid. Otherwise only our fee and the plan go back.',
  })
  isRentCovered!: boolean;

  @Field(() => Int, { description: 'Days used, with today.' })
  usedDays!: number;

  @Field(() => Int, { description: 'What was paid, cents.' })
  paidCents!: number;

  @Field(() => Int, { description: 'Of the rent, cents.' })
  rentRefundCents!: number;

  @Field(() => Int, { description: 'Of our fee, cents.' })
  feeRefundCents!: number;

  @Field(() => Int, { description: 'Of the guarantee plan, cents.' })
  protectionRefundCents!: number;

  @Field(() => Int, { description: 'All that goes back; to be passed to `withdrawFromContract`. Cents.' })
  refundCents!: number;

  @Field(() => Int, { description: 'What does not go back, cents.' })
  keptCents!: number;
}
