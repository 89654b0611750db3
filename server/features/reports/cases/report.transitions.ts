import { DAY_MS } from '../../../core/values/durations.js';
import { createStateMachine, type TransitionRow } from '../../../core/writes/state-machine.js';
import { ReportStatus } from './report-case.enums.js';
import type { ReportCase } from './report-case.entity.js';

/** The actors of a report. */
export enum ReportActor {
  REPORTER = 'reporter',
  /** The person responsible for what was reported. */
  OWNER = 'owner',
  STAFF = 'staff',
}

/** What moves a report. */
export enum ReportStep {
  SUBMIT = 'submit',
  UPHOLD = 'uphold',
  DISMISS = 'dismiss',
  TAKE_COMPLAINT = 'take_complaint',
  KEEP = 'keep',
  CHANGE = 'change',
}

export type ReportGuard = 'withinComplaintTime' | 'notComplained' | 'notLifted' | 'complaintOpen' | 'otherStaff';

/** What a transition changes besides the status; `move-report.ts` implements these effects. */
export type ReportEffect = 'storeDecision' | 'storeComplaint' | 'keepDecision' | 'changeDecision';

/** The mails that a transition queues; `move-report.ts` implements them. */
export type ReportNotice = 'mailOutcome' | 'mailComplaintOutcome';

/** One row of the table of reports. */
export type ReportTransition = TransitionRow<
  ReportStatus,
  ReportStep,
  ReportActor,
  ReportGuard,
  ReportEffect,
  never,
  ReportNotice
>;

/** What the guards read. */
export type ReportContext = Pick<
  ReportCase,
  'decidedAt' | 'decidedBy' | 'complainedAt' | 'complaintDecidedAt' | 'liftedAt'
> & {
  /** The member of the staff who takes the step; null for the sides of the report. */
  readonly staffId: string | null;
};

/** Six months (DSA, article 20), in days. */
export const COMPLAINT_DAYS = 183;

const { OPEN, UPHELD, DISMISSED } = ReportStatus;
const by = [ReportActor.STAFF];

/** The whole table; the state machine and its tests are derived from it. */
export const reportTransitions: readonly ReportTransition[] = [
  { id: 'I1', from: null, to: OPEN, on: ReportStep.SUBMIT, by: [ReportActor.REPORTER] },
  {
    id: 'I2',
    from: [OPEN],
    to: UPHELD,
    on: ReportStep.UPHOLD,
    by,
    effects: ['storeDecision'],
    notices: ['mailOutcome'],
  },
  {
    id: 'I3',
    from: [OPEN],
    to: DISMISSED,
    on: ReportStep.DISMISS,
    by,
    effects: ['storeDecision'],
    notices: ['mailOutcome'],
  },
  {
    id: 'I4',
    from: [UPHELD, DISMISSED],
    to: 'same',
    on: ReportStep.TAKE_COMPLAINT,
    // By its form, or by support for what came as a ticket.
    by: [ReportActor.STAFF, ReportActor.REPORTER, ReportActor.OWNER],
    guards: ['withinComplaintTime', 'notComplained', 'notLifted'],
    effects: ['storeComplaint'],
  },
  {
    id: 'I5',
    from: [UPHELD, DISMISSED],
    to: 'same',
    on: ReportStep.KEEP,
    by,
    guards: ['complaintOpen', 'otherStaff'],
    effects: ['keepDecision'],
    notices: ['mailComplaintOutcome'],
  },
  {
    id: 'I6',
    from: [UPHELD],
    to: DISMISSED,
    on: ReportStep.CHANGE,
    by,
    guards: ['complaintOpen', 'otherStaff'],
    effects: ['changeDecision'],
    notices: ['mailComplaintOutcome'],
  },
  {
    id: 'I7',
    from: [DISMISSED],
    to: UPHELD,
    on: ReportStep.CHANGE,
    by,
    guards: ['complaintOpen', 'otherStaff'],
    effects: ['changeDecision'],
    notices: ['mailComplaintOutcome'],
  },
];

/** The validated state machine of reports; none of its states is final, because a complaint may reverse each decision once. */
export const reportMachine = createStateMachine<ReportStatus, ReportStep, ReportActor, ReportTransition, ReportContext>(
  {
    states: Object.values(ReportStatus),
    finals: [],
    transitions: reportTransitions,
    guards: {
      withinComplaintTime: ({ decidedAt }, now) =>
        decidedAt !== null && now.getTime() < new Date(decidedAt).getTime() + COMPLAINT_DAYS * DAY_MS,
      notComplained: ({ complainedAt }) => complainedAt === null,
      // What it did has ended: there is nothing left to reverse.
      notLifted: ({ liftedAt }) => liftedAt === null,
      complaintOpen: ({ complainedAt, complaintDecidedAt }) => complainedAt !== null && complaintDecidedAt === null,
      otherStaff: ({ decidedBy, staffId }) => decidedBy !== staffId,
    },
  },
);

/** The row that a person may take by a step now; undefined when there is none. */
export function reportRow(
  report: Omit<ReportContext, 'staffId'> & Pick<ReportCase, 'status'>,
  step: ReportStep,
  staffId: string | null,
  now: Date,
  actor: ReportActor = ReportActor.STAFF,
): ReportTransition | undefined {
  return reportMachine
    .candidates(report.status, step, actor)
    .find((row) => reportMachine.isAllowed(row, { ...report, staffId }, now));
}
