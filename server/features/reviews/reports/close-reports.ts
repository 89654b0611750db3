import type { ServiceContext } from '../../../core/context.js';
import type { Locale } from '../../../core/locale.js';
import { queueMail } from '../../../core/mailer.js';
import { ReviewStatus } from '../review-types.js';
import type { ReviewRow } from '../review.types.js';

export interface Outcome {
  readonly status: ReviewStatus;
  readonly statement: string;
}

/** A decision answers every report of the review that waited: their writers hear it and its reasons. Tells how many there were. */
export async function closeReports(tx: ServiceContext, { id, text }: ReviewRow, { status, statement }: Outcome): Promise<number> {
  const answered = await tx.em.execute<{ code: string; email: string; locale: Locale }[]>(
    'update review_reports set decided_at = ? where review_id = ? and decided_at is null returning code, email, locale',
    [tx.clock.now(), id],
  );
  for (const { code, email, locale } of answered) {
    const params = { code, text, statement, isHidden: status === ReviewStatus.HIDDEN };
    await queueMail(tx, { id: `review-report-${code}-outcome`, to: email, locale, template: 'reviews.report-outcome', params });
  }
  return answered.length;
}
