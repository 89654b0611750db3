import type { TypedDocumentNode } from '@apollo/client';
import { toAppError } from '../../apollo/app-error';
import { postOperation } from '../../apollo/post-operation';
import {
  AddFavoriteDocument,
  FavoriteIdsDocument,
  MergeFavoritesDocument,
  RemoveFavoriteDocument,
} from '../../generated/graphql';
import { i18n, loadNamespaces } from '../../i18n/setup';
import { StateStore } from '../../state/state-store';
import { browserFavorites } from '../../ui/favorites/browser-favorites';
import type { FavoritesStorage } from '../../ui/favorites/favorites-storage';
import { openListDialog } from '../../ui/favorites/list-question';
import { closeToast, toast } from '../../ui/feedback/toast';
import { openFavoriteTabs, type FavoriteChange, type FavoriteTabs } from './favorite-tabs';

const withOne = (ids: readonly string[], id: string, isFavorite: boolean): readonly string[] => {
  const others = ids.filter((other) => other !== id);
  return isFavorite ? [id, ...others] : others;
};

interface AccountFavoritesState {
  ids: readonly string[];
  isKnown: boolean;
}

/** The favorites of one account: shown as wished at once, put back when the server refuses, the same in all tabs of this browser. */
export class AccountFavorites extends StateStore<AccountFavoritesState> implements FavoritesStorage {
  /** As the server has them; null until it has answered. */
  private serverIds: readonly string[] | null = null;
  /** What was pressed and is not answered yet, or waits for a connection (U2). */
  private readonly wanted = new Map<string, boolean>();
  private readonly tabs: FavoriteTabs;
  private isClosed = false;
  private offer = 0;
  private last: Promise<void>;

  constructor(
    person: string,
    private readonly token: () => Promise<string | null>,
  ) {
    super({ ids: browserFavorites.ids(), isKnown: false });
    this.tabs = openFavoriteTabs(person, (change) => this.onTabChange(change));
    window.addEventListener('online', this.sendAll);
    // Words for a refusal are there before it comes: then nothing more may be to be had.
    void loadNamespaces(['errors']).catch(() => undefined);
    // Asked again with the next heart that is pressed.
    this.last = this.load().catch(() => undefined);
  }

  readonly ids = (): readonly string[] => this.state.ids;

  readonly isKnown = (): boolean => this.state.isKnown;

  readonly toggle = (id: string): void => {
    this.wanted.set(id, !this.ids().includes(id));
    this.publish();
    // One after the other, so that the last press is what stays.
    this.last = this.last.then(() => this.send(id));
  };

  close(): void {
    this.isClosed = true;
    window.removeEventListener('online', this.sendAll);
    this.tabs.close();
  }

  private readonly sendAll = (): void => {
    for (const id of this.wanted.keys()) this.last = this.last.then(() => this.send(id));
  };

  /* What a visitor kept before signing in moves to the account, and leaves the browser before the next user. */
  private async load(): Promise<void> {
    const visited = browserFavorites.ids();
    const ids =
      visited.length > 0
        ? (await this.post(MergeFavoritesDocument, { spaceIds: [...visited] })).mergeFavorites.spaceIds
        : (await this.post(FavoriteIdsDocument, {})).favoriteIds;
    if (this.isClosed) return;
    browserFavorites.remove(visited);
    this.settle(ids);
    if (visited.length > 0) this.tabs.post({ ids });
  }

  private async send(id: string): Promise<void> {
    const isFavorite = this.wanted.get(id);
    // An earlier call has sent the latest state already.
    if (isFavorite === undefined || this.isClosed) return;
    try {
      if (this.serverIds === null) await this.load();
      if (isFavorite) await this.post(AddFavoriteDocument, { input: { spaceId: id } });
      else await this.post(RemoveFavoriteDocument, { spaceId: id });
      if (this.wanted.get(id) === isFavorite) this.wanted.delete(id);
      this.settle(withOne(this.serverIds ?? [], id, isFavorite));
      this.tabs.post({ id, isFavorite });
    } catch (error) {
      // Without a connection it waits for the next one; the page says that there is none.
      if (!navigator.onLine) return;
      this.wanted.delete(id);
      this.publish();
      if (!this.isClosed) await showProblem(error).catch(() => undefined);
      return;
    }
    if (isFavorite) void this.offerLists(id).catch(() => undefined);
  }

  /* One offer at a time: of ten hearts in a row the last one counts. */
  private async offerLists(spaceId: string): Promise<void> {
    await loadNamespaces(['favorites']);
    if (this.isClosed) return;
    closeToast(this.offer);
    const name = i18n.t('favorites:lists.first');
    this.offer = toast({
      title: i18n.t('favorites:move.done', { name }),
      tone: 'success',
      action: { label: i18n.t('favorites:move.change'), onClick: () => openListDialog({ spaceId }) },
    });
  }

  private async post<TData, TVariables extends Record<string, unknown>>(
    document: TypedDocumentNode<TData, TVariables>,
    variables: TVariables,
  ): Promise<TData> {
    return postOperation(document, variables, await this.token());
  }

  private onTabChange(change: FavoriteChange): void {
    if ('ids' in change) this.settle(change.ids);
    else if (this.serverIds !== null) this.settle(withOne(this.serverIds, change.id, change.isFavorite));
    // The answer that is awaited may be older than this heart.
    else this.last = this.last.then(() => this.load()).catch(() => undefined);
  }

  private settle(ids: readonly string[]): void {
    this.serverIds = ids;
    this.publish();
  }

  private publish(): void {
    const base = this.serverIds ?? browserFavorites.ids();
    const ids = [...this.wanted].reduce(
      (present, [id, isFavorite]) => (present.includes(id) === isFavorite ? present : withOne(present, id, isFavorite)),
      base,
    );
    this.set({ ids, isKnown: this.serverIds !== null });
  }
}

async function showProblem(error: unknown): Promise<void> {
  const { code, params } = toAppError(error);
  await loadNamespaces(['errors']);
  toast({ title: i18n.t([`errors:codes.${code}`, 'errors:codes.INTERNAL'], params), tone: 'error' });
}
