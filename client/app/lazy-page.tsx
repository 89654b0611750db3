import type { DocumentNode } from 'graphql';
import { lazy, useEffect, useState, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { loadNamespaces } from '../i18n/setup';
import { RequireAuth } from './guards';
import { pageHydrated } from '../hydration/hydrated';
import { PageBoundary } from './PageBoundary';
import type { Route } from './routes';

/** A page, and the query that may be answered together with it. */
export type PageComponent = ComponentType & { query?: DocumentNode };

/** What a route can do before it is rendered. */
export interface PageHandle {
  /** Loads the page's code and messages; once. */
  prepare: () => Promise<PageComponent>;
}

/* Each page is a chunk of its own. */
const files = import.meta.glob<Record<string, PageComponent>>([
  '../features/**/*Page.tsx',
  '../features/**/*Pages.tsx',
  '../ui/feedback/NotFound.tsx',
  // Rendered offline and outside the router.
  '!../features/offline/*',
]);

async function loadComponent({ path, file, component = file.slice(file.lastIndexOf('/') + 1) }: Route) {
  const load = files[`../${file}.tsx`];
  const found = (await load?.())?.[component];
  if (!found) throw new Error(`The route ${path} has no component ${component} in ${file}.tsx`);
  return found;
}

/** A route whose page and messages are loaded when it is first opened. */
export function lazyPage(route: Route): RouteObject {
  const { path, namespaces = [], access } = route;
  let Ready: PageComponent | undefined;
  let coming: Promise<PageComponent> | undefined;
  const load = () => {
    route.preload?.();
    return Promise.all([loadComponent(route), loadNamespaces(namespaces)]);
  };
  const prepare = () =>
    (coming ??= load().then(
      ([component]) => (Ready = component),
      (error: unknown) => {
        // Returning to the page retries: a lazy component would remember its failure for good.
        coming = undefined;
        Lazy = later();
        throw error;
      },
    ));
  const later = () => lazy(async () => ({ default: await prepare() }));
  let Lazy = later();
  // Chosen once: a loaded page is rendered at once, without the fallback in between.
  const Page = () => {
    const [Chosen] = useState(() => Ready ?? Lazy);
    useEffect(pageHydrated, []);
    return <Chosen />;
  };
  const content = (
    <PageBoundary>
      <Page />
    </PageBoundary>
  );
  const handle: PageHandle = { prepare };
  const role = access === 'SIGNED_IN' ? undefined : access;
  return {
    path,
    handle,
    element: access ? <RequireAuth {...(role && { role })}>{content}</RequireAuth> : content,
  };
}
