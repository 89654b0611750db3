import { readAnalyticsIds } from './analytics-ids';
import { readPreferences } from './cookie-preferences';

/** Everything that is ever told, with exactly these names and parameters (ANA-2). */
export type AnalyticsEvent =
  | { event: 'page_view'; path: string }
  | { event: 'booking_initiated'; space_id: string; value: number; currency: 'EUR' }
  | { event: 'booking_requested'; booking_id: string; space_id: string; value: number; currency: 'EUR' }
  | { event: 'space_search'; search_city: string | null; search_postal_code: string | null; search_type: string | null }
  | { event: 'filter_applied'; filter_type: string; filter_value: string }
  | { event: 'favorite_added' | 'favorite_removed'; space_id: string }
  | { event: 'message_sent'; recipient_id: string; conversation_type: string };

declare global {
  interface Window {
    /** The tag manager's queue. */
    dataLayer?: unknown[];
  }
}

/** Tells the tag manager, if there is one and people agreed to it; answers whether it was told. */
export function track(event: AnalyticsEvent): boolean {
  if (!readPreferences()?.analytics || !readAnalyticsIds()?.tagManagerId) return false;
  window.dataLayer ??= [];
  window.dataLayer.push(event);
  return true;
}
