import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { lazyPage } from './lazy-page';
import { routes, type Frame } from './routes';
import { AppShell } from './shell/AppShell';
import { MinimalShell } from './shell/MinimalShell';

const FRAMES: Record<Frame, ReactNode> = {
  shell: <AppShell />,
  full: <AppShell isFull />,
  focused: <MinimalShell />,
  none: undefined,
};

/** The manifest as React Router takes it: each page inside its frame. */
export const routeObjects: RouteObject[] = Object.entries(FRAMES).map(([name, element]) => ({
  element,
  children: routes.filter(({ frame = 'shell' }) => frame === name).map(lazyPage),
}));
