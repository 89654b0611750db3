import type { LoadedPage } from './server-page';

const CONTEXT = 'https://schema.org';

type Site = Pick<LoadedPage<unknown>, 'origin' | 'language' | 't'>;

/* As the page's canonical address: each language has its own. */
function addressOf({ origin, language }: Pick<Site, 'origin' | 'language'>, path: string): string {
  if (language === 'es') return origin + path;
  return `${origin}${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}

/** The company that runs the site. */
export function organization({ origin, t }: Site): object {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: t('meta:brand'),
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
  };
}

/** The website. */
export function website({ origin, language, t }: Site): object {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: t('meta:brand'),
    url: `${origin}/`,
    inLanguage: language,
    publisher: { '@id': `${origin}/#organization` },
  };
}

/** The breadcrumbs from the front page; each step is its name and path. */
export function breadcrumbs(site: Site, steps: readonly (readonly [name: string, path: string])[]): object {
  const all = [[site.t('meta:brand'), '/'] as const, ...steps];
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: all.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(site, path),
    })),
  };
}

interface Offered {
  readonly name: string;
  readonly description: string;
  readonly path: string;
  readonly pictures: readonly string[];
  readonly priceCents: number;
  readonly category: string;
  /** The first day on which it is free; null if none is known. */
  readonly freeFrom: string | null;
  readonly today: string;
  /** The aggregate rating; null without reviews. */
  readonly rating: { readonly average: number; readonly count: number } | null;
}

/** A space with its monthly price and, if it has reviews by former renters, their aggregate rating. */
export function productWithOffer(site: Site, offered: Offered): object {
  const { origin } = site;
  const url = addressOf(site, offered.path);
  const amount = (offered.priceCents / 100).toFixed(2);
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: offered.name,
    description: offered.description,
    category: offered.category,
    url,
    ...(offered.pictures.length > 0 ? { image: offered.pictures.map((path) => origin + path) } : {}),
    ...(offered.rating
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: offered.rating.average,
            reviewCount: offered.rating.count,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
    offers: {
      '@type': 'Offer',
      url,
      price: amount,
      priceCurrency: 'EUR',
      ...availabilityOf(offered),
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: amount,
        priceCurrency: 'EUR',
        unitCode: 'MON',
        valueAddedTaxIncluded: true,
      },
    },
  };
}

function availabilityOf({ freeFrom, today }: Pick<Offered, 'freeFrom' | 'today'>): object {
  if (freeFrom === null) return { availability: `${CONTEXT}/OutOfStock` };
  if (freeFrom <= today) return { availability: `${CONTEXT}/InStock` };
  return { availability: `${CONTEXT}/PreOrder`, availabilityStarts: freeFrom };
}

interface Written {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly publishedOn: string;
  readonly updatedOn: string;
  readonly author: string;
  readonly tags: readonly string[];
  /** Path of its cover. */
  readonly picture: string | null;
}

/** A blog post. */
export function blogPosting(
  site: Site,
  { title, description, path, publishedOn, updatedOn, author, tags, picture }: Written,
): object {
  const { origin, language, t } = site;
  return {
    '@context': CONTEXT,
    '@type': 'BlogPosting',
    headline: title,
    description,
    url: addressOf(site, path),
    inLanguage: language,
    datePublished: publishedOn,
    dateModified: updatedOn,
    ...(picture ? { image: origin + picture } : {}),
    ...(tags.length > 0 ? { keywords: tags } : {}),
    author:
      author === t('meta:brand')
        ? { '@type': 'Organization', name: author, url: `${origin}/` }
        : { '@type': 'Person', name: author },
    publisher: { '@id': `${origin}/#organization` },
  };
}

/** Questions with their answers, as shown on the page. */
export function faqPage(questions: readonly { readonly question: string; readonly answer: string }[]): object {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
