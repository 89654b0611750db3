import type { SessionClient } from '../session/session-client';
import { browserFavorites } from '../ui/favorites/browser-favorites';
import { setFavoritesStorage } from '../ui/favorites/favorites-store';
import { logProblem } from './log';

/** Syncs favorites with the account while somebody is signed in; its code is loaded only then. */
export function syncFavorites(session: Pick<SessionClient, 'getState' | 'subscribe' | 'current'>): void {
  let person: string | null = null;
  let close = (): void => undefined;

  const open = async (id: string) => {
    const { AccountFavorites } = await import('../features/favorites/account-favorites');
    if (person !== id) return;
    const favorites = new AccountFavorites(id, () => session.current());
    close = () => favorites.close();
    setFavoritesStorage(favorites);
  };

  const follow = () => {
    const next = session.getState().session?.user.id ?? null;
    if (next === person) return;
    person = next;
    close();
    close = () => undefined;
    // The account's favorites are unknown before they are loaded: until then the browser's are shown, and not treated as complete.
    setFavoritesStorage(next === null ? browserFavorites : { ...browserFavorites, isKnown: () => false });
    // If that fails the favorites stay in the browser, and are synced on the next visit.
    if (next !== null) open(next).catch((error: unknown) => logProblem('The favorites could not be opened', error));
  };
  session.subscribe(follow);
  follow();
}
