import { reportMails } from './report-mails.js';
import { ReportDecisionResolver, ReportedSpaceResolver } from './decisions/decision.resolver.js';
import { ReportResolver } from './report.resolver.js';
import { caseMails } from './cases/case-mails.js';
import { reportOutcomeMails } from './review-decisions/report-outcome-mail.js';
import { TransparencyResolver } from './transparency/transparency.resolver.js';
import { ReviewsToDecideResolver } from './review-decisions/reviews-to-decide.resolver.js';
/** Reports of spaces, messages and reviews to the staff, and what staff decide on reviews. */
export const reportsFeature = {
    name: 'reports',
    resolvers: [
        ReportResolver,
        ReportDecisionResolver,
        ReportedSpaceResolver,
        ReviewsToDecideResolver,
        TransparencyResolver,
    ],
    mails: { ...reportMails, ...reportOutcomeMails, ...caseMails },
};
//# sourceMappingURL=reports.feature.js.map