import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { NotificationTargetDocument, type NotificationRow_NotificationFragment } from '../../generated/graphql';
import type { NotificationType } from '../../generated/schema';

/* Where those lead that are about no booking, or about its reviews. */
const PATHS: Partial<Record<NotificationType, string>> = {
  VERIFICATION_APPROVED: '/verify-identity',
  VERIFICATION_REJECTED: '/verify-identity',
  VERIFICATION_EXPIRED: '/verify-identity',
  FAVORITE_PRICE_DROPPED: '/favorites',
  SAVED_SEARCH_MATCHED: '/search',
  MESSAGE_RECEIVED: '/messages',
  MESSAGES_PAUSED: '/messages',
  REVIEW_INVITED: '/leave-review',
  REVIEW_REMINDER: '/leave-review',
  REVIEW_RECEIVED: '/leave-review',
  REVIEW_PUBLISHED: '/leave-review',
  REVIEW_HIDDEN: '/leave-review',
};

/** Where one that is about no booking leads: to the very search, list or review that it names, else by its type. */
function pathOf({ type, params }: Pick<NotificationRow_NotificationFragment, 'type' | 'params'>): string | undefined {
  const { address } = params as { address?: unknown };
  const path = PATHS[type];
  return path && typeof address === 'string' && address.startsWith(path) ? address : path;
}

/** Whether a notification leads anywhere. */
export const leadsOn = (
  notification: Pick<NotificationRow_NotificationFragment, 'bookingId' | 'type' | 'params'>,
): boolean => notification.bookingId !== null || pathOf(notification) !== undefined;

/** Leads to the booking a notification tells of, in the mode of the viewer's side of it (NOT-6), or to its page. */
export function useOpenNotification(): (notification: NotificationRow_NotificationFragment) => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  return async ({ bookingId, type, params }) => {
    const path = pathOf({ type, params });
    if (path) return void navigate(path);
    if (!bookingId) return;
    const booking = await client
      .query({ query: NotificationTargetDocument, variables: { id: bookingId } })
      .then(({ data }) => data?.booking ?? null)
      .catch(() => null);
    if (!booking) return void navigate('/dashboard');
    const mode = booking.viewerRole === 'RENTER' ? 'renter' : 'host';
    void navigate(`/dashboard?${new URLSearchParams({ mode, tab: 'bookings', highlight: booking.id })}`);
  };
}
