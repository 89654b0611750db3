import type { RequestContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { createTransitionRunner, type TransitionSteps } from '../../../core/writes/state-machine.js';
import { DECIDED_WITHIN_MS } from '../report-subjects.rules.js';
import { mailComplaintOutcome, mailOutcome, type Reversal } from './case-outcomes.js';
import { liftFollowed } from './hiding-cases.js';
import { ComplaintOutcome, ReportStatus, type ReportSide } from './report-case.enums.js';
import type { ReportCase } from './report-case.entity.js';
import {
  ReportActor,
  reportMachine,
  reportRow,
  reportTransitions,
  type ReportEffect,
  type ReportNotice,
  type ReportStep,
} from './report.transitions.js';

/** The staff's input for a step. */
interface Given extends Partial<Reversal> {
  /** The reasons of a decision, or the text of a complaint. */
  readonly statement: string;
  readonly isUnfounded?: boolean;
  /** For a complaint. */
  readonly side?: ReportSide;
}

interface ReportRun {
  readonly tx: RequestContext;
  readonly report: ReportCase;
  readonly given: Given;
}

type Steps = TransitionSteps<ReportRun, ReportEffect, never, ReportNotice>;

const answerComplaint = ({ tx, report, given }: ReportRun, outcome: ComplaintOutcome): void => {
  Object.assign(report, {
    complaintOutcome: outcome,
    complaintStatement: given.statement,
    complaintDecidedBy: tx.viewer?.id ?? null,
    complaintDecidedAt: tx.clock.now(),
  });
};

const effects: Steps['effects'] = {
  storeDecision: ({ tx, report, given }) => {
    Object.assign(report, {
      isUnfounded: given.isUnfounded === true && report.status === ReportStatus.DISMISSED,
      statement: given.statement,
      decidedBy: tx.viewer?.id ?? null,
      decidedAt: tx.clock.now(),
    });
  },
  storeComplaint: ({ tx, report, given }) => {
    const now = tx.clock.now();
    Object.assign(report, {
      complaintSide: given.side,
      complaint: given.statement,
      complainedAt: now,
      complaintDueAt: new Date(now.getTime() + DECIDED_WITHIN_MS),
    });
  },
  keepDecision: (run) => answerComplaint(run, ComplaintOutcome.KEPT),
  changeDecision: async (run) => {
    answerComplaint(run, ComplaintOutcome.CHANGED);
    run.report.isUnfounded = false;
    await liftFollowed(run.tx, run.report);
  },
};

const notices: Steps['notices'] = {
  mailOutcome: ({ tx, report }) => mailOutcome(tx, report),
  mailComplaintOutcome: ({ tx, report, given }) => mailComplaintOutcome(tx, report, given),
};

const runTransition = createTransitionRunner(reportTransitions, { effects, timers: {}, notices });

/** Takes a step of a locked report; throws FORBIDDEN when the table does not allow it now. */
export async function moveReport(
  tx: RequestContext,
  report: ReportCase,
  step: ReportStep,
  given: Given,
  actor: ReportActor = ReportActor.STAFF,
): Promise<void> {
  const staffId = actor === ReportActor.STAFF ? (tx.viewer?.id ?? null) : null;
  const row = reportRow(report, step, staffId, tx.clock.now(), actor);
  if (!row) throw new DomainError(ErrorCode.FORBIDDEN);
  report.status = reportMachine.target(row, report.status);
  await runTransition(row, { tx, report, given }, () => tx.em.flush());
}
