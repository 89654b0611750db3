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

/** The favorites of an account: updated optimistically, reverted when the server refuses, and the same in all tabs of this browser. */
export class AccountFavorites extends StateStore<AccountFavoritesState> implements FavoritesStorage {
  /** The server's state; null until it has responded. */
  private serverIds: readonly string[] | null = null;
  /** Changes that are not confirmed yet, or wait for a connection (U2). */
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
    // The messages of an error are loaded before it occurs: afterwards that may not be possible.
    void loadNamespaces(['errors']).catch(() => undefined);
    // Retried when the next heart is pressed.
    this.last = this.load().catch(() => undefined);
  }

  readonly ids = (): readonly string[] => this.state.ids;

  readonly isKnown = (): boolean => this.state.isKnown;

  readonly toggle = (id: string): void => {
    this.wanted.set(id, !this.ids().includes(id));
    this.publish();
    // Sequentially, so that the last press wins.
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

  /* Moves a visitor's favorites to the account after sign-in, and deletes them from the browser before the next user. */
  private async load(): Promise<void> {
    const visited = browserFavorites.ids();
    const { spaceIds: ids, leftOutCount } =
      visited.length > 0
        ? (await this.post(MergeFavoritesDocument, { spaceIds: [...visited] })).mergeFavorites
        : { spaceIds: (await this.post(FavoriteIdsDocument, {})).favoriteIds, leftOutCount: 0 };
    if (this.isClosed) return;
    browserFavorites.remove(visited);
    this.settle(ids);
    if (visited.length > 0) this.tabs.post({ ids });
    if (leftOutCount > 0) void showLeftOut(leftOutCount).catch(() => undefined);
  }

  private async send(id: string): Promise<void> {
    const isFavorite = this.wanted.get(id);
    // An earlier call has already sent the latest state.
    if (isFavorite === undefined || this.isClosed) return;
    try {
      if (this.serverIds === null) await this.load();
      if (isFavorite) await this.post(AddFavoriteDocument, { input: { spaceId: id } });
      else await this.post(RemoveFavoriteDocument, { spaceId: id });
      if (this.wanted.get(id) === isFavorite) this.wanted.delete(id);
      this.settle(withOne(this.serverIds ?? [], id, isFavorite));
      this.tabs.post({ id, isFavorite });
    } catch (error) {
      // Without a connection it waits for the next one; the page shows that there is none.
      if (!navigator.onLine) return;
      this.wanted.delete(id);
      this.publish();
      if (!this.isClosed) await showProblem(error).catch(() => undefined);
      return;
    }
    if (isFavorite) void this.offerLists(id).catch(() => undefined);
  }

  /* One toast at a time: of ten hearts in a row the last one has it. */
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
    // The expected response may be older than this press.
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

async function showLeftOut(count: number): Promise<void> {
  await loadNamespaces(['favorites']);
  toast({ title: i18n.t('favorites:leftOut', { count }), tone: 'error' });
}

async function showProblem(error: unknown): Promise<void> {
  const { code, params } = toAppError(error);
  await loadNamespaces(['errors']);
  toast({ title: i18n.t([`errors:codes.${code}`, 'errors:codes.INTERNAL'], params), tone: 'error' });
}
