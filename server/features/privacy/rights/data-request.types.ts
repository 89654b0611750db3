import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';

/** Rights that somebody of ours has to look at. */
export enum DataRequestKind {
  RESTRICT = 'restrict',
  OBJECT = 'object',
}

registerEnumType(DataRequestKind, {
  name: 'DataRequestKind',
  description: 'A right that somebody of the staff has to look at.',
  valuesConfig: {
    RESTRICT: { description: 'To have the use of her data limited (GDPR, article 18).' },
    OBJECT: { description: 'To object to a use of her data, profiling included (GDPR, article 21).' },
  },
});

/** Where a request stands. */
export enum DataRequestStatus {
  OPEN = 'open',
  GRANTED = 'granted',
  REFUSED = 'refused',
  WITHDRAWN = 'withdrawn',
}

registerEnumType(DataRequestStatus, {
  name: 'DataRequestStatus',
  description: 'Where a request stands.',
  valuesConfig: {
    OPEN: { description: 'It waits for its answer.' },
    GRANTED: { description: 'Done as she asked; the answer says what.' },
    REFUSED: { description: 'Not done; the answer says why.' },
    WITHDRAWN: { description: 'She took it back.' },
  },
});

/** The two ways to answer. */
export enum DataRequestOutcome {
  GRANTED = 'granted',
  REFUSED = 'refused',
}

registerEnumType(DataRequestOutcome, {
  name: 'DataRequestOutcome',
  description: 'How a request is answered.',
  valuesConfig: {
    GRANTED: { description: 'Done as she asked.' },
    REFUSED: { description: 'Not done.' },
  },
});

@ObjectType({ description: 'What somebody asked to be done with her data, and its clock.' })
export class DataRequest {
  @Field(() => ID, { description: 'Opaque and stable, begins with drq_.' })
  id!: string;

  @Field(() => DataRequestKind, { description: 'Which right.' })
  kind!: DataRequestKind;

  @Field(() => DataRequestStatus, { description: 'Where it stands.' })
  status!: DataRequestStatus;

  @Field(() => String, { description: 'What she wrote.' })
  details!: string;

  @Field(() => String, { nullable: true, description: 'What the staff answered; null before.' })
  answer!: string | null;

  @Field(() => Date, { description: 'When it came in.' })
  requestedAt!: Date;

  @Field(() => Date, { description: 'By when it is answered: 30 days after it came in.' })
  dueAt!: Date;

  @Field(() => Boolean, { description: 'Whether it waits longer than it may.' })
  isOverdue!: boolean;

  @Field(() => Date, { nullable: true, description: 'When it was answered or taken back.' })
  closedAt!: Date | null;
}

@ObjectType({ description: 'A request as the staff see it.' })
export class QueuedDataRequest {
  @Field(() => DataRequest, { description: 'The request.' })
  request!: DataRequest;

  @Field(() => String, { description: 'Who asks, by the name of her account.' })
  fullName!: string;

  @Field(() => String, { description: 'The address the answer goes to.' })
  email!: string;
}

@ObjectType({ description: 'The requests that wait, the soonest due first.' })
export class DataRequestQueue {
  @Field(() => Int, { description: 'How many wait.' })
  totalCount!: number;

  @Field(() => Int, { description: 'How many of them wait longer than they may.' })
  overdueCount!: number;

  @Field(() => [QueuedDataRequest], { description: 'The first fifty.' })
  waiting!: QueuedDataRequest[];
}

@InputType({ description: 'A right that is used.' })
export class FileDataRequestInput {
  @Field(() => DataRequestKind, { description: 'Which right.' })
  kind!: DataRequestKind;

  @Field(() => String, { description: 'What she wants and why, 20–3000 characters.' })
  details!: string;
}

@InputType({ description: 'The answer to a request.' })
export class AnswerDataRequestInput {
  @Field(() => ID, { description: 'The request.' })
  id!: string;

  @Field(() => DataRequestOutcome, { description: 'Done or not.' })
  outcome!: DataRequestOutcome;

  @Field(() => String, { description: 'What was done, or why not; she reads it. 20–3000 characters.' })
  answer!: string;
}
