import { STRIPE_HOSTS } from '../ports/payments/stripe-hosts.js';
import type { Config } from '../config.js';
import { policyWithoutAnalytics } from '../transport/security-headers.js';
import { jsonScript, type Html } from './html.js';

/** What the client needs to load analytics after consent, and to disable them again; empty when no id is configured. */
export function analyticsScript({
  tagManagerId,
  behaviourAnalyticsId,
  stripe,
}: Pick<Config, 'tagManagerId' | 'behaviourAnalyticsId' | 'stripe'>): Html | null {
  if (!tagManagerId && !behaviourAnalyticsId) return null;
  const data = {
    tagManagerId,
    behaviourAnalyticsId,
    policyWithout: policyWithoutAnalytics({ cardForm: stripe && STRIPE_HOSTS }),
  };
  return jsonScript(data, { type: 'application/json', id: 'analytics' });
}
