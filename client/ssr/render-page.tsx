import { setImmediate, setTimeout } from 'node:timers/promises';
import { renderToString } from 'react-dom/server';
import { matchRoutes } from 'react-router-dom';
import type { NormalizedCacheObject } from '@apollo/client';
import { createIdentityClient } from '../apollo/client';
import { App } from '../app/App';
import { featurePolicies } from '../app/cache-policies';
import type { PageHandle } from '../app/lazy-page';
import { session } from '../app/providers';
import { routeObjectsAt } from '../app/route-objects';
import type { ServerState } from '../hydration/server-state';
import { changeLanguage, currentLanguage, startI18n, type Language } from '../i18n/setup';
import { BrowserHistory } from '../router/browser-history';
import { createStyles } from '../theme/ThemeProvider';
import { assumeHeaderTaken } from '../ui/layout/header-slot';
import { assumed } from '../ui/layout/use-media';
import { collectStyles, type RenderedStyles } from './collect-styles';
import { findRoute } from './find-page';

/** A visitor's page, and the result of its first query. */
export interface RenderRequest {
  readonly path: string;
  readonly search: string;
  /** Whether the window is assumed to be wide. */
  readonly isWide: boolean;
  /** Of the first query. */
  readonly variables: Record<string, unknown>;
  /** JSON of the result's data. */
  readonly data: string;
}

/** A page as the visitor's browser renders it first. */
export interface RenderedPage {
  readonly markup: string;
  readonly styles: RenderedStyles;
  /** Resource hints of React, as elements of the head. */
  readonly hints: string;
  /** JSON of the data that the client needs. */
  readonly serverState: string;
}

/** React's marker for a part whose code has not loaded yet. */
const UNFINISHED = '<!--$!-->';
/* From the sources, a part's code must be compiled first. */
const MOST_TRIES = import.meta.env.DEV ? 20 : 3;
const nextTry = (): Promise<unknown> => (import.meta.env.DEV ? setTimeout(100) : setImmediate());
/** What React puts before the page itself, because the rendered tree has no head. */
const BEFORE = /^(?:<(?:link|meta)\b[^>]*>|<title>[^<]*<\/title>)+/;

let isStarted: Promise<void> | undefined;

/** Loads the messages of a language, and activates it. */
export async function setRenderLanguage(language: Language): Promise<void> {
  isStarted ??= startI18n(language);
  await isStarted;
  if (currentLanguage() !== language) await changeLanguage(language);
}

/**
 * Renders a page as a visitor's browser would first show it, in the current language. One at a time: language and window are global to the
 * program.
 */
export async function renderPage({ path, search, isWide, variables, data }: RenderRequest): Promise<RenderedPage> {
  const { page } = findRoute(path);
  const handle = matchRoutes(routeObjectsAt(path), path)?.at(-1)?.route.handle as PageHandle | undefined;
  await handle?.prepare();
  const first = createIdentityClient(session, featurePolicies);
  if (page?.query) first.client.cache.writeQuery({ query: page.query, variables, data: JSON.parse(data) as object });
  const styles = createStyles();
  // The styles then stay in the cache, to be put into the head, instead of next to each element.
  styles.compat = true;
  const isHeaderTaken = page?.fillsHeader ?? false;
  const render = (): string => {
    assumed.isWide = isWide;
    assumeHeaderTaken(isHeaderTaken);
    return renderToString(
      <App history={new BrowserHistory(windowAt(path, search))} styles={styles} first={() => first} />,
    );
  };
  let text = render();
  // Parts whose code was still loading; those that take too long are left to the browser.
  for (let tries = 0; text.includes(UNFINISHED) && tries < MOST_TRIES; tries += 1) {
    await nextTry();
    text = render();
  }
  const before = BEFORE.exec(text)?.[0] ?? '';
  first.close();
  const serverState: ServerState = {
    locale: currentLanguage(),
    isWide,
    isHeaderTaken,
    variables,
    state: first.client.cache.extract() as NormalizedCacheObject,
  };
  return {
    markup: text.slice(before.length),
    styles: collectStyles(styles, text),
    hints: [...before.matchAll(/<link rel="preload"[^>]*>/g)].map(([hint]) => hint).join(''),
    serverState: JSON.stringify(serverState),
  };
}

/* The part of a window that the history uses. */
function windowAt(pathname: string, search: string): Window {
  const history = { state: { idx: 0, key: 'default', usr: null }, replaceState: () => undefined };
  return { location: { pathname, search, hash: '' }, history, addEventListener: () => undefined } as unknown as Window;
}
