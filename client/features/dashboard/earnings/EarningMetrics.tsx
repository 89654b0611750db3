import { useTranslation } from 'react-i18next';
import type { HostEarningsQuery } from '../../../generated/graphql';
import { LONG_DAY } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { Metric, MetricRow } from '../../../ui/display/MetricRow';

type Earnings = NonNullable<HostEarningsQuery['viewer']>['earnings'];

/** The next payout, what is on hold, and what was paid so far. */
export function EarningMetrics({ earnings }: { earnings: Earnings }) {
  const { t } = useTranslation('earnings');
  const { money, day } = useFormats();
  const { nextPayout, payableCents, onHoldCents, paidCents, debtCents } = earnings;
  return (
    <MetricRow label={t('metrics')} columns={[1.15, 1.15, 1]}>
      <Metric label={t('payable')} value={money(payableCents)}>
        {nextPayout
          ? t(nextPayout.amountCents === payableCents ? 'nextPayoutOn' : 'nextPayout', {
              day: day(nextPayout.on, LONG_DAY),
              amount: money(nextPayout.amountCents),
            })
          : t(payableCents > 0 ? 'payoutStopped' : 'noPayout')}
      </Metric>
      <Metric label={t('onHold')} value={money(onHoldCents)}>
        {debtCents > 0 ? t('debt', { amount: money(debtCents) }) : t('onHoldText')}
      </Metric>
      <Metric label={t('paid')} value={money(paidCents)}>
        {t('paidText')}
      </Metric>
    </MetricRow>
  );
}
