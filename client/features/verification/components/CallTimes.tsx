import { Button, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../apollo/app-error';
import { useBookAppointmentMutation, useFreeAppointmentsQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { useErrorText } from '../../../i18n/use-error-text';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { toast } from '../../../ui/feedback/toast';
import { TextLink } from '../../../ui/links/TextLink';
import { useVerification } from '../VerificationContext';

const WHEN = { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const;

/** The available times for a video call; one click books one. */
export function CallTimes({ onBooked }: { onBooked: () => void }) {
  const { t } = useTranslation('verification');
  const { instant } = useFormats();
  const { textOf } = useErrorText();
  const { reload } = useVerification();
  const { data, error, refetch } = useFreeAppointmentsQuery({ fetchPolicy: 'network-only' });
  const [book, { loading }] = useBookAppointmentMutation();
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows count={2} />;
  const take = async (appointmentId: string) => {
    try {
      await book({ variables: { input: { appointmentId } } });
      toast({ title: t('call.booked'), tone: 'success' });
      await reload();
      onBooked();
    } catch (problem) {
      toast({ title: textOf(toAppError(problem)), tone: 'error' });
      await refetch();
    }
  };
  if (data.freeAppointments.length === 0)
    return (
      <chakra.p textStyle="small" marginTop="3" role="status">
        {t('call.none')} <TextLink to="/contact">{t('state.contact')}</TextLink>
      </chakra.p>
    );
  return (
    <chakra.ul aria-label={t('call.times')} listStyleType="none" display="flex" flexWrap="wrap" gap="2" marginTop="3">
      {data.freeAppointments.map(({ id, startsAt }) => (
        <li key={id}>
          <Button size="sm" variant="outline" disabled={loading} onClick={() => void take(id)}>
            <chakra.span display="inline-block" _firstLetter={{ textTransform: 'uppercase' }}>
              {instant(startsAt, WHEN)}
            </chakra.span>
          </Button>
        </li>
      ))}
    </chakra.ul>
  );
}
