import type { RequestContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { consume } from '../../../core/rate-limits/rate-limits.js';
import { recordAudit } from '../../../core/writes/audit.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { tidyStatement } from '../../accounts/measures/apply-measure.js';
import { findReview } from '../../reviews/review.loaders.js';
import { lockReviews } from '../../reviews/review-rounds.js';
import { actorOf } from '../cases/complaint.rules.js';
import { lockReportCase } from '../cases/lock-report-case.js';
import { moveReport } from '../cases/move-report.js';
import { ReportedKind, ReportSide } from '../cases/report-case.enums.js';
import { ReportStep } from '../cases/report.transitions.js';
import { complainedOf, openDecision } from './find-decision.js';

/** Files a complaint of one side about a decision; idempotent. Errors: NOT_FOUND, VALIDATION_FAILED, FORBIDDEN after the deadline. */
export async function fileComplaint(ctx: RequestContext, token: string, given: string): Promise<void> {
  const text = tidyStatement(given, 'text');
  await consume(ctx, 'complaint-ip', ctx.client.network);
  const opened = await openDecision(ctx, token);
  if (!opened) throw new DomainError(ErrorCode.NOT_FOUND);
  const { side } = opened;
  await inTransaction(ctx, async (tx) => {
    const { code, subject, subjectId } = opened.found;
    // Before the case, as the staff do: the author may complain by the page of another of its reports at the same moment.
    const review = subject === ReportedKind.REVIEW ? await findReview(tx, subjectId) : null;
    if (review) await lockReviews(tx, review.bookingId);
    const found = await lockReportCase(tx, code);
    if (found.complaintSide === side) return;
    if (side === ReportSide.OWNER && (await complainedOf(tx.em, found))) return;
    await moveReport(tx, found, ReportStep.TAKE_COMPLAINT, { statement: text, side }, actorOf(side));
    await recordAudit(tx, {
      actorId: side === ReportSide.OWNER ? found.concernedId : found.userId,
      action: 'report.complaint_filed',
      objectType: 'Report',
      objectId: found.code,
      before: { complaint: null },
      // The text is in the case, which an erasure empties; the log cannot be changed.
      after: { side },
      ip: ctx.client.ip,
    });
  });
}
