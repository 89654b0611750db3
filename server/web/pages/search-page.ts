import { count, price } from '../../core/figures.js';
import { Locale } from '../../core/locale.js';
import { html } from '../html.js';
import type { PageDocument, PageRequest } from '../page-document.js';
import { breadcrumbs } from '../structured-data.js';
import { WORDS } from '../words.js';
import { LISTED_SPACE, spaceLinks, type ListedSpace, type SpaceTypeName } from './space-links.js';

/** Keys that make a page of its own; with any other one it is a view of such a page, and not for search engines. */
const OWN_KEYS = ['city', 'postal_code', 'type', 'page'];
/** Keys that only the client reads (`client/ui/search-pill/search-params.ts`). */
export const SEARCH_VIEW_KEYS = [
  'from',
  'to',
  'price_min',
  'price_max',
  'size_min',
  'size_max',
  'height_min',
  'door_min',
  'stay_max',
  'radius',
  'features',
  'things',
  'access',
  'always_open',
  'instant',
  'bbox',
  'sort',
  'view',
  'save',
] as const;
const PAGE_SIZE = 24;
/** Pages by number end with the counted results. */
const LAST_PAGE = Math.ceil(1000 / PAGE_SIZE);

interface Found {
  readonly searchSpaces: {
    readonly totalCount: number;
    readonly place: { readonly name: string; readonly city: string | null } | null;
    readonly edges: readonly { readonly node: ListedSpace }[];
  };
  readonly cheapest: { readonly edges: readonly { readonly node: { readonly priceAllInCents: number } }[] };
}

const FOUND = `query WebSearch($filter: SpaceFilter!, $first: Int!, $page: Int!) {
  searchSpaces(filter: $filter, first: $first, page: $page) { totalCount place { name city } edges { node { ${LISTED_SPACE} } } }
  cheapest: searchSpaces(filter: $filter, sort: PRICE, first: 1) { edges { node { priceAllInCents } } }
}`;

/** `/search`: what is free in a place. */
export async function searchPage(request: PageRequest): Promise<PageDocument> {
  const { query, words, locale, read } = request;
  const city = textOf(query.get('city'));
  const postalCode = textOf(query.get('postal_code'));
  const types = typesOf(query.get('type'), words.types);
  const page = pageOf(query.get('page'));
  const filter = { ...(city && { city }), ...(postalCode && { postalCode }), ...(types.length > 0 && { type: types }) };
  const { searchSpaces, cheapest } = await read<Found>(FOUND, { filter, first: PAGE_SIZE, page });
  const spaces = searchSpaces.edges.map(({ node }) => node);
  const name = searchSpaces.place?.name ?? city ?? postalCode ?? words.search.everywhere;
  const only = types.length === 1 ? types[0] : undefined;
  const n = count(searchSpaces.totalCount, locale);
  const heading =
    searchSpaces.totalCount === 0
      ? words.search.nothing(name)
      : words.search.heading(n, name, searchSpaces.totalCount === 1);
  const fromCents = cheapest.edges[0]?.node.priceAllInCents;
  const isOwnPage = [...query.keys()].every((key) => OWN_KEYS.includes(key));
  const canonical = canonicalOf({
    city,
    postal_code: postalCode,
    type: types.join(',').toLowerCase(),
    page: page > 1 ? String(page) : null,
  });
  return {
    status: 200,
    title: only ? words.search.titleTyped(words.kinds[only], name) : words.search.title(name),
    description: fromCents === undefined ? heading : words.search.description(n, name, price(fromCents, locale)),
    canonical,
    isIndexed: isOwnPage && spaces.length > 0 && types.length <= 1,
    ...(isOwnPage && {
      firstQuery: { name: 'SearchPage', variables: { filter, sort: 'RECOMMENDED', first: PAGE_SIZE, page } },
    }),
    code: { page: 'search/pages/SearchPage', words: ['search', 'things', 'domain', 'map', 'errors'] },
    structured: [
      breadcrumbs(request, [
        [words.search.crumb, '/search'],
        ...(city || postalCode ? [[name, canonical] as const] : []),
      ]),
    ],
    snapshot: html`<h1>${heading}</h1>
      ${spaceLinks(spaces, request)}`,
  };
}

/** What a search means by the keys of its own: the same wish in the same words, however it is spelt. */
export const searchKeys: Readonly<Record<string, (raw: string) => string | null>> = {
  postal_code: textOf,
  city: textOf,
  type: (raw) => typesOf(raw, WORDS[Locale.ES].types).join(',').toLowerCase() || null,
  page: (raw) => (pageOf(raw) > 1 ? String(pageOf(raw)) : null),
};

function textOf(raw: string | null): string | null {
  // Control characters name no place, and PostgreSQL refuses one of them.
  return (
    raw
      ?.replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, 200) || null
  );
}

function typesOf(raw: string | null, names: PageRequest['words']['types']): SpaceTypeName[] {
  const asked = new Set(raw?.toUpperCase().split(','));
  return (Object.keys(names) as SpaceTypeName[]).filter((type) => asked.has(type));
}

function pageOf(raw: string | null): number {
  const page = Number(raw);
  return Number.isInteger(page) && page > 0 && page <= LAST_PAGE ? page : 1;
}

function canonicalOf(keys: Readonly<Record<string, string | null>>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(keys)) if (value) params.set(key, value);
  return params.size > 0 ? `/search?${params}` : '/search';
}
