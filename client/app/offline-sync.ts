import type { SessionClient } from '../session/session-client';
import { clearEncryptedStorage } from '../session/encrypted-storage';
import { logProblem } from './log';

/** Stores the bookings of the signed-in user for offline use; needs the service worker that serves the offline page. */
export function syncForOffline(session: Pick<SessionClient, 'getState' | 'subscribe' | 'current'>): void {
  let person: string | null = null;
  const present = () => session.getState().session?.user.id ?? null;

  const store = async (id: string) => {
    await navigator.serviceWorker.ready;
    const [{ storeBookings }, token] = await Promise.all([
      import('../features/offline/store-bookings'),
      session.current(),
    ]);
    if (!token || present() !== id) return;
    await storeBookings(id, token, () => present() === id);
    // A sign-out during the write still leaves nothing behind.
    if (present() !== id) await clearEncryptedStorage();
  };

  const follow = () => {
    const next = present();
    if (next === person) return;
    person = next;
    if (next !== null) store(next).catch((error: unknown) => logProblem('The bookings could not be kept', error));
  };
  session.subscribe(follow);
  follow();
}
