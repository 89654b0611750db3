import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ReturnToAppDocument } from '../../../generated/graphql';
import { Toaster } from '../../../ui/feedback/Toaster';
import { MAIN_ID } from '../../../ui/layout/anchors';
import { HeldDays } from '../checkout/components/HeldDays';
import { returnInput, returnKeys } from '../return/return-address';
import { BackLink } from './BackLink';
import { HostedView } from './HostedView';

/** /pay/:spaceId?from&to&app: the page on which a renter pays what an app has prepared, and returns to the app. */
export function HostedPage() {
  const { t } = useTranslation('hosted');
  const goOn = useGoOn();
  return (
    <chakra.main id={MAIN_ID} tabIndex={-1} outline="none" minHeight="100dvh">
      <HeldDays title={t('pageTitle')} head={<BackLink bookingId={null} />} onRequested={goOn}>
        {(checkout) => <HostedView {...checkout} />}
      </HeldDays>
      <Toaster />
    </chakra.main>
  );
}

/* To the app if it receives the outcome, else to our page about the request, which links to the app. */
function useGoOn(): (bookingId: string) => void {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return useCallback(
    (bookingId: string) => {
      const input = returnInput(params, bookingId);
      const stay = () => void navigate(`/booking-success/${bookingId}?${returnKeys(params)}`, { replace: true });
      if (!input) return stay();
      client
        .query({ query: ReturnToAppDocument, variables: { input }, fetchPolicy: 'network-only' })
        .then(({ data }) => (data?.returnToApp?.sendsOutcome ? window.location.replace(data.returnToApp.url) : stay()))
        .catch(stay);
    },
    [client, navigate, params],
  );
}
