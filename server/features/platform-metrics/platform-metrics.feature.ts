import type { Feature } from '../../core/feature.js';
import { PlatformMetricsResolver } from './platform-metrics.resolver.js';

/** The platform statistics of the public pages. */
export const platformMetricsFeature: Feature = {
  name: 'platform-metrics',
  resolvers: [PlatformMetricsResolver],
};
