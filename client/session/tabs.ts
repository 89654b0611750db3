import { readIfOpen, writeText } from '../state/browser-storage';
import { STORED } from '../state/stored-keys';
import type { Session, SessionEvent } from './types';

const NAME = 'hueco-session';

/** What one tab tells the others. The channel never leaves this origin in this browser. */
export interface TabMessage {
  event: SessionEvent;
  session: Session | null;
}

/** The other tabs of this browser. */
export interface TabChannel {
  post(message: TabMessage): void;
  /** Waits for the next message, but not long. */
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
 * Runs one thing at a time across all tabs: whatever changes the session's cookie, because a refresh token is used once.
 * `wasBusy` tells the work that another tab has just done such a thing.
 */
export async function underSessionLock<T>(work: (wasBusy: boolean) => Promise<T>): Promise<T> {
  if (typeof navigator === 'undefined' || !navigator.locks) return work(false);
  const atOnce = await navigator.locks.request(NAME, { ifAvailable: true }, async (lock) =>
    lock ? { result: await work(false) } : null,
  );
  return atOnce ? atOnce.result : navigator.locks.request(NAME, () => work(true));
}

/** Who was signed in when this browser was last seen; undefined when storage is blocked. */
export const rememberedPerson = (): string | null | undefined => readIfOpen(STORED.signedInUserId);

/** Whether somebody was: then the first queries wait for the session, else they need not. */
export const expectsSession = (): boolean => rememberedPerson() !== null;

/** Remembers the viewer's public id. Nothing secret is kept. */
export const rememberPerson = (id: string): void => writeText(STORED.signedInUserId, id);
