import { lazy, type ComponentType } from 'react';
import type { Mode } from '../../session/dashboard-mode';
import type { TabProps } from './tab-props';
import type { Tab } from './tabs';

type Load = () => Promise<{ default: ComponentType<TabProps> }>;

/* Each tab is a chunk of its own, because nobody opens all of them. */
const view = (load: Load) => ({ load, View: lazy(load) });

const overview = view(() => import('./host/HostOverview').then((file) => ({ default: file.HostOverview })));
const renter = view(() => import('./renter/RenterOverview').then((file) => ({ default: file.RenterOverview })));
const bookings = view(() => import('./bookings/BookingsTab').then((file) => ({ default: file.BookingsTab })));
const support = view(() => import('./support/SupportTab').then((file) => ({ default: file.SupportTab })));

const VIEWS: Record<Mode, { overview: typeof overview } & Partial<Record<Tab, typeof overview>>> = {
  host: {
    overview,
    spaces: view(() => import('./host/spaces/SpacesTab').then((file) => ({ default: file.SpacesTab }))),
    bookings,
    calendar: view(() => import('./calendar/CalendarTab').then((file) => ({ default: file.CalendarTab }))),
    earnings: view(() => import('./earnings/EarningsTab').then((file) => ({ default: file.EarningsTab }))),
    stats: view(() => import('./stats/StatsTab').then((file) => ({ default: file.StatsTab }))),
    support,
  },
  renter: {
    overview: renter,
    bookings,
    payments: view(() => import('./payments/PaymentsTab').then((file) => ({ default: file.PaymentsTab }))),
    support,
  },
};

/** The component of a tab and the function that preloads it. */
export const viewOf = (mode: Mode, tab: Tab) => VIEWS[mode][tab] ?? VIEWS[mode].overview;
