import { useTranslation } from 'react-i18next';
import type { PaidBooking_BookingFragment, RenterPaymentsQuery } from '../../../generated/graphql';

export type UpcomingCharge = RenterPaymentsQuery['renterPayments']['upcoming'][number];

/** The total of charges, cents. */
export const sumOf = (charges: readonly { totalCents: number }[]): number =>
  charges.reduce((sum, { totalCents }) => sum + totalCents, 0);

/** The charges of each month, in the given order; `month` is its first day. */
export function byMonth(charges: readonly UpcomingCharge[]): { month: string; charges: UpcomingCharge[] }[] {
  const months: { month: string; charges: UpcomingCharge[] }[] = [];
  for (const charge of charges) {
    const month = `${charge.dueOn.slice(0, 7)}-01`;
    const last = months.at(-1);
    if (last?.month === month) last.charges.push(charge);
    else months.push({ month, charges: [charge] });
  }
  return months;
}

/** The short name of a space in a list of amounts: its district or city. */
export function useShortPlaceName(): (booking: PaidBooking_BookingFragment) => string {
  const { t } = useTranslation('payments');
  return ({ space }) => space.district ?? space.city ?? t('space');
}
