import { useSyncExternalStore } from 'react';

/** `error` is the destructive one: it stays until it is closed. */
export type ToastTone = 'info' | 'success' | 'error';

export interface ToastOptions {
  title: string;
  description?: string;
  tone?: ToastTone;
  action?: { label: string; onClick: () => void };
}

export interface ShownToast extends ToastOptions {
  id: number;
  tone: ToastTone;
}

const MAX_SHOWN = 3;

const NONE: readonly ShownToast[] = [];
let shown = NONE;
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: readonly ShownToast[]) {
  shown = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Tells something in passing, at the foot of the page. Callable from anywhere. */
export function toast(options: ToastOptions): number {
  lastId += 1;
  show([...shown, { ...options, tone: options.tone ?? 'info', id: lastId }].slice(-MAX_SHOWN));
  return lastId;
}

/** Takes a toast away. */
export const closeToast = (id: number): void => show(shown.filter((item) => item.id !== id));

/** Takes all of them away: the next person has nothing to do with them. */
export const closeAllToasts = (): void => show([]);

/** The toasts now shown, oldest first. */
export const useToasts = (): readonly ShownToast[] =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => NONE,
  );
