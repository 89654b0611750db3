import type { BannerAudience } from '../schema';

export const BannerAudienceValues = [
  'ALL',
  'HOSTS',
  'RENTERS',
] as const satisfies readonly BannerAudience[];