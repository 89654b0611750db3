import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import type { GraphQLSchema } from 'graphql';
import { httpCookies } from '../core/cookies.js';
import { Locale, localeFromHeader } from '../core/locale.js';
import type { AppServices } from '../core/request-context.js';
import { readCookieToken } from '../features/accounts/sessions/session-cookie.js';
import { pagePolicy, type PolicyOptions } from '../transport/security-headers.js';
import { finishPage, sendPage, type FinishedPage } from '../transport/send-page.js';
import { analyticsScript } from './analytics-script.js';
import { findPage } from './find-page.js';
import { FirstQueries } from './first-queries.js';
import { makePage, type PageParts, type WantedPage } from './make-page.js';
import { ModulePreloads } from './module-preloads.js';
import { PageCache, RETRY_AFTER_S, TooBusy } from './page-cache.js';
import { pageChanges } from './page-changes.js';
import { PageDrawer } from './page-drawer.js';
import { PageTemplate } from './page-template.js';
import { unavailablePage } from './unavailable-page.js';

export interface WebDocumentsDeps {
  readonly services: AppServices;
  readonly databaseUrl: string;
  readonly clientDir: string;
  readonly origin: string;
  readonly schema: GraphQLSchema;
  readonly policy: PolicyOptions;
  /** What the finished pages may take together; the default is for production. */
  readonly cacheBytes?: number | undefined;
  /** Seconds until this caller may have another page made; 0: at once. */
  takeTurn(ip: string): number;
}

/** Answers addresses of pages, and keeps what it has made. */
export interface WebDocuments {
  readonly handler: RequestHandler;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** The one page that is shown without a connection. */
const OFFLINE = { page: 'offline/OfflinePage', words: ['offline'] };

/** Answers addresses of pages: the built client with the head, the status and the text of that very page. */
export function webDocuments(deps: WebDocumentsDeps): WebDocuments {
  const { config, log } = deps.services;
  const built = readFileSync(path.join(deps.clientDir, 'index.html'), 'utf8');
  const drawer = new PageDrawer(path.join(deps.clientDir, '..', 'drawing', 'worker.js'), log);
  const parts: PageParts = {
    services: deps.services,
    schema: deps.schema,
    origin: deps.origin,
    policyOf: pagePolicy(deps.policy),
    template: new PageTemplate(built, analyticsScript(config)),
    preloads: new ModulePreloads(deps.clientDir, built),
    queries: new FirstQueries(deps.clientDir),
    drawer,
  };
  if (config.environment === 'production') drawer.wake();
  const cache = new PageCache(deps.cacheBytes);
  const changes = pageChanges(deps.databaseUrl, (change) => cache.hear(change));
  const shell = shellPage(parts);
  const unavailable = { [Locale.ES]: unavailablePage(Locale.ES), [Locale.EN]: unavailablePage(Locale.EN) };

  const answer = async (req: Request, res: Response): Promise<void> => {
    const wanted = wantedPage(parts, req, res);
    const admit = (): void => {
      const seconds = deps.takeTurn(req.ip ?? '');
      if (seconds > 0) throw new TooBusy(seconds);
    };
    try {
      await sendPage(req, res, await pageOf(wanted, admit));
    } catch (error) {
      if (res.headersSent) throw error;
      res.setHeader('Retry-After', String(error instanceof TooBusy ? error.retryAfterSeconds : RETRY_AFTER_S));
      await sendPage(req, res, await unavailable[wanted.shown], 'no-store');
    }
  };
  const pageOf = async (wanted: WantedPage, admit: () => void): Promise<FinishedPage> => {
    const key = keyOf(wanted);
    // What was shared with a few is made for each of them.
    return cache.get(key, () => makePage(parts, wanted), admit, !wanted.found.isSecret);
  };
  const handler: RequestHandler = (req, res, next) => {
    if (req.path === '/offline') return void shell.then((page) => sendPage(req, res, page)).catch(next);
    // A missing file is missing; only paths of pages get the page.
    if (path.extname(req.path) !== '' && !req.headers.accept?.includes('text/html')) return next();
    void answer(req, res).catch(next);
  };
  return {
    handler,
    start: () => changes.start(),
    stop: async () => {
      await changes.stop();
      await drawer.stop();
    },
  };
}

/** All that a page may depend on; nothing else of a call gets any further. */
function wantedPage({ services }: PageParts, req: Request, res: Response): WantedPage {
  const at = req.originalUrl.indexOf('?');
  const asked = new URLSearchParams(at < 0 ? '' : req.originalUrl.slice(at));
  const found = findPage(req.path, asked);
  // `?lang=` is for whoever cannot say otherwise what they read (search engines); people's own choice is the client's matter.
  const addressed = Object.values(Locale).find((locale) => locale === asked.get('lang')) ?? null;
  // Whoever may be signed in sees more than a visitor, and asks for it themselves.
  const isVisitor =
    readCookieToken({ config: services.config, cookies: httpCookies(req, res) }, 'refresh') === undefined;
  // A wrong guess only means that the client draws again.
  const width = /\bMobi/.test(req.headers['user-agent'] ?? '') ? 'narrow' : 'wide';
  return {
    found,
    addressed,
    // The client will show the language that its browser asks for, unless the address names one.
    shown: addressed ?? localeFromHeader(req.headers['accept-language']),
    width: found.isRendered && isVisitor ? width : null,
    today: services.clock.today(),
  };
}

function keyOf({ found, addressed, shown, width, today }: WantedPage): string {
  return `${found.path}?${found.query} ${addressed} ${shown} ${width} ${today}`;
}

async function shellPage({ template, preloads, policyOf }: PageParts): Promise<FinishedPage> {
  const modules = [...new Set(Object.values(Locale).flatMap((locale) => preloads.of(OFFLINE, locale)))];
  const { html, inline } = template.renderShell(modules);
  return finishPage(200, policyOf(inline), html);
}
