import type { SessionClient } from '../session/session-client';
import { clearEncryptedStorage } from '../session/encrypted-storage';
import { logProblem } from './log';

/** Keeps the bookings of whoever is signed in readable without a connection; where no service worker is, nobody could read them. */
export function keepForOffline(session: Pick<SessionClient, 'getState' | 'subscribe' | 'current'>): void {
  let person: string | null = null;
  const present = () => session.getState().session?.user.id ?? null;

  const keep = async (id: string) => {
    await navigator.serviceWorker.ready;
    const [{ keepBookings }, token] = await Promise.all([
      import('../features/offline/keep-bookings'),
      session.current(),
    ]);
    if (!token || present() !== id) return;
    await keepBookings(id, token, () => present() === id);
    // Whoever signed out while it was being written leaves nothing all the same.
    if (present() !== id) await clearEncryptedStorage();
  };

  const follow = () => {
    const next = present();
    if (next === person) return;
    person = next;
    if (next !== null) keep(next).catch((error: unknown) => logProblem('The bookings could not be kept', error));
  };
  session.subscribe(follow);
  follow();
}
