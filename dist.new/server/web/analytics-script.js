import { STRIPE_HOSTS } from '../ports/payments/stripe-hosts.js';
import { policyWithoutAnalytics } from '../transport/security-headers.js';
import { jsonScript } from './html.js';
/** What the client needs to load analytics once somebody agrees, and to silence them again; nothing where no id is set. */
export function analyticsScript({ tagManagerId, behaviourAnalyticsId, stripe, }) {
    if (!tagManagerId && !behaviourAnalyticsId)
        return null;
    const data = {
        tagManagerId,
        behaviourAnalyticsId,
        policyWithout: policyWithoutAnalytics({ cardForm: stripe && STRIPE_HOSTS }),
    };
    return jsonScript(data, { type: 'application/json', id: 'analytics' });
}
//# sourceMappingURL=analytics-script.js.map