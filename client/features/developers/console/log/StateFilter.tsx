import { useTranslation } from 'react-i18next';
import type { WebhookDeliveryState } from '../../../../generated/schema';
import { QuietChoice } from '../../../../ui/controls/QuietChoice';
import { useConsoleParam } from '../use-console-param';
import { STATES } from './use-log-filter';

interface StateFilterProps {
  counts: readonly { readonly state: WebhookDeliveryState; readonly count: number }[];
}

/** All, or those of one state, each with its count. */
export function StateFilter({ counts }: StateFilterProps) {
  const { t } = useTranslation('developers');
  const [chosen, choose] = useConsoleParam('state');
  const countOf = (state: WebhookDeliveryState): number => counts.find((one) => one.state === state)?.count ?? 0;
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const options = [
    { value: '', label: t('log.all'), count: all },
    ...STATES.filter((state) => state !== 'DELIVERED').map((state) => ({
      value: state,
      label: t(`log.filters.${state}`),
      count: countOf(state),
    })),
  ];
  return <QuietChoice label={t('log.filter')} options={options} value={chosen} onChange={choose} />;
}
