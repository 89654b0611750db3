import { matchRoutes } from 'react-router-dom';
import { routes, routesAt, type Route } from '../app/routes';
import type { ServerPage } from './server-page';

/* What the server needs of each page stands beside its component. */
const files = import.meta.glob<{ page: ServerPage }>(['../features/**/*.server.ts', '../ui/feedback/*.server.ts'], {
  eager: true,
});

const LONGEST_PARAMETER = 200;

/** A route with its parameters out of an address. */
export interface FoundRoute {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
  /** None: the browser renders the page, and search engines are told nothing. */
  readonly page: ServerPage | undefined;
}

/** Finds the route of a path as the client's router does; what leads nowhere is the last one. */
export function findRoute(path: string): FoundRoute {
  // The router takes a doubled slash for one.
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

/** What stands at addresses that lead nowhere. */
export function notFoundRoute(): FoundRoute {
  const route = routes.find(({ path }) => path === '*');
  if (!route) throw new Error('The routes have no page for addresses that lead nowhere');
  return { route, params: {}, page: serverPageOf(route) };
}

/** Addresses of public pages that need no parameter. */
export const publicPaths = (): string[] =>
  routes
    .filter((route) => serverPageOf(route) && !/[:*]/.test(route.path) && route.access === undefined)
    .map(({ path }) => path);

/** Where nothing is to be seen without signing in: paths up to their first parameter. */
export const privatePaths = (): string[] => [
  ...new Set(routes.filter(({ access }) => access).map(({ path }) => path.replace(/\/:.*$/, ''))),
];

/** The server's part of a route's page. */
export const serverPageOf = ({ file }: Route): ServerPage | undefined => files[`../${file}.server.ts`]?.page;
