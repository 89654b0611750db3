import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../apollo/app-error';
import {
  StaffAppointmentsDocument,
  useOfferAppointmentMutation,
  useStaffAppointmentsQuery,
  useWithdrawAppointmentMutation,
  type StaffAppointmentsQuery,
} from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { useErrorText } from '../../../i18n/use-error-text';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { toast } from '../../../ui/feedback/toast';
import { TextLink } from '../../../ui/links/TextLink';
import { madridInstant } from '../../../ui/time/madrid-time';
import { LazyDecisionForm } from '../components/LazyDecisionForm';
import { sectionPath } from '../section-path';

const REFETCH = { refetchQueries: [StaffAppointmentsDocument] };

/** Times for video calls: those that somebody has taken lead to the decision, free ones can be taken back, further ones be offered. */
export function StaffCalls() {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useStaffAppointmentsQuery({ fetchPolicy: 'cache-and-network' });
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
            <CallRow key={appointment.id} appointment={appointment} />
          ))}
        </chakra.ul>
      )}
      <OfferForm />
    </Box>
  );
}

function CallRow({ appointment }: { appointment: StaffAppointmentsQuery['staffAppointments'][number] }) {
  const { t } = useTranslation('admin');
  const { instant } = useFormats();
  const { textOf } = useErrorText();
  const [withdraw, { loading }] = useWithdrawAppointmentMutation(REFETCH);
  const { id, startsAt, link, offeredByName, verificationId, personName } = appointment;
  const onWithdraw = async () => {
    try {
      await withdraw({ variables: { input: { appointmentId: id } } });
      toast({ title: t('verifications.calls.withdrawn'), tone: 'success' });
    } catch (problem) {
      toast({ title: textOf(toAppError(problem)), tone: 'error' });
    }
  };
  return (
    <chakra.li padding={{ base: '4', md: '5' }} _notFirst={{ borderTopWidth: '1px', borderColor: 'hairline' }}>
      <Flex gap="4" flexWrap="wrap" alignItems="center">
        <Box flex="1 1 14rem" minWidth="0">
          <chakra.time dateTime={startsAt} fontWeight="600">
            {instant(startsAt)}
          </chakra.time>
          <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere">
            {[offeredByName, link].filter(Boolean).join(' · ')}
          </chakra.p>
        </Box>
        {verificationId ? (
          <TextLink to={sectionPath('verifications', verificationId)}>
            {t('verifications.calls.decide', { name: personName ?? '' })}
          </TextLink>
        ) : (
          <Flex gap="4" alignItems="center">
            <chakra.span textStyle="small" color="fg.muted">
              {t('verifications.calls.free')}
            </chakra.span>
            <Button
              size="sm"
              variant="outline"
              aria-label={t('verifications.calls.withdrawOne', { at: instant(startsAt) })}
              disabled={loading}
              onClick={() => void onWithdraw()}
            >
              {t('verifications.calls.withdraw')}
            </Button>
          </Flex>
        )}
      </Flex>
    </chakra.li>
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
