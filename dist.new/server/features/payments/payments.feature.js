import { registerPaymentJobs } from './payments.jobs.js';
import { mountBankReturn } from './bank-return.routes.js';
import { mountSandboxPayments } from './sandbox-payments.routes.js';
import { mountWebhooks } from './webhooks/webhook.routes.js';
/** Payments: what the provider tells us, and the sandbox provider's pages; charges and the ledger are with the bookings they pay for. */
export const paymentsFeature = {
    name: 'payments',
    jobs: registerPaymentJobs,
    mount: (app, deps) => {
        mountWebhooks(app, deps);
        mountBankReturn(app);
        mountSandboxPayments(app, deps);
    },
};
//# sourceMappingURL=payments.feature.js.map