import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageInfo, edgeType, type Connection, type Edge } from '../../../core/graphql/connection.js';
import { ComplaintOutcome, ReportedKind, ReportSide, ReportStatus } from '../../reports/cases/report-case-types.js';
import type { ReportCase } from '../../reports/cases/report-case.entity.js';
import { TOTAL_COUNT } from '../count-found.js';

/** What the staff can do about a report. */
export enum StaffReportAct {
  UPHOLD = 'uphold',
  DISMISS = 'dismiss',
  TAKE_COMPLAINT = 'take_complaint',
  DECIDE_COMPLAINT = 'decide_complaint',
}

registerEnumType(StaffReportAct, {
  name: 'StaffReportAct',
  description: 'What the staff can do about a report.',
  valuesConfig: {
    UPHOLD: { description: '`decideReport` with true' },
    DISMISS: { description: '`decideReport` with false' },
    TAKE_COMPLAINT: { description: '`takeReportComplaint`' },
    DECIDE_COMPLAINT: { description: '`decideReportComplaint`; by somebody other than who decided' },
  },
});

@ObjectType({ description: 'A complaint about a decision, which somebody else decides.' })
export class ReportComplaint {
  @Field(() => ReportSide, { description: 'Who complained.' })
  side!: ReportSide;

  @Field(() => String, { description: 'In their words.' })
  text!: string;

  @Field(() => Date, { description: 'When it came.' })
  complainedAt!: Date;

  @Field(() => ComplaintOutcome, { nullable: true, description: 'What became of it; null while it waits.' })
  outcome!: ComplaintOutcome | null;

  @Field(() => String, { nullable: true, description: 'The reasons.' })
  statement!: string | null;

  @Field(() => String, { nullable: true, description: 'Who decided it.' })
  decidedByName!: string | null;

  @Field(() => Date, { nullable: true, description: 'When it was decided.' })
  decidedAt!: Date | null;
}

/** A case with the names of the staff who decided. */
export type StaffReportRow = ReportCase & {
  readonly decidedByName: string | null;
  readonly complaintDecidedByName: string | null;
};

@ObjectType({ description: 'A report and what became of it, as the staff see it.' })
export class StaffReport {
  readonly row!: StaffReportRow;

  @Field(() => String, { description: 'For people to quote: REP-2026-000012.' })
  code!: string;

  @Field(() => ReportedKind, { description: 'What was reported.' })
  subject!: ReportedKind;

  @Field(() => String, { description: 'The reason that was chosen, as the enum of its kind names it in lower case.' })
  reason!: string;

  @Field(() => String, { description: 'What the reporter wrote; empty where the reason said enough.' })
  details!: string;

  @Field(() => Date, { description: 'When it came.' })
  openedAt!: Date;

  @Field(() => Date, { description: 'Until when it, or the complaint about it, is to be decided: 7 days.' })
  dueAt!: Date;

  @Field(() => Boolean, { description: 'Whether it waits and its time is over.' })
  isLate!: boolean;

  @Field(() => Boolean, { description: 'Whether it, or a complaint about it, waits for a decision.' })
  isWaiting!: boolean;

  @Field(() => ReportStatus, { description: 'How it stands.' })
  status!: ReportStatus;

  @Field(() => Boolean, { description: 'Whether it had no ground at all: three of these suspend reporting.' })
  isUnfounded!: boolean;

  @Field(() => Boolean, { description: 'The staff decided it without a report; nobody reported it.' })
  isOwnInitiative!: boolean;

  @Field(() => String, { nullable: true, description: 'The reasons of the decision.' })
  statement!: string | null;

  @Field(() => String, { nullable: true, description: 'Who decided it; null before, and once that account is gone.' })
  decidedByName!: string | null;

  @Field(() => Date, { nullable: true, description: 'When it was decided.' })
  decidedAt!: Date | null;

  @Field(() => ReportComplaint, { nullable: true, description: 'The complaint about the decision, if there is one.' })
  complaint!: ReportComplaint | null;

  @Field(() => [StaffReportAct], { description: 'What the viewer may do about it now.' })
  availableActs!: StaffReportAct[];
}

const StaffReportEdge = edgeType(StaffReport, 'StaffReport');

@ObjectType({ description: 'A page of reports.' })
export class StaffReportConnection implements Connection<StaffReport> {
  @Field(() => [StaffReportEdge], { description: 'Newest first; those that wait by how long they have.' })
  edges!: readonly Edge<StaffReport>[];

  @Field(() => PageInfo, { description: 'Position of this page in the list.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: TOTAL_COUNT })
  totalCount!: number;
}

@ObjectType({ description: 'The mail that one side of a report would get.' })
export class ReportActMail {
  @Field(() => ReportSide, { description: 'Who reads it.' })
  reader!: ReportSide;

  @Field(() => String, { description: 'Its subject, in the language of the reader.' })
  subject!: string;

  @Field(() => String, { description: 'Its text, in the language of the reader.' })
  text!: string;
}

const now = { description: 'The report as it stands now.' };

@ObjectType({ description: 'A report was decided.' })
export class DecideReportPayload {
  @Field(() => StaffReport, now)
  report!: StaffReport;
}

@ObjectType({ description: 'A complaint was taken in.' })
export class TakeReportComplaintPayload {
  @Field(() => StaffReport, now)
  report!: StaffReport;
}

@ObjectType({ description: 'A complaint was decided.' })
export class DecideReportComplaintPayload {
  @Field(() => StaffReport, now)
  report!: StaffReport;
}
