const ROUTES = ['graphql', 'files', 'assets', 'uploads', 'webhooks', 'geocode', 'healthz', 'readyz'];
/** The first part of a path, where it is one of ours: a label must not grow with what visitors type. */
export function routeOf(path) {
    return ROUTES.find((route) => path === `/${route}` || path.startsWith(`/${route}/`)) ?? 'page';
}
//# sourceMappingURL=route-of.js.map