import { searchFlags, searchNumbers } from '../../../generated/first-bounds';
import { SearchPageDocument } from '../../../generated/graphql';
import { serverPage } from '../../../ssr/server-page';
import { breadcrumbs } from '../../../ssr/structured-data';
import { capitalised } from '../../../ui/display/capitalised';
import { formatSearch, parseSearch, type SearchState } from '../../../ui/search-pill/search-params';
import { LAST_PAGE, searchVariables } from '../search-filter';

/** Parses one parameter like the page, and returns its canonical form. */
const spelling = (key: string) => (raw: string) => {
  // No place has control characters in its name, and PostgreSQL refuses NUL.
  const search = parseSearch(new URLSearchParams({ [key]: raw.replace(/\p{Cc}/gu, ' ') }));
  return formatSearch({ ...search, page: search.page > LAST_PAGE ? 1 : search.page }).get(key);
};

/** `/search`: available spaces in a place. */
export const page = serverPage({
  query: SearchPageDocument,
  variables: ({ query }) => searchVariables(parseSearch(query)),
  keys: {
    city: spelling('city'),
    postal_code: spelling('postal_code'),
    type: spelling('type'),
    page: spelling('page'),
  },
  clientKeys: [
    'text',
    'from',
    'to',
    ...Object.keys(searchNumbers),
    ...Object.keys(searchFlags),
    'features',
    'things',
    'access',
    'bbox',
    'sort',
    'view',
    'save',
    'wait',
  ],
  fillsHeader: true,
  head: (loaded) => {
    const { query, data, t, formats, path, isView } = loaded;
    const { searchSpaces: found } = data;
    const search = parseSearch(query);
    const place = found.place?.name ?? search.city ?? search.postalCode ?? t('meta:search.everywhere');
    const canonical = query.size > 0 ? `${path}?${query}` : path;
    const fromCents = found.facets.priceMinCents;
    const words = { place, count: found.totalCount, n: formats.number(found.totalCount) };
    return {
      title: titleOf(search.type, place),
      description:
        found.totalCount === 0 || fromCents === null
          ? t('meta:search.nothing', { place })
          : t('meta:search.description', { ...words, price: formats.price(fromCents) }),
      canonical,
      isIndexed: !isView && found.edges.length > 0 && search.type.length <= 1,
      structured: [
        breadcrumbs(loaded, [
          [t('meta:search.crumb'), path],
          ...(search.city || search.postalCode ? [[place, canonical] as const] : []),
        ]),
      ],
    };

    function titleOf(types: SearchState['type'], name: string): string {
      const [type, ...others] = types;
      if (!type || others.length > 0) return t('meta:search.title', { place: name });
      return t('meta:search.titleOfType', { type: capitalised(t(`cities:kinds.${type}`)), place: name });
    }
  },
});
