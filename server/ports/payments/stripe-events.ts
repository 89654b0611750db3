import type Stripe from 'stripe';
import type { ProviderEvent } from './payments.js';

const SUBJECTS: readonly (readonly [prefix: string, subject: ProviderEvent['subject']])[] = [
  ['payment_intent.', 'payment'],
  ['setup_intent.', 'setup'],
  ['charge.dispute.', 'dispute'],
  ['charge.refund', 'refund'],
  ['refund.', 'refund'],
  ['account.updated', 'account'],
  ['payout.', 'payout'],
  ['transfer.', 'transfer'],
];

/** The subject of a signed webhook. */
export function eventOf(event: Stripe.Event): ProviderEvent {
  const object = event.data.object as { id?: string; object?: string };
  const found = SUBJECTS.find(([prefix]) => event.type.startsWith(prefix))?.[1] ?? 'other';
  return {
    id: event.id,
    createdAt: new Date(event.created * 1000),
    type: event.type,
    // `charge.refunded` refers to the charge: the refund's own events follow it.
    subject: found === 'refund' && object.object !== 'refund' ? 'other' : found,
    ref: object.id ?? '',
    accountRef: event.account ?? null,
  };
}
