import { beforeEach, expect, test, vi } from 'vitest';
import { DraftStore, SAVE_DELAY_MS, type SaveDraft } from '../../../client/features/spaces/wizard/draft-store';
import { browserStorage } from '../../../client/features/spaces/wizard/unsaved-values';
import { rememberPerson } from '../../../client/session/tabs';
import { refusal } from '../support/sessions';

const SAVED_AT = '2027-03-02T11:03:00.000Z';
const USER = 'usr_marta';

beforeEach(() => {
  rememberPerson(USER);
  vi.useFakeTimers();
});

const savesAs = (id = 'spc_1') => vi.fn<SaveDraft>(async () => ({ id, savedAt: SAVED_AT, hasUnpublished: false }));
const newDraft = (save: SaveDraft) => new DraftStore({ save, storage: browserStorage(USER), id: null });
const openDraft = (save: SaveDraft) =>
  new DraftStore({
    save,
    storage: browserStorage(USER),
    id: 'spc_1',
    values: { title: 'Trastero' },
    savedAt: SAVED_AT,
  });
const keptOf = (id: string) => browserStorage(USER).read(id)?.values;

test('WIZ-1 several changes are merged into one save within a second of the last one', async () => {
  const save = savesAs();
  const store = openDraft(save);
  store.change({ title: 'Trastero s' });
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS - 100);
  store.change({ title: 'Trastero seco', city: 'Madrid' });
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS - 100);
  expect(save).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(SAVE_DELAY_MS).toBeLessThan(1000);
  expect(save.mock.calls).toEqual([[{ spaceId: 'spc_1', draft: { title: 'Trastero seco', city: 'Madrid' } }]]);
  expect(store.getState()).toMatchObject({ status: 'saved', savedAt: SAVED_AT });
});

test('WIZ-1 nothing is saved before the first change, and the first save creates the draft', async () => {
  const save = savesAs('spc_new');
  const store = newDraft(save);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(save).not.toHaveBeenCalled();
  store.change({ city: 'Madrid' });
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  expect(save).toHaveBeenCalledWith({
    clientKey: expect.any(String),
    draft: expect.objectContaining({ city: 'Madrid', minDays: 30 }),
  });
  expect(store.getState()).toMatchObject({ id: 'spc_new', status: 'saved' });
});

test('WIZ-1 a repeated first save has the same client key, after a reload too', async () => {
  const save = vi.fn<SaveDraft>(async () => Promise.reject(refusal('NETWORK')));
  newDraft(save).change({ city: 'Madrid' });
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  const again = savesAs('spc_new');
  const store = newDraft(again);
  expect(store.getState().values.city).toBe('Madrid');
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  expect(again.mock.calls[0]?.[0].clientKey).toBe(save.mock.calls[0]?.[0].clientKey);
  expect(again.mock.calls[0]?.[0].draft).toMatchObject({ city: 'Madrid' });
});

test('WIZ-1 a failed save is reported, stored in the browser and retried', async () => {
  const save = savesAs().mockRejectedValueOnce(refusal('NETWORK'));
  const store = openDraft(save);
  store.change({ title: 'Trastero seco' });
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  expect(store.getState()).toMatchObject({
    status: 'failed',
    error: { code: 'NETWORK' },
    values: { title: 'Trastero seco' },
  });
  expect(store.hasUnsaved).toBe(true);
  expect(keptOf('spc_1')).toEqual({ title: 'Trastero seco' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(store.getState().status).toBe('saved');
  expect(keptOf('spc_1')).toBeUndefined();
});

test('WIZ-1 P-31 a failed save is not retried after the page is left and stays in the browser', async () => {
  const save = vi.fn<SaveDraft>(async () => Promise.reject(refusal('INTERNAL')));
  const store = openDraft(save);
  const leave = store.open();
  store.change({ title: 'Trastero seco' });
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  leave();
  const tries = save.mock.calls.length;
  await vi.advanceTimersByTimeAsync(5000);
  // A save may have been under way at sign-out, but no further one follows.
  expect(save.mock.calls.length).toBeLessThanOrEqual(tries + 1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save.mock.calls.length).toBeLessThanOrEqual(tries + 1);
  expect(keptOf('spc_1')).toEqual({ title: 'Trastero seco' });
});

test('WIZ-1 changes made during a save are sent with the next one', async () => {
  let answer: (saved: Awaited<ReturnType<SaveDraft>>) => void = () => undefined;
  const save = vi.fn<SaveDraft>(() => new Promise((resolve) => (answer = resolve)));
  const store = openDraft(save);
  store.change({ title: 'Uno' });
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  store.change({ title: 'Uno y dos' });
  expect(keptOf('spc_1')).toEqual({ title: 'Uno y dos' });
  answer({ id: 'spc_1', savedAt: SAVED_AT, hasUnpublished: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(store.getState()).toMatchObject({ status: 'unsaved', values: { title: 'Uno y dos' } });
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  expect(save.mock.calls.map(([input]) => input.draft)).toEqual([{ title: 'Uno' }, { title: 'Uno y dos' }]);
});

test('WIZ-1 moving to another step saves at once', async () => {
  const save = savesAs();
  const store = openDraft(save);
  store.change({ title: 'Trastero seco' });
  expect(await store.flush()).toBe(true);
  expect(save).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  expect(save).toHaveBeenCalledTimes(1);
});

test('WIZ-1 without browser storage the values are kept in memory', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const save = savesAs();
  const store = openDraft(save);
  store.change({ title: 'Trastero seco' });
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  expect(store.getState().status).toBe('saved');
});

test('P-31 a save that fails after sign-out stores nothing in the browser', async () => {
  const store = newDraft(vi.fn(async () => Promise.reject(refusal('UNAUTHENTICATED'))));
  store.change({ title: 'Trastero seco' });
  localStorage.clear();
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  expect(store.getState().status).toBe('failed');
  expect({ ...localStorage }).toEqual({});
});
