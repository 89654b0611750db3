import { MockedProvider } from '@apollo/client/testing/react';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { createCache } from '../../../client/apollo/cache';
import { findInDocs, type DocsEntry } from '../../../client/features/developers/search/find-in-docs';
import { SearchButton } from '../../../client/features/developers/search/SearchButton';
import { DocsSearchDocument } from '../../../client/generated/graphql';
import { renderAt, useLanguage } from '../support/render';

configure({ asyncUtilTimeout: 8000 });

beforeAll(() => useLanguage('es', ['apiDocs', 'apiGuides', 'errors']));

const entry = (title: string, text = '', group: DocsEntry['group'] = 'operations'): DocsEntry => ({
  title,
  text,
  path: `/${title}`,
  group,
});
const titles = (entries: readonly DocsEntry[], question: string): string[] =>
  findInDocs(entries, question).flatMap((group) => group.entries.map(({ title }) => title));

test('USE-3 search ignores accents and case, splits names and ranks titles that begin with the word first', () => {
  const all = [
    entry('Booking', 'A rental.', 'types'),
    entry('acceptBooking', 'Accepts it.'),
    entry('bookingChanged', 'Tells of changes.'),
    entry('Límites', 'Cuánto se puede llamar.', 'guides'),
    entry('SpaceFilter', 'Narrows a list.', 'types'),
  ];
  expect(titles(all, 'booking')).toEqual(['bookingChanged', 'acceptBooking', 'Booking']);
  expect(titles(all, 'LIMITES')).toEqual(['Límites']);
  expect(titles(all, 'space filter')).toEqual(['SpaceFilter']);
  expect(titles(all, 'changes')).toEqual(['bookingChanged']);
  // The best result of all groups comes first.
  expect(titles([entry('Reservar', 'prepareBooking', 'guides'), entry('prepareBooking')], 'prepareB')[0]).toBe(
    'prepareBooking',
  );
  expect(titles(all, 'accept rental')).toEqual([]);
  expect(titles(all, '  ')).toEqual([]);
});

const named = (name: string, kind: string, summary: string) => ({ __typename: 'ApiEntryName', name, kind, summary });
const mock = {
  request: { query: DocsSearchDocument },
  result: {
    data: {
      apiReference: {
        __typename: 'ApiReference',
        operations: [named('prepareBooking', 'MUTATION', 'Holds the days for 15 minutes')],
        types: [named('Photo', 'TYPE', 'A photo of a space')],
      },
    },
  },
};

const Place = () => <output>{useLocation().pathname + useLocation().hash}</output>;

test('USE-3 the documentation is searched by keyboard across guides, reference and errors', async () => {
  const user = userEvent.setup();
  renderAt(
    '/developers',
    <MockedProvider mocks={[mock]} cache={createCache([])}>
      <Routes>
        <Route
          path="*"
          element={
            <>
              <SearchButton />
              <Place />
            </>
          }
        />
      </Routes>
    </MockedProvider>,
  );
  await screen.findByRole('button', { name: 'Buscar en la documentación' });
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('searchbox', { name: 'Guías, operaciones, tipos y errores' });
  await waitFor(() => expect(field).toHaveFocus());
  await user.type(field, 'prepareB');
  const operations = await screen.findByRole('region', { name: 'Operaciones' });
  expect(within(operations).getByRole('link', { name: /^prepareBooking/ })).toBeVisible();
  await user.keyboard('{Enter}');
  expect(screen.getByText('/developers/reference/prepareBooking')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Buscar en la documentación' }));
  await user.type(await screen.findByRole('searchbox'), 'clave');
  const guides = await screen.findByRole('region', { name: 'Guías' });
  expect(within(guides).getAllByRole('link')[0]).toHaveAttribute('href', '/developers/guides/keys');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(within(guides).getAllByRole('link')[1]).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByText(/^\/developers\/guides\/.+#/)).toBeInTheDocument();
});

test('USE-3 texts of guides are found with their numbers', async () => {
  const user = userEvent.setup();
  renderAt(
    '/developers',
    <MockedProvider mocks={[mock]} cache={createCache([])}>
      <SearchButton />
    </MockedProvider>,
  );
  await user.click(await screen.findByRole('button', { name: 'Buscar en la documentación' }));
  await user.type(await screen.findByRole('searchbox'), 'Sube');
  expect(await screen.findByText(/de hasta \d+\sMB/)).toBeVisible();
});

test('a search without results says so', async () => {
  const user = userEvent.setup();
  renderAt(
    '/developers',
    <MockedProvider mocks={[mock]} cache={createCache([])}>
      <SearchButton />
    </MockedProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Buscar en la documentación' }));
  await user.type(await screen.findByRole('searchbox'), 'zeppelin');
  expect(await screen.findByText('Nada con «zeppelin».')).toBeInTheDocument();
});
