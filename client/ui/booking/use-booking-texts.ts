import { useTranslation } from 'react-i18next';
import type { DashboardBooking_BookingFragment } from '../../generated/graphql';
import { daysBetween, useFormats } from '../../i18n/format';
import { today } from '../time/today';
import { dottedText } from '../display/dotted-text';

type Booking = DashboardBooking_BookingFragment;

/** Texts about bookings in rows and panels. */
export function useBookingTexts() {
  const { t } = useTranslation(['dashboard', 'domain', 'common']);
  const formats = useFormats();
  return {
    dates: (booking: Booking): string =>
      booking.isOpenEnded
        ? t('bookings.from', { day: formats.day(booking.from) })
        : formats.dayRange(booking.from, booking.to),
    length: (booking: Booking): string =>
      booking.isOpenEnded ? t('bookings.rolling') : t('common:days', { count: booking.days }),
    /** The renter's verification, or the number of former stays. */
    renterNote: ({ renter, renterStayCount }: Booking): string =>
      renter.isIdentityVerified
        ? t('bookings.identified')
        : renterStayCount > 0
          ? t('bookings.stays', { count: renterStayCount })
          : t('bookings.newHere'),
    place: ({ space }: Booking): string => space.district ?? space.city ?? '',
    goods: (booking: Booking): string =>
      formats.list(
        booking.goods.map((name, index) =>
          index === 0 ? t(`domain:goods.${name}`) : t(`domain:goods.${name}`).toLocaleLowerCase(),
        ),
      ),
    spaceTitle: (booking: Booking): string => booking.space.title ?? t('spaces.noTitle'),
    spaceDetails: ({ space }: Booking): string =>
      dottedText([space.sizeM2 !== null && formats.area(space.sizeM2), space.postalCode]),
    /** Days until the first day; null once it has come. */
    startsIn: (booking: Booking): number | null => {
      const left = daysBetween(today(), booking.from);
      return left > 0 ? left : null;
    },
  };
}
