import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepBookings } from '../../../client/features/offline/keep-bookings';
import { storeBookings } from '../../../client/features/offline/store-bookings';
import { sessionOf } from '../support/sessions';

vi.mock('../../../client/features/offline/store-bookings', () => ({ storeBookings: vi.fn(async () => undefined) }));

const stored = vi.mocked(storeBookings);
const shown = () => document.dispatchEvent(new Event('visibilitychange'));
const after = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  stored.mockClear();
  Object.defineProperty(navigator, 'serviceWorker', { value: { ready: Promise.resolve() }, configurable: true });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('U4 an app that stays open stores the bookings again when it is opened an hour later', async () => {
  let session: ReturnType<typeof sessionOf> | null = sessionOf('usr_lucia');
  let changed = (): void => undefined;
  const onFailure = vi.fn<(error: unknown) => void>();
  keepBookings(
    {
      getState: () => ({ session }) as never,
      subscribe: (listener) => {
        changed = () => listener({ session } as never, {} as never);
        return () => undefined;
      },
      current: async () => 'token-1',
    },
    onFailure,
  );
  await vi.waitFor(() => expect(stored).toHaveBeenCalledTimes(1));
  after(59);
  shown();
  after(1);
  shown();
  await vi.waitFor(() => expect(stored).toHaveBeenCalledTimes(2));
  // What failed is tried at the next opening, without waiting for an hour.
  after(60);
  stored.mockRejectedValueOnce(new Error('offline'));
  shown();
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1));
  shown();
  await vi.waitFor(() => expect(stored).toHaveBeenCalledTimes(4));
  session = null;
  changed();
  after(60);
  shown();
  await Promise.resolve();
  expect(stored).toHaveBeenCalledTimes(4);
});
