import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { Role } from '../generated/schema';
import { useAuth } from './AuthProvider';

/** Which side of the dashboard is open. */
export type Mode = 'host' | 'renter';

const KEY = 'hueco_dashboard_mode';
const listeners = new Set<() => void>();

const asMode = (value: string | null): Mode | null => (value === 'host' || value === 'renter' ? value : null);

/** The preference kept in this browser (PRF-1). */
export function storedMode(): Mode | null {
  try {
    return asMode(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}

/** Keeps the preference. */
export function rememberMode(mode: Mode): void {
  try {
    localStorage.setItem(KEY, mode);
  } catch {
    // Without storage the address alone tells the mode.
  }
  for (const listener of listeners) listener();
}

/** NAV-9: the query of the dashboard's address, else the kept preference, else renter. */
export function modeOf(pathname: string, search: string, kept: Mode | null): Mode {
  const asked = pathname === '/dashboard' ? asMode(new URLSearchParams(search).get('mode')) : null;
  return asked ?? kept ?? 'renter';
}

/** NAV-9: whose items the menus show. */
export function menusOf(
  mode: Mode,
  roles: readonly Role[],
  ownsSpaces: boolean,
): { isRenterShown: boolean; isHostShown: boolean } {
  return {
    isRenterShown: roles.includes('RENTER') && mode !== 'host',
    isHostShown: roles.includes('HOST') && ownsSpaces && mode === 'host',
  };
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

/** The mode now, and whose items to show. */
export function useDashboardMode(): { mode: Mode; isRenterShown: boolean; isHostShown: boolean } {
  const { pathname, search } = useLocation();
  const { roles, ownsSpaces } = useAuth();
  const kept = useSyncExternalStore(subscribe, storedMode, () => null);
  const mode = modeOf(pathname, search, kept);
  return { mode, ...menusOf(mode, roles, ownsSpaces) };
}
