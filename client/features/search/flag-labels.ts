import type { SearchFlag } from '../../ui/search-pill/search-params';

/** Labels of the on/off filters, in the order of the panel. */
export const FLAG_LABELS = {
  is24h: 'domain:access24h',
  isInstantBook: 'domain:instantBook',
  hasElectricMeter: 'domain:hasElectricMeter',
  hasFeaturedHost: 'domain:featuredHost',
} as const satisfies Record<SearchFlag, string>;
