import { useTranslation } from 'react-i18next';
import type { PolicyTerms_TermsFragment } from '../../generated/graphql';
import { useFormats } from '../../i18n/format';

/** The numbers of a cancellation policy's terms, for its texts. */
export function usePolicyTerms() {
  const { t } = useTranslation('common');
  const { price, percent } = useFormats();
  const length = (hours: number | null, days: number | null) =>
    hours === null ? t('days', { count: days ?? 0 }) : t('hours', { count: hours });
  return (terms: PolicyTerms_TermsFragment) => ({
    free: length(terms.freeHours, terms.freeDays),
    nothing: length(terms.nothingHours, terms.nothingDays),
    amount: price(terms.keptCents ?? 0),
    percent: percent(terms.refundPercent ?? 0),
  });
}
