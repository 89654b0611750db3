import { useStore } from 'zustand';
import { cookieText } from '../generated/first-bounds';
import { parseJson } from '../state/browser-storage';
import { createStoredStore } from '../state/stored-store';
import { STORED } from '../state/stored-keys';

/** What a visitor allows this browser to store (COO-2). */
export interface CookiePreferences {
  necessary: true;
  analytics: boolean;
  marketing: boolean;
}

interface Answer {
  preferences: CookiePreferences;
  /** Milliseconds since 1970. */
  validUntil: number;
}

/** After this time people are asked again. */
export const VALID_MONTHS = 24;

function parse(text: string): Answer | null {
  const { analytics, marketing, savedAt, version } = parseJson<Record<string, unknown>>(text) ?? {};
  const until = new Date(String(savedAt));
  until.setMonth(until.getMonth() + VALID_MONTHS);
  if (typeof analytics !== 'boolean' || typeof marketing !== 'boolean' || Number.isNaN(until.getTime())) return null;
  // A yes was given to the text of its version only; a no to an earlier one stands.
  if ((analytics || marketing) && version !== cookieText.version) return null;
  return { preferences: { necessary: true, analytics, marketing }, validUntil: until.getTime() };
}

const stored = createStoredStore<Answer | null>(STORED.cookiePreferences, parse, null);

const ifValid = (answer: Answer | null): CookiePreferences | null =>
  answer && Date.now() < answer.validUntil ? answer.preferences : null;

/** The stored answer; null without one, when it has expired, and when it accepts what an earlier text about cookies says. The same object while nothing changes. */
export const readPreferences = (): CookiePreferences | null => ifValid(stored.getState());

/** Stores an answer; it applies at once. */
export function storePreferences({ analytics, marketing }: Pick<CookiePreferences, 'analytics' | 'marketing'>): void {
  stored.write(
    JSON.stringify({ necessary: true, analytics, marketing, savedAt: new Date().toISOString(), ...cookieText }),
  );
}

/** Listens for changes of the answer, also from other tabs; returns the function that unsubscribes. */
export const onPreferences = (listener: () => void): (() => void) => stored.subscribe(listener);

/** Calls with the stored answer, and again whenever it changes. */
export const usePreferences = (): CookiePreferences | null => useStore(stored, ifValid);
