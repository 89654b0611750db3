import { toggleFavorite, useIsFavorite } from './favorites-store';

/** Whether a space is kept, and how to change that. */
export function useHeart(id: string): { isKept: boolean; toggle: () => void } {
  return { isKept: useIsFavorite(id), toggle: () => toggleFavorite(id) };
}
