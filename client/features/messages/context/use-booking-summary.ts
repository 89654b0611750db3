import { useTranslation } from 'react-i18next';
import type { MessagesBooking_BookingFragment } from '../../../generated/graphql';
import { SHORT_DAY, WITH_WEEKDAY } from '../../../i18n/day-formats';
import { daysBetween, useFormats } from '../../../i18n/format';
import type { MoneyLine } from '../../../ui/booking/MoneyLines';
import { today } from '../../../ui/time/today';

type Booking = MessagesBooking_BookingFragment;

const NEARLY_A_YEAR = 330;

/** Formats a booking from the viewer's side. */
export function useBookingSummary() {
  const { t } = useTranslation(['messages', 'domain', 'common']);
  const formats = useFormats();
  // "lun 5 abr 2027": without the commas of the locale, which would wrap in the narrow pane.
  const day = (value: string) => formats.day(value, WITH_WEEKDAY).replaceAll(',', '');

  return {
    start: (booking: Booking): string => day(booking.from),
    end: (booking: Booking): string => (booking.isOpenEnded ? t('context.noEnd') : day(booking.to)),
    /** A short range, with years only when the dates are far away. */
    dates: (booking: Booking): string => {
      if (booking.isOpenEnded) return formats.day(booking.from);
      const isSoon =
        Math.max(Math.abs(daysBetween(today(), booking.from)), Math.abs(daysBetween(today(), booking.to))) <
        NEARLY_A_YEAR;
      // The range format would add years when the dates are in different years.
      return isSoon
        ? `${formats.day(booking.from, SHORT_DAY)} – ${formats.day(booking.to, SHORT_DAY)}`
        : formats.dayRange(booking.from, booking.to);
    },
    goods: (booking: Booking): string =>
      formats.list(
        booking.goods.map((name, index) =>
          index === 0 ? t(`domain:goods.${name}`) : t(`domain:goods.${name}`).toLocaleLowerCase(),
        ),
      ),
    address: ({ space }: Booking): string | null =>
      [space.address, space.floor, space.door].filter(Boolean).join(', ') || null,
    /** What the viewer receives or pays, cents: of the whole stay, or of the first month of a rolling one; null without a payment. */
    sum: (booking: Booking): number | null => {
      if (booking.cameToNothing) return null;
      return booking.viewerRole === 'HOST' ? booking.hostNetCents : booking.totalCents;
    },
    sumLabel: (booking: Booking): string => {
      const [would, does] =
        booking.viewerRole === 'HOST'
          ? (['context.wouldGet', 'context.get'] as const)
          : (['context.wouldPay', 'context.pay'] as const);
      // Before the confirmation the labels are conditional: "you would pay".
      return t(booking.isPending ? would : does);
    },
    lines: (booking: Booking): MoneyLine[] => {
      const rent = {
        label:
          booking.termType === 'ROLLING'
            ? t('context.rentMonth')
            : t('context.rent', { length: t('common:days', { count: booking.days }) }),
        cents: booking.rentCents,
      };
      const others =
        booking.viewerRole === 'HOST'
          ? [{ label: t('context.commission'), cents: -(booking.commissionCents ?? 0) }]
          : [
              { label: t('context.fee'), cents: booking.renterFeeCents ?? 0 },
              { label: t('context.protection'), cents: booking.protectionCents ?? 0 },
            ];
      return [rent, ...others.filter(({ cents }) => cents !== 0)];
    },
  };
}
