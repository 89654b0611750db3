import { Field, InputType, ObjectType } from 'type-graphql';
import { ComplaintOutcome, ReportedKind, ReportSide } from '../cases/report-case.enums.js';
import { DecidedMeasure } from './decided-measures.js';

@ObjectType({ description: 'A complaint about the decision on a report.' })
export class ReportDecisionComplaint {
  @Field(() => Boolean, { description: 'Whether the reader filed it; else the other side did.' })
  isOwn!: boolean;

  @Field(() => String, { nullable: true, description: 'Its text; null where the other side wrote it.' })
  text!: string | null;

  @Field(() => Date, { description: 'When it was filed.' })
  complainedAt!: Date;

  @Field(() => Date, { description: 'The deadline of its decision.' })
  dueAt!: Date;

  @Field(() => ComplaintOutcome, { nullable: true, description: 'Its outcome; null while it waits.' })
  outcome!: ComplaintOutcome | null;

  @Field(() => String, { nullable: true, description: 'The reasons; null while it waits.' })
  statement!: string | null;

  @Field(() => Date, { nullable: true, description: 'When it was decided; null while it waits.' })
  decidedAt!: Date | null;
}

@ObjectType({ description: 'The decision on a report, as one of its two sides reads it.' })
export class ReportDecision {
  @Field(() => String, { description: 'The code of the report, such as REP-2026-000012.' })
  code!: string;

  @Field(() => ReportedKind, { description: 'The kind of subject.' })
  subject!: ReportedKind;

  @Field(() => String, {
    nullable: true,
    description: 'The subject’s name; null for reviews and messages, and for readers without an account.',
  })
  name!: string | null;

  @Field(() => ReportSide, { description: 'The reader’s side.' })
  side!: ReportSide;

  @Field(() => Boolean, { description: 'Whether the staff decided without a report.' })
  isOwnInitiative!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the report was first upheld; a complaint may have reversed it.',
  })
  isUpheld!: boolean;

  @Field(() => [DecidedMeasure], {
    description: 'Its measures with their duration; visible only to the person concerned.',
  })
  measures!: DecidedMeasure[];

  @Field(() => String, {
    nullable: true,
    description: 'The reasons; null for decisions made before reasons were stored.',
  })
  statement!: string | null;

  @Field(() => Date, { nullable: true, description: 'When it was decided.' })
  decidedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Since when it no longer applies for another reason than a complaint about it; null while it does.',
  })
  liftedAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'The deadline for complaints: six months.' })
  complainUntil!: Date | null;

  @Field(() => Boolean, { description: 'Whether the reader can complain now.' })
  canComplain!: boolean;

  @Field(() => ReportDecisionComplaint, { nullable: true, description: 'The complaint about it, if there is one.' })
  complaint!: ReportDecisionComplaint | null;
}

@InputType({ description: 'A complaint about a decision.' })
export class FileReportComplaintInput {
  @Field(() => String, { description: 'The last part of the URL in the decision’s mail.' })
  token!: string;

  @Field(() => String, { description: 'Why the decision is wrong, 20–1000 characters; the staff read it.' })
  text!: string;
}
