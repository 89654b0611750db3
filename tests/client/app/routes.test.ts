import { describe, expect, test } from 'vitest';
import { routes } from '../../../client/app/routes';
import { page as searchPage } from '../../../client/features/search/pages/SearchPage.server';
import { findRoute } from '../../../client/ssr/find-page';
import * as pages from '../../../client/ssr/pages';
import type { RenderedPage } from '../../../client/ssr/render-page';
import { EMPTY_SEARCH, FLAG_FIELDS, formatSearch, NUMBER_FIELDS } from '../../../client/ui/search-pill/search-params';
import type { ClientPages } from '../../../server/web/client-pages';
import type { RenderedPage as ServersRenderedPage } from '../../../server/web/page-renderer';

const sources = import.meta.glob<string>('../../../client/{features,ui}/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The client modules as the server types them; the compiler compares the two. */
const asTheServerSees: ClientPages = pages;
const rendered = (page: RenderedPage): ServersRenderedPage => page;

describe('the routes', () => {
  test.each(routes.map((route) => [route.path, route] as const))('%s has an exported component', (_, route) => {
    const { file, component = file.split('/').at(-1) } = route;
    expect(sources[`../../../client/${file}.tsx`]).toMatch(new RegExp(`export (function|const) ${component}\\b`));
  });

  test.each(routes.filter(({ path }) => path !== '*'))('$path is matched by its own address', (route) => {
    for (const address of [
      route.path.replaceAll(/:\w+\??/g, `${route.idPrefix ?? ''}x`),
      route.path.replace(/\/:\w+\?/, ''),
    ].filter((path) => !path.includes(':')))
      expect(findRoute(address).route).toBe(route);
  });

  test.each(['/nothing', '/help/a/b', '//', '//search', `/space/${'x'.repeat(201)}`])(
    '%s matches no route',
    (address) => {
      expect(findRoute(address).route.path).toBe('*');
    },
  );

  test('all spellings of an address give the same page', () => {
    const { path, query } = pages.matchPage('/Madrid/', new URLSearchParams('utm_source=x'));
    expect([path, query.toString()]).toEqual(['/madrid', '']);
  });

  test('the server renders only public pages', () => {
    const isRendered = (path: string): boolean => asTheServerSees.matchPage(path, new URLSearchParams()).isRendered;
    for (const { path, access } of routes)
      if (access) expect({ path, is: isRendered(path) }).toEqual({ path, is: false });
    expect(
      ['/', '/search', '/space/x', '/madrid', '/about', '/help', '/contact', '/nothing'].filter(isRendered),
    ).toHaveLength(8);
    expect(rendered).toBeTypeOf('function');
  });
});

test('RTE-6 every parameter that a search writes into its address is declared to the server', () => {
  const whole = formatSearch({
    ...EMPTY_SEARCH,
    ...Object.fromEntries(NUMBER_FIELDS.map((field) => [field, 1])),
    ...Object.fromEntries(FLAG_FIELDS.map((field) => [field, true])),
    postalCode: '28010',
    city: 'Madrid',
    type: ['GARAGE'],
    from: '2026-01-01',
    to: '2026-02-01',
    features: ['DRY'],
    access: 'AUTONOMOUS',
    things: [{ thing: 'BOX', count: 1 }],
    bounds: { south: 1, west: 1, north: 2, east: 2 },
    sort: 'PRICE',
    page: 2,
    isMap: true,
  });
  const declared = [...Object.keys(searchPage.keys ?? {}), ...(searchPage.clientKeys ?? [])];
  expect([...whole.keys()].filter((key) => !declared.includes(key))).toEqual([]);
});
