import { Field, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';

@ObjectType({ description: 'Calls with the keys of a person on one day.' })
export class ApiUsageOfDay {
  @Field(() => LocalDate, { description: 'The day, in Madrid.' })
  day!: string;

  @Field(() => Int, { description: 'All calls, refused ones too.' })
  calls!: number;

  @Field(() => Int, { description: 'Calls that were answered with an error.' })
  errors!: number;

  @Field(() => Int, { description: 'Of the errors, calls that were turned away for lack of points (429).' })
  throttled!: number;
}

@ObjectType({ description: 'Calls with the keys of a person, day by day.' })
export class ApiUsage {
  @Field(() => [ApiUsageOfDay], { description: 'Every day of the time asked for, the oldest first; today last.' })
  days!: ApiUsageOfDay[];

  @Field(() => Int, { description: 'Calls of all days.' })
  calls!: number;

  @Field(() => Int, { description: 'Errors of all days.' })
  errors!: number;

  @Field(() => Number, { nullable: true, description: 'Points a call costs on average; null without calls.' })
  pointsPerCall!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Within how many milliseconds 95 of 100 calls were answered; null without calls.',
  })
  p95Milliseconds!: number | null;
}
