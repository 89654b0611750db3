import type { GraphQLSchema } from 'graphql';
import { clientInfo } from '../core/client-network.js';
import type { CookieJar } from '../core/cookies.js';
import { isConnectionLost } from '../core/db-errors.js';
import { ErrorCode } from '../core/error-codes.js';
import { Locale } from '../core/locale.js';
import { loggedPath } from '../core/logged-path.js';
import { requestContext, type AppServices } from '../core/request-context.js';
import type { InlineHashes } from '../transport/security-headers.js';
import { finishPage } from '../transport/send-page.js';
import type { FoundPage } from './find-page.js';
import type { FirstQueries } from './first-queries.js';
import type { ModulePreloads } from './module-preloads.js';
import { TooBusy, type MadePage } from './page-cache.js';
import type { PageDocument, PageRequest, ReadPublic } from './page-document.js';
import type { PageDrawer } from './page-drawer.js';
import type { DrawnPage, PageTemplate } from './page-template.js';
import { notFoundPage } from './pages/other-pages.js';
import { readPublic } from './read-public.js';
import { WORDS } from './words.js';

/** What pages are made with. */
export interface PageParts {
  readonly services: AppServices;
  readonly schema: GraphQLSchema;
  readonly origin: string;
  readonly policyOf: (inline: InlineHashes) => string;
  readonly template: PageTemplate;
  readonly preloads: ModulePreloads;
  readonly queries: FirstQueries;
  readonly drawer: PageDrawer;
}

/** A page with all that it depends on. */
export interface WantedPage {
  readonly found: FoundPage;
  /** The language that its address names. */
  readonly addressed: Locale | null;
  /** The language that the client will show. */
  readonly shown: Locale;
  /** The kind of window it is rendered for; null: the client renders it. */
  readonly width: 'wide' | 'narrow' | null;
  readonly today: string;
}

/** Global ids of what can change on a page. */
const SHOWN_IDS = /(?:spc|usr)_[\w-]{22}/g;
/** Refusals that say that there is nothing at an address; all others pass. */
const NOTHING_THERE: ReadonlySet<unknown> = new Set([
  ErrorCode.NOT_FOUND,
  ErrorCode.VALIDATION_FAILED,
  ErrorCode.BAD_REQUEST,
]);

const NO_COOKIES: CookieJar = { get: () => undefined, set: () => undefined, clear: () => undefined };

/** Makes a page as any visitor gets it. */
export async function makePage(parts: PageParts, wanted: WantedPage): Promise<MadePage> {
  const { template, preloads, policyOf, origin } = parts;
  const { found, shown } = wanted;
  const locale = wanted.addressed ?? Locale.ES;
  const shows = new Set(idsIn(found.path));
  const document = await makeDocument(parts, wanted, locale, shows);
  const drawn = await draw(parts, wanted, document, shows);
  const modules = document.code ? preloads.of(document.code, shown) : [];
  const { html, inline } = template.render(document, { locale, origin, modules, drawn });
  return { page: await finishPage(document.status, policyOf(inline), html), shows, isList: found.isList };
}

/** Copies: a part of a text keeps the whole of it in memory. */
const idsIn = (text: string): string[] =>
  [...text.matchAll(SHOWN_IDS)].map(([id]) => Buffer.from(id, 'latin1').toString('latin1'));

/** Reads as a visitor of whom nothing is known, and notes what there is to be shown. */
function readAsVisitor({ services, schema }: PageParts, locale: Locale, shows: Set<string>): ReadPublic {
  const read = readPublic(
    schema,
    requestContext(services, { viewer: null, locale, client: clientInfo('', undefined, 'http'), cookies: NO_COOKIES }),
  );
  return async <T>(operation: string, variables: Readonly<Record<string, unknown>>): Promise<T> => {
    const data = await read<T>(operation, variables);
    for (const id of idsIn(JSON.stringify(data))) shows.add(id);
    return data;
  };
}

async function makeDocument(
  parts: PageParts,
  { found, today }: WantedPage,
  locale: Locale,
  shows: Set<string>,
): Promise<PageDocument> {
  const request: PageRequest = {
    path: found.path,
    query: found.query,
    locale,
    words: WORDS[locale],
    origin: parts.origin,
    today,
    assetPath: (source: string) => parts.preloads.assetPath(source),
    read: readAsVisitor(parts, locale, shows),
  };
  try {
    return await found.make(request);
  } catch (error) {
    if (NOTHING_THERE.has(codeOf(error))) return notFoundPage(request);
    throw failed(parts, found, error);
  }
}

function failed({ services }: PageParts, { path }: FoundPage, error: unknown): TooBusy {
  // Whoever watches the database tells when it is away.
  if (!isConnectionLost(error)) services.log.error({ err: error, path: loggedPath(path) }, 'a page could not be made');
  return new TooBusy();
}

async function draw(
  parts: PageParts,
  { found, addressed, shown, width }: WantedPage,
  { firstQuery }: PageDocument,
  shows: Set<string>,
): Promise<DrawnPage | null> {
  if (!firstQuery || width === null) return null;
  const query = new URLSearchParams(found.query);
  if (addressed) query.set('lang', addressed);
  const isWide = width === 'wide';
  try {
    const data = await parts.queries.answer(firstQuery, readAsVisitor(parts, shown, shows));
    const drawing =
      data &&
      (await parts.drawer.draw(
        { path: found.path, search: query.size > 0 ? `?${query}` : '', isWide, ...firstQuery, data },
        shown,
      ));
    return drawing && { drawing, locale: shown, isWide };
  } catch (error) {
    throw failed(parts, found, error);
  }
}

/** The code of a refusal of the API; null for what went wrong by itself. */
function codeOf(error: unknown): unknown {
  const original = (error as { originalError?: { code?: unknown } } | null)?.originalError;
  return original?.code ?? null;
}
