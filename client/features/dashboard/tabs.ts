import {
  CalendarCheck,
  CalendarDays,
  ChartColumn,
  CreditCard,
  Landmark,
  Heart,
  LayoutDashboard,
  LifeBuoy,
  MessageCircle,
  Warehouse,
  type LucideIcon,
} from 'lucide-react';
import type { Mode } from '../../session/dashboard-mode';

export type Tab = 'overview' | 'spaces' | 'bookings' | 'calendar' | 'payments' | 'earnings' | 'stats' | 'support';

/** An entry of the rail. */
export type RailLabel = Tab | 'stays' | 'messages' | 'favorites';

interface RailEntry {
  readonly icon: LucideIcon;
  /** Its label, a message key. */
  readonly label: RailLabel;
  readonly path: string;
  /** The tabs for which it is the current entry. */
  readonly tabs: readonly Tab[];
}

const TABS: Record<Mode, readonly Tab[]> = {
  host: ['overview', 'spaces', 'bookings', 'calendar', 'stats', 'earnings', 'support'],
  renter: ['overview', 'bookings', 'payments', 'support'],
};

/** The tab of a URL; the overview for an unknown one, or one of the other side. */
export const tabOf = (mode: Mode, param: string | null): Tab => TABS[mode].find((tab) => tab === param) ?? 'overview';

/** The URL of a tab. */
export function tabPath(mode: Mode, tab: Tab): string {
  return `/dashboard?${new URLSearchParams(tab === 'overview' ? { mode } : { mode, tab })}`;
}

/** The tabs that are pages of their own, under the specified paths; null for all others. */
export function pageOfTab(mode: Mode, param: string | null): string | null {
  if (param === 'messages') return '/messages';
  return param === 'favorites' && mode === 'renter' ? '/favorites' : null;
}

const entry = (mode: Mode, tab: Tab, icon: LucideIcon): RailEntry => ({
  icon,
  label: tab,
  path: tabPath(mode, tab),
  tabs: [tab],
});

const MESSAGES: RailEntry = { icon: MessageCircle, label: 'messages', path: '/messages', tabs: [] };

/**
 * The entries of the rail, in the specified order. A renter's overview is the list of bookings; messages and favorites are pages of their
 * own.
 */
export const RAIL: Record<Mode, readonly RailEntry[]> = {
  host: [
    entry('host', 'overview', LayoutDashboard),
    entry('host', 'spaces', Warehouse),
    entry('host', 'bookings', CalendarCheck),
    MESSAGES,
    entry('host', 'calendar', CalendarDays),
    entry('host', 'stats', ChartColumn),
    entry('host', 'earnings', Landmark),
    entry('host', 'support', LifeBuoy),
  ],
  renter: [
    { icon: CalendarCheck, label: 'stays', path: tabPath('renter', 'overview'), tabs: ['overview', 'bookings'] },
    MESSAGES,
    entry('renter', 'payments', CreditCard),
    { icon: Heart, label: 'favorites', path: '/favorites', tabs: [] },
    entry('renter', 'support', LifeBuoy),
  ],
};
