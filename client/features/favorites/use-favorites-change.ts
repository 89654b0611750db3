import { useEffect, useRef } from 'react';
import { useFavorites, useFavoritesKnown } from '../../ui/favorites/favorites-store';

const NONE: readonly string[] = [];

/** Calls when what is kept has changed, with what was kept before: at once when a heart is pressed anywhere, and when the account has answered. */
export function useFavoritesChange(onChange: (ids: readonly string[], before: readonly string[]) => void): void {
  const ids = useFavorites();
  const isKnown = useFavoritesKnown();
  const seen = useRef<readonly string[] | null>(null);
  useEffect(() => {
    if (!isKnown) {
      // A visitor's favorites on their way into the account: what is read from it meanwhile may lack them.
      if (ids.length > 0) seen.current = NONE;
      return;
    }
    const before = seen.current;
    seen.current = ids;
    if (before !== null && before !== ids) onChange(ids, before);
  }, [ids, isKnown, onChange]);
}

/** For what is asked for again on a change: an answer that is on its way to an earlier call may be of before it. */
export const ALWAYS_FETCHED = { queryDeduplication: false } as const;
