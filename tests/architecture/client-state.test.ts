import { expect, test } from 'vitest';
import { STAFF_STORED } from '../../client/state/staff-stored-keys.js';
import { STORED } from '../../client/state/stored-keys.js';
import { SUPPORT_STORED } from '../../client/state/support-stored-keys.js';
import { readProjectFile, sourcesOf } from './sources.js';

const client = sourcesOf('client');
const filesWith = (pattern: RegExp): string[] =>
  client.filter(({ code }) => pattern.test(code)).map(({ file }) => file);

/** Events of the session, emitted one by one: they have no current state for a store. */
const SESSION_EVENTS = 'client/session/event-hub.ts';

test('only client/state/browser-storage.ts uses the storage of the browser', () => {
  expect(filesWith(/\b(localStorage|sessionStorage)\b/)).toEqual(['client/state/browser-storage.ts']);
});

test('the first paint reads the theme under the name that the client stores', () => {
  expect(readProjectFile('client/index.html')).toContain(`localStorage.getItem('${STORED.theme.name}')`);
});

test('every stored value has a name of its own', () => {
  const names = [STORED, STAFF_STORED, SUPPORT_STORED].flatMap((stored) =>
    Object.values(stored).map(({ name }) => name),
  );
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
});

test('stores use zustand: no other file keeps listeners or calls useSyncExternalStore', () => {
  expect(filesWith(/\buseSyncExternalStore\b/)).toEqual([]);
  expect(filesWith(/\blisteners\b\s*(:[^=]+)?=\s*(new (Set|Map)|\[)/i)).toEqual([SESSION_EVENTS]);
});

test('client/state imports nothing else of the client', () => {
  const foreign = client
    .filter(({ file }) => file.startsWith('client/state/'))
    .flatMap(({ imports }) => imports)
    .filter(({ target, isLocal }) => isLocal && !target.startsWith('client/state/'));
  expect(foreign).toEqual([]);
});
