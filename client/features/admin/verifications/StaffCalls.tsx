import { Box, Button, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  StaffAppointmentsDocument,
  useOfferAppointmentMutation,
  useStaffAppointmentsQuery,
} from '../../../generated/graphql';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { madridInstant } from '../../../ui/time/instant-in';
import { LazyDecisionForm } from '../components/LazyDecisionForm';
import { CallRow } from './CallRow';

const REFETCH = { refetchQueries: [StaffAppointmentsDocument] };

/** Times for video calls: booked ones link to the decision, free ones can be withdrawn, new ones offered. */
export function StaffCalls() {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useStaffAppointmentsQuery({ fetchPolicy: 'cache-and-network' });
  const free = (data?.staffAppointments ?? []).filter(({ verificationId }) => verificationId === null);
  return (
    <Box as="section" aria-label={t('verifications.calls.title')} marginTop="8">
      <chakra.h2 textStyle="h3">{t('verifications.calls.title')}</chakra.h2>
      <chakra.p marginTop="1" marginBottom="4" color="fg.muted">
        {t('verifications.calls.text')}
      </chakra.p>
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows count={2} />)}
      {data && data.staffAppointments.length > 0 && (
        <chakra.ul layerStyle="panel" listStyleType="none" marginBottom="4">
          {data.staffAppointments.map((appointment) => (
            <CallRow key={appointment.id} appointment={appointment} free={free} />
          ))}
        </chakra.ul>
      )}
      <OfferForm />
    </Box>
  );
}

function OfferForm() {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  const [offer] = useOfferAppointmentMutation(REFETCH);
  if (!isOpen)
    return (
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t('verifications.calls.offer')}
      </Button>
    );
  return (
    <LazyDecisionForm
      name="call"
      fields={[
        { name: 'startsAt', label: t('verifications.calls.day'), kind: 'date' },
        { name: 'time', label: t('verifications.calls.time'), kind: 'time' },
        { name: 'link', label: t('verifications.calls.link'), hint: t('verifications.calls.linkHint'), kind: 'line' },
      ]}
      submit={t('verifications.calls.offer')}
      done={t('verifications.calls.offered')}
      onSend={({ startsAt = '', time = '', link = '' }) =>
        offer({ variables: { input: { startsAt: madridInstant(startsAt, time), link } } })
      }
      onLeave={() => setOpen(false)}
    />
  );
}
