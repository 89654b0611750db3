import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { price } from '../../../server/core/values/format-numbers.js';
import { Locale } from '../../../server/core/values/locale.js';
import { toGlobalId } from '../../../server/core/graphql/global-id.js';
import { shareTokenOf } from '../../../server/features/favorites/share-token.js';
import { CITY_RECORDS } from '../../../server/features/search/places/city-records.js';
import { newPerson, publishedSpace, saveDraft, uuidOf, wholeDraft } from '../../support/spaces.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';
import { clientRoutes, renderingClient, unbuiltFolder } from '../../support/unbuilt-client.js';

const ORIGIN = 'https://hueco.example';

let app: TestApp;
let spaceIds: string[];

beforeAll(async () => {
  const clientDir = unbuiltFolder();
  app = await createTestApp({
    seeded: true,
    clientDir,
    client: await renderingClient(clientDir),
    config: { publicUrl: ORIGIN },
  });
  const { searchSpaces } = await app
    .visitor()
    .query<{ searchSpaces: { edges: { node: { id: string } }[] } }>(
      '{ searchSpaces(first: 12) { edges { node { id } } } }',
    );
  spaceIds = searchSpaces.edges.map(({ node }) => node.id);
});
afterAll(() => app?.stop());

interface Seen {
  readonly status: number;
  readonly text: string;
  readonly title: string;
  readonly heading: string;
  meta(name: string): string | null;
  link(rel: string): string | null;
  readonly data: readonly Record<string, unknown>[];
}

async function see(address: string): Promise<Seen> {
  const answer = await fetch(app.url + address, {
    headers: { accept: 'text/html', 'x-forwarded-for': `10.9.${nextIp >> 8}.${nextIp++ & 255}` },
  });
  const text = await answer.text();
  const find = (pattern: RegExp): string | null => pattern.exec(text)?.[1] ?? null;
  return {
    status: answer.status,
    text,
    title: find(/<title>([^<]*)<\/title>/) ?? '',
    heading: textOf(find(/<h1[^>]*>(.*?)<\/h1>/) ?? ''),
    meta: (name) => find(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`)),
    link: (rel) => find(new RegExp(`<link rel="${rel}" href="([^"]*)"`)),
    data: [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>,
    ),
  };
}

/** The visible text of markup. */
const textOf = (markup: string): string =>
  markup
    .replaceAll(/<br\/?>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&');

let nextIp = 1;
const PRICE = /\d+(,\d\d)?\s€/;

describe('server-rendered pages', () => {
  test('public pages have a title, heading, description, canonical link and, where there is one, a price', async () => {
    const priced = [
      '/',
      '/madrid',
      '/search',
      '/search?city=Madrid',
      '/search?postal_code=28010',
      '/search?city=Madrid&type=garage',
      ...spaceIds.slice(0, 10).map((id) => `/space/${id}`),
    ];
    const texts = [
      '/about',
      '/trust-safety',
      '/terms',
      '/privacy',
      '/cookies',
      '/help',
      '/blog',
      '/contact',
      '/developers',
      '/developers/terms',
      '/developers/status',
    ];
    for (const address of [...priced, ...texts]) {
      const page = await see(address);
      expect({ address, status: page.status }).toEqual({ address, status: 200 });
      expect(page.title, address).toMatch(/.{4,} · Hueco$/);
      expect(page.heading.length, address).toBeGreaterThan(3);
      expect(page.meta('description')?.length, address).toBeGreaterThan(20);
      expect(page.meta('og:title'), address).toBe(page.title);
      expect(page.meta('og:image'), address).toMatch(/^https:\/\/hueco\.example\//);
      expect(page.link('canonical'), address).toBe(ORIGIN + address.replace('&', '&amp;'));
      if (priced.includes(address)) expect(page.text, address).toMatch(PRICE);
    }
  });

  test('P-77 the pages for developers link the Atom feed of changes in their language', async () => {
    const feedOf = async (address: string) =>
      /<link rel="alternate" type="application\/atom\+xml" title="([^"]+)" href="([^"]+)" \/>/
        .exec((await see(address)).text)
        ?.slice(1);
    expect(await feedOf('/developers')).toEqual(['Cambios de la API de Hueco', '/developers/changes.atom']);
    expect(await feedOf('/developers/guides/changes?lang=en')).toEqual([
      'Changes of the Hueco API',
      '/developers/changes.atom?lang=en',
    ]);
    expect(await feedOf('/about')).toBeUndefined();
  });

  test('P16 a space with reviews shows its rating in page and structured data; one without shows none', async () => {
    const rows = await app
      .context()
      .em.execute<{ id: string; sum: number; count: number }[]>(
        `select r.id, g.sum, g.count from space_search r left join ratings g on g.kind = 'space' and g.subject_id = r.id order by g.count desc nulls last`,
      );
    const [rated, fresh] = [rows[0], rows.at(-1)];
    const ratedPage = await see(`/space/${toGlobalId('Space', rated?.id ?? '')}`);
    const average = Math.floor(((rated?.sum ?? 0) * 10) / (rated?.count ?? 1) + 0.5) / 10;
    expect(ratedPage.data.find((data) => data['@type'] === 'Product')).toMatchObject({
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: average,
        reviewCount: rated?.count,
        bestRating: 5,
        worstRating: 1,
      },
    });
    expect(ratedPage.text).toContain(
      `Media de ${average.toFixed(1).replace('.', ',')} sobre 5, de ${rated?.count} reseñas`,
    );
    expect(fresh?.count).toBeNull();
    const freshPage = await see(`/space/${toGlobalId('Space', fresh?.id ?? '')}`);
    expect(freshPage.data.find((data) => data['@type'] === 'Product')).not.toHaveProperty('aggregateRating');
    expect(freshPage.text).not.toContain('sobre 5');
  });

  test('the structured data of a space are a product with its price and without its exact location', async () => {
    const [id = ''] = spaceIds;
    const { space } = await app
      .visitor()
      .query<{ space: { title: string; priceAllInCents: number } }>(
        'query ($id: ID!) { space(id: $id) { title priceAllInCents } }',
        { id },
      );
    const page = await see(`/space/${id}`);
    const product = page.data.find((data) => data['@type'] === 'Product');
    expect(product).toMatchObject({
      name: space.title,
      url: `${ORIGIN}/space/${id}`,
      offers: { price: (space.priceAllInCents / 100).toFixed(2), priceCurrency: 'EUR' },
    });
    expect(page.data.map((data) => data['@type'])).toContain('BreadcrumbList');
    expect(JSON.stringify(page.data)).not.toMatch(/"(lat|lng|address)"/);
    const [exact] = await app
      .context()
      .em.execute<{ address: string; lat: number; lng: number }[]>(
        'select address, lat, lng from spaces where id = ?',
        [uuidOf(id)],
      );
    for (const secret of [exact?.address, exact?.lat, exact?.lng]) expect(page.text).not.toContain(String(secret));
  });

  test('P-12 the “from” price is the lowest of all results, not of one page', async () => {
    const [row] = await app
      .context()
      .em.execute<{ low: number }[]>(
        `select min(price_cents) as low from space_search where city_id = (select id from cities where slug = 'madrid')`,
      );
    const low = price(row?.low ?? 0, Locale.ES);
    for (const address of ['/search?city=Madrid', '/search?city=Madrid&page=2'])
      expect((await see(address)).meta('description'), address).toContain(`desde ${low} al mes`);
  });

  test('a city page has its questions as structured data and links its districts', async () => {
    const { city } = await app
      .visitor()
      .query<{ city: { es: { question: string; answer: string }[]; districts: { name: string; count: number }[] } }>(
        '{ city(slug: "madrid") { es: questions(locale: ES) { question answer } districts { name count } } }',
      );
    const page = await see('/madrid');
    const faq = page.data.find((data) => data['@type'] === 'FAQPage');
    expect(faq?.['mainEntity']).toEqual(
      city.es.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    );
    const districts = [...page.text.matchAll(/<a [^>]*href="\/search\?postal_code=[^>]*>(.*?)<\/a>/g)].map(
      ([, link = '']) => textOf(link),
    );
    for (const { name, count } of city.districts.filter((district) => district.count > 0))
      expect(districts.filter((link) => link.startsWith(`${name}${count}, ${count} espacio`)).length, name).toBe(1);
    expect(page.text).toContain(`hreflang="en" href="${ORIGIN}/madrid?lang=en"`);
    expect((await see('/madrid?lang=en')).heading).toMatch(/spaces in Madrid from/);
  });

  test('the client has the same cities as the server', async () => {
    for (const { slug } of CITY_RECORDS) {
      expect({ slug, status: (await see(`/${slug}`)).status }).toEqual({ slug, status: 200 });
    }
  });

  test('P16 a blog post has its own cover and author, and every help article is in the sitemap', async () => {
    const post = await see('/blog/humedad-como-evitarla?lang=en');
    const cover = /^https:\/\/hueco\.example\/.*storage-05.*\.webp$/;
    expect(post.meta('og:image')).toMatch(cover);
    expect(post.meta('og:image:alt')).toMatch(/^Storage room with a clay floor/);
    expect(post.data.find((data) => data['@type'] === 'BlogPosting')).toMatchObject({
      image: post.meta('og:image'),
      author: { name: 'Hueco' },
      keywords: ['damp', 'preserving', 'furniture'],
    });
    // A text without a picture uses the site's own preview image.
    expect((await see('/about')).meta('og:image')).toBe(`${ORIGIN}/images/share.jpg`);
    const { articles } = await app
      .visitor()
      .query<{ articles: { slug: string }[] }>('{ articles(kind: HELP) { slug } }');
    const map = await (await fetch(`${app.url}/sitemaps/texts.xml`)).text();
    for (const { slug } of articles) expect(map).toContain(`<loc>${ORIGIN}/help/${slug}</loc>`);
  });

  test('the front page has structured data about the organization and the site', async () => {
    expect((await see('/')).data.map((data) => data['@type'])).toEqual(['Organization', 'WebSite']);
  });
});

describe('missing pages', () => {
  test.each([
    '/nothing-here',
    '/a/b/c',
    '//',
    '//search',
    '///',
    '/help/no-such-article',
    '/blog/no-such-post',
    '/space/spc_AAAAAAAAAAAAAAAAAAAAAA',
    '/space/1',
    '/profile/usr_AAAAAAAAAAAAAAAAAAAAAA',
    '/admin/nowhere',
  ])('%s returns 404', async (address) => {
    const page = await see(address);
    expect(page.status).toBe(404);
    expect(page.heading).toBe('Oops! Page not found');
    expect(page.meta('robots')).toContain('noindex');
    expect(page.link('canonical')).toBeNull();
  });

  test('every client route without parameters returns 200', async () => {
    const paths = (await clientRoutes()).map(({ path }) => path).filter((path) => !/[:*]/.test(path));
    expect(paths.length).toBeGreaterThan(30);
    const { articles } = await app
      .visitor()
      .query<{ articles: { slug: string }[] }>('{ articles(kind: PAGE) { slug } }');
    expect(paths).toEqual(expect.arrayContaining(articles.map(({ slug }) => `/${slug}`)));
    for (const path of paths) expect({ path, status: (await see(path)).status }).toEqual({ path, status: 200 });
  });

  test('a missing file returns 404 without a page', async () => {
    const answer = await fetch(`${app.url}/assets/gone-1.js`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('id="root"');
  });

  test('an archived space returns 410 with other spaces; a draft returns 404', async () => {
    const host = await newPerson(app, 'gone@example.test', ['host']);
    const id = await publishedSpace(app, host);
    expect((await see(`/space/${id}`)).status).toBe(200);
    await host.query('mutation ($id: ID!) { archiveSpace(input: { spaceId: $id }) { space { id } } }', { id });
    await expect.poll(async () => (await see(`/space/${id}`)).status).toBe(410);
    const gone = await see(`/space/${id}`);
    expect(gone.heading).toBe('Este espacio ya no está');
    expect(gone.text.match(/href="\/space\//g)?.length).toBeGreaterThan(1);
    expect(gone.text).not.toContain('Trastero seco en Malasaña');
    const draft = await saveDraft(host, wholeDraft());
    expect((await see(`/space/${draft}`)).status).toBe(404);
  });
});

describe('P10 a shared list of favorites', () => {
  test('shows owner and spaces to people with the link, is noindex, and returns 410 when no longer shared', async () => {
    const [row] = await app
      .context()
      .em.execute<{ share_id: string }[]>('select share_id from favorite_lists where share_id is not null');
    const address = `/favorites/shared/${shareTokenOf(app.context().config, row?.share_id ?? '')}`;
    const page = await see(address);
    expect({
      status: page.status,
      heading: page.heading,
      title: page.meta('og:title'),
      robots: page.meta('robots'),
    }).toEqual({
      status: 200,
      heading: 'Para la mudanza',
      title: 'Para la mudanza · Hueco',
      robots: 'noindex, follow',
    });
    expect(page.meta('og:description')).toMatch(/^Lista de \p{L}+ \p{Lu}\. en Hueco: 2 espacios\.$/u);
    expect(page.text.match(/href="\/space\//g)).toHaveLength(2);
    await app.context().em.execute('update favorite_lists set share_id = null');
    for (const gone of [address, '/favorites/shared/x', '/favorites/shared/%00']) {
      const { status, heading, meta } = await see(gone);
      expect({ gone, status, heading, robots: meta('robots') }).toEqual({
        gone,
        status: 410,
        heading: 'Este enlace ya no sirve',
        robots: 'noindex, follow',
      });
    }
  });
});

describe('search engines', () => {
  test('filtered searches and private pages are noindex or have a canonical link', async () => {
    for (const address of [
      '/search?city=Madrid&price_max=50',
      '/search?city=Madrid&sort=price_asc',
      '/search?bbox=1,2,3,4',
      '/search?city=Nowhereville',
      '/dashboard',
      '/auth',
      '/publish-space',
      '/favorites',
      '/profile/edit',
    ]) {
      const page = await see(address);
      expect({ address, status: page.status, robots: page.meta('robots') }).toEqual({
        address,
        status: 200,
        robots: 'noindex, follow',
      });
    }
    expect((await see('/search?city=Madrid&type=garage')).meta('robots')).toBeNull();
    expect((await see('/search?sort=price_asc&city=Madrid')).link('canonical')).toBe(`${ORIGIN}/search?city=Madrid`);
    // The last page that can be reached by number has its own content; none comes after it.
    expect((await see('/search?city=Madrid&page=42')).link('canonical')).toBe(
      `${ORIGIN}/search?city=Madrid&amp;page=42`,
    );
    expect((await see('/search?city=Madrid&page=43')).link('canonical')).toBe(`${ORIGIN}/search?city=Madrid`);
  });

  test('I18-1 pages exist in English under ?lang=en, and both versions link each other', async () => {
    const spanish = await see('/search?city=Madrid');
    const english = await see('/search?city=Madrid&lang=en');
    expect(spanish.text).toContain('<html lang="es">');
    expect(english.text).toContain('<html lang="en">');
    expect(english.heading).toMatch(/^\d+ spaces in Madrid$/);
    expect(english.link('canonical')).toBe(`${ORIGIN}/search?city=Madrid&amp;lang=en`);
    for (const page of [spanish, english]) {
      expect(
        [...page.text.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [language, href]),
      ).toEqual([
        ['es', `${ORIGIN}/search?city=Madrid`],
        ['en', `${ORIGIN}/search?city=Madrid&amp;lang=en`],
        ['x-default', `${ORIGIN}/search?city=Madrid`],
      ]);
    }
  });

  test('robots.txt and the sitemap list every public page', async () => {
    const robots = await (await fetch(`${app.url}/robots.txt`)).text();
    expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(robots).toContain('Disallow: /dashboard');
    const addresses = async (map: string) =>
      [...(await (await fetch(app.url + map)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) =>
        (loc ?? '').replace(ORIGIN, ''),
      );
    const parts = await addresses('/sitemap.xml');
    expect(parts).toEqual(['/sitemaps/pages.xml', '/sitemaps/texts.xml', '/sitemaps/spaces.xml']);
    const all = (await Promise.all(parts.map(addresses))).flat();
    expect(all).toEqual(
      expect.arrayContaining([
        '/',
        '/about',
        '/madrid',
        '/search?city=Madrid',
        ...spaceIds.map((id) => `/space/${id}`),
      ]),
    );
    expect(new Set(all).size).toBe(all.length);
    // A sample of all sections: every address in the sitemap exists and may be indexed.
    for (const address of all.filter((_, index) => index % 29 === 0)) {
      const page = await see(address);
      expect({ address, status: page.status, robots: page.meta('robots') }).toEqual({
        address,
        status: 200,
        robots: null,
      });
    }
  });
});

describe('P-58 free text is escaped', () => {
  const TITLES = [
    '</title><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</script><script>alert(1)</script>',
    "' onload='alert(1)",
    '<svg/onload=alert(1)>',
    '$& $1 $` {{nonce}}',
  ];

  test.each(TITLES)('%s in a title and a description stays text', async (title) => {
    const [id = ''] = spaceIds;
    await app
      .context()
      .em.execute('update spaces set title = ?, description = ? where id = ?', [
        title,
        `${title} and some more words to read`,
        uuidOf(id),
      ]);
    const productOf = ({ data }: Seen): unknown => data.find((part) => part['@type'] === 'Product')?.['name'];
    await expect.poll(async () => productOf(await see(`/space/${id}`))).toBe(title);
    const page = await see(`/space/${id}`);
    expect(page.status).toBe(200);
    const markup = withoutData(page.text);
    if (/[<>"']/.test(title)) expect(markup).not.toContain(title);
    const harmless = withoutData((await see(`/space/${spaceIds[1]}`)).text);
    expect(markup.match(/<script/g)?.length).toBe(harmless.match(/<script/g)?.length);
    expect(markup).not.toMatch(/<(img src=x|svg\/onload)/);
  });

  /** Removes machine-readable data, which contain nothing that closes their element. */
  const withoutData = (text: string): string =>
    text.replaceAll(/<script type="application\/(?:ld\+)?json"[^>]*>[^<>]*<\/script>/g, '');

  test('a searched place stays text', async () => {
    const page = await see(`/search?city=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(page.text).not.toContain('<script>alert');
    expect(page.meta('robots')).toContain('noindex');
  });
});
