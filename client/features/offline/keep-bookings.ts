import { clearEncryptedStorage } from '../../session/encrypted-storage';
import type { SessionClient } from '../../session/session-client';
import { HOUR_MS } from '../../ui/time/durations';
import { storeBookings } from './store-bookings';

/**
 * Stores the bookings of the signed-in user for offline use at sign-in, and when the app is opened again an hour later or more: it can
 * stay open for days. Needs the service worker that serves the offline page.
 */
export function keepBookings(
  session: Pick<SessionClient, 'getState' | 'subscribe' | 'current'>,
  onFailure: (error: unknown) => void,
): void {
  let person: string | null = null;
  let storedAt = 0;
  const present = () => session.getState().session?.user.id ?? null;

  const store = async (id: string) => {
    await navigator.serviceWorker.ready;
    const token = await session.current();
    if (!token || present() !== id) return;
    await storeBookings(id, token, () => present() === id);
    // A sign-out during the write still leaves nothing behind.
    if (present() !== id) await clearEncryptedStorage();
  };
  const keep = (id: string) => {
    storedAt = Date.now();
    store(id).catch((error: unknown) => {
      storedAt = 0;
      onFailure(error);
    });
  };

  const follow = () => {
    const next = present();
    if (next === person) return;
    person = next;
    if (next !== null) keep(next);
  };
  session.subscribe(follow);
  follow();
  document.addEventListener('visibilitychange', () => {
    const isOld = Date.now() - storedAt >= HOUR_MS;
    if (document.visibilityState === 'visible' && person !== null && isOld) keep(person);
  });
}
