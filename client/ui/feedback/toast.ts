import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** `error` is the destructive one: it stays until it is closed. */
export type ToastTone = 'info' | 'success' | 'error';

export interface ToastOptions {
  title: string;
  description?: string;
  tone?: ToastTone;
  action?: { label: string; onClick: () => void };
  /** It asks for this, and is over once that has happened. */
  until?: 'sign-in';
}

export interface ShownToast extends ToastOptions {
  id: number;
  tone: ToastTone;
}

const MAX_SHOWN = 3;

const toasts = createStore<{ shown: readonly ShownToast[]; lastId: number }>(() => ({ shown: [], lastId: 0 }));

/** Tells something in passing, at the foot of the page. Callable from anywhere. */
export function toast(options: ToastOptions): number {
  const { shown, lastId } = toasts.getState();
  const id = lastId + 1;
  toasts.setState({
    shown: [...shown, { ...options, tone: options.tone ?? 'info', id }].slice(-MAX_SHOWN),
    lastId: id,
  });
  return id;
}

/** Takes a toast away. */
export const closeToast = (id: number): void =>
  toasts.setState(({ shown }) => ({ shown: shown.filter((item) => item.id !== id) }));

/** Removes the toasts that stay until this has happened. */
export const closeToastsUntil = (happened: NonNullable<ToastOptions['until']>): void =>
  toasts.setState(({ shown }) => ({ shown: shown.filter(({ until }) => until !== happened) }));

/** Takes all of them away: the next person has nothing to do with them. */
export const closeAllToasts = (): void => toasts.setState({ shown: [] });

/** The toasts now shown, oldest first. */
export const useToasts = (): readonly ShownToast[] => useStore(toasts, ({ shown }) => shown);
