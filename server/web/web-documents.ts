import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Config } from '../config.js';
import type { RequestContext } from '../core/context.js';
import { ErrorCode } from '../core/error-codes.js';
import { Locale } from '../core/locale.js';
import { loggedPath } from '../core/logged-path.js';
import type { Log } from '../core/logger.js';
import { readCookieToken } from '../features/accounts/sessions/session-cookie.js';
import { nonceOf } from '../transport/security-headers.js';
import { sendPage } from '../transport/send-page.js';
import { analyticsScript } from './analytics-script.js';
import { findPage } from './find-page.js';
import { FirstQueries } from './first-queries.js';
import { ModulePreloads } from './module-preloads.js';
import type { PageDocument, ReadPublic } from './page-document.js';
import { PageDrawer } from './page-drawer.js';
import { PageTemplate, type DrawnPage } from './page-template.js';
import { notFoundPage } from './pages/other-pages.js';
import { readPublic } from './read-public.js';
import { WORDS } from './words.js';

export interface WebDocumentsDeps {
  readonly config: Pick<Config, 'environment' | 'tagManagerId' | 'behaviourAnalyticsId' | 'mapStyleUrl'>;
  readonly clientDir: string;
  readonly origin: string;
  readonly schema: GraphQLSchema;
  readonly log: Log;
  makeContext(req: Request, res: Response): Promise<RequestContext>;
  /** Whether this caller may have data read for a page; others get the page without them. */
  mayRead(ip: string): boolean;
}

/** The one page that is shown without a connection. */
const OFFLINE = { page: 'offline/OfflinePage', words: ['offline'] };

/** Answers addresses of pages: the built client with the head, the status and the text of that very page. */
export function webDocuments(deps: WebDocumentsDeps): RequestHandler {
  const page = readFileSync(path.join(deps.clientDir, 'index.html'), 'utf8');
  const parts: Parts = {
    template: new PageTemplate(page, analyticsScript(deps.config)),
    preloads: new ModulePreloads(deps.clientDir, page),
    queries: new FirstQueries(deps.clientDir),
    drawer: new PageDrawer(path.join(deps.clientDir, '..', 'drawing', 'worker.js'), deps.log),
  };
  if (deps.config.environment === 'production') parts.drawer.wake();
  const shellModules = [...new Set([Locale.ES, Locale.EN].flatMap((locale) => parts.preloads.of(OFFLINE, locale)))];
  return (req, res, next) => {
    if (req.path === '/offline') return void sendPage(req, res, parts.template.renderShell(nonceOf(res), shellModules)).catch(next);
    // A missing file is missing; only paths of pages get the page.
    if (path.extname(req.path) !== '' && !req.headers.accept?.includes('text/html')) return next();
    void answer(deps, parts, req, res).catch(next);
  };
}

interface Parts {
  readonly template: PageTemplate;
  readonly preloads: ModulePreloads;
  readonly queries: FirstQueries;
  readonly drawer: PageDrawer;
}

async function answer(deps: WebDocumentsDeps, parts: Parts, req: Request, res: Response): Promise<void> {
  const { origin, schema } = deps;
  // `?lang=` is for whoever cannot say otherwise what she reads (search engines); people's own choice is the client's matter.
  const locale = req.query['lang'] === Locale.EN ? Locale.EN : Locale.ES;
  const ctx = await deps.makeContext(req, res);
  const document = deps.mayRead(req.ip ?? '') ? await makeDocument(deps, parts.preloads, req, { ...ctx, locale }) : null;
  // The client will show the language that its browser asks for, unless the address names one.
  const shown = req.query['lang'] === undefined ? ctx.locale : locale;
  const modules = document?.code ? parts.preloads.of(document.code, shown) : [];
  // Whoever may be signed in sees more than a visitor, and asks for herself.
  const drawn = document && readCookieToken(ctx, 'refresh') === undefined ? await draw(parts, document, req, readPublic(schema, { ...ctx, locale: shown }), shown) : null;
  res.status(document?.status ?? 200).setHeader('Cache-Control', 'no-cache');
  await sendPage(req, res, parts.template.render(document, { nonce: nonceOf(res), locale, origin, modules, drawn }));
}

async function draw({ queries, drawer }: Parts, { firstQuery }: PageDocument, req: Request, read: ReadPublic, locale: Locale): Promise<DrawnPage | null> {
  const data = firstQuery ? await queries.answer(firstQuery, read).catch(() => null) : null;
  if (!firstQuery || !data) return null;
  // A wrong guess only means that the client draws again.
  const isWide = !/\bMobi/.test(req.headers['user-agent'] ?? '');
  const drawing = await drawer.draw({ path: req.path, search: queryOf(req), isWide, ...firstQuery, data }, locale);
  return drawing && { drawing, locale, isWide };
}

function queryOf(req: Request): string {
  const at = req.originalUrl.indexOf('?');
  return at < 0 ? '' : req.originalUrl.slice(at);
}

async function makeDocument(deps: WebDocumentsDeps, preloads: ModulePreloads, req: Request, ctx: RequestContext): Promise<PageDocument | null> {
  const query = new URLSearchParams(queryOf(req));
  query.delete('lang');
  const request = {
    path: req.path,
    query,
    locale: ctx.locale,
    words: WORDS[ctx.locale],
    origin: deps.origin,
    today: ctx.clock.today(),
    assetPath: (source: string) => preloads.assetPath(source),
    read: readPublic(deps.schema, ctx),
  };
  try {
    return await findPage(request);
  } catch (error) {
    if (codeOf(error) === ErrorCode.NOT_FOUND) return notFoundPage(request);
    // The page can do without: the client shows what is wrong, and tries again.
    if (codeOf(error) === null) ctx.log.error({ err: error, path: loggedPath(req.path) }, 'the text of a page could not be made');
    return null;
  }
}

/** The code of a refusal of the API; null for what went wrong by itself. */
function codeOf(error: unknown): unknown {
  const original = (error as { originalError?: { code?: unknown } } | null)?.originalError;
  return original?.code ?? null;
}
