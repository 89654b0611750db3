const NAME = 'hueco-favorites';

/** A message between tabs of the same user: one changed favorite, or all of them. */
export type FavoriteChange =
  | { readonly id: string; readonly isFavorite: boolean }
  | { readonly ids: readonly string[] };

/** The channel to the other tabs of this browser. */
export interface FavoriteTabs {
  post: (change: FavoriteChange) => void;
  close: () => void;
}

interface Message {
  readonly person: string;
  readonly change: FavoriteChange;
}

/** Shares a user's favorites between the tabs of this browser; messages of other users are ignored. */
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
