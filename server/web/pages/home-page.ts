import { count, price } from '../../core/figures.js';
import { html } from '../html.js';
import type { PageDocument, PageRequest } from '../page-document.js';
import { organization, website } from '../structured-data.js';
import { LISTED_SPACE, spaceLinks, type ListedSpace } from './space-links.js';

interface Market {
  readonly marketFacts: { readonly priceFromCents: number | null };
  readonly cities: readonly {
    readonly slug: string;
    readonly name: string;
    readonly spaceCount: number;
    readonly priceFromCents: number | null;
    readonly isComingSoon: boolean;
  }[];
  readonly featuredSpaces: readonly ListedSpace[];
}

const MARKET = `query WebHome { marketFacts { priceFromCents } cities { slug name spaceCount priceFromCents isComingSoon } featuredSpaces { ${LISTED_SPACE} } }`;

/** `/`: what Hueco is, the cities, and some spaces. */
export async function homePage(request: PageRequest): Promise<PageDocument> {
  const { words, locale, read } = request;
  const { marketFacts, cities, featuredSpaces } = await read<Market>(MARKET, {});
  const from = marketFacts.priceFromCents === null ? '' : words.home.from(price(marketFacts.priceFromCents, locale));
  const open = cities.filter(
    ({ spaceCount, priceFromCents, isComingSoon }) => spaceCount > 0 && priceFromCents !== null && !isComingSoon,
  );
  return {
    status: 200,
    title: words.home.title,
    description: `${words.home.lead} ${from}`.trim(),
    canonical: '/',
    isIndexed: request.query.size === 0,
    structured: [organization(request), website(request)],
    firstQuery: { name: 'HomePage', variables: {} },
    code: { page: 'home/pages/HomePage', words: ['home', 'domain'] },
    early: [
      { path: '/images/hero-wide.webp', media: '(min-width: 900px)' },
      { path: '/images/hero-tall.webp', media: '(max-width: 899.98px)' },
    ],
    snapshot: html`<h1>${words.home.heading}</h1>
      <p>${words.home.lead} ${from}</p>
      ${
        open.length > 0 &&
        html`<h2>${words.home.cities}</h2>
          <ul>
            ${open.map(({ slug, name, spaceCount, priceFromCents }) => html`<li><a href="/${slug}">${words.home.city(name, count(spaceCount, locale), price(priceFromCents ?? 0, locale))}</a></li>`)}
          </ul>`
      }
      ${
        featuredSpaces.length > 0 &&
        html`<h2>${words.home.featured}</h2>
          ${spaceLinks(featuredSpaces, request)}`
      }
      <p><a href="/publish-space">${words.home.host}</a></p>`,
  };
}
