import { Field, InputType } from 'type-graphql';
import { ReportedKind, ReportSide, ReportStatus } from '../../reports/cases/report-case.enums.js';
import { StaffReportAct } from './staff-report.types.js';

@InputType({ description: 'Filters of reports; all given ones must match.' })
export class StaffReportFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Code or its beginning, or name or e-mail of the reporting or the responsible person; 2–100 characters.',
  })
  query?: string | null;

  @Field(() => ReportedKind, { nullable: true, description: 'Only reports of this kind.' })
  subject?: ReportedKind | null;

  @Field(() => ReportStatus, { nullable: true, description: 'Only reports in this status.' })
  status?: ReportStatus | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True: only those that wait for a decision of the viewer, or whose complaint does, the earliest due first; open reports of reviews wait in `reviewsToDecide`.',
  })
  isWaiting?: boolean | null;
}

@InputType({ description: 'A decision about a report.' })
export class DecideReportInput {
  @Field(() => String, { description: 'The code of the report.' })
  code!: string;

  @Field(() => Boolean, {
    description: 'True upholds it: a space or review is hidden, a person is warned. False changes nothing.',
  })
  isUpheld!: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description: 'With false above: it was unfounded. Three of these within 90 days suspend reporting for 30.',
  })
  isUnfounded?: boolean | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'With true above, for a review: the codes of its other open reports that were unfounded too, since one decision answers all of them. Other codes are ignored.',
  })
  unfoundedCodes?: string[] | null;

  @Field(() => String, { description: 'The reasons, 20–1000 characters; both sides read them.' })
  statement!: string;
}

@InputType({ description: 'A complaint that came by mail or ticket.' })
export class TakeReportComplaintInput {
  @Field(() => String, { description: 'The code of the report.' })
  code!: string;

  @Field(() => ReportSide, { description: 'The person who complains.' })
  side!: ReportSide;

  @Field(() => String, { description: 'Their text, 20–1000 characters.' })
  text!: string;
}

@InputType({ description: 'A decision about a complaint.' })
export class DecideReportComplaintInput {
  @Field(() => String, { description: 'The code of the report.' })
  code!: string;

  @Field(() => Boolean, {
    description:
      'True reverses the decision and ends its effect: what other decisions hide or limit stays so. False confirms it.',
  })
  isChanged!: boolean;

  @Field(() => String, { description: 'The reasons, 20–1000 characters; both sides read them.' })
  statement!: string;
}

@InputType({ description: 'An act on a report, as filled in so far.' })
export class ReportActPreviewInput {
  @Field(() => String, { description: 'The code of the report.' })
  code!: string;

  @Field(() => StaffReportAct, { description: 'The act; TAKE_COMPLAINT notifies nobody.' })
  act!: StaffReportAct;

  @Field(() => String, { description: 'The reasons.' })
  statement!: string;

  @Field(() => Boolean, { nullable: true, description: 'For DISMISS: it was unfounded.' })
  isUnfounded?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'For DECIDE_COMPLAINT: the decision is reversed.' })
  isChanged?: boolean | null;
}
