import { useTranslation } from 'react-i18next';
import type { DashboardBooking_BookingFragment } from '../../generated/graphql';
import { daysLeft } from '../reviews/days-left';
import { HOUR_MS } from '../time/durations';
import { useNow } from '../time/use-now';

/** The viewer's review of a booking: the link to write it while reviews are open, and its status text. */
export function useReview({ id, review }: DashboardBooking_BookingFragment): {
  path: string | null;
  note: string | null;
} {
  const { t } = useTranslation('stays');
  const now = useNow(HOUR_MS);
  // A review that can still be changed is the one to write.
  const canLeave = review?.canWrite === true && review.own?.viewerCan.edit !== true;
  if (!canLeave) return { path: null, note: review?.own ? t('review.given', { count: review.own.overall }) : null };
  return {
    path: `/leave-review/${id}`,
    note: review.closesAt ? t('review.daysLeft', { count: daysLeft(review.closesAt, now) }) : null,
  };
}
