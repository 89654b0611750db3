import { setImmediate } from 'node:timers/promises';
import type { DocumentNode } from 'graphql';
import { renderToString } from 'react-dom/server';
import { matchRoutes } from 'react-router-dom';
import { createIdentityClient } from '../apollo/client';
import { App } from '../app/App';
import { featurePolicies } from '../app/cache-policies';
import type { PageHandle } from '../app/lazy-page';
import { session } from '../app/providers';
import { routes } from '../app/routes';
import {
  CityPageDocument,
  HomePageDocument,
  SearchPageDocument,
  SharedFavoritesDocument,
  SpacePageDocument,
} from '../generated/graphql';
import { BrowserHistory } from '../router/browser-history';
import { createStyles } from '../theme/ThemeProvider';
import { assumeHeaderTaken } from '../ui/layout/header-slot';
import { assumed } from '../ui/layout/use-media';
import { collectStyles, type DrawnStyles } from './collect-styles';

/** A visitor's page, and the answer to its first query. */
export interface Commission {
  readonly path: string;
  readonly search: string;
  readonly isWide: boolean;
  readonly name: string;
  readonly variables: Record<string, unknown>;
  readonly data: Record<string, unknown>;
}

export interface Drawing {
  readonly markup: string;
  readonly styles: DrawnStyles;
  /** What React would have the browser fetch early, as elements of the head. */
  readonly hints: string;
  /** The page puts something of its own into the header. */
  readonly isHeaderTaken: boolean;
  /** Of the first query. */
  readonly variables: Record<string, unknown>;
  /** What a client's cache holds after it. */
  readonly state: object;
}

const DOCUMENTS: Record<string, DocumentNode> = {
  HomePage: HomePageDocument,
  SearchPage: SearchPageDocument,
  SpacePage: SpacePageDocument,
  CityPage: CityPageDocument,
  SharedFavorites: SharedFavoritesDocument,
};
/** What React puts before the page itself, as there is no head in what we draw. */
const UNFINISHED = '<!--$!-->';
const MOST_TRIES = 3;
const BEFORE = /^(?:<(?:link|meta)\b[^>]*>|<title>[^<]*<\/title>)+/;

/** Draws a page as a visitor's browser would first show it. */
export async function drawPage({ path, search, isWide, name, variables, data }: Commission): Promise<Drawing> {
  const query = DOCUMENTS[name];
  if (!query) throw new Error(`There is no query ${name}`);
  const handle = matchRoutes(routes, path)?.at(-1)?.route.handle as PageHandle | undefined;
  await handle?.prepare();
  const first = createIdentityClient(session, featurePolicies);
  first.client.cache.writeQuery({ query, variables, data });
  const styles = createStyles();
  // The styles then stay in the cache, to be put into the head, instead of beside each element.
  styles.compat = true;
  const isHeaderTaken = name === 'SearchPage';
  const draw = (): string => {
    assumed.isWide = isWide;
    assumeHeaderTaken(isHeaderTaken);
    return renderToString(
      <App history={new BrowserHistory(windowAt(path, search))} styles={styles} first={() => first} />,
    );
  };
  let text = draw();
  // Parts whose code was still being unpacked; what is not there then is left to the browser.
  for (let tries = 0; text.includes(UNFINISHED) && tries < MOST_TRIES; tries += 1) {
    await setImmediate();
    text = draw();
  }
  const before = BEFORE.exec(text)?.[0] ?? '';
  first.close();
  return {
    markup: text.slice(before.length),
    styles: collectStyles(styles, text),
    hints: [...before.matchAll(/<link rel="preload"[^>]*>/g)].map(([hint]) => hint).join(''),
    isHeaderTaken,
    variables,
    state: first.client.cache.extract() as object,
  };
}

/* As much of a window as the history looks at. */
function windowAt(pathname: string, search: string): Window {
  const history = { state: { idx: 0, key: 'default', usr: null }, replaceState: () => undefined };
  return { location: { pathname, search, hash: '' }, history, addEventListener: () => undefined } as unknown as Window;
}
