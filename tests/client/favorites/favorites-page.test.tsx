import { MockedProvider } from '@apollo/client/testing/react';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '../../../client/apollo/cache';
import { AccountList } from '../../../client/features/favorites/components/AccountList';
import { AccountLists } from '../../../client/features/favorites/components/AccountLists';
import { BrowserList } from '../../../client/features/favorites/components/BrowserList';
import { FavoriteCard } from '../../../client/features/favorites/components/FavoriteCard';
import { MoreButton } from '../../../client/features/favorites/components/MoreButton';
import { NoteDialog } from '../../../client/features/favorites/components/NoteDialog';
import { favoritesPolicies } from '../../../client/features/favorites/favorites.cache';
import type { Comparison } from '../../../client/features/favorites/use-comparison';
import {
  FavoriteListsDocument,
  FavoriteSpacesDocument,
  MyFavoritesDocument,
  SaveFavoriteDocument,
  type FavoriteCard_FavoriteFragment,
} from '../../../client/generated/graphql';
import { Toaster } from '../../../client/ui/feedback/Toaster';
import { renderAt, useLanguage } from '../support/render';

const NONE: Comparison = { ids: [], isFull: false, toggle: () => undefined, clear: () => undefined };

const favorite = {
  __typename: 'Favorite',
  id: 'fav_a',
  note: 'Medir el sofá',
  notifyPriceDrop: true,
  droppedFromCents: 9000,
  space: {
    __typename: 'Space',
    id: 'spc_a',
    title: 'Trastero seco',
    type: 'STORAGE',
    sizeM2: 6,
    city: 'Madrid',
    district: 'Centro',
    features: [],
    accessMode: 'AUTONOMOUS',
    is24h: false,
    freeFrom: '2026-01-15',
    isInstantBook: false,
    isVerified: false,
    hasFeaturedHost: false,
    priceAllInCents: 8000,
    pricePerM2Cents: 1333,
    distanceM: null,
    photoCount: 0,
    rating: null,
    coverPhoto: null,
  },
} as unknown as FavoriteCard_FavoriteFragment;

beforeEach(() => useLanguage('es', ['favorites', 'domain', 'common']));

const card = (
  shown: FavoriteCard_FavoriteFragment,
  actions: { onEdit?: () => void; onMove?: () => void } = {},
  mocks: unknown[] = [],
) =>
  renderAt(
    '/favorites',
    <MockedProvider mocks={mocks as never}>
      <FavoriteCard
        favorite={shown}
        comparison={NONE}
        onEdit={actions.onEdit ?? (() => undefined)}
        onMove={actions.onMove ?? (() => undefined)}
      />
    </MockedProvider>,
  );

test('P10 a card shows a price drop and the note, and opens the dialogs for note and list', async () => {
  const [onEdit, onMove] = [vi.fn(), vi.fn()];
  card(favorite, { onEdit, onMove });
  expect(screen.getByText(/Bajó de 90\s€ a 80\s€/)).toBeInTheDocument();
  expect(screen.getByText('Medir el sofá')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Nota: Trastero seco' }));
  await userEvent.click(screen.getByRole('button', { name: 'Mover a otra lista: Trastero seco' }));
  expect([onEdit, onMove].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('P10 without a price drop the card mentions none', () => {
  card({ ...favorite, droppedFromCents: null });
  expect(screen.queryByText(/Bajó/)).not.toBeInTheDocument();
});

test('P10 the price alert of a favorite is shown and toggled', async () => {
  const saved = vi.fn(() => ({
    data: {
      saveFavorite: { favorite: { __typename: 'Favorite', id: 'fav_a', note: favorite.note, notifyPriceDrop: false } },
    },
  }));
  card(favorite, {}, [
    {
      request: { query: SaveFavoriteDocument, variables: { input: { favoriteId: 'fav_a', notifyPriceDrop: false } } },
      result: saved,
    },
  ]);
  const bell = screen.getByRole('button', { name: 'Avísame si baja de precio: Trastero seco' });
  expect(bell).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(bell);
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce());
});

test('P10 the note is saved', async () => {
  const onClose = vi.fn();
  const saved = vi.fn(() => ({
    data: { saveFavorite: { favorite: { __typename: 'Favorite', id: 'fav_a', note: 'Otra', notifyPriceDrop: true } } },
  }));
  const mock = {
    request: { query: SaveFavoriteDocument, variables: { input: { favoriteId: 'fav_a', note: 'Otra' } } },
    result: saved,
  };
  renderAt(
    '/favorites',
    <MockedProvider mocks={[mock] as never}>
      <NoteDialog favorite={favorite} onClose={onClose} />
    </MockedProvider>,
  );
  const note = screen.getByLabelText('Tu nota');
  expect(note).toHaveAttribute('maxlength', '200');
  await userEvent.clear(note);
  await userEvent.type(note, 'Otra');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(saved).toHaveBeenCalledOnce();
});

test('P10 a note that fails to save shows the error in the dialog and keeps its text', async () => {
  const mock = {
    request: { query: SaveFavoriteDocument, variables: () => true },
    result: { errors: [{ message: 'x', extensions: { code: 'RATE_LIMITED' } }] },
  };
  renderAt(
    '/favorites',
    <MockedProvider mocks={[mock] as never}>
      <NoteDialog favorite={favorite} onClose={() => undefined} />
    </MockedProvider>,
  );
  await userEvent.type(screen.getByLabelText('Tu nota'), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(
    'Demasiados intentos seguidos',
  );
  expect(screen.getByLabelText('Tu nota')).toHaveValue('Medir el sofá!');
});

test('P10 a list that fails to load shows an error and can be retried', async () => {
  const lists = {
    request: { query: FavoriteListsDocument },
    result: {
      data: {
        favoriteLists: [
          {
            __typename: 'FavoriteList',
            id: 'fvl_a',
            name: 'Piso',
            isFirst: false,
            count: 0,
            isFull: false,
            shareToken: null,
          },
        ],
      },
    },
  };
  const spaces = {
    request: { query: MyFavoritesDocument, variables: () => true },
    result: {
      data: {
        myFavorites: {
          __typename: 'FavoriteConnection',
          edges: [],
          pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        },
      },
    },
  };
  renderAt(
    '/favorites?list=fvl_a',
    <MockedProvider mocks={[{ request: lists.request, error: new Error('offline') }, lists, spaces] as never}>
      <AccountLists />
    </MockedProvider>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión con Hueco');
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Piso' })).toBeInTheDocument();
});

test('P10 a further page that fails to load shows an error and can be retried', async () => {
  const onMore = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(null);
  renderAt(
    '/favorites',
    <>
      <MoreButton isLoading={false} onMore={onMore} />
      <Toaster />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ver más' }));
  expect(await screen.findByText('No se han podido cargar más')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ver más' }));
  expect(onMore).toHaveBeenCalledTimes(2);
});

test('P10 a list whose loaded favorites are all removed shows the next ones; a failure can be retried', async () => {
  localStorage.setItem('hueco_favorites', JSON.stringify(['spc_b']));
  const page = (id: string, hasNextPage: boolean) => ({
    data: {
      myFavorites: {
        __typename: 'FavoriteConnection',
        edges: [
          {
            __typename: 'FavoriteEdge',
            cursor: id,
            node: {
              ...favorite,
              id: `fav_${id}`,
              space: { ...favorite.space, id: `spc_${id}`, title: `Trastero ${id}` },
            },
          },
        ],
        pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: id },
      },
    },
  });
  const first = { query: MyFavoritesDocument, variables: { listId: null, first: 24 } };
  const second = { query: MyFavoritesDocument, variables: { listId: null, first: 24, after: 'a' } };
  renderAt(
    '/favorites',
    <MockedProvider
      cache={createCache([favoritesPolicies])}
      mocks={
        [
          { request: first, result: page('a', true) },
          { request: second, error: new Error('offline') },
          { request: second, result: page('b', false) },
        ] as never
      }
    >
      <AccountList list={null} isOnly />
    </MockedProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Trastero b')).toBeVisible();
  expect(screen.queryByText('Trastero a')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ver más' })).not.toBeInTheDocument();
});

test('P10 a visitor sees the favorites of this browser page by page; removing one removes its card', async () => {
  const ids = Array.from({ length: 100 }, (_, index) => `spc_${index}`);
  localStorage.setItem('hueco_favorites', JSON.stringify(ids));
  const mocks = [0, 24, 48, 72, 96].map((start) => ({
    request: { query: FavoriteSpacesDocument, variables: { ids: ids.slice(start, start + 24) } },
    result: { data: { nodes: ids.slice(start, start + 24).map((id) => ({ ...favorite.space, id, title: id })) } },
  }));
  renderAt(
    '/favorites',
    <MockedProvider mocks={mocks as never}>
      <BrowserList />
    </MockedProvider>,
  );
  await screen.findByText('spc_0');
  for (const count of [24, 48, 72, 96]) {
    expect(screen.getAllByRole('article')).toHaveLength(count);
    fireEvent.click(screen.getByRole('button', { name: 'Ver más' }));
    await screen.findByText(`spc_${count}`);
  }
  expect(screen.getAllByRole('article')).toHaveLength(100);
  expect(screen.queryByRole('button', { name: 'Ver más' })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Guardar en favoritos: spc_0' }));
  expect(screen.queryByText('spc_0')).not.toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(99);
});
