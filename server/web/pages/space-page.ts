import { addDays } from '../../core/date-range.js';
import { area, decimal, price } from '../../core/figures.js';
import { html, oneLine, type Html } from '../html.js';
import type { PageDocument, PageRequest } from '../page-document.js';
import { breadcrumbs, productWithOffer } from '../structured-data.js';
import { notFoundPage } from './other-pages.js';
import { LISTED_SPACE, spaceLinks, type ListedSpace, type SpaceTypeName } from './space-links.js';

interface ShownSpace extends ListedSpace {
  readonly description: string | null;
  readonly postalCode: string | null;
  readonly photos: readonly {
    readonly url: string;
    readonly alt: string;
    readonly width: number;
    readonly height: number;
  }[];
  readonly host: { readonly displayName: string };
  readonly rating: { readonly average: number; readonly count: number } | null;
  readonly reviews: {
    readonly edges: readonly {
      readonly node: {
        readonly overall: number;
        readonly text: string;
        readonly author: { readonly displayName: string } | null;
      };
    }[];
  };
  readonly similar: readonly ListedSpace[];
}

interface GoneSpace {
  readonly type: SpaceTypeName | null;
  readonly city: string | null;
  readonly instead: readonly ListedSpace[];
}

/** As far ahead as the client shows which days are taken. */
const BUSY_DAYS = 400;

const SPACE = `query WebSpace($id: ID!) {
  space(id: $id) { ${LISTED_SPACE} description postalCode photos { url alt width height } host { id displayName } rating { average count }
    reviews(first: 3) { edges { node { overall text author { id displayName } } } } similar(first: 4) { ${LISTED_SPACE} } }
  goneSpace(id: $id) { type city instead { ${LISTED_SPACE} } }
}`;

/** `/space/:id`: one space with its price. Gone ones answer 410, those that never were public 404. */
export async function spacePage(request: PageRequest, id: string): Promise<PageDocument> {
  const { space, goneSpace } = await request.read<{ space: ShownSpace | null; goneSpace: GoneSpace | null }>(SPACE, {
    id,
  });
  if (space) return shownSpace(request, space);
  return goneSpace ? goneSpacePage(request, id, goneSpace) : notFoundPage(request);
}

function shownSpace(request: PageRequest, space: ShownSpace): PageDocument {
  const { words, locale } = request;
  const path = `/space/${space.id}`;
  const name = space.title ?? words.space.untitled;
  const place = [space.district, [space.postalCode, space.city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const where = space.type ? words.space.where(words.types[space.type], place) : place;
  const cost = space.priceAllInCents === null ? null : price(space.priceAllInCents, locale);
  const size = space.sizeM2 === null ? null : area(space.sizeM2, locale);
  const description = space.description ?? '';
  const summary = oneLine([where, size, cost && words.space.price(cost), description].filter(Boolean).join('. '), 160);
  const [cover] = space.photos;
  const offered = {
    name,
    path,
    description: oneLine(description || where, 500),
    pictures: space.photos.slice(0, 6).map(({ url }) => url),
    category: space.type ? words.types[space.type] : '',
    rating: space.rating,
  };
  const crumbs = [
    [words.search.crumb, '/search'] as const,
    ...(space.city ? [[space.city, `/search?${new URLSearchParams({ city: space.city })}`] as const] : []),
    [name, path] as const,
  ];
  return {
    status: 200,
    title: size && cost ? words.space.title(name, size, cost) : name,
    description: summary,
    canonical: path,
    isIndexed: true,
    type: 'product',
    ...clientPage(request, space.id),
    ...(cover ? { picture: { path: cover.url, alt: cover.alt, width: cover.width, height: cover.height } } : {}),
    structured: [
      breadcrumbs(request, crumbs),
      ...(space.priceAllInCents === null
        ? []
        : [productWithOffer(request, { ...offered, priceCents: space.priceAllInCents })]),
    ],
    snapshot: html`<h1>${name}</h1>
      <p>${where}</p>
      ${cost && html`<p><strong>${words.space.price(cost)}</strong></p>`}
      ${size && html`<p>${words.space.size(size)}</p>`}
      ${description.split(/\n{2,}/).map((paragraph) => html`<p>${paragraph}</p>`)}
      <p>${words.space.host(space.host.displayName)}</p>
      ${reviewsOf(request, space)}
      ${
        space.similar.length > 0 &&
        html`<h2>${words.space.similar}</h2>
          ${spaceLinks(space.similar, request)}`
      }`,
  };
}

function reviewsOf({ words, locale }: PageRequest, { rating, reviews }: ShownSpace): Html | null {
  if (!rating) return null;
  return html`<h2>${words.space.rating(decimal(rating.average, locale), String(rating.count), rating.count === 1)}</h2>
    ${reviews.edges.map(
      ({ node }) =>
        html`<blockquote>
          <p>${node.text}</p>
          <p>${words.space.review(node.author?.displayName ?? words.space.formerUser, String(node.overall))}</p>
        </blockquote>`,
    )}`;
}

function goneSpacePage(request: PageRequest, id: string, { type, city, instead }: GoneSpace): PageDocument {
  const { words } = request;
  const search = new URLSearchParams({ ...(city && { city }), ...(type && { type: type.toLowerCase() }) });
  return {
    status: 410,
    title: words.space.goneTitle,
    description: words.space.goneText,
    canonical: `/space/${encodeURIComponent(id)}`,
    isIndexed: false,
    ...clientPage(request, id),
    snapshot: html`<h1>${words.space.goneTitle}</h1>
      <p>${words.space.goneText}</p>
      ${
        instead.length > 0 &&
        html`<h2>${words.space.goneSimilar}</h2>
          ${spaceLinks(instead, request)}`
      }
      <p><a href="${search.size > 0 ? `/search?${search}` : '/search'}">${words.space.goneSearch}</a></p>`,
  };
}

/** What the client's page begins with. */
function clientPage({ today }: PageRequest, id: string): Pick<PageDocument, 'firstQuery' | 'code'> {
  return {
    firstQuery: { name: 'SpacePage', variables: { id, from: today, to: addDays(today, BUSY_DAYS) } },
    code: { page: 'spaces/space-page/pages/SpacePage', words: ['space', 'reviews', 'domain', 'map', 'errors'] },
  };
}
