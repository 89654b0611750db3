import { useSearchParams } from 'react-router-dom';
import type { Every } from '../../../../forms/every';
import type { WebhookDeliveryState, WebhookEventType } from '../../../../generated/schema';
import { WebhookEventTypeValues } from '../../../../generated/values/WebhookEventType';

export const STATES: Every<WebhookDeliveryState> = ['DELIVERED', 'FAILED', 'WAITING'];

export interface LogFilter {
  readonly webhookEndpointId: string | null;
  readonly state: WebhookDeliveryState | null;
  readonly type: WebhookEventType | null;
}

/** The filter of the log, kept in the URL, so that a log can be shared. */
export function useLogFilter(): LogFilter {
  const [params] = useSearchParams();
  return {
    webhookEndpointId: params.get('webhook') || null,
    state: STATES.find((state) => state === params.get('state')) ?? null,
    type: WebhookEventTypeValues.find((type) => type === params.get('event')) ?? null,
  };
}
