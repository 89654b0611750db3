import { useTranslation } from 'react-i18next';
import type { TrustPageQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';

/** What the texts about trust need of the platform's terms. */
export type TrustTerms = Pick<
  TrustPageQuery['platformMetrics'],
  'hostAnswerHours' | 'claimWindowHours' | 'hostCancelCredit'
>;

const UNKNOWN = '…';

/** The terms as the texts about trust show them; dots until they are loaded. */
export function useTrustTerms(terms: TrustTerms | undefined) {
  const { t } = useTranslation('common');
  const { price, percent } = useFormats();
  if (!terms) return { answer: UNKNOWN, claim: UNKNOWN, percent: UNKNOWN, amount: UNKNOWN };
  return {
    answer: t('hours', { count: terms.hostAnswerHours }),
    claim: t('hours', { count: terms.claimWindowHours }),
    percent: percent(terms.hostCancelCredit.bps / 100),
    amount: price(terms.hostCancelCredit.maxCents),
  };
}
