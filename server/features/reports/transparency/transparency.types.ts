import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { ReportedKind } from '../cases/report-case-types.js';

/** What a statement of reasons told somebody. */
export enum RestrictionKind {
  SPACE_HIDDEN = 'space.hidden',
  SPACE_REMOVED = 'space.removed',
  REVIEW_HIDDEN = 'review.hidden',
  WARNING = 'user.warned',
  LIMIT = 'user.limited',
  SUSPENSION = 'user.suspended',
  BAN = 'user.banned',
}

registerEnumType(RestrictionKind, {
  name: 'RestrictionKind',
  description: 'What a statement of reasons says (DSA, article 17).',
  valuesConfig: {
    SPACE_HIDDEN: { description: 'Their space is no longer found.' },
    SPACE_REMOVED: { description: 'Their space was removed for good.' },
    REVIEW_HIDDEN: { description: 'Their review is no longer shown.' },
    WARNING: { description: 'They were warned.' },
    LIMIT: { description: 'They may not write, book or publish until a day.' },
    SUSPENSION: { description: 'They may not sign in until a day.' },
    BAN: { description: 'Their account was closed.' },
  },
});

@ObjectType({ description: 'Half a calendar year, in Spanish time.' })
export class HalfYearSpan {
  @Field(() => String, { description: 'Year and half, as `2026-2`.' })
  name!: string;

  @Field(() => LocalDate, { description: 'Its first day.' })
  from!: string;

  @Field(() => LocalDate, { description: 'The first day after it.' })
  to!: string;
}

@ObjectType({
  description: 'Reports of one kind and reason that came in within the half-year, and how they stand now.',
})
export class ReceivedReports {
  @Field(() => ReportedKind, { description: 'What was reported.' })
  subject!: ReportedKind;

  @Field(() => String, { description: 'The reason given, in capitals: a value of the enum of reasons of its kind.' })
  reason!: string;

  @Field(() => Int, { description: 'How many came in.' })
  received!: number;

  @Field(() => Int, { description: 'How many were right.' })
  upheld!: number;

  @Field(() => Int, { description: 'How many were not.' })
  dismissed!: number;

  @Field(() => Int, { description: 'How many wait for a decision.' })
  open!: number;
}

@ObjectType({ description: 'How many decisions were sent with a statement of reasons.' })
export class GivenStatements {
  @Field(() => RestrictionKind, { description: 'What was decided.' })
  kind!: RestrictionKind;

  @Field(() => Int, { description: 'How many of these.' })
  count!: number;
}

@ObjectType({ description: 'Complaints about decisions that came in within the half-year (DSA, article 20).' })
export class ReceivedComplaints {
  @Field(() => Int, { description: 'How many came in.' })
  received!: number;

  @Field(() => Int, { description: 'How many led to the other decision.' })
  changed!: number;

  @Field(() => Int, { description: 'How many left the decision as it was.' })
  kept!: number;

  @Field(() => Int, { description: 'How many wait for a decision.' })
  open!: number;

  @Field(() => Float, { nullable: true, description: 'Median time until decided, hours; null with none decided.' })
  medianHours!: number | null;
}

@ObjectType({ description: 'What is done by machine. Nothing is decided about anybody by machine alone.' })
export class AutomatedMeans {
  @Field(() => Int, { description: 'Messages in which contact data was covered before a booking.' })
  maskedMessages!: number;

  @Field(() => Int, { description: 'Reviews held by the word filter that a person then read and published.' })
  heldReviewsPublished!: number;

  @Field(() => Int, { description: 'Reviews held by the word filter that a person then hid.' })
  heldReviewsHidden!: number;
}

@ObjectType({
  description: 'How Hueco moderates what people publish, in numbers of half a year (DSA, articles 15 and 24).',
})
export class TransparencyReport {
  @Field(() => HalfYearSpan, { description: 'The half-year.' })
  halfYear!: HalfYearSpan;

  @Field(() => [HalfYearSpan], { description: 'All there are, the latest first.' })
  halfYears!: HalfYearSpan[];

  @Field(() => Boolean, { description: 'It is not over, so the numbers still change.' })
  isRunning!: boolean;

  @Field(() => Date, { description: 'When the numbers were counted.' })
  countedAt!: Date;

  @Field(() => [ReceivedReports], { description: 'Reports that came in, by kind and reason, most first in each kind.' })
  reports!: ReceivedReports[];

  @Field(() => Float, { nullable: true, description: 'Median time until a report was decided, hours; null with none.' })
  medianHours!: number | null;

  @Field(() => [GivenStatements], {
    description: 'Statements of reasons, with or without a report; one for each kind.',
  })
  statements!: GivenStatements[];

  @Field(() => ReceivedComplaints, { description: 'Complaints about decisions.' })
  complaints!: ReceivedComplaints;

  @Field(() => AutomatedMeans, { description: 'What is done by machine.' })
  automated!: AutomatedMeans;

  @Field(() => Int, { description: 'People whose reports were refused for 30 days, after three without any ground.' })
  reportingSuspensions!: number;
}
