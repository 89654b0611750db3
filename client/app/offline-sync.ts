import type { SessionClient } from '../session/session-client';
import { logProblem } from './log';

/** Keeps the bookings of the signed-in user for offline use; its code is loaded only then. */
export function syncForOffline(session: Pick<SessionClient, 'getState' | 'subscribe' | 'current'>): void {
  let isLoaded = false;
  const onFailure = (error: unknown) => logProblem('Bookings not kept', error);
  const follow = () => {
    if (isLoaded || !session.getState().session) return;
    isLoaded = true;
    import('../features/offline/keep-bookings').then(
      ({ keepBookings }) => keepBookings(session, onFailure),
      // The browser reports it.
      () => {
        isLoaded = false;
      },
    );
  };
  session.subscribe(follow);
  follow();
}
