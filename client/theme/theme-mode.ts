import { useSyncExternalStore } from 'react';

/** What the visitor chose; `system` follows the device. */
export type ThemeMode = 'light' | 'dark' | 'system';

const KEY = 'theme';
const listeners = new Set<() => void>();
const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function storedMode(): ThemeMode {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  } catch {
    return 'system';
  }
}

let mode: ThemeMode = storedMode();

const isDark = () => mode === 'dark' || (mode === 'system' && prefersDark().matches);

function apply() {
  const root = document.documentElement;
  const dark = isDark();
  root.classList.toggle('dark', dark);
  root.classList.toggle('light', !dark);
  root.style.colorScheme = dark ? 'dark' : 'light';
  root.style.backgroundColor = '';
  tintBrowser(dark ? 'dark' : 'light');
  for (const listener of listeners) listener();
}

/* The bar of a phone's browser goes with the page, not with the device. */
function tintBrowser(shown: 'light' | 'dark') {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = (meta.dataset['theme'] ??= meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light');
    meta.setAttribute(
      'media',
      mode === 'system' ? `(prefers-color-scheme: ${own})` : own === shown ? 'all' : 'not all',
    );
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps the choice under the local key `theme` (THM-1) and repaints. */
export function setThemeMode(next: ThemeMode) {
  mode = next;
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // Storage may be closed to us; the choice then lasts as long as the page.
  }
  apply();
}

/** Follows the device's own switch and other tabs while `system` is chosen. Call once. */
export function watchTheme() {
  prefersDark().addEventListener('change', apply);
  window.addEventListener('storage', (event) => {
    if (event.key !== KEY) return;
    mode = storedMode();
    apply();
  });
  apply();
}

/** The chosen mode and what it comes to now. */
export function useThemeMode(): { mode: ThemeMode; isDark: boolean; setMode: (next: ThemeMode) => void } {
  const current = useSyncExternalStore(
    subscribe,
    () => mode,
    () => 'system' as const,
  );
  const dark = useSyncExternalStore(subscribe, isDark, () => false);
  return { mode: current, isDark: dark, setMode: setThemeMode };
}
