import { count, price } from '../../core/figures.js';
import { html } from '../html.js';
import type { PageDocument, PageRequest } from '../page-document.js';
import { breadcrumbs, faqPage } from '../structured-data.js';
import { notFoundPage } from './other-pages.js';
import { LISTED_SPACE, spaceLinks, type ListedSpace } from './space-links.js';

interface ShownCity {
  readonly city: {
    readonly name: string;
    readonly spaceCount: number;
    readonly priceFromCents: number | null;
    readonly isComingSoon: boolean;
  };
  readonly prices: { readonly quarterCents: number; readonly threeQuartersCents: number } | null;
  readonly districts: readonly {
    readonly name: string;
    readonly count: number;
    readonly medianCents: number | null;
    readonly search: string | null;
  }[];
  readonly featured: readonly ListedSpace[];
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

const CITY = `query WebCity($slug: String!) { city(slug: $slug) {
  city { name spaceCount priceFromCents isComingSoon } prices { quarterCents threeQuartersCents }
  districts { name count medianCents search } featured { ${LISTED_SPACE} } questions { question answer }
} }`;

/** `/madrid` and the other cities: what they offer now; one with too few spaces is no page for search engines yet. */
export async function cityDocument(request: PageRequest, slug: string): Promise<PageDocument> {
  const { city } = await request.read<{ city: ShownCity | null }>(CITY, { slug });
  if (!city) return notFoundPage(request);
  const { name, isComingSoon, priceFromCents } = city.city;
  const shared = {
    status: 200,
    canonical: `/${slug}`,
    firstQuery: { name: 'CityPage', variables: { slug } },
    code: { page: 'cities/pages/CityPage', words: ['cities', 'domain', 'errors'] },
  } as const;
  if (!isComingSoon && city.prices && priceFromCents !== null)
    return { ...shared, ...openCity(request, slug, city, city.prices, priceFromCents) };
  const { soonTitle, soonText } = request.words.city;
  return {
    ...shared,
    title: soonTitle(name),
    description: soonText(name),
    isIndexed: false,
    snapshot: html`<h1>${soonTitle(name)}</h1>
      <p>${soonText(name)}</p>`,
  };
}

type Rest = Pick<PageDocument, 'title' | 'description' | 'isIndexed' | 'structured' | 'snapshot'>;

function openCity(
  request: PageRequest,
  slug: string,
  { city, districts, featured, questions }: ShownCity,
  prices: NonNullable<ShownCity['prices']>,
  fromCents: number,
): Rest {
  const { words, locale } = request;
  const { name } = city;
  const n = count(city.spaceCount, locale);
  const from = price(fromCents, locale);
  const description = words.city.description(
    name,
    price(prices.quarterCents, locale),
    price(prices.threeQuartersCents, locale),
  );
  const offered = districts.filter((district) => district.count > 0);
  return {
    title: words.city.title(n, name, from),
    description,
    isIndexed: request.query.size === 0,
    structured: [breadcrumbs(request, [[name, `/${slug}`]]), faqPage(questions)],
    snapshot: html`<h1>${words.city.heading(n, name, from)}</h1>
      <p>${description}</p>
      <h2>${words.city.districts}</h2>
      <ul>
        ${offered.map((district) => html`<li><a href="/search?${new URLSearchParams({ postal_code: district.search ?? district.name }).toString()}">${district.name}</a> ${words.city.district(count(district.count, locale), price(district.medianCents ?? 0, locale), district.count === 1)}</li>`)}
      </ul>
      <h2>${words.city.featured(name)}</h2>
      ${spaceLinks(featured, request)}
      <h2>${words.city.questions(name)}</h2>
      ${questions.map(
        ({ question, answer }) =>
          html`<h3>${question}</h3>
            <p>${answer}</p>`,
      )}`,
  };
}
