import type { SessionClient } from '../session/session-client';
import { browserFavorites } from '../ui/favorites/browser-favorites';
import { setFavoritesStorage } from '../ui/favorites/favorites-store';
import { logProblem } from './log';

/** Stores favorites with the account while somebody is signed in; the code for that is loaded only then. */
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
    // What an account keeps is not known before it is asked: until then the browser's hearts are shown, and not taken for all.
    setFavoritesStorage(next === null ? browserFavorites : { ...browserFavorites, isKnown: () => false });
    // Without it the hearts stay in the browser, and move at the next visit.
    if (next !== null) open(next).catch((error: unknown) => logProblem('The favorites could not be opened', error));
  };
  session.subscribe(follow);
  follow();
}
