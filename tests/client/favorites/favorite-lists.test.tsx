import { MockedProvider } from '@apollo/client/testing/react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '../../../client/apollo/cache';
import { favoritesPolicies } from '../../../client/features/favorites/favorites.cache';
import { DeleteListDialog } from '../../../client/features/favorites/components/DeleteListDialog';
import { ListChips } from '../../../client/features/favorites/components/ListChips';
import { ListNameDialog } from '../../../client/features/favorites/components/ListNameDialog';
import { MoveDialog } from '../../../client/features/favorites/components/MoveDialog';
import { ShareDialog } from '../../../client/features/favorites/components/ShareDialog';
import { listKey } from '../../../client/features/favorites/list.schema';
import {
  CreateFavoriteListDocument,
  DeleteFavoriteListDocument,
  FavoriteListsDocument,
  MoveFavoriteDocument,
  ShareFavoriteListDocument,
  type FavoriteList_ListFragment,
} from '../../../client/generated/graphql';
import { closeAllToasts } from '../../../client/ui/feedback/toast';
import { Toaster } from '../../../client/ui/feedback/Toaster';
import { renderAt, useLanguage } from '../support/render';

const list = (id: string, fields: Partial<FavoriteList_ListFragment> = {}) =>
  ({
    __typename: 'FavoriteList',
    id,
    name: null,
    isFirst: false,
    count: 2,
    isFull: false,
    shareToken: null,
    ...fields,
  }) as FavoriteList_ListFragment;

const FIRST = list('fvl_first', { isFirst: true, count: 4 });
const PISO = list('fvl_piso', { name: 'Piso' });
const FULL = list('fvl_full', { name: 'Todo', isFull: true, count: 100 });

const ok = (query: unknown, variables: unknown, data: object) => ({ request: { query, variables }, result: { data } });
const refusal = (query: unknown, extensions: object) => ({
  request: { query, variables: () => true },
  result: { errors: [{ message: 'x', extensions }] },
});
const listsNow = (...lists: FavoriteList_ListFragment[]) => ok(FavoriteListsDocument, {}, { favoriteLists: lists });

const show = (children: ReactNode, ...mocks: object[]) =>
  renderAt(
    '/favorites',
    <MockedProvider mocks={mocks as never} cache={createCache([favoritesPolicies])}>
      <>
        {children}
        <Toaster />
      </>
    </MockedProvider>,
  );

beforeEach(() => useLanguage('es', ['favorites', 'domain', 'common']));
afterEach(closeAllToasts);

test("P10 the lists are shown as links, the first by its name in the user's language", () => {
  show(<ListChips lists={[FIRST, { ...PISO, shareToken: 'x' }]} currentId={PISO.id} onNew={() => undefined} />);
  expect(
    screen
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
  ).toEqual([
    ['Mis favoritos4', '/favorites', null],
    ['Piso2', '/favorites?list=fvl_piso', 'page'],
  ]);
  expect(screen.getByLabelText('Compartida')).toBeInTheDocument();
});

test("P10 an error about a list's name is shown at its field", async () => {
  const onDone = vi.fn();
  show(
    <ListNameDialog onClose={() => undefined} onDone={onDone} />,
    refusal(CreateFavoriteListDocument, {
      code: 'VALIDATION_FAILED',
      fields: [{ path: 'name', code: 'LISTS_FULL', params: { max: 20 } }],
    }),
  );
  const field = screen.getByLabelText('Nombre de la lista');
  await userEvent.type(field, 'Otra');
  await userEvent.click(screen.getByRole('button', { name: 'Crear lista' }));
  expect(await screen.findByText('Ya tienes 20 listas. Borra una para crear otra.')).toBeInTheDocument();
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(onDone).not.toHaveBeenCalled();
});

test('P10 a space is moved or added to another list; a full list is disabled', async () => {
  const onClose = vi.fn();
  const moved = vi.fn(() => ({ data: { moveFavorite: { favorite: { __typename: 'Favorite', id: 'fav_a' } } } }));
  show(<MoveDialog spaceId="spc_a" onClose={onClose} />, listsNow(FIRST, PISO, FULL), {
    request: {
      query: MoveFavoriteDocument,
      variables: { input: { spaceId: 'spc_a', fromListId: FIRST.id, toListId: PISO.id, staysHere: true } },
    },
    result: moved,
  });
  expect(await screen.findByRole('radio', { name: 'Todo llena' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Mover' }));
  expect(await screen.findByText('Rellena este dato.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: /^Piso/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Dejarlo también en «Mis favoritos»' }));
  await userEvent.click(screen.getByRole('button', { name: 'Añadir' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(moved).toHaveBeenCalledOnce();
  expect(await screen.findByText('Guardado en «Piso»')).toBeInTheDocument();
});

test('P10 a user with one list is asked to name a new one', async () => {
  show(
    <MoveDialog spaceId="spc_a" onClose={() => undefined} />,
    listsNow(FIRST),
    refusal(CreateFavoriteListDocument, {
      code: 'VALIDATION_FAILED',
      fields: [{ path: 'name', code: 'LIST_NAME_TAKEN' }],
    }),
  );
  await userEvent.type(await screen.findByLabelText('Nombre de la lista'), 'Mis favoritos');
  await userEvent.click(screen.getByRole('button', { name: 'Mover' }));
  expect(await screen.findByText('Ya tienes una lista con ese nombre.')).toBeInTheDocument();
});

test('P10 deleting a list announces where its spaces move, and shows an error when they do not fit', async () => {
  const onDeleted = vi.fn();
  show(
    <DeleteListDialog list={PISO} onClose={() => undefined} onDeleted={onDeleted} />,
    refusal(DeleteFavoriteListDocument, { code: 'FAVORITES_FULL', params: { most: 100 } }),
  );
  expect(screen.getByText('Los 2 espacios que guarda pasan a «Mis favoritos».')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Borrar la lista' }));
  expect(await screen.findByText(/«Mis favoritos» no tiene sitio: caben 100 espacios/)).toBeInTheDocument();
  expect(onDeleted).not.toHaveBeenCalled();
});

test('P10 a private list offers to create a link; a shared list shows its link and can revoke it', async () => {
  const shared = vi.fn(() => ({
    data: { shareFavoriteList: { favoriteList: { __typename: 'FavoriteList', id: PISO.id, shareToken: 'token' } } },
  }));
  const { unmount } = show(<ShareDialog list={PISO} onClose={() => undefined} />, {
    request: { query: ShareFavoriteListDocument, variables: { id: PISO.id } },
    result: shared,
  });
  expect(screen.queryByLabelText('Enlace de la lista')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Crear enlace' }));
  await vi.waitFor(() => expect(shared).toHaveBeenCalledOnce());
  unmount();
  show(<ShareDialog list={{ ...PISO, shareToken: 'token' }} onClose={() => undefined} />);
  expect(screen.getByLabelText('Enlace de la lista')).toHaveValue(`${window.location.origin}/favorites/shared/token`);
  expect(screen.getByRole('button', { name: 'Retirar el enlace' })).toBeEnabled();
});

test('P10 an error while sharing is shown in the dialog', async () => {
  show(
    <ShareDialog list={PISO} onClose={() => undefined} />,
    refusal(ShareFavoriteListDocument, { code: 'RATE_LIMITED' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Crear enlace' }));
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(
    'Demasiados intentos seguidos',
  );
});

test('P10 the idempotency key of a list stays within the limit for any name', () => {
  const key = '01234567-89ab-cdef-0123-456789abcdef';
  expect(listKey(key, 'x'.repeat(500)).length).toBeLessThanOrEqual(200);
  expect(listKey(key, 'Piso')).not.toBe(listKey(key, 'Casa'));
});
