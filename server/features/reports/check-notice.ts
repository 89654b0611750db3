import type { RequestContext } from '../../core/context.js';
import { refuseProblems } from '../../core/errors/errors.js';
import { Locale } from '../../core/values/locale.js';
import { cleanText } from '../../core/values/text.js';
import type { PublicNoticeInput } from './report.inputs.js';
import type { ReviewReport } from './review-report.entity.js';
import { contentProblems, findReporter, reporterProblems, type NewReport } from './submit-report.js';

/** A validated notice about public content: the reporter, and the columns shared by all kinds of reports. */
export interface CheckedNotice extends Pick<NewReport, 'reporter' | 'locale'> {
  readonly row: Pick<ReviewReport, 'userId' | 'name' | 'email' | 'details' | 'locale' | 'createdAt'>;
}

/** Validates the notice of a visitor or a user about a space or a review; throws its problems. */
export async function checkNotice(ctx: RequestContext, input: PublicNoticeInput): Promise<CheckedNotice> {
  const details = cleanText(input.details);
  const reporter = await findReporter(ctx, input);
  refuseProblems([...reporterProblems(reporter), ...contentProblems(details, input.isGoodFaith)]);
  const { userId, fullName: name, email } = reporter;
  const locale = input.locale ?? Locale.ES;
  return { reporter, locale, row: { userId, name, email, details, locale, createdAt: ctx.clock.now() } };
}
