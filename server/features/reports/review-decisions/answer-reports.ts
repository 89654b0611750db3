import type { SignedInContext } from '../../../core/context.js';
import { queueMail } from '../../../core/mail/mailer.js';
import { ReviewStatus } from '../../reviews/review-types.js';
import { ReportStatus } from '../cases/report-case-types.js';
import type { ReviewRow } from '../../reviews/review.types.js';

/** The status that staff give a review, with their reasons. */
export interface ReviewDecision {
  readonly status: ReviewStatus;
  readonly statement: string;
}

/** Closes all open reports of a review and mails the decision to the people who reported it. Answers how many there were. */
export async function answerReports(
  tx: SignedInContext,
  { id, text }: ReviewRow,
  { status, statement }: ReviewDecision,
): Promise<number> {
  const reports = await tx.db
    .updateTable('ReviewReport')
    .set({ decidedAt: tx.clock.now() })
    .where('reviewId', '=', id)
    .where('decidedAt', 'is', null)
    .returning(['code', 'email', 'locale', 'userId'])
    .execute();
  const codes = reports.map(({ code }) => code);
  if (codes.length > 0)
    await tx.db
      .updateTable('ReportCase')
      .set({
        status: status === ReviewStatus.HIDDEN ? ReportStatus.UPHELD : ReportStatus.DISMISSED,
        statement,
        decidedBy: tx.viewer.id,
        decidedAt: tx.clock.now(),
      })
      .where('code', 'in', codes)
      .where('status', '=', ReportStatus.OPEN)
      .execute();
  for (const { code, email, locale, userId } of reports) {
    // As in the receipt: text of other people is not sent to an address that a visitor typed.
    const params = { code, ...(userId !== null && { text }), statement, isHidden: status === ReviewStatus.HIDDEN };
    await queueMail(tx, {
      id: `review-report-${code}-outcome`,
      to: email,
      locale,
      template: 'reviews.report-outcome',
      params,
    });
  }
  return reports.length;
}
