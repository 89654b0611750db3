import { Field, ID, InputType, registerEnumType } from 'type-graphql';

/** GDPR rights that the staff decides on. */
export enum DataRequestKind {
  RESTRICT = 'restrict',
  OBJECT = 'object',
}

registerEnumType(DataRequestKind, {
  name: 'DataRequestKind',
  description: 'A GDPR right that the staff decides on.',
  valuesConfig: {
    RESTRICT: { description: 'Restriction of processing (GDPR, article 18).' },
    OBJECT: { description: 'Objection to processing, including profiling (GDPR, article 21).' },
  },
});

/** The states of a request. */
export enum DataRequestStatus {
  OPEN = 'open',
  GRANTED = 'granted',
  REFUSED = 'refused',
  WITHDRAWN = 'withdrawn',
}

registerEnumType(DataRequestStatus, {
  name: 'DataRequestStatus',
  description: 'State of a request.',
  valuesConfig: {
    OPEN: { description: 'Not answered yet.' },
    GRANTED: { description: 'Done as requested; the answer says what was done.' },
    REFUSED: { description: 'Refused; the answer says why.' },
    WITHDRAWN: { description: 'Withdrawn by the requester.' },
  },
});

/** How the staff can answer. */
export enum DataRequestOutcome {
  GRANTED = 'granted',
  REFUSED = 'refused',
}

registerEnumType(DataRequestOutcome, {
  name: 'DataRequestOutcome',
  description: 'How a request is answered.',
  valuesConfig: {
    GRANTED: { description: 'Done as requested.' },
    REFUSED: { description: 'Refused.' },
  },
});

@InputType({ description: 'A new data request.' })
export class FileDataRequestInput {
  @Field(() => DataRequestKind, { description: 'The right.' })
  kind!: DataRequestKind;

  @Field(() => String, { description: 'What is requested and why, 20–3000 characters.' })
  details!: string;
}

@InputType({ description: 'The answer to a request.' })
export class AnswerDataRequestInput {
  @Field(() => ID, { description: 'The request.' })
  dataRequestId!: string;

  @Field(() => DataRequestOutcome, { description: 'Granted or refused.' })
  outcome!: DataRequestOutcome;

  @Field(() => String, { description: 'What was done or why not, shown to the requester; 20–3000 characters.' })
  answer!: string;
}

@InputType({ description: 'What `withdrawDataRequest` is called with.' })
export class WithdrawDataRequestInput {
  @Field(() => ID, { description: 'The request.' })
  dataRequestId!: string;
}
