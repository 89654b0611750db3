import { expect, test, vi } from 'vitest';
import { syncForOffline } from '../../../client/app/offline-sync';

const FILE = '../../../client/features/offline/keep-bookings';

test('U2 after its code could not be loaded, the copy for times offline is made at the next change of the session', async () => {
  vi.doMock(FILE, () => {
    throw new Error('no such file');
  });
  const followers: (() => void)[] = [];
  const session = {
    getState: () => ({ session: { user: { id: 'usr_1' } } }),
    subscribe: (follow: () => void) => followers.push(follow),
  };
  syncForOffline(session as never);
  await vi.dynamicImportSettled();
  const keepBookings = vi.fn();
  vi.doMock(FILE, () => ({ keepBookings }));
  for (const follow of [...followers, ...followers]) follow();
  await expect.poll(() => keepBookings.mock.calls).toHaveLength(1);
});
