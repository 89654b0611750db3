import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageInfo, edgeType, type Connection, type Edge } from '../../../core/graphql/connection.js';
import { ComplaintOutcome, ReportedKind, ReportSide, ReportStatus } from '../../reports/cases/report-case.enums.js';
import type { ReportCase } from '../../reports/cases/report-case.entity.js';
import { TOTAL_COUNT } from '../count-found.js';

/** The acts of the staff on a report. */
export enum StaffReportAct {
  UPHOLD = 'uphold',
  DISMISS = 'dismiss',
  TAKE_COMPLAINT = 'take_complaint',
  DECIDE_COMPLAINT = 'decide_complaint',
}

registerEnumType(StaffReportAct, {
  name: 'StaffReportAct',
  description: 'An act of the staff on a report, by the mutation that performs it.',
  valuesConfig: {
    UPHOLD: { description: '`decideReport` with true' },
    DISMISS: { description: '`decideReport` with false' },
    TAKE_COMPLAINT: { description: '`takeReportComplaint`' },
    DECIDE_COMPLAINT: { description: '`decideReportComplaint`; not for the member of the staff who decided' },
  },
});

@ObjectType({ description: 'A complaint about a decision, decided by another member of the staff.' })
export class ReportComplaint {
  @Field(() => ReportSide, { description: 'The person who complained.' })
  side!: ReportSide;

  @Field(() => String, { description: 'Their text.' })
  text!: string;

  @Field(() => Date, { description: 'When it was received.' })
  complainedAt!: Date;

  @Field(() => ComplaintOutcome, { nullable: true, description: 'The decision about it; null while it waits.' })
  outcome!: ComplaintOutcome | null;

  @Field(() => String, { nullable: true, description: 'The reasons.' })
  statement!: string | null;

  @Field(() => String, { nullable: true, description: 'The member of the staff who decided it.' })
  decidedByName!: string | null;

  @Field(() => Date, { nullable: true, description: 'When it was decided.' })
  decidedAt!: Date | null;
}

/** A case with the names of the deciding staff. */
export type StaffReportRow = ReportCase & {
  readonly decidedByName: string | null;
  readonly complaintDecidedByName: string | null;
  readonly followsCode: string | null;
  /** `isPartialTo` the viewer. */
  readonly isPartial: boolean;
  /** Whether the person responsible has a role of the staff. */
  readonly isAboutStaff: boolean;
};

@ObjectType({ description: 'A report with its decision, as the staff see it.' })
export class StaffReport {
  readonly row!: StaffReportRow;

  @Field(() => String, { description: 'The code that people quote: REP-2026-000012.' })
  code!: string;

  @Field(() => ReportedKind, { description: 'What was reported.' })
  subject!: ReportedKind;

  @Field(() => String, { description: 'The reason that was chosen, as the enum of its kind names it in lower case.' })
  reason!: string;

  @Field(() => String, { description: 'The reporter’s text; may be empty.' })
  details!: string;

  @Field(() => Date, { description: 'When it was received.' })
  openedAt!: Date;

  @Field(() => Date, { description: 'The deadline of the decision about it, or about its complaint: 7 days.' })
  dueAt!: Date;

  @Field(() => Boolean, { description: 'Whether it waits and is overdue.' })
  isLate!: boolean;

  @Field(() => Boolean, { description: 'Whether it, or a complaint about it, waits for a decision.' })
  isWaiting!: boolean;

  @Field(() => ReportStatus, { description: 'Its status.' })
  status!: ReportStatus;

  @Field(() => Boolean, { description: 'Whether it was unfounded: three of these suspend reporting.' })
  isUnfounded!: boolean;

  @Field(() => Boolean, { description: 'Whether the staff decided without a report.' })
  isOwnInitiative!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'For a decision that a complaint about another one led to: the code of that report.',
  })
  followsCode!: string | null;

  @Field(() => String, { nullable: true, description: 'The reasons of the decision.' })
  statement!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The member of the staff who decided; null before, and once that account is erased.',
  })
  decidedByName!: string | null;

  @Field(() => Date, { nullable: true, description: 'When it was decided.' })
  decidedAt!: Date | null;

  @Field(() => ReportComplaint, { nullable: true, description: 'The complaint about the decision, if there is one.' })
  complaint!: ReportComplaint | null;

  @Field(() => String, {
    description: 'The same for the reports that one decision answers together: those of one review.',
  })
  answeredTogetherAs!: string;

  @Field(() => Boolean, {
    description:
      'Whether it waits and a decision against it would warn a member of the staff: their role must be revoked first.',
  })
  mustRevokeRole!: boolean;

  @Field(() => [StaffReportAct], { description: 'The acts the viewer may perform on it now.' })
  availableActs!: StaffReportAct[];
}

const StaffReportEdge = edgeType(StaffReport, 'StaffReport');

@ObjectType({ description: 'A page of reports.' })
export class StaffReportConnection implements Connection<StaffReport> {
  @Field(() => [StaffReportEdge], { description: 'Newest first; with `isWaiting` the earliest due first.' })
  edges!: readonly Edge<StaffReport>[];

  @Field(() => PageInfo, { description: 'Position of this page in the list.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: TOTAL_COUNT })
  totalCount!: number;
}

@ObjectType({ description: 'The mail that one side of a report would get.' })
export class ReportActMail {
  @Field(() => ReportSide, { description: 'The recipient.' })
  reader!: ReportSide;

  @Field(() => String, { description: 'Its subject, in the language of the recipient.' })
  subject!: string;

  @Field(() => String, { description: 'Its text, in the language of the recipient.' })
  text!: string;
}
