import { useStore } from 'zustand';
import { createBrowserState } from '../state/browser-state';
import { createStoredStore } from '../state/stored-store';
import { STORED } from '../state/stored-keys';

/** The visitor's choice; `system` follows the device. */
export type ThemeMode = 'light' | 'dark' | 'system';

const chosenMode = createStoredStore<ThemeMode>(
  STORED.theme,
  (text) => (text === 'light' || text === 'dark' ? text : 'system'),
  'system',
);

const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)');
const darkDevice = createBrowserState({
  read: () => prefersDark().matches,
  source: prefersDark,
  events: ['change'],
  assumed: () => false,
});

const isDarkIn = (mode: ThemeMode, isDeviceDark: boolean): boolean =>
  mode === 'dark' || (mode === 'system' && isDeviceDark);

function apply() {
  const root = document.documentElement;
  const mode = chosenMode.getState();
  const dark = isDarkIn(mode, darkDevice.getState());
  root.classList.toggle('dark', dark);
  root.classList.toggle('light', !dark);
  root.style.colorScheme = dark ? 'dark' : 'light';
  root.style.backgroundColor = '';
  tintBrowser(mode, dark ? 'dark' : 'light');
}

/* The browser bar on phones has the colour of the page, not of the device. */
function tintBrowser(mode: ThemeMode, shown: 'light' | 'dark') {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = (meta.dataset['theme'] ??= meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light');
    meta.setAttribute(
      'media',
      mode === 'system' ? `(prefers-color-scheme: ${own})` : own === shown ? 'all' : 'not all',
    );
  }
}

/** Stores the choice (THM-1) and repaints. */
export function setThemeMode(next: ThemeMode) {
  chosenMode.write(next);
  apply();
}

/** Follows the device's setting and the choice made in other tabs. Call once. */
export function watchTheme() {
  darkDevice.subscribe(apply);
  chosenMode.subscribe(apply);
  apply();
}

/** The chosen mode and the resulting theme. */
export function useThemeMode(): { mode: ThemeMode; isDark: boolean; setMode: (next: ThemeMode) => void } {
  const mode = useStore(chosenMode);
  return { mode, isDark: isDarkIn(mode, useStore(darkDevice)), setMode: setThemeMode };
}
