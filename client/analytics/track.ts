import { readAnalyticsIds } from './analytics-ids';
import { readPreferences } from './cookie-preferences';

/** All tracked events, with exactly these names and parameters (ANA-2). */
export type AnalyticsEvent =
  | { event: 'page_view'; path: string }
  | { event: 'booking_initiated'; space_id: string; value: number; currency: 'EUR' }
  | { event: 'booking_requested'; booking_id: string; space_id: string; value: number; currency: 'EUR' }
  | { event: 'space_search'; search_city: string | null; search_postal_code: string | null; search_type: string | null }
  | { event: 'filter_applied'; filter_type: string; filter_value: string }
  | { event: 'favorite_added' | 'favorite_removed'; space_id: string }
  | { event: 'message_sent'; recipient_id: string; conversation_type: string };

export type Clarity = ((...command: unknown[]) => void) & { q?: unknown[][] };

declare global {
  interface Window {
    /** The tag manager's queue. */
    dataLayer?: unknown[];
    /** Behaviour analytics: commands wait in `q` until the script has loaded. */
    clarity?: Clarity;
  }
}

/** Reports an event to the loaded tools, with consent; returns whether one received it. */
export function track(event: AnalyticsEvent): boolean {
  const ids = readPreferences()?.analytics && readAnalyticsIds();
  if (!ids) return false;
  if (ids.tagManagerId) (window.dataLayer ??= []).push(event);
  if (ids.behaviourAnalyticsId) {
    const { event: name, ...values } = event;
    // Its values are tags of the visit, because an event is only a name.
    for (const [key, value] of Object.entries(values)) if (value !== null) window.clarity?.('set', key, String(value));
    window.clarity?.('event', name);
  }
  return Boolean(ids.tagManagerId || ids.behaviourAnalyticsId);
}
