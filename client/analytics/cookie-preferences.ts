import { useSyncExternalStore } from 'react';

/** What somebody allows this browser to keep (COO-2). */
export interface CookiePreferences {
  necessary: true;
  analytics: boolean;
  marketing: boolean;
}

export const PREFERENCES_KEY = 'hueco_cookie_preferences';
/** After that people are asked again. */
const VALID_MONTHS = 24;

const listeners = new Set<() => void>();
/* Where storage is closed the answer lasts as long as the page. */
let unstored: string | null = null;
let seen: { text: string | null; kept: { preferences: CookiePreferences; until: number } | null } = {
  text: null,
  kept: null,
};

function stored(): string | null {
  try {
    return localStorage.getItem(PREFERENCES_KEY) ?? unstored;
  } catch {
    return unstored;
  }
}

function parse(text: string | null): typeof seen.kept {
  try {
    const { analytics, marketing, savedAt } = JSON.parse(text ?? '{}') as Record<string, unknown>;
    const until = new Date(String(savedAt));
    until.setMonth(until.getMonth() + VALID_MONTHS);
    if (typeof analytics !== 'boolean' || typeof marketing !== 'boolean' || Number.isNaN(until.getTime())) return null;
    return { preferences: { necessary: true, analytics, marketing }, until: until.getTime() };
  } catch {
    return null;
  }
}

/** The stored answer; null before there is one, and when it has grown too old. The same object while nothing changed. */
export function readPreferences(): CookiePreferences | null {
  const text = stored();
  if (text !== seen.text) seen = { text, kept: parse(text) };
  return seen.kept && Date.now() < seen.kept.until ? seen.kept.preferences : null;
}

/** Stores an answer; it holds from this moment. */
export function storePreferences({ analytics, marketing }: Pick<CookiePreferences, 'analytics' | 'marketing'>): void {
  const text = JSON.stringify({ necessary: true, analytics, marketing, savedAt: new Date().toISOString() });
  try {
    localStorage.setItem(PREFERENCES_KEY, text);
  } catch {
    unstored = text;
  }
  for (const listener of listeners) listener();
}

/** Hears changes of the answer, those of other tabs too; returns how to stop hearing. */
export function onPreferences(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The stored answer, and again whenever it changes. */
export const usePreferences = (): CookiePreferences | null =>
  useSyncExternalStore(onPreferences, readPreferences, () => null);
