import type { GraphQLSchema } from 'graphql';
import { clientInfo } from '../core/rate-limits/client-network.js';
import type { CookieJar } from '../core/cookies.js';
import { isConnectionLost } from '../core/errors/db-errors.js';
import { ErrorCode } from '../core/errors/error-codes.js';
import { Locale } from '../core/values/locale.js';
import { loggedPath } from '../core/logged-path.js';
import { requestContext, type AppServices } from '../core/request-context.js';
import { hasBanner } from '../features/content/banners/shown-banners.js';
import type { InlineHashes } from '../transport/security-headers.js';
import { finishPage } from '../transport/send-page.js';
import type { MatchedPage, PageHead } from './client-pages.js';
import type { Html } from './html.js';
import { TooBusy, type MadePage } from './page-cache.js';
import { PageTemplate, type ServerPart } from './page-template.js';
import { readPublic } from './read-public.js';
import type { WebClient } from './web-client.js';

/** The dependencies of page rendering. */
export interface PageParts {
  readonly services: AppServices;
  readonly schema: GraphQLSchema;
  readonly origin: string;
  readonly policyOf: (inline: InlineHashes) => string;
  readonly client: WebClient;
  /** Elements added to the head of every page. */
  readonly extraHead: Html | null;
}

/** The cache key and inputs of a page. */
export interface WantedPage {
  readonly found: MatchedPage;
  /** The language of its URL. */
  readonly addressed: Locale | null;
  /** The language of the head. */
  readonly headLocale: Locale;
  /** The language that the client will show. */
  readonly shown: Locale;
  /** The kind of window it is rendered for; null when the browser renders it. */
  readonly width: 'wide' | 'narrow' | null;
  readonly today: string;
}

/** The answer to a page's first query. */
interface FirstAnswer {
  readonly variables: object;
  readonly data: object;
  readonly json: string;
}

/** For pages without a query. */
const NO_ANSWER: FirstAnswer = { variables: {}, data: {}, json: '{}' };
/** Global ids of the changeable objects on a page. */
const SHOWN_IDS = /(?:spc|usr)_[\w-]{22}/g;
/** Error codes that mean that nothing exists at the URL; all others are temporary. */
const NOTHING_THERE: ReadonlySet<unknown> = new Set([
  ErrorCode.NOT_FOUND,
  ErrorCode.VALIDATION_FAILED,
  ErrorCode.BAD_REQUEST,
]);

const NO_COOKIES: CookieJar = { get: () => undefined, set: () => undefined, clear: () => undefined };

/** Renders a page as any visitor gets it. */
export async function makePage(parts: PageParts, wanted: WantedPage): Promise<MadePage> {
  const { services } = parts;
  try {
    return await renderWanted(parts, wanted);
  } catch (error) {
    if (error instanceof TooBusy) throw error;
    // The database watcher reports when it is down.
    if (!isConnectionLost(error))
      services.log.error({ err: error, path: loggedPath(wanted.found.path) }, 'a page could not be made');
    throw new TooBusy();
  }
}

async function renderWanted(parts: PageParts, wanted: WantedPage): Promise<MadePage> {
  const { client, origin, policyOf, extraHead } = parts;
  const { headLocale: locale, shown, today } = wanted;
  const pages = await client.pages();
  const shows = new Set(idsIn(wanted.found.path));
  const answer = await firstAnswer(parts, wanted.found, { language: locale, today }, shows);
  const found = answer ? wanted.found : pages.notFoundPage();
  const { data } = answer ?? NO_ANSWER;
  const head = await found.head({ language: locale, today, origin, data });
  const rendered = await renderPart(parts, wanted, head, locale === shown ? answer : undefined, shows);
  const template = new PageTemplate(await client.template(wanted.found.path), extraHead);
  // Better a page without the banner than none.
  const hasBannerToday = await hasBanner(visitorContext(parts.services, locale)).catch(() => false);
  const { html, inline } = template.fill(head, {
    locale,
    origin,
    texts: await pages.fixedTexts(rendered?.locale ?? locale),
    modules: client.scriptsOf(found.sources(shown)),
    hasBanner: hasBannerToday,
    rendered,
  });
  const page = await finishPage(head.status, policyOf(inline), html);
  // All URLs that are not a page share one cached entry.
  const isPassing = head.status === 404 && wanted.found.path !== pages.notFoundPage().path;
  return { page, shows, isList: found.isList, isPassing };
}

/** Copies: a substring keeps the whole string in memory. */
const idsIn = (text: string): string[] =>
  [...text.matchAll(SHOWN_IDS)].map(([id]) => Buffer.from(id, 'latin1').toString('latin1'));

/** An anonymous visitor. */
const visitorContext = (services: AppServices, locale: Locale) =>
  requestContext(services, { viewer: null, locale, client: clientInfo('', undefined, 'http'), cookies: NO_COOKIES });

/** Reads as a visitor, and records the objects to be shown. Null when nothing exists at this URL. */
async function firstAnswer(
  { services, schema }: PageParts,
  found: MatchedPage,
  circumstances: { readonly language: Locale; readonly today: string },
  shows: Set<string>,
): Promise<FirstAnswer | null> {
  const query = found.firstQuery(circumstances);
  if (!query) return NO_ANSWER;
  try {
    const ctx = visitorContext(services, circumstances.language);
    const data = await readPublic(schema, ctx)<object>(query.text, query.variables);
    const json = JSON.stringify(data);
    for (const id of idsIn(json)) shows.add(id);
    return { variables: query.variables, data, json };
  } catch (error) {
    if (NOTHING_THERE.has(codeOf(error))) return null;
    throw error;
  }
}

/**
 * The page as the browser first shows it; null when the browser renders it. `answer` is the one in the displayed language, if it was read
 * already.
 */
async function renderPart(
  parts: PageParts,
  { found, addressed, shown, width, today }: WantedPage,
  { status }: PageHead,
  answer: FirstAnswer | null | undefined,
  shows: Set<string>,
): Promise<ServerPart | null> {
  if (width === null) return null;
  const isWide = width === 'wide';
  const notFound = (await parts.client.pages()).notFoundPage();
  if (status === 404) {
    const page = await parts.client.render(
      { path: notFound.path, search: '', isWide, variables: {}, data: NO_ANSWER.json },
      shown,
    );
    // All unknown URLs share one page, which is not theirs: the browser renders it.
    return page && { page, locale: shown, isHydrated: false };
  }
  const known = answer === undefined ? await firstAnswer(parts, found, { language: shown, today }, shows) : answer;
  if (!known) return null;
  const query = new URLSearchParams(found.query);
  if (addressed) query.set('lang', addressed);
  const search = query.size > 0 ? `?${query}` : '';
  const { variables, json: data } = known;
  const page = await parts.client.render({ path: found.path, search, isWide, variables, data }, shown);
  return page && { page, locale: shown, isHydrated: true };
}

/** The code of an API error; null for unexpected failures. */
function codeOf(error: unknown): unknown {
  const original = (error as { originalError?: { code?: unknown } } | null)?.originalError;
  return original?.code ?? null;
}
