import { CITY_FACTS } from '../features/search/places/city-facts.js';
import type { PageDocument, PageRequest } from './page-document.js';
import { cityDocument } from './pages/city-page.js';
import { homePage } from './pages/home-page.js';
import { contactPage, notFoundPage, privatePage, profilePage } from './pages/other-pages.js';
import { sharedFavoritesPage } from './pages/shared-favorites-page.js';
import { SEARCH_VIEW_KEYS, searchKeys, searchPage } from './pages/search-page.js';
import { spacePage } from './pages/space-page.js';
import { articlePage, shelfPage } from './pages/text-pages.js';

type Make = (request: PageRequest, parameter: string) => PageDocument | Promise<PageDocument>;

/** What the page of an address varies by, beside its path, and how it may be kept. */
interface Traits {
  /** Query keys that the page reads, each with how its values are spelt; null: the value says nothing. All other keys are as good as none. */
  readonly keys?: Readonly<Record<string, (raw: string) => string | null>>;
  /** Query keys whose values only the client reads: with one of them it renders the page itself. */
  readonly clientKeys?: readonly string[];
  /** The client's own code renders it on the server. */
  readonly isRendered?: true;
  /** It shows what is on offer: any space that comes, goes or changes may change it. */
  readonly isList?: true;
  /** For those who were given its address only. */
  readonly isSecret?: true;
}

const day = (raw: string): string | null => (/^\d{4}-\d\d-\d\d$/.test(raw) ? raw : null);
const stayKeys = { from: day, to: day, term: (raw: string) => (raw === 'rolling' ? raw : null) };
const list: Traits = { isRendered: true, isList: true };

/** The client's addresses, the narrower ones first; a test compares them with its routes. */
const ADDRESSES: readonly (readonly [address: string, make: Make, traits?: Traits])[] = [
  ['/', homePage, list],
  ['/search', searchPage, { ...list, keys: searchKeys, clientKeys: SEARCH_VIEW_KEYS }],
  ['/space/:id', spacePage, { keys: stayKeys, isRendered: true }],
  ['/help', (request) => shelfPage(request, 'HELP'), { clientKeys: ['q'] }],
  ['/help/:slug', (request, slug) => articlePage(request, 'HELP', slug)],
  ['/blog', (request) => shelfPage(request, 'BLOG'), { clientKeys: ['tag'] }],
  ['/blog/:slug', (request, slug) => articlePage(request, 'BLOG', slug)],
  ['/contact', contactPage],
  ['/favorites/shared/:token', sharedFavoritesPage, { isRendered: true, isSecret: true }],
  ...CITY_FACTS.map(
    ({ slug }) =>
      [`/${slug}`, (request: PageRequest) => cityDocument(request, slug), { ...list, clientKeys: ['leave'] }] as const,
  ),
  ...[
    '/dashboard',
    '/favorites',
    '/favorites/searches',
    '/unsubscribe',
    '/admin',
    '/auth',
    '/onboarding',
    '/verify-identity',
    '/mis-datos',
    '/messages',
    '/profile/edit',
  ].map((address) => [address, privatePage] as const),
  ...[
    '/booking/:spaceId',
    '/booking-success/:bookingId',
    '/leave-review/:bookingId',
    '/edit-space/:id',
    '/publish-space',
    '/publish-space/:id',
  ].map((address) => [address, privatePage] as const),
  ['/profile/:userId', profilePage],
  // Texts about the house and the law have addresses of their own; a slug that is no text is no page.
  ['/:slug', (request, slug) => articlePage(request, 'PAGE', slug)],
];

/** The keys of links in mails, on whatever page: their values are secrets. */
const CLIENT_KEYS_OF_ALL = ['confirm'];
const LONGEST_PARAMETER = 200;

const TABLE = ADDRESSES.map(([address, make, traits = {}]) => ({
  pattern: new RegExp(`^${address.replace(/:\w+/g, '([^/]+)')}${address === '/' ? '' : '/?'}$`, 'i'),
  prefix: address.replace(/:\w+$/, ''),
  make,
  traits,
}));

/** Whether an address is a page's own, not only one that a text about the house might have. */
export function knowsAddress(path: string): boolean {
  return TABLE.slice(0, -1).some(({ pattern }) => pattern.test(path));
}

/** A page by all that it depends on of an address: two addresses of one page are found alike. */
export interface FoundPage {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly isRendered: boolean;
  readonly isList: boolean;
  readonly isSecret: boolean;
  make(request: PageRequest): PageDocument | Promise<PageDocument>;
}

/** Finds the page of an address. */
export function findPage(path: string, asked: URLSearchParams): FoundPage {
  for (const { pattern, prefix, make, traits } of TABLE) {
    const match = pattern.exec(path);
    if (!match) continue;
    const parameter = decoded(match[1] ?? '');
    if (parameter.length > LONGEST_PARAMETER) break;
    const { query, isForClient } = knownOf(asked, traits);
    return {
      path: prefix + encodeURIComponent(parameter),
      query,
      isRendered: traits.isRendered === true && !isForClient,
      isList: traits.isList === true,
      isSecret: traits.isSecret === true,
      make: (request) => make(request, parameter),
    };
  }
  return {
    path: '/*',
    query: new URLSearchParams(),
    isRendered: false,
    isList: false,
    isSecret: false,
    make: notFoundPage,
  };
}

/** What of a query the page knows, always in the same order and spelling. Of keys that are the client's only that they are there. */
function knownOf(
  asked: URLSearchParams,
  { keys = {}, clientKeys = [] }: Traits,
): { query: URLSearchParams; isForClient: boolean } {
  const query = new URLSearchParams();
  for (const [key, spell] of Object.entries(keys)) {
    const raw = asked.get(key);
    const value = raw === null ? null : spell(raw);
    if (value !== null) query.set(key, value);
  }
  const isForClient = [...clientKeys, ...CLIENT_KEYS_OF_ALL].some((key) => asked.has(key));
  if (isForClient) query.set('view', '');
  return { query, isForClient };
}

function decoded(parameter: string): string {
  try {
    return decodeURIComponent(parameter);
  } catch {
    return parameter;
  }
}
