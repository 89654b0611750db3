import { useTranslation } from 'react-i18next';
import type { Checkout_BookingFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { today } from '../../../ui/time/today';
import type { PlanPrice } from '../checkout/use-checkout';
import { cardCents } from '../checkout/card-cents';
import { LONG_DAY } from '../../../i18n/day-formats';

interface MandateOptions {
  booking: Checkout_BookingFragment;
  price: PlanPrice;
  hostName: string;
}

/** The title of the payment and what the renter authorises: each charge by amount and date. */
export function useMandateText({ booking, price, hostName }: MandateOptions): { title: string; mandate: string } {
  const { t } = useTranslation('hosted');
  const { day, list, money } = useFormats();
  const [first, ...later] = price.lines;
  const onDay = (value: string): string => day(value, LONG_DAY);
  if (!first) return { title: t('title.none'), mandate: '' };
  if (booking.termType === 'ROLLING' && price.monthTotalCents !== null)
    return {
      title: t('title.rolling'),
      mandate: t('mandate.rolling', { amount: money(price.monthTotalCents), day: onDay(first.to) }),
    };
  const count = later.length;
  if (count === 0) {
    const values = { amount: money(cardCents(price)), day: onDay(first.dueOn), host: hostName };
    const isLater = first.dueOn > today();
    const words = booking.confirmsAtOnce
      ? (`mandate.${isLater ? 'fixedDay' : 'now'}` as const)
      : (`mandate.${isLater ? 'onDay' : 'accepted'}` as const);
    return { title: t('title.none'), mandate: t(words, values) };
  }
  const charges = list(
    later.map(({ dueOn, totalCents }) => t('mandate.charge', { amount: money(totalCents), day: onDay(dueOn) })),
  );
  return { title: t('title.later', { count }), mandate: t('mandate.later', { count, charges }) };
}
