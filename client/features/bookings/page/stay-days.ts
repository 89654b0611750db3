import type { BookingHead_BookingFragment } from '../../../generated/graphql';
import type { CalendarDay } from '../../../ui/controls/calendar-file';

type Booking = Pick<BookingHead_BookingFragment, 'id' | 'from' | 'to' | 'isOpenEnded'>;

/** The upcoming days of a stay: move-in and, once it has an end, move-out. Same ids as on the page after checkout. */
export function comingDays(
  { id, from, to, isOpenEnded }: Booking,
  today: string,
  titleOf: (day: 'start' | 'end') => string,
): CalendarDay[] {
  const shared = { text: `${location.origin}/booking/${id}`, place: null, isCertain: true };
  const start = { ...shared, uid: `${id}-in@hueco`, day: from, title: titleOf('start') };
  const end = { ...shared, uid: `${id}-out@hueco`, day: to, title: titleOf('end') };
  return [start, ...(isOpenEnded ? [] : [end])].filter(({ day }) => day >= today);
}
