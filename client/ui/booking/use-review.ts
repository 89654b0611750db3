import { useTranslation } from 'react-i18next';
import type { DashboardBooking_BookingFragment } from '../../generated/graphql';
import { daysLeft } from '../reviews/days-left';
import { HOUR_MS } from '../time/durations';
import { useNow } from '../time/use-now';

/** The viewer's review of a booking: the link to write it while reviews are open, or to the one that is written, and its status text. */
export function useReview({ id, review }: DashboardBooking_BookingFragment): {
  path: string | null;
  writtenPath: string | null;
  note: string | null;
} {
  const { t } = useTranslation('stays');
  const now = useNow(HOUR_MS);
  // A review that can still be changed is the one to write.
  const canLeave = review?.canWrite === true && review.own?.viewerCan.edit !== true;
  const page = `/leave-review/${id}`;
  if (!canLeave) {
    const own = review?.own;
    return {
      path: null,
      writtenPath: own ? page : null,
      note: own ? t('review.given', { count: own.overall }) : null,
    };
  }
  return {
    path: page,
    writtenPath: null,
    note: review.closesAt ? t('review.daysLeft', { count: daysLeft(review.closesAt, now) }) : null,
  };
}
