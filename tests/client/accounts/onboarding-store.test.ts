import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AnswersStore } from '../../../client/features/accounts/onboarding/answers-store';
import { refusal } from '../support/sessions';
import type { Onboarding_AnswersFragment, SaveOnboardingInput } from '../../../client/generated/graphql';

const SAVED = {
  step: 'INTENTION',
  intention: null,
  need: { things: null, place: null, from: null, months: null },
  offer: { type: null, postalCode: null, sizeM2: null },
  problems: [],
} as unknown as Onboarding_AnswersFragment;

function storeWith(save: (input: SaveOnboardingInput) => Promise<Onboarding_AnswersFragment>) {
  const sent = vi.fn(save);
  return { store: new AnswersStore(SAVED, sent), sent };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('changes within the debounce interval are merged field by field into one save', async () => {
  const { store, sent } = storeWith(async () => SAVED);
  store.change({ offer: { postalCode: '2' } });
  store.change({ offer: { postalCode: '28' }, intention: 'RENT_OUT' });
  store.change({ offer: { sizeM2: 4 } });
  await vi.advanceTimersByTimeAsync(600);
  expect(sent.mock.calls).toEqual([[{ offer: { postalCode: '28', sizeM2: 4 }, intention: 'RENT_OUT' }]]);
  expect(store.getState()).toMatchObject({ status: 'saved', offer: { postalCode: '28', sizeM2: 4, type: null } });
});

test('changes made during a save are sent in one further save', async () => {
  let answer: (saved: Onboarding_AnswersFragment) => void = () => undefined;
  const { store, sent } = storeWith(() => new Promise((resolve) => (answer = resolve)));
  store.change({ need: { place: 'Bilbao' } });
  await vi.advanceTimersByTimeAsync(600);
  store.change({ need: { months: 3 } });
  await vi.advanceTimersByTimeAsync(600);
  expect(sent).toHaveBeenCalledTimes(1);
  answer(SAVED);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.mock.calls[1]).toEqual([{ need: { months: 3 } }]);
});

test.each([
  ['without a response', refusal('NETWORK')],
  ['that the server says can be repeated', refusal('RATE_LIMITED', true)],
])(
  'a failed save %s is retried with later changes while the page is open, not after it closes',
  async (_name, error) => {
    const { store, sent } = storeWith(async () => Promise.reject(error));
    const leave = store.open();
    store.change({ intention: 'STORE' });
    await vi.advanceTimersByTimeAsync(600);
    expect(store.getState().status).toBe('failed');
    store.change({ need: { place: 'Gijón' } });
    await vi.advanceTimersByTimeAsync(6_000);
    expect(sent.mock.lastCall).toEqual([{ intention: 'STORE', need: { place: 'Gijón' } }]);
    leave();
    await vi.advanceTimersByTimeAsync(0);
    const tries = sent.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveBeenCalledTimes(tries);
  },
);

test('leaving sends what is unsaved while another save still runs, and a failure brings no older value back', async () => {
  const answers: { resolve: (saved: Onboarding_AnswersFragment) => void; reject: (error: Error) => void }[] = [];
  const { store, sent } = storeWith(() => new Promise((resolve, reject) => answers.push({ resolve, reject })));
  const leave = store.open();
  store.change({ step: 'ABOUT_YOU', need: { place: 'Bil', months: 3 } });
  await vi.advanceTimersByTimeAsync(600);
  store.change({ step: 'INTENTION', need: { place: 'Bilbao' } });
  store.sendNow();
  expect(sent.mock.calls.slice(1)).toEqual([[{ step: 'INTENTION', need: { place: 'Bilbao' } }]]);
  store.sendNow();
  expect(sent).toHaveBeenCalledTimes(2);
  const flushed = store.flush();
  answers[1]?.resolve(SAVED);
  answers[0]?.reject(refusal('NETWORK'));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.mock.lastCall).toEqual([{ step: 'INTENTION', need: { place: 'Bilbao', months: 3 } }]);
  answers[2]?.resolve(SAVED);
  expect(await flushed).toBe(true);
  leave();
});
