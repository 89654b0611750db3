import { readIfOpen, writeText } from '../state/browser-storage';
import { STORED } from '../state/stored-keys';
import type { Session, SessionEvent } from './types';

const NAME = 'hueco-session';

/** A message between tabs. The channel never leaves this origin in this browser. */
export interface TabMessage {
  event: SessionEvent;
  session: Session | null;
}

/** The channel to the other tabs of this browser. */
export interface TabChannel {
  post(message: TabMessage): void;
  /** Waits for the next message, up to a limit. */
  next(milliseconds: number): Promise<void>;
  close(): void;
}

const ALONE: TabChannel = { post: () => undefined, next: async () => undefined, close: () => undefined };

/** Shares session events between the tabs of one browser. */
export function openTabChannel(onMessage: (message: TabMessage) => void): TabChannel {
  if (typeof BroadcastChannel === 'undefined' || typeof window === 'undefined') return ALONE;
  const channel = new BroadcastChannel(NAME);
  const waiting = new Set<() => void>();
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    onMessage(data);
    for (const goOn of waiting) goOn();
    waiting.clear();
  };
  return {
    post: (message) => channel.postMessage(message),
    next: (milliseconds) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        waiting.add(() => {
          clearTimeout(timer);
          resolve();
        });
      }),
    close: () => channel.close(),
  };
}

/**
 * Serializes across all tabs whatever changes the session's cookie, because a refresh token is single-use. `wasBusy` tells the callback
 * that another tab has just done so.
 */
export async function underSessionLock<T>(work: (wasBusy: boolean) => Promise<T>): Promise<T> {
  if (typeof navigator === 'undefined' || !navigator.locks) return work(false);
  const atOnce = await navigator.locks.request(NAME, { ifAvailable: true }, async (lock) =>
    lock ? { result: await work(false) } : null,
  );
  return atOnce ? atOnce.result : navigator.locks.request(NAME, () => work(true));
}

/** The last known user of this browser; undefined when storage is blocked. */
export const rememberedPerson = (): string | null | undefined => readIfOpen(STORED.signedInUserId);

/** Whether there was one: then the first queries wait for the session. */
export const expectsSession = (): boolean => typeof rememberedPerson() === 'string';

/** Stores the viewer's public id, which is not secret. */
export const rememberPerson = (id: string): void => writeText(STORED.signedInUserId, id);
