import { sql } from 'kysely';
import type { SignedInContext } from '../../../core/context.js';
import { findMailRecipient } from '../../accounts/account-mails.js';
import type { DecisionCase } from '../../accounts/measures/apply-measure.js';
import { decisionPath } from '../decisions/decision-token.js';
import { NO_COMPLAINT, ReportSide, ReportStatus, type CaseEffect, type ReportedKind } from './report-case.enums.js';

const PREFIX = 'DEC';

interface OwnDecision {
  readonly subject: ReportedKind;
  readonly subjectId: string;
  readonly concernedId: string;
  readonly statement: string;
  /** For a space or a review. */
  readonly effect?: CaseEffect;
  /** For a review. */
  readonly decisionId?: string;
  /** The case whose reversal is this decision. */
  readonly followsId?: string;
}

/**
 * Stores a decision that the staff took without a report, or by reversing one about a report, as a decided case, in the transaction of the decision. Returns it with the path of
 * the page where the person can read it and complain within six months.
 */
export async function openOwnCase(tx: SignedInContext, decision: OwnDecision): Promise<DecisionCase> {
  const now = tx.clock.now();
  const { locale } = await findMailRecipient(tx, decision.concernedId);
  const code = sql<string>`${`${PREFIX}-${now.getUTCFullYear()}-`}::text || lpad(nextval('own_decision_codes')::text, 6, '0')`;
  const stored = await tx.db
    .insertInto('ReportCase')
    .values({
      effect: null,
      decisionId: null,
      followsId: null,
      ...decision,
      code,
      userId: null,
      email: '',
      locale,
      reason: 'other',
      details: '',
      openedAt: now,
      dueAt: now,
      status: ReportStatus.UPHELD,
      isOwnInitiative: true,
      decidedBy: tx.viewer.id,
      decidedAt: now,
      liftedAt: null,
      ...NO_COMPLAINT,
    })
    .returning(['id', 'reporterKey', 'ownerKey'])
    .executeTakeFirstOrThrow();
  return { caseId: stored.id, path: decisionPath(tx.config, stored, ReportSide.OWNER) };
}
