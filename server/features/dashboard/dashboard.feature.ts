import type { Feature } from '../../core/feature.js';
import { DashboardResolver } from './dashboard.resolver.js';

/** The dashboard: amounts and dates of all bookings of one person, read from bookings and payments. */
export const dashboardFeature: Feature = {
  name: 'dashboard',
  resolvers: [DashboardResolver],
};
