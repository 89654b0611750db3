import type { Feature } from '../../core/feature.js';
import { mountSandboxPayments } from './sandbox-payments.routes.js';

/** Payments: the sandbox provider's pages; charges and the ledger are with the bookings they pay for. */
export const paymentsFeature: Feature = {
  name: 'payments',
  mount: mountSandboxPayments,
};
