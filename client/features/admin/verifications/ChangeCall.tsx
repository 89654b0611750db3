import { textBounds } from '../../../generated/bounds';
import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import {
  StaffAppointmentsDocument,
  useCancelAppointmentMutation,
  useMoveAppointmentMutation,
  type StaffAppointmentsQuery,
} from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { LazyDecisionForm } from '../components/LazyDecisionForm';

const REFETCH = { refetchQueries: [StaffAppointmentsDocument] };
const CANCEL = 'cancel';

type StaffCall = StaffAppointmentsQuery['staffAppointments'][number];

interface ChangeCallProps {
  appointment: StaffCall;
  free: readonly StaffCall[];
  onLeave: () => void;
}

/** Moves a video call to a free time, or cancels it; the person reads the reason. */
export function ChangeCall({ appointment, free, onLeave }: ChangeCallProps) {
  const { t } = useTranslation('admin');
  const { instant } = useFormats();
  const [move] = useMoveAppointmentMutation(REFETCH);
  const [cancel] = useCancelAppointmentMutation(REFETCH);
  const appointmentId = appointment.id;
  return (
    <Box marginTop="4">
      <LazyDecisionForm
        name={`call-${appointmentId}`}
        fields={[
          {
            name: 'to',
            label: t('verifications.calls.what'),
            kind: [
              ...free.map(({ id, startsAt }) => ({
                value: id,
                label: t('verifications.calls.moveTo', { at: instant(startsAt) }),
              })),
              { value: CANCEL, label: t('verifications.calls.cancel') },
            ],
          },
          {
            name: 'statement',
            label: t('verifications.calls.why'),
            hint: t('verifications.calls.whyHint', textBounds.statement),
            kind: 'text',
          },
        ]}
        submit={({ to }) => t(to === CANCEL ? 'verifications.calls.cancel' : 'verifications.calls.move')}
        done={t('verifications.calls.told')}
        onSend={({ to = '', statement = '' }) =>
          to === CANCEL
            ? cancel({ variables: { input: { appointmentId, statement } } })
            : move({ variables: { input: { appointmentId, toAppointmentId: to, statement } } })
        }
        onDone={onLeave}
        onLeave={onLeave}
      />
    </Box>
  );
}
