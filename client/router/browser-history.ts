import {
  createPath,
  NavigationType,
  parsePath,
  type Location,
  type NavigateOptions,
  type Navigator,
  type To,
} from 'react-router-dom';
import { StateStore } from '../state/state-store';

/** The page that is shown, and the step that led there. */
export interface Visit {
  location: Location;
  /** Identifies the entry among all others of this tab; the location's key cannot, since it is the same for every first page of a load. */
  entry: string;
  action: NavigationType;
  /** The page changes without a navigation and keeps its scroll position. */
  keepsScroll: boolean;
}

/** A step that a guard holds up until it decides. */
export interface Attempt {
  from: Location;
  to: Location;
  /** Goes there after all, past every guard. */
  proceed: () => void;
}

/** Answers true to hold the step up. */
export type Guard = (attempt: Attempt) => boolean;

/* What the browser keeps with each entry: the same shape as the router's own. */
interface EntryState {
  usr: unknown;
  key: string;
  idx: number;
  /** Of an entry that began with a load, in place of its key. */
  entry?: string;
}

const newKey = () => Math.random().toString(36).slice(2, 10);

/**
 * The browser's history as the router's navigator. It can hold a step up, the browser's own back and forward too:
 * these have happened when their event arrives, so they are undone first and repeated when the guard allows it.
 */
export class BrowserHistory extends StateStore<Visit> implements Navigator {
  /** The visit whose page is there; null until the first one is. */
  shown: Visit | null = null;
  private index: number;
  private guard: Guard | null = null;
  private isPassing = false;
  private whenUndone: (() => void) | null = null;

  constructor(private readonly page: Window) {
    const entry = readEntry(page);
    if (!entry) page.history.replaceState({ ...(page.history.state as object | null), idx: 0, entry: newKey() }, '');
    super(readVisit(page));
    this.index = entry?.idx ?? 0;
    page.addEventListener('popstate', () => this.popped());
  }

  get visit(): Visit {
    return this.state;
  }

  /** One guard at a time: the page that is open. Returns the function that removes it. */
  readonly block = (guard: Guard): (() => void) => {
    this.guard = guard;
    return () => {
      if (this.guard === guard) this.guard = null;
    };
  };

  /** The page of a visit is there; answers the visit that was shown before. */
  readonly show = (visit: Visit): Visit | null => {
    const before = this.shown;
    this.shown = visit;
    return before;
  };

  createHref = (to: To): string => (typeof to === 'string' ? to : createPath(to));

  go = (delta: number): void => this.page.history.go(delta);

  push = (to: To, state?: unknown, options?: NavigateOptions): void =>
    this.step(NavigationType.Push, to, state, options);

  replace = (to: To, state?: unknown, options?: NavigateOptions): void =>
    this.step(NavigationType.Replace, to, state, options);

  private step(
    action: NavigationType.Push | NavigationType.Replace,
    to: To,
    state: unknown,
    options?: NavigateOptions,
  ): void {
    const path = typeof to === 'string' ? parsePath(to) : to;
    const location: Location = {
      pathname: this.visit.location.pathname,
      search: '',
      hash: '',
      ...path,
      state: state ?? null,
      key: newKey(),
    };
    const go = () => {
      if (action === NavigationType.Push) this.index += 1;
      const entry: EntryState = { usr: location.state, key: location.key, idx: this.index };
      if (action === NavigationType.Push) this.page.history.pushState(entry, '', createPath(location));
      else this.page.history.replaceState(entry, '', createPath(location));
      this.set({ location, entry: location.key, action, keepsScroll: options?.preventScrollReset === true });
    };
    if (!this.guard?.({ from: this.visit.location, to: location, proceed: go })) go();
  }

  private popped(): void {
    const entry = readEntry(this.page);
    // A link to a place on this page (#…) makes an entry without our state.
    const index = entry?.idx ?? this.index + 1;
    if (!entry) this.page.history.replaceState({ usr: null, key: newKey(), idx: index } satisfies EntryState, '');
    const delta = index - this.index;
    if (this.whenUndone) {
      if (delta !== 0) return this.go(-delta);
      this.whenUndone();
      return;
    }
    const visit = readVisit(this.page);
    if (!this.isPassing && delta !== 0 && this.isHeld(visit.location, delta)) return;
    this.isPassing = false;
    this.index = index;
    this.set(visit);
  }

  private isHeld(location: Location, delta: number): boolean {
    let markUndone = (): void => undefined;
    const undone = new Promise<void>((resolve) => (markUndone = resolve));
    const proceed = () =>
      void undone.then(() => {
        this.isPassing = true;
        this.go(delta);
      });
    if (!this.guard?.({ from: this.visit.location, to: location, proceed })) return false;
    this.whenUndone = () => {
      this.whenUndone = null;
      markUndone();
    };
    this.go(-delta);
    return true;
  }
}

function readEntry(page: Window): EntryState | null {
  const state = page.history.state as Partial<EntryState> | null;
  return typeof state?.idx === 'number' ? (state as EntryState) : null;
}

function readVisit(page: Window): Visit {
  const { pathname, search, hash } = page.location;
  const state = readEntry(page);
  const location: Location = { pathname, search, hash, state: state?.usr ?? null, key: state?.key ?? 'default' };
  return { location, entry: state?.entry ?? location.key, action: NavigationType.Pop, keepsScroll: false };
}
