import type { Feature } from '../../core/feature.js';
import { AnswerDueResolver, DashboardResolver, HostSummaryResolver } from './dashboard.resolver.js';
import { HostStatsResolver } from './stats/host-stats.resolver.js';
import { registerStatsJobs } from './stats/store-positions.js';

/** The dashboard: amounts and dates of all bookings of one person, read from bookings and payments. */
export const dashboardFeature: Feature = {
  name: 'dashboard',
  resolvers: [DashboardResolver, HostSummaryResolver, AnswerDueResolver, HostStatsResolver],
  jobs: registerStatsJobs,
};
