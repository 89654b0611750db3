import type { WebhookDeliveryState } from '../schema';

export const WebhookDeliveryStateValues = [
  'DELIVERED',
  'FAILED',
  'WAITING',
] as const satisfies readonly WebhookDeliveryState[];