import type { Feature } from '../../core/feature.js';
import { registerPaymentJobs } from './payments.jobs.js';
import { mountBankReturn } from './bank-return.routes.js';
import { mountSandboxPayments } from './sandbox-payments.routes.js';
import { mountWebhooks } from './webhooks/webhook.routes.js';

/** Payments: the provider's webhooks, and the sandbox provider's pages; charges and the ledger are in the bookings feature. */
export const paymentsFeature: Feature = {
  name: 'payments',
  jobs: registerPaymentJobs,
  mount: (app, deps) => {
    mountWebhooks(app, deps);
    mountBankReturn(app);
    mountSandboxPayments(app, deps);
  },
};
