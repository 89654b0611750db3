import { lazy, Suspense, type ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { lazyPage } from './lazy-page';
import { tryNamespaces } from '../i18n/setup';
import { PageLoading } from './PageLoading';
import { routes, routesAt, type Frame } from './routes';
import { AppShell } from './shell/AppShell';
import { MinimalShell } from './shell/MinimalShell';

/* For staff only. */
const StaffShell = lazy(async () => {
  const [file] = await Promise.all([import('./staff/StaffShell'), tryNamespaces(['staff'])]);
  return { default: file.StaffShell };
});

const FRAMES: Record<Frame, ReactNode> = {
  shell: <AppShell />,
  full: <AppShell isFull />,
  focused: <MinimalShell />,
  staff: (
    <Suspense fallback={<PageLoading />}>
      <StaffShell pagesAt={routeObjectsAt} />
    </Suspense>
  ),
  none: undefined,
};

const pages = new Map(routes.map((route) => [route, lazyPage(route)]));

/** The manifest entries for a path as React Router routes: each page inside its layout. */
export function routeObjectsAt(path: string): RouteObject[] {
  return Object.entries(FRAMES).map(([name, element]) => ({
    element,
    children: routesAt(path)
      .filter(({ frame = 'shell' }) => frame === name)
      .map((route) => pages.get(route)!),
  }));
}
