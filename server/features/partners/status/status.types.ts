import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Calls of the API over HTTP in one hour, of all callers.' })
export class ApiStatusHour {
  @Field(() => Date, { description: 'Its first instant.' })
  hour!: Date;

  @Field(() => Int, { description: 'All calls.' })
  calls!: number;

  @Field(() => Int, {
    description: 'Calls that failed by our fault, not the caller’s.',
  })
  failures!: number;
}

@ObjectType({ description: 'The status of the API now and in the last 24 hours.' })
export class ApiStatus {
  @Field(() => Date, { description: 'When it was read.' })
  at!: Date;

  @Field(() => String, { description: 'The version of the responding program.' })
  version!: string;

  @Field(() => Boolean, { description: 'Whether it can answer all calls: the database responds and is migrated.' })
  isReady!: boolean;

  @Field(() => Boolean, {
    description: 'Whether events are dispatched in time, on which webhooks, messages and notifications depend.',
  })
  areEventsInTime!: boolean;

  @Field(() => [ApiStatusHour], {
    description: 'The last 24 hours, oldest first; the last one is the current, unfinished hour.',
  })
  hours!: ApiStatusHour[];

  @Field(() => Int, { description: 'Total calls of these hours.' })
  calls!: number;

  @Field(() => Int, { description: 'Total calls of these hours that failed by our fault.' })
  failures!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Median duration of calls in milliseconds; null without calls.',
  })
  p50Milliseconds!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: '95th percentile of durations in milliseconds; null without calls.',
  })
  p95Milliseconds!: number | null;
}
