import { Field, InputType } from 'type-graphql';
import { ReportedKind, ReportSide, ReportStatus } from '../../reports/cases/report-case-types.js';
import { StaffReportAct } from './staff-report.types.js';

@InputType({ description: 'Which reports; everything given must hold.' })
export class StaffReportFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Code or its beginning, or name or e-mail of who reported or who answers for it; 2–100 characters.',
  })
  query?: string | null;

  @Field(() => ReportedKind, { nullable: true, description: 'Of what kind.' })
  subject?: ReportedKind | null;

  @Field(() => ReportStatus, { nullable: true, description: 'In this status.' })
  status?: ReportStatus | null;

  @Field(() => Boolean, { nullable: true, description: 'With true: those that wait, or whose complaint does.' })
  isWaiting?: boolean | null;
}

@InputType({ description: 'A decision about a report.' })
export class DecideReportInput {
  @Field(() => String, { description: 'The code of the report.' })
  code!: string;

  @Field(() => Boolean, {
    description: 'True: it was right. A space is hidden, a review too, a person is warned. False: everything stays.',
  })
  isUpheld!: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description: 'With false above: it had no ground at all. Three of these within 90 days suspend reporting for 30.',
  })
  isUnfounded?: boolean | null;

  @Field(() => String, { description: 'The reasons, 20–1000 characters; both sides read them.' })
  statement!: string;
}

@InputType({ description: 'A complaint that came by mail or ticket.' })
export class TakeReportComplaintInput {
  @Field(() => String, { description: 'The code of the report.' })
  code!: string;

  @Field(() => ReportSide, { description: 'Who complains.' })
  side!: ReportSide;

  @Field(() => String, { description: 'In their words, 20–1000 characters.' })
  text!: string;
}

@InputType({ description: 'A decision about a complaint.' })
export class DecideReportComplaintInput {
  @Field(() => String, { description: 'The code of the report.' })
  code!: string;

  @Field(() => Boolean, { description: 'True: it is decided the other way. False: the decision stands.' })
  isChanged!: boolean;

  @Field(() => String, { description: 'The reasons, 20–1000 characters; both sides read them.' })
  statement!: string;
}

@InputType({ description: 'An act about a report with what is written so far.' })
export class ReportActPreviewInput {
  @Field(() => String, { description: 'The code of the report.' })
  code!: string;

  @Field(() => StaffReportAct, { description: 'Which act; TAKE_COMPLAINT notifies nobody.' })
  act!: StaffReportAct;

  @Field(() => String, { description: 'The reasons.' })
  statement!: string;

  @Field(() => Boolean, { nullable: true, description: 'Of DISMISS: it had no ground at all.' })
  isUnfounded?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Of DECIDE_COMPLAINT: it is decided the other way.' })
  isChanged?: boolean | null;
}
