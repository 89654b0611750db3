import { Grid, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useHostEarningsQuery } from '../../../generated/graphql';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { PageHead } from '../components/PageHead';
import { AccountPanel } from './AccountPanel';
import { EarningMetrics } from './EarningMetrics';
import { ForecastPanel } from './ForecastPanel';
import { LinesPanel } from './LinesPanel';
import { PayoutsPanel } from './PayoutsPanel';

/** The host's money: what is payable, on hold and paid, where pay-outs go to, and what is to come. */
export function EarningsTab() {
  const { t } = useTranslation('earnings');
  const { data, error, refetch } = useHostEarningsQuery({ fetchPolicy: 'cache-and-network' });
  const viewer = data?.viewer;
  return (
    <>
      <PageHead title={t('title')} text={t('text')} />
      {error && !viewer && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !viewer && <SkeletonRows />}
      {viewer && (
        <>
          <EarningMetrics earnings={viewer.earnings} />
          <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 312px' }} gap="6" alignItems="start">
            <Stack gap="6" minWidth="0" order={{ base: 2, lg: 1 }}>
              <PayoutsPanel />
              <ForecastPanel months={viewer.earnings.months} />
            </Stack>
            <Stack gap="6" order={{ base: 1, lg: 2 }}>
              <AccountPanel account={viewer.payoutAccount ?? null} />
            </Stack>
          </Grid>
          <LinesPanel lines={viewer.earnings.lines} />
        </>
      )}
    </>
  );
}
