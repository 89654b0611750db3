import { screen } from '@testing-library/react';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { STORED } from '../../../client/state/stored-keys';
import { menusOf, modeOf, rememberMode } from '../../../client/session/dashboard-mode';
import { Footer } from '../../../client/app/shell/Footer';
import { scrollWhenThere } from '../../../client/app/how-it-works';
import { NotFound } from '../../../client/ui/feedback/NotFound';
import { reconnectWait } from '../../../client/apollo/socket-link';
import { safeNext } from '../../../client/session/next-path';
import { HOW_IT_WORKS_ID } from '../../../client/ui/layout/anchors';
import { HOSTILE_NEXTS } from '../../support/hostile/hostile-nexts';
import { renderAt, useLanguage } from '../support/render';

beforeEach(() => useLanguage('es'));

describe('NAV-9 the mode of the dashboard', () => {
  test.each([
    ['/dashboard', '?mode=host', 'renter', 'host'],
    ['/dashboard', '?mode=renter', 'host', 'renter'],
    ['/dashboard', '?mode=other', 'host', 'host'],
    ['/dashboard', '', null, 'renter'],
    ['/search', '?mode=host', null, 'renter'],
    ['/search', '', 'host', 'host'],
  ] as const)('of %s%s with %s stored is %s', (pathname, search, kept, mode) => {
    expect(modeOf(pathname, search, kept)).toBe(mode);
  });

  test.each([
    ['renter', ['RENTER'], false, true, false],
    ['renter', ['RENTER', 'HOST'], true, true, false],
    ['renter', ['HOST'], true, false, false],
    ['host', ['RENTER', 'HOST'], true, false, true],
    ['host', ['RENTER', 'HOST'], false, false, false],
    ['host', ['RENTER'], true, false, false],
  ] as const)(
    'shows the menus of %s mode with %s and owning %s',
    (mode, roles, ownsSpaces, isRenterShown, isHostShown) => {
      expect(menusOf(mode, roles, ownsSpaces)).toEqual({ isRenterShown, isHostShown });
    },
  );

  test('PRF-1 the mode is stored in the browser', () => {
    expect(localStorage.getItem(STORED.dashboardMode.name)).toBeNull();
    rememberMode('host');
    expect(localStorage.getItem(STORED.dashboardMode.name)).toBe('host');
  });
});

describe('NAV-8 the footer', () => {
  test.each([
    ['es', 'Reinventamos el trastero con la economía colaborativa.'],
    ['en', 'Reinventing self-storage through the collaborative economy.'],
  ] as const)('USE-7 has the tagline, the year and the links in %s', async (language, tagline) => {
    await useLanguage(language, ['nav']);
    renderAt('/', <Footer />);
    expect(screen.getByText(tagline)).toBeInTheDocument();
    expect(screen.getByText('© 2025 Hueco')).toBeInTheDocument();
    const paths = screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
    expect(paths).toEqual(
      expect.arrayContaining([
        '/about',
        '/help',
        '/trust-safety',
        '/contact',
        '/terms',
        '/privacy',
        '/cookies',
        '/regulations',
      ]),
    );
  });
});

describe('NAV-2 scrolling to "how it works"', () => {
  test('is retried every 100 ms while the home page loads, at most ten times', async () => {
    vi.useFakeTimers();
    const look = vi.spyOn(document, 'getElementById');
    scrollWhenThere();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(look).toHaveBeenCalledTimes(11);
  });

  test('happens as soon as the section is rendered', async () => {
    vi.useFakeTimers();
    const section = document.createElement('section');
    section.id = HOW_IT_WORKS_ID;
    section.scrollIntoView = vi.fn();
    scrollWhenThere();
    await vi.advanceTimersByTimeAsync(250);
    document.body.append(section);
    await vi.advanceTimersByTimeAsync(100);
    expect(section.scrollIntoView).toHaveBeenCalledOnce();
    section.remove();
  });
});

test('RTE-2 an unknown address shows "Oops! Page not found" and a link to the home page', async () => {
  await useLanguage('es', ['domain', 'lost']);
  renderAt(
    '/nowhere',
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() })}>
      <NotFound />
    </ApolloProvider>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Oops! Page not found');
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
});

test('RTE-4 safeNext accepts only addresses of this site', () => {
  expect(safeNext('/publish-space?x=1')).toBe('/publish-space?x=1');
  for (const bad of [null, ...HOSTILE_NEXTS]) expect(safeNext(bad), String(bad)).toBeNull();
});

test('RTC-1 P-51 reconnects after 1, 2, 5, then every 10 s', () => {
  expect([0, 1, 2, 3, 4, 50].map(reconnectWait)).toEqual([1_000, 2_000, 5_000, 10_000, 10_000, 10_000]);
});
