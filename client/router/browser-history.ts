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

/** The current page, and the navigation that led there. */
export interface Visit {
  location: Location;
  /** Identifies the entry among all others of this tab; the location's key cannot, since it is the same for every first page of a load. */
  entry: string;
  action: NavigationType;
  /** The page changes without a navigation and keeps its scroll position. */
  keepsScroll: boolean;
}

/** A navigation that a blocker holds until it decides. */
export interface Attempt {
  from: Location;
  to: Location;
  /** Continues it, without asking any blocker. */
  proceed: () => void;
}

/** Returns true to block the navigation. */
export type Guard = (attempt: Attempt) => boolean;

/* The state of each history entry, in the router's own format. */
interface EntryState {
  usr: unknown;
  key: string;
  idx: number;
  /** For an entry that began with a load, instead of its key. */
  entry?: string;
}

const newKey = () => Math.random().toString(36).slice(2, 10);

/**
 * The browser's history as the router's navigator. It can block navigations, including the browser's back and forward: those have already
 * happened when their event arrives, so they are reverted first and repeated if the blocker allows it.
 */
export class BrowserHistory extends StateStore<Visit> implements Navigator {
  /** The visit whose page is rendered; null before the first one. */
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

  /** One blocker at a time, that of the open page. Returns the function that removes it. */
  readonly block = (guard: Guard): (() => void) => {
    this.guard = guard;
    return () => {
      if (this.guard === guard) this.guard = null;
    };
  };

  /** Called when the page of a visit is rendered; returns the previous visit. */
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
    // A link to a fragment of this page (#…) creates an entry without our state.
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
