import { useTranslation } from 'react-i18next';
import type { BookingHead_BookingFragment, BookingPageActionsQuery } from '../../../generated/graphql';
import { LONG_DAY } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { lastMinute } from '../../../ui/booking/last-minute';

type ActionState = NonNullable<BookingPageActionsQuery['booking']>['actions'][number];

interface Words {
  title: string;
  text: string;
}

/* Texts that differ for the host. */
const OWN_NAMES = ['MARK_ACTIVE', 'GIVE_NOTICE', 'DISPUTE'] as const;
const OWN_TEXTS = ['CANCEL', 'MARK_ACTIVE', 'GIVE_NOTICE', 'DISPUTE'] as const;
const isOneOf = <T extends string>(list: readonly T[], value: string): value is T =>
  (list as readonly string[]).includes(value);

/** The label of an action, and its explanation or why it is unavailable. */
export function useActionTexts(booking: BookingHead_BookingFragment): {
  action: (state: ActionState) => Words;
  withdrawal: (until: string) => Words;
} {
  const { t } = useTranslation(['booking', 'stays']);
  const formats = useFormats();
  const isHost = booking.viewerRole === 'HOST';
  const name = (isHost ? booking.renter : booking.host).displayName;
  const meaningOf = (action: ActionState['action']): string => {
    const { cancellation } = booking;
    if (action === 'CANCEL' && cancellation && !isHost)
      return cancellation.refundCents > 0
        ? t('actions.cancelRefund', { amount: formats.money(cancellation.refundCents) })
        : t('actions.cancelNothing');
    if (action === 'CANCEL' && cancellation && cancellation.hostFeeCents > 0)
      return t('actions.cancelFee', { amount: formats.money(cancellation.hostFeeCents) });
    return isHost && isOneOf(OWN_TEXTS, action)
      ? t(`actions.textOfHost.${action}`, { name })
      : t(`actions.text.${action}`, { name });
  };
  const nameOf = (action: ActionState['action']): string => {
    // Only a rental without an end renews each year.
    if (action === 'RENEW' && booking.termType === 'FIXED') return t('actions.stayLonger');
    return isHost && isOneOf(OWN_NAMES, action) ? t(`actions.nameOfHost.${action}`) : t(`actions.name.${action}`);
  };
  return {
    action: ({ action, reason, opensAt }) => ({
      title: nameOf(action),
      text: reason
        ? t(reason === 'NOT_ENDED' && !opensAt ? 'actions.withoutEnd' : `actions.reason.${reason}`, {
            name,
            day: opensAt ? formats.instant(opensAt, { ...LONG_DAY, timeZone: booking.timeZone }) : '',
          })
        : meaningOf(action),
    }),
    withdrawal: (until) => ({
      title: t('stays:withdrawal.open'),
      text: t('actions.withdrawalUntil', lastMinute(formats, until, booking.timeZone)),
    }),
  };
}
