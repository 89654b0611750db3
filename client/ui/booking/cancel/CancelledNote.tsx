import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { DashboardBooking_BookingFragment } from '../../../generated/graphql';
import { SHORT_DAY } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { refundKey } from './refund-key';

/** Who cancelled it, when and why; for the renter also the status of the refund. */
export function CancelledNote({ booking }: { booking: DashboardBooking_BookingFragment }) {
  const { t } = useTranslation(['stays']);
  const formats = useFormats();
  const { cancelReason, cancelText, refund, payment } = booking;
  const who = useWho(booking);
  if (!booking.cancelledAt) return null;
  const day = (at: string): string => formats.instant(at, SHORT_DAY);
  const reason = cancelText || (cancelReason && t(`reasons.${cancelReason}`));
  return (
    <>
      {who && <chakra.span display="block">{who}</chakra.span>}
      {reason && (
        <chakra.span display="block" overflowWrap="anywhere">
          {t('cancelled.reason', { reason })}
        </chakra.span>
      )}
      {refund && (
        <chakra.span display="block" fontWeight="500" color={refund.status === 'FAILED' ? 'fg.error' : 'trust.fg'}>
          {t(refundKey(refund), {
            amount: formats.money(refund.totalCents),
            day: refund.completedAt ? day(refund.completedAt) : '',
          })}
        </chakra.span>
      )}
      {!refund && payment?.status === 'CAPTURED' && (
        <chakra.span display="block">{t('cancelled.noRefund')}</chakra.span>
      )}
    </>
  );
}

function useWho({
  cancelledBy,
  cancelledAt,
  viewerRole,
  renter,
  host,
}: DashboardBooking_BookingFragment): string | null {
  const { t } = useTranslation('stays');
  const formats = useFormats();
  if (!cancelledBy || !cancelledAt) return null;
  const day = formats.instant(cancelledAt, SHORT_DAY);
  if (cancelledBy === viewerRole) return t('cancelled.you', { day });
  if (cancelledBy === 'RENTER' || cancelledBy === 'HOST')
    return t('cancelled.other', { name: (cancelledBy === 'HOST' ? host : renter).displayName, day });
  return t('cancelled.house', { day });
}
