import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Calls of the API over HTTP in one hour, of all callers.' })
export class ApiStatusHour {
  @Field(() => Date, { description: 'Its first moment.' })
  hour!: Date;

  @Field(() => Int, { description: 'All calls.' })
  calls!: number;

  @Field(() => Int, {
    description: 'Calls that failed by our fault: nothing that the caller could have done otherwise.',
  })
  failures!: number;
}

@ObjectType({ description: 'How the API is, and how it was in the last 24 hours.' })
export class ApiStatus {
  @Field(() => Date, { description: 'When it was read.' })
  at!: Date;

  @Field(() => String, { description: 'The version of the program that answered.' })
  version!: string;

  @Field(() => Boolean, { description: 'Whether it answers all calls: the database is there and has its newest form.' })
  isReady!: boolean;

  @Field(() => Boolean, {
    description: 'Whether events leave in time: webhooks, messages and notifications follow from them.',
  })
  areEventsInTime!: boolean;

  @Field(() => [ApiStatusHour], {
    description: 'The last 24 hours, the oldest first; the current one last, not over yet.',
  })
  hours!: ApiStatusHour[];

  @Field(() => Int, { description: 'Calls of these hours.' })
  calls!: number;

  @Field(() => Int, { description: 'Calls of these hours that failed by our fault.' })
  failures!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Within how many milliseconds half of the calls were answered; null without calls.',
  })
  p50Milliseconds!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Within how many milliseconds 95 of 100 calls were answered; null without calls.',
  })
  p95Milliseconds!: number | null;
}
