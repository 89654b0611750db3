import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/format';

interface Sums {
  refundCents: number;
  creditCents: number;
}

/** Where a refund goes when credit had paid a part of it, or all. */
export function useCreditText(): (sums: Sums) => string {
  const { t } = useTranslation('stays');
  const { money } = useFormats();
  return ({ refundCents, creditCents }) =>
    t(creditCents < refundCents ? 'cancel.toCardAndCredit' : 'cancel.toCredit', { credit: money(creditCents) });
}
