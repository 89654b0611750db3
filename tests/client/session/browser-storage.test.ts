import { expect, test, vi } from 'vitest';
import {
  deletePersonal,
  listIds,
  readIfOpen,
  readJson,
  readText,
  subscribeToStored,
  writeJson,
  writeText,
} from '../../../client/state/browser-storage';
import { STORED } from '../../../client/state/stored-keys';
import { createStoredIds } from '../../../client/state/stored-store';

function blockStorage(): void {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
}

test('values are written to the storage of their scope', () => {
  writeText(STORED.helpAnswers, 'yes');
  writeJson(STORED.spaceDraft, { city: 'Madrid' }, 'usr_marta:new');
  expect(sessionStorage.getItem('hueco_help_answers')).toBe('yes');
  expect(localStorage.getItem('hueco_draft:usr_marta:new')).toBe('{"city":"Madrid"}');
  expect(listIds(STORED.spaceDraft)).toEqual(['usr_marta:new']);
  writeJson(STORED.spaceDraft, null, 'usr_marta:new');
  expect({ ...localStorage }).toEqual({});
});

test("P-31 sign-out deletes every scope but the browser's, and unknown keys", () => {
  for (const [index, { name, scope }] of Object.values(STORED).entries())
    (scope === 'tab' ? sessionStorage : localStorage).setItem(name, String(index));
  localStorage.setItem('somebody_elses', '1');
  deletePersonal(true);
  expect(Object.keys(localStorage).toSorted()).toEqual(
    Object.values(STORED)
      .filter(({ scope }) => scope === 'browser')
      .map(({ name }) => name)
      .toSorted(),
  );
  expect({ ...sessionStorage }).toEqual({});
});

test('P-31 a sign-out in another tab keeps what all tabs share', () => {
  writeText(STORED.favorites, '[]');
  writeText(STORED.formValues, '{}');
  deletePersonal(false);
  expect([readText(STORED.favorites), readText(STORED.formValues)]).toEqual(['[]', null]);
});

test('with blocked storage values live as long as the page, or until sign-out', () => {
  blockStorage();
  writeText(STORED.theme, 'dark');
  writeText(STORED.messageDrafts, '{}');
  expect([readText(STORED.theme), readText(STORED.messageDrafts)]).toEqual(['dark', '{}']);
  expect(readIfOpen(STORED.theme)).toBeUndefined();
  deletePersonal(true);
  expect([readText(STORED.theme), readText(STORED.messageDrafts)]).toEqual(['dark', null]);
  writeText(STORED.theme, null);
  expect(readText(STORED.theme)).toBeNull();
});

test('an invalid stored value is read as null', () => {
  localStorage.setItem('hueco_last_searches', '{broken');
  expect(readJson(STORED.lastSearches)).toBeNull();
});

test('a stored list keeps its identity while its text is the same, and the initial one when empty', () => {
  const favorites = createStoredIds(STORED.favorites, 2);
  expect(favorites.getState()).toBe(favorites.getInitialState());
  favorites.set(['a', 'b', 'c']);
  expect(favorites.getState()).toEqual(['a', 'b']);
  expect(favorites.getState()).toBe(favorites.getState());
  favorites.set([]);
  expect(localStorage.getItem('hueco_favorites')).toBeNull();
  expect(favorites.getState()).toBe(favorites.getInitialState());
});

test('subscribers are notified of writes in this tab, in another tab and at sign-out, until they unsubscribe', () => {
  const listener = vi.fn<() => void>();
  const stop = subscribeToStored(STORED.favorites, listener);
  writeText(STORED.favorites, '["a"]');
  writeText(STORED.recentSpaces, '["a"]');
  expect(listener).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new StorageEvent('storage', { key: 'hueco_favorites' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  deletePersonal(true);
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  writeText(STORED.favorites, '["b"]');
  expect(listener).toHaveBeenCalledTimes(3);
});
