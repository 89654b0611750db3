import type { RouteObject } from 'react-router-dom';
import { preloadHero } from '../features/home/preload-hero';
import { CITY_SLUGS } from '../ui/links/city-path';
import { page } from './lazy-page';
import { AppShell } from './shell/AppShell';
import { MinimalShell } from './shell/MinimalShell';

const CONTENT = { namespaces: ['content', 'errors'] } as const;
const loadArticles = () => import('../features/content/pages/ArticlePages');
const textPage = (path: string) => page(path, () => loadArticles().then((file) => file.TextPage), CONTENT);

const CITY = { namespaces: ['cities', 'domain', 'errors'] } as const;
const loadCity = () => import('../features/cities/pages/CityPage');

/* Pages with header and footer. */
const pages: RouteObject[] = [
  page(
    '/',
    () => {
      preloadHero();
      return import('../features/home/pages/HomePage').then((file) => file.HomePage);
    },
    { namespaces: ['home', 'domain'] },
  ),
  page('/search', () => import('../features/search/pages/SearchPage').then((file) => file.SearchPage), {
    namespaces: ['search', 'things', 'domain', 'map', 'errors'],
  }),
  page('/dashboard', () => import('../features/dashboard/pages/DashboardPage').then((file) => file.DashboardPage), {
    namespaces: ['dashboard', 'stays', 'domain', 'errors'],
    isPrivate: true,
  }),
  page('/space/:id', () => import('../features/spaces/space-page/pages/SpacePage').then((file) => file.SpacePage), {
    namespaces: ['space', 'reviews', 'domain', 'map', 'errors'],
  }),
  page('/favorites', () => import('../features/favorites/pages/FavoritesPage').then((file) => file.FavoritesPage), {
    namespaces: ['favorites', 'domain', 'errors'],
  }),
  page(
    '/favorites/searches',
    () => import('../features/search/saved/SavedSearchesPage').then((file) => file.SavedSearchesPage),
    {
      namespaces: ['search', 'things', 'domain', 'errors'],
    },
  ),
  page('/unsubscribe', () => import('../features/search/saved/StopAlertsPage').then((file) => file.StopAlertsPage), {
    namespaces: ['search', 'errors'],
  }),
  page(
    '/favorites/shared/:token',
    () => import('../features/favorites/pages/SharedFavoritesPage').then((file) => file.SharedFavoritesPage),
    {
      namespaces: ['favorites', 'domain', 'errors'],
    },
  ),
  page('/admin', () => import('../features/admin/pages/AdminPage').then((file) => file.AdminPage), {
    namespaces: ['admin', 'verification', 'reviews', 'errors'],
    role: 'ADMIN',
  }),
  page(
    '/profile/edit',
    () => import('../features/accounts/profile/edit/EditProfilePage').then((file) => file.EditProfilePage),
    {
      namespaces: ['profile', 'accounts', 'security', 'nav', 'errors'],
      isPrivate: true,
    },
  ),
  page(
    '/verify-identity',
    () => import('../features/verification/pages/VerifyIdentityPage').then((file) => file.VerifyIdentityPage),
    {
      namespaces: ['verification', 'errors'],
      isPrivate: true,
    },
  ),
  page('/mis-datos', () => import('../features/privacy/pages/MyDataPage').then((file) => file.MyDataPage), {
    namespaces: ['privacy', 'security', 'errors'],
    isPrivate: true,
  }),
  page(
    '/profile/:userId',
    () => import('../features/accounts/profile/public/ProfilePage').then((file) => file.ProfilePage),
    {
      namespaces: ['profile', 'reviews', 'domain', 'errors'],
    },
  ),
  page(
    '/booking-success/:bookingId',
    () => import('../features/bookings/success/SuccessPage').then((file) => file.SuccessPage),
    {
      namespaces: ['checkout', 'domain', 'errors'],
      isPrivate: true,
    },
  ),
  page(
    '/leave-review/:bookingId',
    () => import('../features/reviews/pages/LeaveReviewPage').then((file) => file.LeaveReviewPage),
    {
      namespaces: ['reviewing', 'reviews', 'domain', 'errors'],
      isPrivate: true,
    },
  ),
  ...[
    '/about',
    '/trust-safety',
    '/terms',
    '/privacy',
    '/cookies',
    '/regulations',
    '/ranking',
    '/legal-notice',
    '/accessibility',
  ].map(textPage),
  ...CITY_SLUGS.map((slug) => page(`/${slug}`, () => loadCity().then((file) => file.CityPage), CITY)),
  page('/contact', () => import('../features/content/pages/ContactPage').then((file) => file.ContactPage), CONTENT),
  page('/help', () => import('../features/content/pages/HelpPage').then((file) => file.HelpPage), CONTENT),
  page('/help/:slug', () => loadArticles().then((file) => file.HelpArticlePage), CONTENT),
  page('/blog', () => import('../features/content/pages/BlogPage').then((file) => file.BlogPage), CONTENT),
  page('/blog/:slug', () => loadArticles().then((file) => file.BlogArticlePage), CONTENT),
  page('*', () => import('../ui/feedback/NotFound').then((file) => file.NotFound)),
];

/* Pages that fill the window and scroll only within. */
const fullPages: RouteObject[] = [
  page('/messages', () => import('../features/messages/pages/MessagesPage').then((file) => file.MessagesPage), {
    namespaces: ['messages', 'report', 'domain', 'errors'],
    isPrivate: true,
  }),
];

/* The checkout: a quiet header, nothing that leads away. */
const focusedPages: RouteObject[] = [
  page(
    '/booking/:spaceId',
    () => import('../features/bookings/checkout/pages/CheckoutPage').then((file) => file.CheckoutPage),
    {
      namespaces: ['checkout', 'domain', 'errors'],
      isPrivate: true,
    },
  ),
];

const WIZARD = { namespaces: ['wizard', 'domain', 'map', 'errors'], isPrivate: true } as const;
const loadWizard = () => import('../features/spaces/wizard/pages/WizardPage');

/* Pages with a frame of their own. */
const framelessPages: RouteObject[] = [
  page('/publish-space/:id?', () => loadWizard().then((file) => file.PublishSpacePage), WIZARD),
  page('/edit-space/:id', () => loadWizard().then((file) => file.EditSpacePage), WIZARD),
  page(
    '/onboarding',
    () => import('../features/accounts/onboarding/pages/OnboardingPage').then((file) => file.OnboardingPage),
    {
      namespaces: ['onboarding', 'profile', 'things', 'domain', 'errors'],
      isPrivate: true,
    },
  ),
  page('/auth', () => import('../features/accounts/pages/AuthPage').then((file) => file.AuthPage), {
    namespaces: ['accounts', 'errors'],
  }),
];

/** Every address of the product. */
export const routes: RouteObject[] = [
  { element: <AppShell />, children: pages },
  { element: <AppShell isFull />, children: fullPages },
  { element: <MinimalShell />, children: focusedPages },
  ...framelessPages,
];
