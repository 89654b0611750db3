import { toggleFavorite, useIsFavorite } from './favorites-store';

/** Whether a space is a favorite, and a function to toggle it. */
export function useHeart(id: string): { isFavorite: boolean; toggle: () => void } {
  return { isFavorite: useIsFavorite(id), toggle: () => toggleFavorite(id) };
}
