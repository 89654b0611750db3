import { Field, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../../core/graphql/scalars.js';

@ObjectType({ description: 'One billing month before and after a change; cents, for a host what they get.' })
export class ChargeDifference {
  @Field(() => LocalDate, { description: 'First day it covers.' })
  from!: string;

  @Field(() => LocalDate, { description: 'Day after the last one it covers.' })
  to!: string;

  @Field(() => Date, { nullable: true, description: 'When it was collected; null before.' })
  paidAt!: Date | null;

  @Field(() => Int, { description: 'The current price, cents.' })
  nowCents!: number;

  @Field(() => Int, { description: 'The new price, cents.' })
  nextCents!: number;
}

@ObjectType({ description: 'The result of changing the days of a booking; cents, for a host what they get.' })
export class DateChangePreview {
  @Field(() => LocalDate, { description: 'The new first day.' })
  from!: string;

  @Field(() => LocalDate, { description: 'The new day of leaving.' })
  to!: string;

  @Field(() => Boolean, { description: 'Whether all of the days are free.' })
  isAvailable!: boolean;

  @Field(() => [ChargeDifference], { description: 'Each charge before and after, in order.' })
  charges!: readonly ChargeDifference[];

  @Field(() => Int, {
    description: 'The total difference, negative for less; to be passed to `askForDates`. Cents.',
  })
  differenceCents!: number;

  @Field(() => Int, {
    description:
      'What is charged as soon as the other side agrees: increases of paid months, and a first charge whose day has come. Cents.',
  })
  dueNowCents!: number;

  @Field(() => Int, { description: 'What is refunded as soon as the other side agrees. Cents.' })
  refundCents!: number;
}
