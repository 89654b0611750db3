import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../apollo/app-error';
import {
  StaffAppointmentsDocument,
  useWithdrawAppointmentMutation,
  type StaffAppointmentsQuery,
} from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { useErrorText } from '../../../i18n/use-error-text';
import { Dotted } from '../../../ui/display/Dotted';
import { toast } from '../../../ui/feedback/toast';
import { TextLink } from '../../../ui/links/TextLink';
import { sectionPath } from '../section-path';
import { ChangeCall } from './ChangeCall';

type StaffCall = StaffAppointmentsQuery['staffAppointments'][number];

interface CallRowProps {
  appointment: StaffCall;
  /** Times that a call can be moved to. */
  free: readonly StaffCall[];
}

/** A time for a video call: a booked one links to the decision and can be moved or cancelled, a free one can be withdrawn. */
export function CallRow({ appointment, free }: CallRowProps) {
  const { t } = useTranslation('admin');
  const { instant } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const { startsAt, link, offeredByName, verificationId, personName } = appointment;
  return (
    <chakra.li padding={{ base: '4', md: '5' }} _notFirst={{ borderTopWidth: '1px', borderColor: 'hairline' }}>
      <Flex gap="4" flexWrap="wrap" alignItems="center">
        <Box flex="1 1 14rem" minWidth="0">
          <chakra.time dateTime={startsAt} fontWeight="600">
            {instant(startsAt)}
          </chakra.time>
          <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere">
            <Dotted items={[offeredByName, link].filter(Boolean)} />
          </chakra.p>
        </Box>
        {verificationId ? (
          <Flex gap="4" alignItems="center" flexWrap="wrap">
            <TextLink to={sectionPath('verifications', verificationId)}>
              {t('verifications.calls.decide', { name: personName ?? '' })}
            </TextLink>
            <Button
              size="sm"
              variant="outline"
              aria-expanded={isOpen}
              aria-label={t('verifications.calls.changeOne', { name: personName ?? '' })}
              onClick={() => setOpen(!isOpen)}
            >
              {t('verifications.calls.change')}
            </Button>
          </Flex>
        ) : (
          <FreeTime appointment={appointment} />
        )}
      </Flex>
      {isOpen && verificationId && <ChangeCall appointment={appointment} free={free} onLeave={() => setOpen(false)} />}
    </chakra.li>
  );
}

function FreeTime({ appointment: { id, startsAt } }: Pick<CallRowProps, 'appointment'>) {
  const { t } = useTranslation('admin');
  const { instant } = useFormats();
  const { textOf } = useErrorText();
  const [withdraw, { loading }] = useWithdrawAppointmentMutation({ refetchQueries: [StaffAppointmentsDocument] });
  const onWithdraw = async () => {
    try {
      await withdraw({ variables: { input: { appointmentId: id } } });
      toast({ title: t('verifications.calls.withdrawn'), tone: 'success' });
    } catch (problem) {
      toast({ title: textOf(toAppError(problem)), tone: 'error' });
    }
  };
  return (
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
  );
}
