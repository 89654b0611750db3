import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { ReportedKind } from '../cases/report-case.enums.js';

/** The measure in a statement of reasons. */
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
  description: 'The measure in a statement of reasons (DSA, article 17).',
  valuesConfig: {
    SPACE_HIDDEN: { description: 'Their space was hidden.' },
    SPACE_REMOVED: { description: 'Their space was removed permanently.' },
    REVIEW_HIDDEN: { description: 'Their review was hidden.' },
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
  description: 'Reports of one kind and reason received in the half-year, with their current status.',
})
export class ReceivedReports {
  @Field(() => ReportedKind, { description: 'The kind of subject.' })
  subject!: ReportedKind;

  @Field(() => String, { description: 'The reason given, in capitals: a value of the enum of reasons of its kind.' })
  reason!: string;

  @Field(() => Int, { description: 'Received reports.' })
  received!: number;

  @Field(() => Int, { description: 'Upheld reports.' })
  upheld!: number;

  @Field(() => Int, { description: 'Dismissed reports.' })
  dismissed!: number;

  @Field(() => Int, { description: 'Reports that wait for a decision.' })
  open!: number;
}

@ObjectType({ description: 'The number of decisions sent with a statement of reasons.' })
export class GivenStatements {
  @Field(() => RestrictionKind, { description: 'The measure.' })
  kind!: RestrictionKind;

  @Field(() => Int, { description: 'The number.' })
  count!: number;
}

@ObjectType({ description: 'Complaints about decisions received in the half-year (DSA, article 20).' })
export class ReceivedComplaints {
  @Field(() => Int, { description: 'Received complaints.' })
  received!: number;

  @Field(() => Int, { description: 'Complaints that reversed the decision.' })
  changed!: number;

  @Field(() => Int, { description: 'Complaints that did not change the decision.' })
  kept!: number;

  @Field(() => Int, { description: 'Complaints that wait for a decision.' })
  open!: number;

  @Field(() => Float, { nullable: true, description: 'Median time to the decision in hours; null without any.' })
  medianHours!: number | null;
}

@ObjectType({ description: 'Automated processing. No decision about a person is made automatically.' })
export class AutomatedMeans {
  @Field(() => Int, { description: 'Messages in which contact data was redacted before a booking.' })
  maskedMessages!: number;

  @Field(() => Int, { description: 'Reviews held by the word filter that a person then read and published.' })
  heldReviewsPublished!: number;

  @Field(() => Int, { description: 'Reviews held by the word filter that a person then hid.' })
  heldReviewsHidden!: number;
}

@ObjectType({
  description: 'Hueco’s moderation statistics of a half-year (DSA, articles 15 and 24).',
})
export class TransparencyReport {
  @Field(() => HalfYearSpan, { description: 'The half-year.' })
  halfYear!: HalfYearSpan;

  @Field(() => [HalfYearSpan], { description: 'All available half-years, the latest first.' })
  halfYears!: HalfYearSpan[];

  @Field(() => Boolean, { description: 'Whether it is still running, so that the numbers change.' })
  isRunning!: boolean;

  @Field(() => Date, { description: 'When the numbers were computed.' })
  countedAt!: Date;

  @Field(() => [ReceivedReports], {
    description: 'Received reports, by kind and reason, the most frequent first in each kind.',
  })
  reports!: ReceivedReports[];

  @Field(() => Float, {
    nullable: true,
    description: 'Median time to the decision of a report in hours; null without any.',
  })
  medianHours!: number | null;

  @Field(() => [GivenStatements], {
    description: 'Statements of reasons, with or without a report, by measure.',
  })
  statements!: GivenStatements[];

  @Field(() => ReceivedComplaints, { description: 'Complaints about decisions.' })
  complaints!: ReceivedComplaints;

  @Field(() => AutomatedMeans, { description: 'Automated processing.' })
  automated!: AutomatedMeans;

  @Field(() => Int, { description: 'People whose reporting was suspended for 30 days, after three unfounded reports.' })
  reportingSuspensions!: number;
}
