import { DashboardResolver, HostSummaryResolver } from './dashboard.resolver.js';
import { HostStatsResolver } from './stats/host-stats.resolver.js';
/** The dashboard: amounts and dates of all bookings of one person, read from bookings and payments. */
export const dashboardFeature = {
    name: 'dashboard',
    resolvers: [DashboardResolver, HostSummaryResolver, HostStatsResolver],
};
//# sourceMappingURL=dashboard.feature.js.map