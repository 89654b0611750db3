import { useTranslation } from 'react-i18next';
import type { DashboardBooking_BookingFragment } from '../../../generated/graphql';
import { useNow } from '../../../ui/use-now';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Where the viewer stands with her review of a booking: the way to write it while it is taken, and what there is to say of it. */
export function useReview({ id, review }: DashboardBooking_BookingFragment): { path: string | null; note: string | null } {
  const { t } = useTranslation('stays');
  const now = useNow(HOUR_MS);
  // One that can still be changed is the one that would be written.
  const canLeave = review?.canWrite === true && review.own?.viewerCan.edit !== true;
  if (!canLeave) return { path: null, note: review?.own ? t('review.given', { count: review.own.overall }) : null };
  const days = review.closesAt ? Math.ceil((Date.parse(review.closesAt) - now) / DAY_MS) : null;
  return { path: `/leave-review/${id}`, note: days === null ? null : t('review.daysLeft', { count: Math.max(1, days) }) };
}
