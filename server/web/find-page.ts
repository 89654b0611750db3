import type { PageDocument, PageRequest } from './page-document.js';
import { CITY_FACTS } from '../features/search/places/city-facts.js';
import { cityDocument } from './pages/city-page.js';
import { homePage } from './pages/home-page.js';
import { contactPage, notFoundPage, privatePage, profilePage } from './pages/other-pages.js';
import { sharedFavoritesPage } from './pages/shared-favorites-page.js';
import { searchPage } from './pages/search-page.js';
import { spacePage } from './pages/space-page.js';
import { articlePage, shelfPage } from './pages/text-pages.js';

type Make = (request: PageRequest, parameter: string) => PageDocument | Promise<PageDocument>;

/** The client's addresses, the narrower ones first; a test compares them with its routes. */
const ADDRESSES: readonly (readonly [address: string, make: Make])[] = [
  ['/', homePage],
  ['/search', searchPage],
  ['/space/:id', spacePage],
  ['/help', (request) => shelfPage(request, 'HELP')],
  ['/help/:slug', (request, slug) => articlePage(request, 'HELP', slug)],
  ['/blog', (request) => shelfPage(request, 'BLOG')],
  ['/blog/:slug', (request, slug) => articlePage(request, 'BLOG', slug)],
  ['/contact', contactPage],
  ['/favorites/shared/:token', sharedFavoritesPage],
  ...CITY_FACTS.map(({ slug }) => [`/${slug}`, (request: PageRequest) => cityDocument(request, slug)] as const),
  ...['/dashboard', '/favorites', '/favorites/searches', '/unsubscribe', '/admin', '/auth', '/onboarding', '/verify-identity', '/mis-datos', '/messages', '/profile/edit'].map((address) => [address, privatePage] as const),
  ...['/booking/:spaceId', '/booking-success/:bookingId', '/leave-review/:bookingId', '/edit-space/:id', '/publish-space', '/publish-space/:id'].map((address) => [address, privatePage] as const),
  ['/profile/:userId', profilePage],
  // Texts about the house and the law have addresses of their own; a slug that is no text is no page.
  ['/:slug', (request, slug) => articlePage(request, 'PAGE', slug)],
];

const TABLE = ADDRESSES.map(([address, make]) => ({ pattern: new RegExp(`^${address.replace(/:\w+/g, '([^/]+)')}${address === '/' ? '' : '/?'}$`, 'i'), make }));

/** Whether an address is a page's own, not only one that a text about the house might have. */
export function knowsAddress(path: string): boolean {
  return TABLE.slice(0, -1).some(({ pattern }) => pattern.test(path));
}

/** Makes the document of an address. */
export async function findPage(request: PageRequest): Promise<PageDocument> {
  for (const { pattern, make } of TABLE) {
    const match = pattern.exec(request.path);
    if (match) return make(request, decoded(match[1] ?? ''));
  }
  return notFoundPage(request);
}

function decoded(parameter: string): string {
  try {
    return decodeURIComponent(parameter);
  } catch {
    return parameter;
  }
}
