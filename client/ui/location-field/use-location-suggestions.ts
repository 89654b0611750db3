import { useEffect, useState } from 'react';
import { DEBOUNCE_MS, fetchSuggestions, MIN_CHARACTERS, type LocationSuggestion } from './suggestions';

/** Suggestions for the typed text, one second after the last key; none while `isActive` is false. */
export function useLocationSuggestions(text: string, isActive: boolean): LocationSuggestion[] {
  const [items, setItems] = useState<LocationSuggestion[]>([]);
  const isWanted = isActive && text.trim().length >= MIN_CHARACTERS;
  if (!isWanted && items.length > 0) setItems([]);
  useEffect(() => {
    if (!isWanted) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      void fetchSuggestions(text, abort.signal).then((found) => {
        if (!abort.signal.aborted) setItems(found);
      });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text, isWanted]);
  return items;
}
