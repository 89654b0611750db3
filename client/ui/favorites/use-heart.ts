import { toggleFavorite, useIsFavorite } from './favorites-store';

/** Whether a space is kept, and how to change that. */
export function useHeart(id: string): { isFavorite: boolean; toggle: () => void } {
  return { isFavorite: useIsFavorite(id), toggle: () => toggleFavorite(id) };
}
