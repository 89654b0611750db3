import type { Feature } from '../../core/feature.js';
import { lateReceipts, registerReportJobs } from './late-receipts.js';
import { reportMails } from './report-mails.js';
import {
  ReportDecisionResolver,
  ReportedReviewResolver,
  ReportedSpaceResolver,
} from './decisions/decision.resolver.js';
import { ReportResolver } from './report.resolver.js';
import { caseMails } from './cases/case-mails.js';
import { reportOutcomeMails } from './review-decisions/report-outcome-mail.js';
import { ReceivedReportsResolver, TransparencyResolver } from './transparency/transparency.resolver.js';
import { ReviewReportResolver, ReviewsToDecideResolver } from './review-decisions/reviews-to-decide.resolver.js';

/** Reports of spaces, messages and reviews to the staff, and what staff decide on reviews. */
export const reportsFeature: Feature = {
  name: 'reports',
  resolvers: [
    ReportResolver,
    ReportDecisionResolver,
    ReportedSpaceResolver,
    ReportedReviewResolver,
    ReviewsToDecideResolver,
    ReviewReportResolver,
    TransparencyResolver,
    ReceivedReportsResolver,
  ],
  jobs: registerReportJobs,
  mails: { ...reportMails, ...reportOutcomeMails, ...caseMails, 'reports.late-receipts': lateReceipts },
};
