import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ReadableStore } from './readable-store';

/** Base of a class whose state components read with `useStore`. */
export abstract class StateStore<T extends object> implements ReadableStore<T> {
  private readonly store: StoreApi<T>;

  constructor(initial: T) {
    this.store = createStore(() => initial);
  }

  readonly getState = (): T => this.store.getState();

  readonly getInitialState = (): T => this.store.getInitialState();

  readonly subscribe: StoreApi<T>['subscribe'] = (listener) => this.store.subscribe(listener);

  protected get state(): T {
    return this.store.getState();
  }

  protected set(change: Partial<T>): void {
    this.store.setState(change);
  }
}
