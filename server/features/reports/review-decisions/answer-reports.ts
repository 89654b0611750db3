import { LockMode } from '@mikro-orm/core';
import type { SignedInContext } from '../../../core/context.js';
import type { ReviewRow } from '../../reviews/review.types.js';
import type { ReviewStatus } from '../../reviews/review.enums.js';
import { moveReport } from '../cases/move-report.js';
import { CaseEffect, ReportStatus } from '../cases/report-case.enums.js';
import { ReportCase } from '../cases/report-case.entity.js';
import { ReportStep } from '../cases/report.transitions.js';

/** The status that staff give a review, with their reasons. */
export interface ReviewDecision {
  readonly status: ReviewStatus;
  readonly statement: string;
  /** Whether it hides the review; a dismissed report of one that others hide leaves it hidden. */
  readonly isHidden: boolean;
  /** Shared by the cases that it answers. */
  readonly decisionId: string;
  /** The reports that had no ground at all. */
  readonly unfoundedCodes: readonly string[];
}

/** Closes all open reports of a review and mails the decision to the people who reported it. Returns how many there were. */
export async function answerReports(
  tx: SignedInContext,
  { id }: ReviewRow,
  { isHidden, statement, decisionId, unfoundedCodes }: ReviewDecision,
): Promise<number> {
  const reports = await tx.db
    .updateTable('ReviewReport')
    .set({ decidedAt: tx.clock.now() })
    .where('reviewId', '=', id)
    .where('decidedAt', 'is', null)
    .returning('code')
    .execute();
  if (reports.length === 0) return 0;
  const cases = await tx.em.find(
    ReportCase,
    { code: { $in: reports.map(({ code }) => code) }, status: ReportStatus.OPEN },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { code: 'asc' } },
  );
  const step = isHidden ? ReportStep.UPHOLD : ReportStep.DISMISS;
  for (const report of cases) {
    Object.assign(report, { decisionId, effect: isHidden ? CaseEffect.HIDDEN : null });
    await moveReport(tx, report, step, { statement, isUnfounded: unfoundedCodes.includes(report.code) });
  }
  return reports.length;
}
