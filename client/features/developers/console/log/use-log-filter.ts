import { useSearchParams } from 'react-router-dom';
import type { WebhookDeliveryState, WebhookEventType } from '../../../../generated/schema';
import { WebhookEventTypeValues } from '../../../../generated/values/WebhookEventType';

/* Written out: as a value of the schema's it would be part of the first load. */
export const STATES: readonly WebhookDeliveryState[] = ['DELIVERED', 'FAILED', 'WAITING'];

export interface LogFilter {
  readonly webhookEndpointId: string | null;
  readonly state: WebhookDeliveryState | null;
  readonly type: WebhookEventType | null;
}

/** What of the log is asked for; it stands in the URL, so that a log can be sent and returned to. */
export function useLogFilter(): LogFilter {
  const [params] = useSearchParams();
  return {
    webhookEndpointId: params.get('webhook') || null,
    state: STATES.find((state) => state === params.get('state')) ?? null,
    type: WebhookEventTypeValues.find((type) => type === params.get('event')) ?? null,
  };
}
