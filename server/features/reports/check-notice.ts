import type { RequestContext } from '../../core/context.js';
import { refuseProblems } from '../../core/errors/errors.js';
import { Locale } from '../../core/values/locale.js';
import type { PublicNoticeInput } from './report.inputs.js';
import type { ReviewReport } from './review-report.entity.js';
import { contentProblems, findReporter, normalizeDetails, reporterProblems, type NewReport } from './submit-report.js';

/** A checked notice about something public: who reports, and the columns that its row has whatever is reported. */
export interface CheckedNotice extends Pick<NewReport, 'reporter' | 'locale'> {
  readonly row: Pick<ReviewReport, 'userId' | 'name' | 'email' | 'details' | 'locale' | 'createdAt'>;
}

/** Checks what a visitor or somebody signed in says of a space or a review; throws what is wrong with it. */
export async function checkNotice(ctx: RequestContext, input: PublicNoticeInput): Promise<CheckedNotice> {
  const details = normalizeDetails(input.details);
  const reporter = await findReporter(ctx, input);
  refuseProblems([...reporterProblems(reporter), ...contentProblems(details, input.isGoodFaith)]);
  const { userId, fullName: name, email } = reporter;
  const locale = input.locale ?? Locale.ES;
  return { reporter, locale, row: { userId, name, email, details, locale, createdAt: ctx.clock.now() } };
}
