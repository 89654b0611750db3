import type { Feature } from '../../core/feature.js';
import { messageReportMails } from './message-report-mails.js';
import { MessageReportResolver } from './message-report.resolver.js';
import { ReviewsToDecideResolver } from './review-decisions/reviews-to-decide.resolver.js';
import { reviewReportMails } from './review-report-mails.js';
import { ReviewReportResolver } from './review-report.resolver.js';
import { spaceReportMails } from './space-report-mails.js';
import { SpaceReportResolver } from './space-report.resolver.js';

/** Reports of spaces, messages and reviews to the staff, and what staff decide on reviews. */
export const reportsFeature: Feature = {
  name: 'reports',
  resolvers: [SpaceReportResolver, MessageReportResolver, ReviewReportResolver, ReviewsToDecideResolver],
  mails: { ...spaceReportMails, ...messageReportMails, ...reviewReportMails },
};
