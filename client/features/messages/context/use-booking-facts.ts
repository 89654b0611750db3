import { useTranslation } from 'react-i18next';
import type { MessagesBooking_BookingFragment } from '../../../generated/graphql';
import { daysBetween, useFormats } from '../../../i18n/format';
import type { MoneyLine } from '../../../ui/booking/MoneyLines';
import { today } from '../../../ui/today';

type Booking = MessagesBooking_BookingFragment;

const WITH_WEEKDAY: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' };

const DAY_AND_MONTH: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
const NEARLY_A_YEAR = 330;
/* Before the confirmation it is what would be. */
const IS_OPEN: ReadonlySet<Booking['status']> = new Set(['PENDING_PAYMENT', 'REQUESTED']);
/* Nothing is paid of these. */
const CAME_TO_NOTHING: ReadonlySet<Booking['status']> = new Set(['DECLINED', 'EXPIRED', 'WITHDRAWN', 'PAYMENT_FAILED', 'CANCELLED']);

/** A booking's facts in words, as the viewer's side of it sees them. */
export function useBookingFacts() {
  const { t } = useTranslation(['messages', 'domain', 'common']);
  const formats = useFormats();
  // "lun 5 abr 2027": the language's own commas would break the narrow pane.
  const day = (value: string) => formats.day(value, WITH_WEEKDAY).replaceAll(',', '');
  const isRolling = ({ termType }: Booking) => termType === 'ROLLING';

  return {
    start: (booking: Booking): string => day(booking.from),
    end: (booking: Booking): string => (isRolling(booking) ? t('context.noEnd') : day(booking.to)),
    /** Where there is little room: the years only when they are not told by the days. */
    dates: (booking: Booking): string => {
      if (isRolling(booking)) return formats.day(booking.from);
      const isSoon = Math.max(Math.abs(daysBetween(today(), booking.from)), Math.abs(daysBetween(today(), booking.to))) < NEARLY_A_YEAR;
      // A range of two years would name both of them.
      return isSoon ? `${formats.day(booking.from, DAY_AND_MONTH)} – ${formats.day(booking.to, DAY_AND_MONTH)}` : formats.dayRange(booking.from, booking.to);
    },
    goods: (booking: Booking): string => formats.list(booking.goods.map((name, index) => (index === 0 ? t(`domain:goods.${name}`) : t(`domain:goods.${name}`).toLocaleLowerCase()))),
    address: ({ space }: Booking): string | null => [space.address, space.floor, space.door].filter(Boolean).join(', ') || null,
    /** What the viewer gets or pays of the whole stay, of the first month when it has no end; null when it has come to nothing. */
    sum: (booking: Booking): number | null => {
      if (CAME_TO_NOTHING.has(booking.status)) return null;
      return booking.viewerRole === 'HOST' ? booking.hostNetCents : booking.totalCents;
    },
    sumLabel: (booking: Booking): string => {
      const [would, does] = booking.viewerRole === 'HOST' ? (['context.wouldGet', 'context.get'] as const) : (['context.wouldPay', 'context.pay'] as const);
      return t(IS_OPEN.has(booking.status) ? would : does);
    },
    lines: (booking: Booking): MoneyLine[] => {
      const rent = { label: isRolling(booking) ? t('context.rentMonth') : t('context.rent', { length: t('common:days', { count: booking.days }) }), cents: booking.rentCents };
      const others =
        booking.viewerRole === 'HOST'
          ? [{ label: t('context.commission'), cents: -(booking.commissionCents ?? 0) }]
          : [{ label: t('context.fee'), cents: booking.renterFeeCents ?? 0 }, { label: t('context.protection'), cents: booking.protectionCents ?? 0 }];
      return [rent, ...others.filter(({ cents }) => cents !== 0)];
    },
  };
}
