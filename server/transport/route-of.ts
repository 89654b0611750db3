const ROUTES = ['graphql', 'files', 'assets', 'uploads', 'webhooks', 'geocode', 'healthz', 'readyz'];

/** The first segment of a path, if it is one of ours: the number of metric labels must not grow with what visitors type. */
export function routeOf(path: string): string {
  return ROUTES.find((route) => path === `/${route}` || path.startsWith(`/${route}/`)) ?? 'page';
}
