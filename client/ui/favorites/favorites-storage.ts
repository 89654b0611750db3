/** Where favorites are stored: this browser, or the viewer's account. */
export interface FavoritesStorage {
  /** Newest first; the same array while nothing changed. */
  ids: () => readonly string[];
  /** False until stored favorites have been read. */
  isKnown: () => boolean;
  toggle: (id: string) => void;
  subscribe: (listener: () => void) => () => void;
}
