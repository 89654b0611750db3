import type { WebhookState } from '../schema';

export const WebhookStateValues = [
  'ACTIVE',
  'DISABLED',
] as const satisfies readonly WebhookState[];