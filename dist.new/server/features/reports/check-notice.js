import { refuseProblems } from '../../core/errors/errors.js';
import { Locale } from '../../core/values/locale.js';
import { contentProblems, findReporter, normalizeDetails, reporterProblems } from './submit-report.js';
/** Checks what a visitor or somebody signed in says of a space or a review; throws what is wrong with it. */
export async function checkNotice(ctx, input) {
    const details = normalizeDetails(input.details);
    const reporter = await findReporter(ctx, input);
    refuseProblems([...reporterProblems(reporter), ...contentProblems(details, input.isGoodFaith)]);
    const { userId, fullName: name, email } = reporter;
    const locale = input.locale ?? Locale.ES;
    return { reporter, locale, row: { userId, name, email, details, locale, createdAt: ctx.clock.now() } };
}
//# sourceMappingURL=check-notice.js.map