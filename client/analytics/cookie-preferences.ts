import { useStore } from 'zustand';
import { parseJson } from '../state/browser-storage';
import { createStoredStore } from '../state/stored-store';
import { STORED } from '../state/stored-keys';

/** What somebody allows this browser to keep (COO-2). */
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

/** After that people are asked again. */
const VALID_MONTHS = 24;

function parse(text: string): Answer | null {
  const { analytics, marketing, savedAt } = parseJson<Record<string, unknown>>(text) ?? {};
  const until = new Date(String(savedAt));
  until.setMonth(until.getMonth() + VALID_MONTHS);
  if (typeof analytics !== 'boolean' || typeof marketing !== 'boolean' || Number.isNaN(until.getTime())) return null;
  return { preferences: { necessary: true, analytics, marketing }, validUntil: until.getTime() };
}

const stored = createStoredStore<Answer | null>(STORED.cookiePreferences, parse, null);

const ifValid = (answer: Answer | null): CookiePreferences | null =>
  answer && Date.now() < answer.validUntil ? answer.preferences : null;

/** The stored answer; null before there is one, and when it has grown too old. The same object while nothing changed. */
export const readPreferences = (): CookiePreferences | null => ifValid(stored.getState());

/** Stores an answer; it holds from this moment. */
export function storePreferences({ analytics, marketing }: Pick<CookiePreferences, 'analytics' | 'marketing'>): void {
  stored.write(JSON.stringify({ necessary: true, analytics, marketing, savedAt: new Date().toISOString() }));
}

/** Listens for changes of the answer, those of other tabs too; returns how to stop. */
export const onPreferences = (listener: () => void): (() => void) => stored.subscribe(listener);

/** The stored answer, and again whenever it changes. */
export const usePreferences = (): CookiePreferences | null => useStore(stored, ifValid);
