import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AccountFavorites } from '../../../client/features/favorites/account-favorites';
import { browserFavorites } from '../../../client/ui/favorites/browser-favorites';
import { openListDialog, useListQuestion } from '../../../client/ui/favorites/list-question';
import { closeAllToasts, useToasts } from '../../../client/ui/feedback/toast';
import { useLanguage } from '../support/render';

const MARTA = 'usr_marta';

/** A server that stores favorites as the real one does; `refuses` is the code that answers every change. */
function fakeServer(kept: string[]) {
  const server = { kept, refuses: null as string | null, calls: [] as string[], leftOutCount: 0 };
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { query, variables } = JSON.parse(body) as {
      query: string;
      variables: { spaceIds?: string[]; spaceId?: string; input?: { spaceId: string } };
    };
    const name = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';
    server.calls.push(name);
    if (server.refuses && name !== 'FavoriteIds')
      return Response.json({ errors: [{ extensions: { code: server.refuses, params: { most: 100 } } }] });
    if (name === 'MergeFavorites') server.kept = [...new Set([...(variables.spaceIds ?? []), ...server.kept])];
    if (name === 'AddFavorite') server.kept = [variables.input?.spaceId ?? '', ...server.kept];
    if (name === 'RemoveFavorite') server.kept = server.kept.filter((id) => id !== variables.spaceId);
    return Response.json({
      data: {
        favoriteIds: server.kept,
        mergeFavorites: { spaceIds: server.kept, leftOutCount: server.leftOutCount },
        addFavorite: { spaceId: 'spc_x' },
        removeFavorite: { removedSpaceId: 'spc_x' },
      },
    });
  });
  return server;
}

const opened: AccountFavorites[] = [];

function open(person = MARTA): AccountFavorites {
  const favorites = new AccountFavorites(person, () => Promise.resolve('token'));
  opened.push(favorites);
  return favorites;
}

const known = (favorites: AccountFavorites) => vi.waitFor(() => expect(favorites.isKnown()).toBe(true));

beforeEach(async () => {
  localStorage.clear();
  await useLanguage('es', ['errors']);
});
afterEach(() => {
  for (const favorites of opened.splice(0)) favorites.close();
  closeAllToasts();
  openListDialog(null);
  vi.unstubAllGlobals();
});

test("P10 a visitor's favorites move to the account and are removed from the browser", async () => {
  const server = fakeServer(['spc_old']);
  browserFavorites.toggle('spc_a');
  browserFavorites.toggle('spc_b');
  const favorites = open();
  expect(favorites.ids()).toEqual(['spc_b', 'spc_a']);
  await known(favorites);
  expect(favorites.ids()).toEqual(['spc_b', 'spc_a', 'spc_old']);
  expect(server.calls).toEqual(['MergeFavorites']);
  expect(localStorage.getItem('hueco_favorites')).toBeNull();
});

test('P10 favorites of a visitor that have no room in the account are told', async () => {
  await useLanguage('es', ['favorites']);
  const server = fakeServer(['spc_old']);
  server.leftOutCount = 2;
  for (const id of ['spc_a', 'spc_b', 'spc_c']) browserFavorites.toggle(id);
  const { result: toasts } = renderHook(useToasts);
  await known(open());
  await vi.waitFor(() =>
    expect(toasts.current.map(({ title }) => title)).toEqual([
      '«Mis favoritos» está lleno: no han cabido 2 espacios de los que guardaste sin iniciar sesión.',
    ]),
  );
});

test('P10 favorites stay in the browser when the merge fails and move with the next change', async () => {
  const server = fakeServer([]);
  server.refuses = 'INTERNAL';
  browserFavorites.toggle('spc_a');
  const favorites = open();
  await vi.waitFor(() => expect(server.calls).toEqual(['MergeFavorites']));
  expect([favorites.isKnown(), favorites.ids(), browserFavorites.ids()]).toEqual([false, ['spc_a'], ['spc_a']]);
  server.refuses = null;
  favorites.toggle('spc_b');
  await vi.waitFor(() => expect(server.kept).toEqual(['spc_b', 'spc_a']));
  expect(browserFavorites.ids()).toEqual([]);
});

test('P10 a favorite shows at once and is reverted when the server rejects it', async () => {
  const server = fakeServer(['spc_a']);
  const favorites = open();
  await known(favorites);
  server.refuses = 'FAVORITES_FULL';
  favorites.toggle('spc_b');
  expect(favorites.ids()).toEqual(['spc_b', 'spc_a']);
  await vi.waitFor(() => expect(favorites.ids()).toEqual(['spc_a']));
  favorites.toggle('spc_a');
  expect(favorites.ids()).toEqual([]);
  await vi.waitFor(() => expect(favorites.ids()).toEqual(['spc_a']));
});

test('P10 of several quick clicks only the last state is sent', async () => {
  const server = fakeServer([]);
  const favorites = open();
  await known(favorites);
  for (let press = 0; press < 5; press++) favorites.toggle('spc_a');
  expect(favorites.ids()).toEqual(['spc_a']);
  await vi.waitFor(() => expect(server.kept).toEqual(['spc_a']));
  expect(server.calls).toEqual(['FavoriteIds', 'AddFavorite']);
});

test('P10 tabs of the same user stay in sync; those of another user are unaffected', async () => {
  fakeServer([]);
  const [one, other, stranger] = [open(), open(), open('usr_eva')];
  await Promise.all([one, other, stranger].map(known));
  one.toggle('spc_a');
  await vi.waitFor(() => expect(other.ids()).toEqual(['spc_a']));
  other.toggle('spc_a');
  await vi.waitFor(() => expect(one.ids()).toEqual([]));
  expect(stranger.ids()).toEqual([]);
});

test('P10 a response after sign-out stores nothing', async () => {
  fakeServer([]);
  const favorites = open();
  await known(favorites);
  favorites.toggle('spc_a');
  favorites.close();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(localStorage.getItem('hueco_favorites')).toBeNull();
});

test('P10 saving a favorite shows its list and offers to change it, one toast at a time', async () => {
  fakeServer([]);
  const favorites = open();
  await known(favorites);
  const { result: toasts } = renderHook(useToasts);
  const { result: question } = renderHook(useListQuestion);
  for (const id of ['spc_a', 'spc_b']) favorites.toggle(id);
  await vi.waitFor(() => expect(favorites.ids()).toEqual(['spc_b', 'spc_a']));
  await vi.waitFor(() =>
    expect(toasts.current).toMatchObject([
      { title: 'Guardado en «Mis favoritos»', action: { label: 'Cambiar de lista' } },
    ]),
  );
  await vi.waitFor(() => {
    act(() => toasts.current[0]?.action?.onClick());
    expect(question.current).toEqual({ spaceId: 'spc_b' });
  });
  favorites.toggle('spc_a');
  await vi.waitFor(() => expect(favorites.ids()).toEqual(['spc_b']));
  expect(toasts.current).toHaveLength(1);
});

test('U2 a favorite saved offline is kept and sent when the connection returns', async () => {
  const server = fakeServer([]);
  const favorites = open();
  await known(favorites);
  const answering = globalThis.fetch;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')));
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  favorites.toggle('spc_a');
  favorites.toggle('spc_b');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(favorites.ids()).toEqual(['spc_b', 'spc_a']);
  vi.stubGlobal('fetch', answering);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(server.kept).toEqual(['spc_b', 'spc_a']));
  expect(favorites.ids()).toEqual(['spc_b', 'spc_a']);
  online.mockRestore();
});
