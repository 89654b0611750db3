import { PlatformMetricsResolver } from './platform-metrics.resolver.js';
/** What the public pages tell of the platform in numbers. */
export const platformMetricsFeature = {
    name: 'platform-metrics',
    resolvers: [PlatformMetricsResolver],
};
//# sourceMappingURL=platform-metrics.feature.js.map