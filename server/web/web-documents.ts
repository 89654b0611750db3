import path from 'node:path';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { GraphQLSchema } from 'graphql';
import { httpCookies } from '../core/cookies.js';
import { Locale, localeFromHeader } from '../core/values/locale.js';
import type { PublicChange } from '../core/events/public-changes.js';
import type { AppServices } from '../core/request-context.js';
import { readCookieToken } from '../features/accounts/sessions/session-cookie.js';
import { pagePolicy, type PolicyOptions } from '../transport/security-headers.js';
import { finishPage, sendPage, type FinishedPage } from '../transport/send-page.js';
import { analyticsScript } from './analytics-script.js';
import { makePage, type PageParts, type WantedPage } from './make-page.js';
import { PageCache, RETRY_AFTER_S, TooBusy } from './page-cache.js';
import { PageTemplate } from './page-template.js';
import { unavailablePage } from './unavailable-page.js';
import type { WebClient } from './web-client.js';

export interface WebDocumentsDeps {
  readonly services: AppServices;
  readonly client: WebClient;
  readonly origin: string;
  readonly schema: GraphQLSchema;
  readonly policy: PolicyOptions;
  /** Maximum size of the page cache; the default is for production. */
  readonly cacheBytes?: number | undefined;
  /** Seconds until this caller may have another page rendered; 0 for at once. */
  takePagePoints(ip: string): Promise<number>;
}

/** Serves pages and the client's files, and caches rendered pages. */
export interface WebDocuments {
  readonly router: Router;
  /** Drops or renews the pages affected by a change. */
  onChange(change: PublicChange): void;
  stop(): Promise<void>;
}

/** The cookie of a chosen language; `client/i18n/setup.ts` writes it. */
const LANGUAGE_COOKIE = 'hueco_language';

/** Source files of the offline page. */
const OFFLINE_SOURCES = [
  'features/offline/OfflinePage.tsx',
  ...Object.values(Locale).flatMap((locale) => ['common', 'nav', 'offline'].map((name) => `i18n/${locale}/${name}.ts`)),
];

/** Serves pages: the client with the head, the status and the content of the requested page. */
export function webDocuments(deps: WebDocumentsDeps): WebDocuments {
  const { client, services } = deps;
  const { config } = services;
  const parts: PageParts = {
    services,
    client,
    schema: deps.schema,
    origin: deps.origin,
    policyOf: client.policyOf ?? pagePolicy(deps.policy),
    extraHead: analyticsScript(config),
  };
  if (config.environment !== 'test') client.warmUp();
  const cache = new PageCache(deps.cacheBytes);

  const answer = async (req: Request, res: Response): Promise<void> => {
    const wanted = await wantedPage(parts, req, res);
    // The next page, and analytics there, would read it as the referrer.
    if (wanted.found.hasSecretUrl) res.setHeader('Referrer-Policy', 'strict-origin');
    const admit = async (): Promise<void> => {
      const seconds = await deps.takePagePoints(req.ip ?? '');
      if (seconds > 0) throw new TooBusy(seconds);
    };
    try {
      await sendPage(req, res, await pageOf(wanted, admit));
    } catch (error) {
      if (res.headersSent) throw error;
      res.setHeader('Retry-After', String(error instanceof TooBusy ? error.retryAfterSeconds : RETRY_AFTER_S));
      const texts = await (await client.pages()).fixedTexts(wanted.shown);
      await sendPage(req, res, await unavailablePage(wanted.shown, texts), 'no-store');
    }
  };
  const pageOf = async (wanted: WantedPage, admit: () => Promise<void>): Promise<FinishedPage> => {
    const make = () => makePage(parts, wanted);
    // Sources change, and the first page compiles all of them.
    if (client.isDevelopment) return (await make()).page;
    // Pages behind secret links are rendered for each visitor.
    return cache.get(keyOf(wanted), make, admit, !wanted.found.isSecret);
  };
  const handler: RequestHandler = (req, res, next) => {
    if (req.path === '/offline')
      return void shellPage(parts)
        .then((page) => sendPage(req, res, page))
        .catch(next);
    // A missing file is a 404; only paths of pages get the page.
    if (path.extname(req.path) !== '' && !req.headers.accept?.includes('text/html')) return next();
    void answer(req, res).catch(next);
  };
  return {
    router: Router().use(client.files).get('/{*any}', handler),
    onChange: (change) => cache.invalidate(change),
    stop: () => client.stop(),
  };
}

/** Everything a page may depend on; nothing else of a request is passed on. */
async function wantedPage({ services, client }: PageParts, req: Request, res: Response): Promise<WantedPage> {
  const at = req.originalUrl.indexOf('?');
  const search = new URLSearchParams(at < 0 ? '' : req.originalUrl.slice(at));
  const found = (await client.pages()).matchPage(req.path, search);
  const cookies = httpCookies(req, res);
  // `?lang=` is for clients that cannot send their language otherwise (search engines).
  const addressed = localeOf(search.get('lang'));
  const chosen = addressed ?? localeOf(cookies.get(LANGUAGE_COOKIE));
  // A user who may be signed in sees more than a visitor, and their browser loads it.
  const isVisitor = readCookieToken({ config: services.config, cookies }, 'refresh') === undefined;
  // A wrong guess only means that the browser renders again.
  const width = /\bMobi/.test(req.headers['user-agent'] ?? '') ? 'narrow' : 'wide';
  return {
    found,
    addressed,
    // The default language of a URL is Spanish, whatever a browser requests.
    headLocale: chosen ?? Locale.ES,
    // The client will show the browser's language, unless one was chosen.
    shown: chosen ?? localeFromHeader(req.headers['accept-language']),
    width: found.isRendered && isVisitor ? width : null,
    today: services.clock.today(),
  };
}

const localeOf = (tag: string | null | undefined): Locale | null =>
  Object.values(Locale).find((locale) => locale === tag) ?? null;

function keyOf({ found, addressed, headLocale, shown, width, today }: WantedPage): string {
  return `${found.path}?${found.query} ${addressed} ${headLocale} ${shown} ${width} ${today}`;
}

async function shellPage({ client, policyOf, extraHead }: PageParts): Promise<FinishedPage> {
  const template = new PageTemplate(await client.template('/offline'), extraHead);
  const { html, inline } = template.fillShell(client.scriptsOf(OFFLINE_SOURCES));
  return finishPage(200, policyOf(inline), html);
}
