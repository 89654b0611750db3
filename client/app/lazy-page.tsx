import type { DocumentNode } from 'graphql';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Role } from '../generated/schema';
import { loadNamespaces } from '../i18n/setup';
import type { Namespace } from '../i18n/translations';
import { RequireAuth } from './guards';
import { pageHears } from './page-hears';
import { PageLoading } from './PageLoading';

interface PageOptions {
  /** The messages it shows, fetched beside its code. */
  namespaces?: readonly Namespace[];
  /** Only for signed-in people. */
  isPrivate?: boolean;
  /** Only for signed-in people with this role. */
  role?: Role;
}

/** A page, and the query whose answer may come with it. */
export type PageComponent = ComponentType & { query?: DocumentNode };

/** What a route can do before it is drawn. */
export interface PageHandle {
  /** Fetches the page's code and messages; once. */
  prepare: () => Promise<PageComponent>;
}

/** A route whose page, and its messages, are fetched when it is first opened. */
export function page(
  path: string,
  load: () => Promise<PageComponent>,
  { namespaces = [], isPrivate, role }: PageOptions = {},
): RouteObject {
  let Ready: PageComponent | undefined;
  let coming: Promise<PageComponent> | undefined;
  const prepare = () =>
    (coming ??= Promise.all([load(), loadNamespaces(namespaces)]).then(
      ([component]) => (Ready = component),
      (error: unknown) => {
        // Whoever comes back asks anew: a lazy component remembers for good that it failed.
        coming = undefined;
        Lazy = later();
        throw error;
      },
    ));
  const later = () => lazy(async () => ({ default: await prepare() }));
  let Lazy = later();
  // Chosen once: what is already there is drawn at once, without the fallback in between.
  const Page = () => {
    const [Chosen] = useState(() => Ready ?? Lazy);
    useEffect(pageHears, []);
    return <Chosen />;
  };
  const content = (
    <Suspense fallback={<PageLoading />}>
      <Page />
    </Suspense>
  );
  const handle: PageHandle = { prepare };
  return {
    path,
    handle,
    element: isPrivate || role ? <RequireAuth {...(role && { role })}>{content}</RequireAuth> : content,
  };
}
