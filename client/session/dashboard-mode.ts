import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import type { Role } from '../generated/schema';
import { createStoredStore } from '../state/stored-store';
import { STORED } from '../state/stored-keys';
import { useAuth } from './AuthProvider';

/** Which side of the dashboard is open. */
export type Mode = 'host' | 'renter';

const asMode = (value: string | null): Mode | null => (value === 'host' || value === 'renter' ? value : null);

const preference = createStoredStore<Mode | null>(STORED.dashboardMode, asMode, null);

/** Stores the preference in this browser (PRF-1). */
export const rememberMode = (mode: Mode): void => preference.write(mode);

/** NAV-9: the query of the dashboard's URL, else the stored preference, else renter. */
export function modeOf(pathname: string, search: string, stored: Mode | null): Mode {
  return chosenMode(pathname, search, stored) ?? 'renter';
}

/** The chosen side, from the dashboard's URL or stored before; null before any choice. */
export function chosenMode(pathname: string, search: string, stored: Mode | null): Mode | null {
  const modeInAddress = pathname === '/dashboard' ? asMode(new URLSearchParams(search).get('mode')) : null;
  return modeInAddress ?? stored;
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

/** The current mode, and whose items to show. */
export function useDashboardMode(): { mode: Mode; isRenterShown: boolean; isHostShown: boolean } {
  const { pathname, search } = useLocation();
  const { user, roles, ownsSpaces } = useAuth();
  const stored = useStore(preference);
  // A user who has only been a host gets the host's side, as if it had been chosen.
  const startsAsHost = stored === null && user?.startsAsHost === true;
  const mode = modeOf(pathname, search, startsAsHost ? 'host' : stored);
  useEffect(() => {
    if (startsAsHost) rememberMode('host');
  }, [startsAsHost]);
  return { mode, ...menusOf(mode, roles, ownsSpaces) };
}

/** The chosen side; null before any choice. */
export function useChosenMode(): Mode | null {
  const { pathname, search } = useLocation();
  return chosenMode(pathname, search, useStore(preference));
}
