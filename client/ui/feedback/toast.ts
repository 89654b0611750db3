import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** `error` is the destructive one: it stays until it is closed. */
export type ToastTone = 'info' | 'success' | 'error';

export interface ToastOptions {
  title: string;
  description?: string;
  tone?: ToastTone;
  action?: { label: string; onClick: () => void };
  /** Stays until this has happened. */
  until?: 'sign-in';
}

export interface ShownToast extends ToastOptions {
  id: number;
  tone: ToastTone;
}

const MAX_SHOWN = 3;

const toasts = createStore<{ shown: readonly ShownToast[]; lastId: number }>(() => ({ shown: [], lastId: 0 }));

/** Shows a short message at the bottom of the page. Callable from anywhere. */
export function toast(options: ToastOptions): number {
  const { shown, lastId } = toasts.getState();
  const id = lastId + 1;
  toasts.setState({
    shown: [...shown, { ...options, tone: options.tone ?? 'info', id }].slice(-MAX_SHOWN),
    lastId: id,
  });
  return id;
}

/** Removes a toast. */
export const closeToast = (id: number): void =>
  toasts.setState(({ shown }) => ({ shown: shown.filter((item) => item.id !== id) }));

/** Removes the toasts that stay until this has happened. */
export const closeToastsUntil = (happened: NonNullable<ToastOptions['until']>): void =>
  toasts.setState(({ shown }) => ({ shown: shown.filter(({ until }) => until !== happened) }));

/** Removes all toasts, which are not meant for the next user. */
export const closeAllToasts = (): void => toasts.setState({ shown: [] });

/** The current toasts, oldest first. */
export const useToasts = (): readonly ShownToast[] => useStore(toasts, ({ shown }) => shown);
