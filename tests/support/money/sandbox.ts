import { PaymentSandbox } from '../../../server/ports/sandbox/payment-sandbox.js';
import type { TestApp } from '../test-app.js';

/** The payment provider of a test, with control of its faults, banks and webhooks. */
export function sandboxOf({ services }: TestApp): PaymentSandbox {
  const { sandbox } = services.ports;
  if (!(sandbox instanceof PaymentSandbox)) throw new Error('this app has no sandbox provider');
  return sandbox;
}
