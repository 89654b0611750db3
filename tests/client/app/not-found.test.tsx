import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NotFound } from '../../../client/ui/feedback/NotFound';
import { rememberSearch } from '../../../client/ui/recent/last-searches';
import { renderAt, useLanguage } from '../support/render';

beforeEach(() => useLanguage('es', ['domain', 'lost']));
afterEach(() => localStorage.clear());

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const spaceOf = (id: string, title: string) => ({
  __typename: 'Space' as const,
  id,
  title,
  priceAllInCents: 5500,
  coverPhoto: null,
  isPublic: true,
});
const cityOf = (slug: string, spaceCount: number, isComingSoon = false) => ({
  __typename: 'City',
  slug,
  name: slug,
  spaceCount,
  isComingSoon,
});
/** The records the server has by id; one of the found spaces is no longer published. */
const FOUND = {
  spc_near: spaceOf('spc_near', 'Trastero en Lavapiés'),
  spc_gone: { ...spaceOf('spc_gone', 'Garaje que ya no está'), isPublic: false },
};

function open() {
  const asked: string[][] = [];
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (operationName !== 'OtherWays') return;
        const searched = variables['searched'] as string[];
        asked.push(searched);
        observer.next({
          data: {
            cities: [
              cityOf('Sevilla', 9),
              cityOf('Madrid', 124),
              cityOf('Alicante', 500, true),
              cityOf('Palma', 12),
              cityOf('Bilbao', 3),
            ],
            newest: {
              edges: ['Nuevo uno', 'Nuevo dos', 'Nuevo tres'].map((title, i) => ({ node: spaceOf(`spc_${i}`, title) })),
            },
            searched: searched.map((id) => FOUND[id as keyof typeof FOUND] ?? null),
          },
        });
        observer.complete();
      }),
  );
  renderAt(
    '/nada',
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
      <NotFound />
      <Address />
    </ApolloProvider>,
  );
  return asked;
}

const linksTo = (part: string): string[] =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith(part))
    .map((link) => link.textContent.replaceAll(/\s/g, ' '));

test('RTE-2 the page for unknown addresses has a search form', async () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toHaveAttribute('lang', 'en');
  fireEvent.change(screen.getByLabelText('Dónde'), { target: { value: '28012' } });
  await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(screen.getByText('/search?postal_code=28012')).toBeInTheDocument();
});

test('RTE-2 without an earlier search the page shows the newest spaces and three cities', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 2, name: 'Otros caminos, cerca' })).toBeVisible();
  expect(linksTo('/space/')).toEqual(
    ['Nuevo uno', 'Nuevo dos', 'Nuevo tres'].map((title) => `${title}55 € al mes, todo incluido`),
  );
  expect(linksTo('/Sevilla').concat(linksTo('/Madrid'), linksTo('/Palma'))).toEqual([
    'Sevilla9',
    'Madrid124',
    'Palma12',
  ]);
  expect([...linksTo('/Alicante'), ...linksTo('/Bilbao')]).toEqual([]);
});

test('RTE-2 spaces of the last search that are still published come first', async () => {
  for (const [address, id] of [
    ['/search?city=Bilbao', 'spc_old'],
    ['/search?city=Madrid', 'spc_near'],
  ] as const)
    rememberSearch({
      address,
      heading: '2 espacios',
      spaces: [id, 'spc_gone'].map((one) => ({
        id: one,
        title: 'Como entonces',
        type: 'STORAGE',
        sizeM2: 4,
        city: 'Madrid',
        district: null,
        priceAllInCents: 9900,
      })),
    });
  const asked = open();
  await waitFor(() => expect(linksTo('/space/')[0]).toMatch(/^Trastero en Lavapiés55/));
  expect(linksTo('/space/').map((text) => text.slice(0, 5))).toEqual(['Trast', 'Nuevo', 'Nuevo']);
  expect(asked.at(-1)).toEqual(['spc_near', 'spc_gone']);
});
