// Must come first: decorators of every feature write their metadata through it.
import 'reflect-metadata';
import type { Feature } from './core/feature.js';
import type { MailAddressees, MailFiles, MailTemplates } from './core/mail/mailer.js';
import { accountsFeature } from './features/accounts/accounts.feature.js';
import { adminFeature } from './features/admin/admin.feature.js';
import { bookingPageFeature } from './features/booking-page/booking-page.feature.js';
import { bookingsFeature } from './features/bookings/bookings.feature.js';
import { waitingListFeature } from './features/waiting-list/waiting-list.feature.js';
import { calendarFeature } from './features/calendar/calendar.feature.js';
import { claimsFeature } from './features/claims/claims.feature.js';
import { contentFeature } from './features/content/content.feature.js';
import { dashboardFeature } from './features/dashboard/dashboard.feature.js';
import { documentsFeature } from './features/documents/documents.feature.js';
import { favoritesFeature } from './features/favorites/favorites.feature.js';
import { messagesFeature } from './features/messages/messages.feature.js';
import { notificationsFeature } from './features/notifications/notifications.feature.js';
import { onboardingFeature } from './features/onboarding/onboarding.feature.js';
import { paymentsFeature } from './features/payments/payments.feature.js';
import { partnersFeature } from './features/partners/partners.feature.js';
import { platformMetricsFeature } from './features/platform-metrics/platform-metrics.feature.js';
import { privacyFeature } from './features/privacy/privacy.feature.js';
import { reportsFeature } from './features/reports/reports.feature.js';
import { reviewsFeature } from './features/reviews/reviews.feature.js';
import { savedSearchesFeature } from './features/saved-searches/saved-searches.feature.js';
import { searchFeature } from './features/search/search.feature.js';
import { spacesFeature } from './features/spaces/spaces.feature.js';
import { supportFeature } from './features/support/support.feature.js';
import { translationsFeature } from './features/translations/translations.feature.js';
import { verificationFeature } from './features/verification/verification.feature.js';

/** All features in dependency order: a later one may import an earlier one, never the other way round. */
export const features: readonly Feature[] = [
  accountsFeature,
  contentFeature,
  spacesFeature,
  onboardingFeature,
  searchFeature,
  favoritesFeature,
  savedSearchesFeature,
  verificationFeature,
  bookingsFeature,
  paymentsFeature,
  documentsFeature,
  claimsFeature,
  dashboardFeature,
  calendarFeature,
  platformMetricsFeature,
  waitingListFeature,
  messagesFeature,
  reviewsFeature,
  bookingPageFeature,
  reportsFeature,
  supportFeature,
  translationsFeature,
  notificationsFeature,
  privacyFeature,
  adminFeature,
  partnersFeature,
];

/** The mail templates of every feature. */
export const mailTemplates: MailTemplates = Object.assign({}, ...features.map(({ mails }) => mails ?? {}));

export const mailAddressees: MailAddressees = Object.assign(
  {},
  ...features.map((feature) => feature.mailAddressees ?? {}),
);

/** The files of mails, by the name of the template. */
export const mailFiles: Readonly<Record<string, MailFiles>> = Object.assign(
  {},
  ...features.map((feature) => feature.mailFiles ?? {}),
);
