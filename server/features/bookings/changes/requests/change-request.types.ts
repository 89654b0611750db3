import { Field, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../../core/graphql/scalars.js';

@ObjectType({ description: 'One billing month before and after a change; cents, of a host what they get.' })
export class ChargeDifference {
  @Field(() => LocalDate, { description: 'First day it pays.' })
  from!: string;

  @Field(() => LocalDate, { description: 'Day after the last one it pays.' })
  to!: string;

  @Field(() => Date, { nullable: true, description: 'When it was collected; null while it is to come.' })
  paidAt!: Date | null;

  @Field(() => Int, { description: 'What it costs now, cents.' })
  nowCents!: number;

  @Field(() => Int, { description: 'What it will cost, cents.' })
  nextCents!: number;
}

@ObjectType({ description: 'What other days of a booking would mean; cents, of a host what they get.' })
export class DateChangePreview {
  @Field(() => LocalDate, { description: 'The first day it would have.' })
  from!: string;

  @Field(() => LocalDate, { description: 'The day of leaving it would have.' })
  to!: string;

  @Field(() => Boolean, { description: 'Whether nobody else holds any of the days.' })
  isAvailable!: boolean;

  @Field(() => [ChargeDifference], { description: 'Each charge before and after, in order.' })
  charges!: readonly ChargeDifference[];

  @Field(() => Int, {
    description: 'All together more, negative when it is less; to be passed to `askForDates`. Cents.',
  })
  differenceCents!: number;

  @Field(() => Int, {
    description: 'What is charged as soon as the other side agrees, for months that are paid. Cents.',
  })
  dueNowCents!: number;

  @Field(() => Int, { description: 'What goes back as soon as the other side agrees. Cents.' })
  refundCents!: number;
}
