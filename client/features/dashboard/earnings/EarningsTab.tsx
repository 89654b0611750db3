import { Grid } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useHostEarningsQuery } from '../../../generated/graphql';
import { ErrorState } from '../../../ui/feedback/states';
import { PageHead } from '../components/PageHead';
import { ProblemStrip } from '../components/ProblemStrip';
import { TabSkeleton } from '../components/TabSkeleton';
import { AccountPanel } from './AccountPanel';
import { EarningMetrics } from './EarningMetrics';
import { ForecastPanel } from './ForecastPanel';
import { InvoicesPanel } from './InvoicesPanel';
import { InvoicingPanel } from './invoicing/InvoicingPanel';
import { LinesPanel } from './LinesPanel';
import { PayoutsPanel } from './PayoutsPanel';
import { TaxPanel } from './TaxPanel';
import { TaxWarning } from './TaxWarning';
import { UpcomingPayouts } from './UpcomingPayouts';
import { useAccountPage } from './use-account-page';

/** The host's money: payable, on hold and paid, the payout account, the forecast, and the documents. */
export function EarningsTab() {
  const { t } = useTranslation('earnings');
  const { data, error, refetch } = useHostEarningsQuery({ fetchPolicy: 'cache-and-network' });
  const page = useAccountPage();
  const viewer = data?.viewer;
  const payoutOn = viewer?.earnings.nextPayout?.on ?? null;
  return (
    <>
      <PageHead title={t('title')} text={t('text')} />
      {error && !viewer && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !viewer && <TabSkeleton />}
      {viewer && (
        <>
          {viewer.payoutAccount?.status === 'RESTRICTED' && (
            <ProblemStrip
              text={t('account.stopped')}
              action={t('account.goOn')}
              isBusy={page.isOpening}
              onAct={page.open}
            />
          )}
          <EarningMetrics earnings={viewer.earnings} />
          <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 312px' }} gap="6" alignItems="start">
            <UpcomingPayouts
              minCents={viewer.earnings.minPayoutCents}
              lines={viewer.earnings.lines}
              payoutOn={payoutOn}
            />
            <AccountPanel account={viewer.payoutAccount ?? null} hasTaxDetails={viewer.verification.hasTaxDetails} />
          </Grid>
          <ForecastPanel months={viewer.earnings.months} />
          <LinesPanel lines={viewer.earnings.lines} earlier={viewer.earnings.earlierLines} payoutOn={payoutOn} />
          <PayoutsPanel minCents={viewer.earnings.minPayoutCents} />
          {viewer.chargesTax && <TaxPanel />}
          {viewer.chargesTax && <InvoicingPanel />}
          {viewer.chargesTax === false && <TaxWarning />}
          <InvoicesPanel />
        </>
      )}
    </>
  );
}
