import { useEffect, useRef } from 'react';
import { useFavorites, useFavoritesKnown } from '../../ui/favorites/favorites-store';

const NONE: readonly string[] = [];

/** Calls when the favorites have changed, with the former ones: when a heart is pressed anywhere, and when the account has responded. */
export function useFavoritesChange(onChange: (ids: readonly string[], before: readonly string[]) => void): void {
  const ids = useFavorites();
  const isKnown = useFavoritesKnown();
  const seen = useRef<readonly string[] | null>(null);
  useEffect(() => {
    if (!isKnown) {
      // While a visitor's favorites are being moved to the account, responses may lack them.
      if (ids.length > 0) seen.current = NONE;
      return;
    }
    const before = seen.current;
    seen.current = ids;
    if (before !== null && before !== ids) onChange(ids, before);
  }, [ids, isKnown, onChange]);
}
