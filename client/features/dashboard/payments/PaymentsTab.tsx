import { Box, Grid, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useRenterPaymentsQuery } from '../../../generated/graphql';
import { ErrorState } from '../../../ui/feedback/states';
import { PageHead } from '../components/PageHead';
import { TabSkeleton } from '../components/TabSkeleton';
import { CardsPanel } from './CardsPanel';
import { CreditPanel } from './CreditPanel';
import { DepositsPanel } from './DepositsPanel';
import { OwedStrips } from './OwedStrips';
import { PaymentMetrics } from './PaymentMetrics';
import { RecordsPanel } from './RecordsPanel';
import { UpcomingPanel } from './UpcomingPanel';

/** The renter's money: upcoming charges, deposits, payments and refunds. */
export function PaymentsTab() {
  const { t } = useTranslation('payments');
  const { data, error, refetch } = useRenterPaymentsQuery({ fetchPolicy: 'cache-and-network' });
  const payments = data?.renterPayments;
  return (
    <>
      <PageHead title={t('title')} text={t('text')} />
      {error && !payments && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !payments && <TabSkeleton />}
      {payments && (
        <>
          <OwedStrips charges={payments.upcoming} />
          <PaymentMetrics payments={payments} />
          <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 312px' }} gap="6" alignItems="start">
            <UpcomingPanel charges={payments.upcoming} />
            <Stack gap="6">
              <CardsPanel />
              {data?.viewer && <CreditPanel credits={data.viewer.credits} />}
              <DepositsPanel deposits={payments.deposits} />
            </Stack>
          </Grid>
          <Box minWidth="0">
            <RecordsPanel years={payments.years} />
          </Box>
        </>
      )}
    </>
  );
}
