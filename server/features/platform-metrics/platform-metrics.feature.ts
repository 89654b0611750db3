import type { Feature } from '../../core/feature.js';
import { PlatformMetricsResolver } from './platform-metrics.resolver.js';

/** What the public pages tell of the platform in numbers. */
export const platformMetricsFeature: Feature = {
  name: 'platform-metrics',
  resolvers: [PlatformMetricsResolver],
};
