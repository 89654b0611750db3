const NAME = 'hueco-favorites';

/** What one tab tells the others of the same person: one heart, or all of them. */
export type FavoriteChange =
  | { readonly id: string; readonly isFavorite: boolean }
  | { readonly ids: readonly string[] };

/** The other tabs of this browser. */
export interface FavoriteTabs {
  post: (change: FavoriteChange) => void;
  close: () => void;
}

interface Message {
  readonly person: string;
  readonly change: FavoriteChange;
}

/** Shares one person's favorites between the tabs of this browser; messages of other people are ignored. */
export function openFavoriteTabs(person: string, onChange: (change: FavoriteChange) => void): FavoriteTabs {
  if (typeof BroadcastChannel === 'undefined') return { post: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.person === person) onChange(data.change);
  };
  return {
    post: (change) => channel.postMessage({ person, change } satisfies Message),
    close: () => channel.close(),
  };
}
