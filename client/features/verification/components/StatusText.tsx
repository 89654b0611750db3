import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LONG_DATE } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { MINUTE_MS } from '../../../ui/time/durations';
import { useNow } from '../../../ui/time/use-now';
import type { VerificationState } from '../VerificationContext';

/** Status of a verification, its reason and the next step. */
export function StatusText({ state }: { state: VerificationState }) {
  const { t } = useTranslation('verification');
  const text = useStatusText();
  const { latest, status, hasLapsed, attemptsLeft } = state;
  return (
    <chakra.div textStyle="small" color="fg.muted" display="grid" gap="1">
      <p>{text(state)}</p>
      {latest?.note && status === 'REJECTED' && (
        <chakra.p overflowWrap="anywhere">{t('state.note', { note: latest.note })}</chakra.p>
      )}
      {hasLapsed && attemptsLeft > 0 && <p>{t('state.attemptsLeft', { count: attemptsLeft })}</p>}
    </chakra.div>
  );
}

function useStatusText(): (state: VerificationState) => string {
  const { t } = useTranslation('verification');
  const formats = useFormats();
  const now = useNow(MINUTE_MS);
  const day = (at: string): string => formats.instant(at, LONG_DATE);
  const moment = (at: string): string =>
    formats.instant(at, { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' });
  return ({ status, hasLapsed, latest, verifiedAt, nextAttemptAt }) => {
    if (hasLapsed && nextAttemptAt) return t('state.noAttempts', { day: moment(nextAttemptAt) });
    if (status === 'REJECTED' && latest?.rejectAdvice) return latest.rejectAdvice;
    if (status === 'EXPIRED') return t(latest?.kind === 'SPACE' ? 'state.SPACE_EXPIRED' : 'state.EXPIRED');
    if (status === 'IN_REVIEW' && latest?.appointment)
      return t('call.agreed', { at: moment(latest.appointment.startsAt) });
    if (status === 'IN_REVIEW' && latest?.submittedAt && latest.dueAt) {
      const isLate = Date.parse(latest.dueAt) < now;
      return t(isLate ? 'state.IN_REVIEW_LATE' : 'state.IN_REVIEW', {
        sent: moment(latest.submittedAt),
        due: moment(latest.dueAt),
      });
    }
    if (status === 'APPROVED' && verifiedAt) {
      const expires = latest?.documentExpiresOn;
      return expires
        ? t('state.APPROVED_UNTIL', {
            day: day(verifiedAt),
            expires: formats.day(expires, LONG_DATE),
          })
        : t('state.APPROVED', { day: day(verifiedAt) });
    }
    return t('state.PENDING');
  };
}
