import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';

/** Whose calls are counted together. */
export enum ApiUsageSource {
  KEYS = 'keys',
  APPS = 'apps',
}

registerEnumType(ApiUsageSource, {
  name: 'ApiUsageSource',
  description: 'Whose calls are counted together.',
  valuesConfig: {
    KEYS: { description: "With the viewer's keys." },
    APPS: { description: 'Of the apps that the viewer registered, for everybody who consented.' },
  },
});

@ObjectType({ description: "Calls of a person's programs on one day." })
export class ApiUsageOfDay {
  @Field(() => LocalDate, { description: 'The day, in Madrid.' })
  day!: string;

  @Field(() => Int, { description: 'All calls, refused ones too.' })
  calls!: number;

  @Field(() => Int, { description: 'Calls that were answered with an error.' })
  errors!: number;

  @Field(() => Int, { description: 'Of the errors, calls that were turned away for lack of points (429).' })
  throttled!: number;

  @Field(() => Int, { description: 'Points that the calls cost.' })
  points!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Within how many milliseconds 95 of 100 calls were answered; null without calls.',
  })
  p95Milliseconds!: number | null;
}

@ObjectType({ description: "Calls of a person's programs, day by day." })
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
