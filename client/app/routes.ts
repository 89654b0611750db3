import { preloadHero } from '../features/home/preload-hero';
import type { Role } from '../generated/schema';
import type { Namespace } from '../i18n/translations';
import { CITY_SLUGS } from '../ui/links/city-path';

/** One page of the product. Its server-side part is beside its component, in `<file>.server.ts`. */
export interface Route {
  /** In React Router's syntax. */
  readonly path: string;
  /** The id prefix in the URL, where another page has the same pattern. */
  readonly idPrefix?: string;
  /** The component's file below `client/`, without extension. */
  readonly file: string;
  /** The component's name, if it differs from the file's. */
  readonly component?: string;
  /** The page's messages, loaded with its code. */
  readonly namespaces?: readonly Namespace[];
  /** The layout around it; header and footer by default. */
  readonly frame?: Frame;
  /** Who may see it; everybody by default. */
  readonly access?: 'SIGNED_IN' | 'STAFF' | Role;
  /** How the server may cache the rendered page; by default as long as its data are unchanged. */
  readonly cache?: 'until the offer changes' | 'never';
  /** Prefetches the page's first query, in parallel with its code. */
  preload?(): void;
}

/**
 * `full`: the page fills the window and scrolls inside. `focused`: a minimal header without links that lead away. `staff`: the rail of the
 * staff's pages. `none`: its own layout.
 */
export type Frame = 'shell' | 'full' | 'focused' | 'staff' | 'none';

const LIST = { cache: 'until the offer changes' } as const;
const ARTICLES = { file: 'features/content/pages/ArticlePages', namespaces: ['content', 'errors'] } as const;
/** A page of the staff, below `/admin` and `features/admin/`. */
const staffPage = (path: string, file: string, ...namespaces: readonly Namespace[]): Route => ({
  path: `/admin${path}`,
  file: `features/admin/${file}`,
  namespaces: ['staff', ...namespaces, 'errors'],
  frame: 'staff',
  access: 'STAFF',
});
const WIZARD = {
  file: 'features/spaces/wizard/pages/WizardPage',
  namespaces: ['wizard', 'domain', 'policies', 'map', 'errors'],
  frame: 'none',
  access: 'SIGNED_IN',
} as const;

/** Texts about the law and the rules, each an article of the server. */
const TEXT_PATHS = ['/terms', '/privacy', '/cookies', '/regulations', '/ranking', '/legal-notice', '/accessibility'];

/** Every page of the product: the router, the server, the sitemap and the link tests read this list. */
export const routes: readonly Route[] = [
  {
    path: '/',
    file: 'features/home/pages/HomePage',
    namespaces: ['home', 'domain'],
    preload: preloadHero,
    ...LIST,
  },
  {
    path: '/search',
    file: 'features/search/pages/SearchPage',
    namespaces: ['search', 'things', 'domain', 'map', 'errors'],
    ...LIST,
  },
  {
    path: '/space/:id',
    file: 'features/spaces/space-page/pages/SpacePage',
    namespaces: ['space', 'reviews', 'domain', 'map', 'errors'],
  },
  ...CITY_SLUGS.map((slug) => ({
    path: `/${slug}`,
    file: 'features/cities/pages/CityPage',
    namespaces: ['cities', 'domain', 'errors'] as const,
    ...LIST,
  })),
  { path: '/about', file: 'features/content/pages/AboutPage', namespaces: ['company'], ...LIST },
  { path: '/trust-safety', file: 'features/content/pages/TrustPage', namespaces: ['company'], ...LIST },
  ...TEXT_PATHS.map((path) => ({ path, component: 'TextPage', ...ARTICLES })),
  {
    path: '/transparency',
    file: 'features/content/pages/TransparencyPage',
    namespaces: ['transparency', 'report', 'errors'],
  },
  { path: '/help', file: 'features/content/pages/HelpPage', namespaces: ['content', 'errors'] },
  {
    path: '/help/:slug',
    component: 'HelpArticlePage',
    ...ARTICLES,
    namespaces: ['content', 'articleFeedback', 'errors'],
  },
  { path: '/blog', file: 'features/content/pages/BlogPage', namespaces: ['content', 'errors'] },
  { path: '/blog/:slug', component: 'BlogArticlePage', ...ARTICLES },
  {
    path: '/comparison',
    file: 'features/comparison/pages/ComparisonPage',
    namespaces: ['comparison', 'errors'],
    ...LIST,
  },
  { path: '/contact', file: 'features/content/pages/ContactPage', namespaces: ['content', 'errors'] },
  {
    path: '/profile/:userId',
    file: 'features/accounts/profile/public/ProfilePage',
    namespaces: ['profile', 'reviews', 'domain', 'errors'],
  },
  {
    path: '/favorites',
    file: 'features/favorites/pages/FavoritesPage',
    namespaces: ['favorites', 'domain', 'errors'],
  },
  {
    path: '/favorites/searches',
    file: 'features/search/saved/SavedSearchesPage',
    namespaces: ['search', 'things', 'domain', 'errors'],
  },
  {
    path: '/favorites/shared/:token',
    file: 'features/favorites/pages/SharedFavoritesPage',
    namespaces: ['favorites', 'domain', 'errors'],
    cache: 'never',
  },
  {
    path: '/decision/:token',
    file: 'features/reports/pages/DecisionPage',
    namespaces: ['report', 'errors'],
    cache: 'never',
  },
  { path: '/unsubscribe', file: 'features/search/saved/StopAlertsPage', namespaces: ['search', 'errors'] },
  { path: '/auth', file: 'features/accounts/pages/AuthPage', namespaces: ['accounts', 'errors'], frame: 'none' },
  {
    path: '/onboarding',
    file: 'features/accounts/onboarding/pages/OnboardingPage',
    namespaces: ['onboarding', 'profile', 'things', 'domain', 'errors'],
    frame: 'none',
    access: 'SIGNED_IN',
  },
  {
    path: '/dashboard',
    file: 'features/dashboard/pages/DashboardPage',
    namespaces: ['dashboard', 'stays', 'domain', 'errors'],
    access: 'SIGNED_IN',
  },
  {
    path: '/messages',
    file: 'features/messages/pages/MessagesPage',
    namespaces: ['messages', 'stays', 'report', 'domain', 'errors'],
    frame: 'full',
    access: 'SIGNED_IN',
  },
  {
    path: '/notifications',
    file: 'features/notifications/pages/NotificationsPage',
    namespaces: ['notifications', 'errors'],
    access: 'SIGNED_IN',
  },
  {
    path: '/profile/edit',
    file: 'features/accounts/profile/edit/EditProfilePage',
    namespaces: ['profile', 'accounts', 'security', 'nav', 'errors'],
    access: 'SIGNED_IN',
  },
  {
    path: '/verify-identity',
    file: 'features/verification/pages/VerifyIdentityPage',
    namespaces: ['verification', 'errors'],
    access: 'SIGNED_IN',
  },
  {
    path: '/mis-datos',
    file: 'features/privacy/pages/MyDataPage',
    namespaces: ['privacy', 'security', 'errors'],
    access: 'SIGNED_IN',
  },
  {
    path: '/booking/:id',
    idPrefix: 'bkg_',
    file: 'features/bookings/page/BookingPage',
    namespaces: ['booking', 'condition', 'stays', 'dashboard', 'domain', 'errors'],
    access: 'SIGNED_IN',
  },
  {
    path: '/booking/:spaceId',
    file: 'features/bookings/checkout/pages/CheckoutPage',
    namespaces: ['checkout', 'domain', 'errors'],
    frame: 'focused',
    access: 'SIGNED_IN',
  },
  {
    path: '/pay/:spaceId',
    file: 'features/bookings/hosted/HostedPage',
    namespaces: ['hosted', 'checkout', 'domain', 'errors'],
    frame: 'none',
    access: 'SIGNED_IN',
  },
  {
    path: '/booking/:bookingId/claim/:claimId',
    file: 'features/claims/pages/ClaimPage',
    namespaces: ['claims', 'condition', 'errors'],
    access: 'SIGNED_IN',
  },
  {
    path: '/booking-success/:bookingId',
    file: 'features/bookings/success/SuccessPage',
    namespaces: ['checkout', 'domain', 'errors'],
    access: 'SIGNED_IN',
  },
  {
    path: '/leave-review/:bookingId',
    file: 'features/reviews/pages/LeaveReviewPage',
    namespaces: ['reviewing', 'reviews', 'domain', 'errors'],
    access: 'SIGNED_IN',
  },
  { path: '/publish-space/:id?', component: 'PublishSpacePage', ...WIZARD },
  { path: '/edit-space/:id', component: 'EditSpacePage', ...WIZARD },
  staffPage('', 'pages/AdminPage', 'admin'),
  staffPage('/people', 'people/PeoplePage', 'trader'),
  staffPage('/people/:personId', 'people/PersonCasePage', 'trader'),
  staffPage('/spaces', 'space-cases/SpacesPage', 'domain'),
  staffPage('/spaces/:spaceId', 'space-cases/SpaceCasePage', 'domain'),
  staffPage('/bookings', 'booking-cases/BookingsPage'),
  staffPage('/bookings/:bookingId', 'booking-cases/BookingCasePage', 'domain', 'claims'),
  staffPage('/reports', 'reports/ReportsPage', 'report'),
  staffPage('/reports/:code', 'reports/ReportCasePage', 'report'),
  staffPage('/claims', 'claims/ClaimsPage', 'claims'),
  staffPage('/claims/:claimId', 'claims/ClaimCasePage', 'claims', 'condition', 'domain'),
  staffPage('/audit/:number?', 'audit/AuditPage'),
  staffPage('/consents', 'consents/ConsentsPage', 'privacy'),
  staffPage('/money', 'money-cases/MoneyPage'),
  staffPage('/money/:kind/:id', 'money-cases/MoneyCasePage'),
  {
    path: '/developers',
    file: 'features/developers/pages/DevelopersPage',
    namespaces: ['apiDocs', 'errors'],
    frame: 'none',
    ...LIST,
  },
  {
    path: '/developers/guides/:name?',
    file: 'features/developers/guides/GuidePage',
    namespaces: ['apiDocs', 'apiGuides', 'articleFeedback', 'errors'],
    frame: 'none',
    ...LIST,
  },
  {
    path: '/developers/reference/:name?',
    file: 'features/developers/pages/ApiReferencePage',
    namespaces: ['apiDocs', 'errors'],
    frame: 'none',
  },
  {
    path: '/developers/terms',
    file: 'features/developers/terms/ApiTermsPage',
    namespaces: ['apiDocs', 'apiTerms', 'errors'],
    frame: 'none',
    ...LIST,
  },
  {
    path: '/developers/status',
    file: 'features/developers/status/ApiStatusPage',
    namespaces: ['apiDocs', 'apiStatus', 'errors'],
    frame: 'none',
    cache: 'never',
  },
  {
    path: '/developers/console',
    file: 'features/developers/console/ConsolePage',
    namespaces: ['developers', 'errors'],
    access: 'SIGNED_IN',
  },
  {
    path: '/oauth/authorize',
    file: 'features/developers/consent/ConsentPage',
    namespaces: ['security', 'errors'],
    frame: 'none',
    access: 'SIGNED_IN',
  },
  { path: '*', file: 'ui/feedback/NotFound', namespaces: ['domain', 'lost'] },
];

const firstSegment = (path: string): string | undefined => path.split('/', 2)[1]?.toLowerCase();

/**
 * The possible routes of a path: of two pages with one pattern the id decides. Few, because React Router ranks all given routes on each
 * render.
 */
export const routesAt = (path: string): readonly Route[] =>
  routes.filter(
    ({ path: pattern, idPrefix }) =>
      pattern === '*' || (firstSegment(pattern) === firstSegment(path) && (!idPrefix || path.includes(`/${idPrefix}`))),
  );
