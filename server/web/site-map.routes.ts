import { Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Request, Response } from 'express';
import type { RequestContext } from '../core/context.js';
import { toGlobalId } from '../core/graphql/global-id.js';
import { withTtlCache } from '../core/ttl-cache.js';
import { HOUR_S } from '../core/values/durations.js';
import { ContentKind } from '../features/content/versions/content-version.types.js';
import { shownVersions } from '../features/content/versions/shown-versions.js';
import { countPublishedSpaces, publicSpaceAddresses } from '../features/spaces/public-spaces.js';
import { escapeHtml } from '../core/values/escape-html.js';
import { readPublic } from './read-public.js';
import type { WebClient } from './web-client.js';

/** In one part: a sitemap may contain 50,000 URLs; ours are smaller, for speed. */
const MOST_SPACES = 10_000;

/** API endpoints and tools: nothing for a crawler. */
const CLOSED = ['/graphql', '/graphiql', '/uploads', '/dev/', '/sandbox-payments'];

interface Entry {
  readonly path: string;
  readonly changedOn?: string | undefined;
}

export interface SiteMapDeps {
  readonly origin: string;
  readonly client: WebClient;
  readonly schema: GraphQLSchema;
  makeContext(req: Request, res: Response): Promise<RequestContext>;
}

const TEXTS = `query SiteMapTexts {
  pages: articles(kind: PAGE) { slug updatedOn } help: articles(kind: HELP) { slug updatedOn } blog: articles(kind: BLOG) { slug updatedOn }
  cities { slug name spaceCount isComingSoon }
}`;

type Text = { readonly slug: string; readonly updatedOn: string };
type Texts = Readonly<Record<'pages' | 'help' | 'blog', readonly Text[]>> & {
  readonly cities: readonly { slug: string; name: string; spaceCount: number; isComingSoon: boolean }[];
};

/** `/robots.txt`, and the sitemap in parts: pages with cities, texts, spaces by ten thousand. */
export function siteMapRoutes({ origin, client, schema, makeContext }: SiteMapDeps): Router {
  const router = Router();
  const part = (name: string, entriesOf: (ctx: RequestContext) => Promise<Entry[]>): void => {
    router.get(`/sitemaps/${name}.xml`, (req, res, next) => {
      // Shared, because anybody may ask for it as often as they like.
      void makeContext(req, res)
        .then((ctx) => withTtlCache(ctx, `sitemap:${name}`, async () => urlSet(origin, await entriesOf(ctx))))
        .then((xml) => sendXml(res, xml))
        .catch(next);
    });
  };
  const texts = (ctx: RequestContext): Promise<Texts> => readPublic(schema, ctx)<Texts>(TEXTS, {});

  router.get('/robots.txt', (_req, res, next) => {
    client
      .pages()
      .then((pages) => {
        const closed = [...CLOSED, ...pages.privatePaths()].map((path) => `Disallow: ${path}`);
        res.type('text/plain').setHeader('Cache-Control', `public, max-age=${HOUR_S}`);
        res.send(['User-agent: *', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n'));
      })
      .catch(next);
  });
  const countParts = (ctx: RequestContext): Promise<number> =>
    withTtlCache(ctx, 'sitemap:parts', async () => partsFor(await countPublishedSpaces(ctx)));
  router.get('/sitemap.xml', (req, res, next) => {
    makeContext(req, res)
      .then(countParts)
      .then((parts) => sendXml(res, siteMapIndex(origin, parts)))
      .catch(next);
  });
  part('pages', async (ctx) => {
    const { pages, cities } = await texts(ctx);
    const isOpen = ({ spaceCount, isComingSoon }: Texts['cities'][number]): boolean => spaceCount > 0 && !isComingSoon;
    const soon = new Set(cities.filter((city) => !isOpen(city)).map(({ slug }) => `/${slug}`));
    const written = (await shownVersions(ctx)).filter(({ kind }) => kind === ContentKind.CITY);
    const changes = new Map<string, string>([
      ...pages.map(({ slug, updatedOn }) => [`/${slug}`, updatedOn] as const),
      ...written.map(({ key, validFrom }) => [`/${key}`, validFrom] as const),
    ]);
    const paths = (await client.pages()).publicPaths().filter((path) => !soon.has(path));
    return [
      ...paths.map((path) => ({ path, changedOn: changes.get(path) })),
      ...cities.filter(isOpen).map(({ name }) => ({ path: `/search?${new URLSearchParams({ city: name })}` })),
    ];
  });
  part('texts', async (ctx) => {
    const { help, blog } = await texts(ctx);
    const under =
      (folder: string) =>
      ({ slug, updatedOn }: Text): Entry => ({ path: `${folder}/${slug}`, changedOn: updatedOn });
    return [...help.map(under('/help')), ...blog.map(under('/blog'))];
  });
  const spacesOf = async (ctx: RequestContext, number: number): Promise<Entry[]> =>
    (await publicSpaceAddresses(ctx, number, MOST_SPACES)).map(({ id, updatedAt }) => ({
      path: `/space/${toGlobalId('Space', id)}`,
      changedOn: updatedAt.toISOString(),
    }));
  part('spaces', (ctx) => spacesOf(ctx, 1));
  router.get(/^\/sitemaps\/spaces-(\d{1,5})\.xml$/, (req, res, next) => {
    const number = Number(req.params[0]);
    const write = async (): Promise<void> => {
      const ctx = await makeContext(req, res);
      // A number that no index names is an unknown address, and is not read.
      if (number < 2 || number > (await countParts(ctx))) return next();
      const make = async (): Promise<string> => urlSet(origin, await spacesOf(ctx, number));
      sendXml(res, await withTtlCache(ctx, `sitemap:spaces-${number}`, make));
    };
    write().catch(next);
  });
  return router;
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const SPACE_OF_NAMES = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function sendXml(res: Response, xml: string): void {
  res.type('application/xml').setHeader('Cache-Control', 'public, max-age=600');
  res.send(xml);
}

/** How many parts the spaces have; one at least. */
export const partsFor = (spaceCount: number): number => Math.max(1, Math.ceil(spaceCount / MOST_SPACES));

/** The list of all parts; the first one of spaces has no number. */
export function siteMapIndex(origin: string, spaceParts: number): string {
  const further = Array.from({ length: spaceParts - 1 }, (_, index) => `spaces-${index + 2}`);
  const parts = ['pages', 'texts', 'spaces', ...further].map(
    (name) => `<sitemap><loc>${origin}/sitemaps/${name}.xml</loc></sitemap>`,
  );
  return `${XML}\n<sitemapindex xmlns="${SPACE_OF_NAMES}">${parts.join('')}</sitemapindex>\n`;
}

function urlSet(origin: string, entries: readonly Entry[]): string {
  const urls = entries.map(
    ({ path, changedOn }) =>
      `<url><loc>${escapeHtml(origin + path)}</loc>${changedOn ? `<lastmod>${changedOn}</lastmod>` : ''}</url>`,
  );
  return `${XML}\n<urlset xmlns="${SPACE_OF_NAMES}">${urls.join('')}</urlset>\n`;
}
