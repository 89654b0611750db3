import { matchRoutes } from 'react-router-dom';
import { routes, routesAt, type Route } from '../app/routes';
import type { ServerPage } from './server-page';

/* The server part of each page is next to its component. */
const files = import.meta.glob<{ page: ServerPage }>(['../features/**/*.server.ts', '../ui/feedback/*.server.ts'], {
  eager: true,
});

const LONGEST_PARAMETER = 200;

/** The matched route and its parameters. */
export interface FoundRoute {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
  /** If missing, the browser renders the page, without metadata for search engines. */
  readonly page: ServerPage | undefined;
}

/** Matches the route of a path like the client's router; unknown paths match the last one. */
export function findRoute(path: string): FoundRoute {
  // The router treats a double slash as one.
  const match = path.includes('//')
    ? undefined
    : matchRoutes(
        routesAt(path).map((route) => ({ path: route.path, route })),
        path,
      )?.at(-1);
  const params = Object.fromEntries(Object.entries(match?.params ?? {}).map(([name, value]) => [name, value ?? '']));
  if (!match || Object.values(params).some((value) => value.length > LONGEST_PARAMETER)) return notFoundRoute();
  return { route: match.route.route, params, page: serverPageOf(match.route.route) };
}

/** Rendered for unknown paths. */
export function notFoundRoute(): FoundRoute {
  const route = routes.find(({ path }) => path === '*');
  if (!route) throw new Error('The routes have no page for addresses that lead nowhere');
  return { route, params: {}, page: serverPageOf(route) };
}

/** Paths of public pages without parameters. */
export const publicPaths = (): string[] =>
  routes
    .filter((route) => serverPageOf(route) && !/[:*]/.test(route.path) && route.access === undefined)
    .map(({ path }) => path);

/** Pages that require signing in: paths up to their first parameter. */
export const privatePaths = (): string[] => [
  ...new Set(routes.filter(({ access }) => access).map(({ path }) => path.replace(/\/:.*$/, ''))),
];

/** The server part of a route's page. */
export const serverPageOf = ({ file }: Route): ServerPage | undefined => files[`../${file}.server.ts`]?.page;
