import { count } from '../../core/figures.js';
import { html } from '../html.js';
import type { PageDocument, PageRequest } from '../page-document.js';
import { LISTED_SPACE, spaceLinks, type ListedSpace } from './space-links.js';

interface SharedList {
  readonly name: string | null;
  readonly ownerName: string;
  readonly count: number;
  readonly spaces: { readonly edges: readonly { readonly node: ListedSpace }[] };
}

/** As many as the client shows first. */
const SHOWN = 24;

const SHARED = `query WebSharedList($token: String!, $first: Int!) {
  sharedFavoriteList(token: $token) { name ownerName count spaces(first: $first) { edges { node { ${LISTED_SPACE} } } } }
}`;

/** `/favorites/shared/:token`: for whoever was given the link, not for search engines. A link taken back and one never made look the same: gone. */
export async function sharedFavoritesPage(
  { words, locale, path, read }: PageRequest,
  token: string,
): Promise<PageDocument> {
  const { sharedFavoriteList: list } = await read<{ sharedFavoriteList: SharedList | null }>(SHARED, {
    token,
    first: SHOWN,
  });
  const { first, by, goneTitle, goneText } = words.sharedList;
  if (!list)
    return {
      status: 410,
      title: goneTitle,
      description: goneText,
      canonical: path,
      isIndexed: false,
      snapshot: html`<h1>${goneTitle}</h1>
        <p>${goneText}</p>`,
    };
  const title = list.name ?? first(list.ownerName);
  const description = by(list.ownerName, count(list.count, locale), list.count === 1);
  const spaces = list.spaces.edges.map(({ node }) => node);
  return {
    status: 200,
    title,
    description,
    canonical: path,
    isIndexed: false,
    firstQuery: { name: 'SharedFavorites', variables: { token, first: SHOWN } },
    code: { page: 'favorites/pages/SharedFavoritesPage', words: ['favorites', 'domain', 'errors'] },
    snapshot: html`<h1>${title}</h1>
      <p>${description}</p>
      ${spaceLinks(spaces, { words, locale })}`,
  };
}
