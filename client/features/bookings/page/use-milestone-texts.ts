import { useTranslation } from 'react-i18next';
import type { BookingHead_BookingFragment, BookingMilestone_MilestoneFragment } from '../../../generated/graphql';
import { SHORT_DAY } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { lastMinute } from '../../../ui/booking/last-minute';
import { clock } from '../../../ui/time/clock';
import { withOtherYear } from '../../../ui/time/with-other-year';

export type Milestone = BookingMilestone_MilestoneFragment;

interface Words {
  /** Its date, or a phrase such as "after the stay". */
  when: string;
  title: string;
  text: string | null;
}

const HOUR_MINUTES = 60;
const DAY_MINUTES = 48 * HOUR_MINUTES;
const CHARGES = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'c9', 'c10', 'c11', 'c12'] as const;

/** Title and text of a milestone for the viewer's side. */
export function useMilestoneTexts(booking: BookingHead_BookingFragment): (milestone: Milestone) => Words {
  const { t } = useTranslation(['booking', 'common']);
  const formats = useFormats();
  const isHost = booking.viewerRole === 'HOST';
  const side = isHost ? 'host' : 'renter';
  const name = (isHost ? booking.renter : booking.host).displayName;
  const short = (day: string): string => formats.day(day, SHORT_DAY);
  const titleOf = ({ kind, state, count, amountCents }: Milestone): string => {
    if (kind === 'ENDED') return t(`common:bookingStatus.${booking.status}`);
    if (kind === 'CHARGE') {
      const named = CHARGES[(count ?? 1) - 1];
      return named ? t(`life.charge.${named}`) : t('life.charge.more', { number: count });
    }
    if (kind === 'TODAY') return count === null ? t('life.today') : t('life.todayDay', { number: count });
    if (kind === 'CONFIRMED' && amountCents !== null) return t('life.confirmedPaid');
    if (kind === 'COMPLETION' && state === 'DONE') return t('life.completed');
    if (kind === 'ANSWER' && booking.status === 'PENDING_PAYMENT') return t('life.payment');
    return t(`life.name.${side}.${kind}`, { name });
  };
  const textOf = (milestone: Milestone): string | null => {
    const { kind, state, day, at, from, to, count, daysLeft } = milestone;
    const isDone = state === 'DONE';
    switch (kind) {
      case 'REQUESTED':
        return [
          at && t('life.text.requested', { time: clock(formats, at, booking.timeZone) }),
          count !== null && count > 0 && t(`life.text.answered.${side}`, { name, duration: durationOf(t, count) }),
        ]
          .filter(Boolean)
          .join('. ');
      case 'ANSWER':
        return at && t('life.text.until', lastMinute(formats, at, booking.timeZone));
      case 'CONFIRMED':
      case 'CHARGE':
        return from && to ? t('life.text.period', { from: short(from), to: short(to) }) : null;
      case 'TODAY':
        if (daysLeft === null) return null;
        return count === null
          ? t('life.text.daysBefore', { count: daysLeft })
          : booking.termType === 'ROLLING' && booking.status === 'ACTIVE'
            ? t('life.text.periodLeft', { count: daysLeft })
            : t('life.text.daysLeft', { count: daysLeft });
      case 'MOVE_IN':
        return isDone ? null : t(`life.text.moveIn.${side}`, { name });
      case 'RENEWAL':
        return t(`life.text.renewal.${side}`, { name });
      case 'NOTICE':
        return isDone ? null : t('life.text.notice', { count: count ?? 0 });
      case 'MOVE_OUT':
        return isDone ? null : t(`life.text.moveOut.${side}`, { name, count: count ?? 0 });
      case 'COMPLETION':
        if (isDone) return null;
        return at
          ? t('life.text.until', lastMinute(formats, at, booking.timeZone))
          : t('life.text.completion', { count: count ?? 0 });
      case 'STAY_REVIEW':
      case 'FINAL_REVIEW':
        if (isDone) return t('life.text.reviewed', { count: count ?? 0 });
        return day ? null : t('life.text.finalReview');
      case 'ENDED':
        return null;
    }
  };
  const whenOf = ({ kind, day, count, state }: Milestone): string => {
    if (kind === 'FINAL_REVIEW' && state === 'LATER')
      return day ? t('life.when.until', { day: short(day) }) : t('life.when.reviewDays', { count: count ?? 0 });
    if (day) return formats.day(day, withOtherYear(day, SHORT_DAY));
    return kind === 'NOTICE' ? t('life.when.anyTime') : t('life.when.atEnd');
  };
  return (milestone) => ({ when: whenOf(milestone), title: titleOf(milestone), text: textOf(milestone) });
}

/* How long an answer took, in the largest precise enough unit. */
function durationOf(t: ReturnType<typeof useTranslation<['booking', 'common']>>['t'], minutes: number): string {
  if (minutes < HOUR_MINUTES) return t('life.duration.minutes', { count: minutes });
  if (minutes < DAY_MINUTES) return t('life.duration.hours', { count: Math.round(minutes / HOUR_MINUTES) });
  return t('life.duration.days', { count: Math.round(minutes / (24 * HOUR_MINUTES)) });
}
