import { useTranslation } from 'react-i18next';
import type { RenterPaymentsQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { Countdown } from '../../../ui/time/Countdown';
import { today } from '../../../ui/time/today';
import { Metric, MetricRow } from '../../../ui/display/MetricRow';
import { sumOf, useShortPlaceName } from './charges';
import { capitalised } from '../../../ui/display/capitalised';

/** The next charge, what is authorized but not captured, and what was paid this year. */
export function PaymentMetrics({ payments }: { payments: RenterPaymentsQuery['renterPayments'] }) {
  const { t } = useTranslation('payments');
  const { money, day } = useFormats();
  const placeOf = useShortPlaceName();
  const next = payments.upcoming.find(({ isRequest, isComing }) => !isRequest && isComing);
  const held = payments.upcoming.filter(({ isHeld }) => isHeld);
  const waiting = held.find(({ booking }) => booking.deadline)?.booking.deadline;
  const [year] = payments.years;
  return (
    <MetricRow label={t('figures')} columns={[1.15, 1.15, 1]}>
      <Metric label={t('next')} value={next ? money(next.totalCents - next.creditCents) : '–'}>
        {next
          ? t('nextText', {
              day: capitalised(day(next.dueOn, { weekday: 'long', day: 'numeric', month: 'short' })),
              place: placeOf(next.booking),
            })
          : t('nextNone')}
      </Metric>
      <Metric
        label={t('held')}
        value={money(sumOf(held) - held.reduce((sum, { creditCents }) => sum + creditCents, 0))}
      >
        {waiting ? <Countdown {...waiting} sentence={(left) => t('heldText', { left })} /> : t('heldNone')}
      </Metric>
      <Metric
        label={t('paid', { year: year?.year ?? Number(today().slice(0, 4)) })}
        value={money(year?.paidCents ?? 0)}
      >
        {t('paidText', { count: year?.chargeCount ?? 0 })}
      </Metric>
    </MetricRow>
  );
}
