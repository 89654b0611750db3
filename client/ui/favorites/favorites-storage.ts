/** Where favorites are stored: this browser, or the viewer's account. */
export interface FavoritesStorage {
  /** Newest first; the same array while nothing changed. */
  ids: () => readonly string[];
  /** False until what was kept earlier has been read. */
  isKnown: () => boolean;
  toggle: (id: string) => void;
  subscribe: (listener: () => void) => () => void;
}
