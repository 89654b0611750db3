import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';

/** The programs whose calls are counted together. */
export enum ApiUsageSource {
  KEYS = 'keys',
  APPS = 'apps',
}

registerEnumType(ApiUsageSource, {
  name: 'ApiUsageSource',
  description: 'The programs whose calls are counted together.',
  valuesConfig: {
    KEYS: { description: 'Calls with the viewer’s keys.' },
    APPS: { description: 'Calls of the apps that the viewer registered, for all their users.' },
  },
});

@ObjectType({ description: 'Calls of a person’s programs on one day.' })
export class ApiUsageOfDay {
  @Field(() => LocalDate, { description: 'The day, in Madrid.' })
  day!: string;

  @Field(() => Int, { description: 'All calls, refused ones included.' })
  calls!: number;

  @Field(() => Int, { description: 'Calls with an error.' })
  errors!: number;

  @Field(() => Int, { description: 'Errors that were refusals for lack of points (429).' })
  throttled!: number;

  @Field(() => Int, { description: 'Points that the calls cost.' })
  points!: number;

  @Field(() => Int, {
    nullable: true,
    description: '95th percentile of durations in milliseconds; null without calls.',
  })
  p95Milliseconds!: number | null;
}

@ObjectType({ description: "Calls of a person's programs, day by day." })
export class ApiUsage {
  @Field(() => [ApiUsageOfDay], { description: 'Every day of the requested period, oldest first; today last.' })
  days!: ApiUsageOfDay[];

  @Field(() => Int, { description: 'Total calls.' })
  calls!: number;

  @Field(() => Int, { description: 'Total errors.' })
  errors!: number;

  @Field(() => Number, { nullable: true, description: 'Average points per call; null without calls.' })
  pointsPerCall!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: '95th percentile of durations in milliseconds; null without calls.',
  })
  p95Milliseconds!: number | null;
}
