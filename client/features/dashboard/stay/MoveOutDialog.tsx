import { Button, chakra, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DashboardBooking_BookingFragment } from '../../../generated/graphql';
import { RichText } from '../../../i18n/RichText';
import { useFormats } from '../../../i18n/format';
import { lastMinute } from '../../../ui/booking/last-minute';
import { Dialog } from '../../../ui/overlay/Dialog';
import { messagePath } from '../../../ui/links/message-path';
import { useBookingWords } from '../bookings/use-booking-words';
import { WIDE } from '../cancel/CancelFrame';

interface MoveOutDialogProps {
  booking: DashboardBooking_BookingFragment;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** The host confirms that the space is empty and the keys are back; after the deadline the system does. */
export function MoveOutDialog({ booking, isBusy, onClose, onConfirm }: MoveOutDialogProps) {
  const { t } = useTranslation('stays');
  const formats = useFormats();
  const words = useBookingWords();
  const name = booking.renter.displayName;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('moveOut.title', { name })}
      footer={
        <>
          <Button {...WIDE} asChild variant="ghost">
            <Link to={messagePath({ bookingId: booking.id })}>{t('writeTo', { name })}</Link>
          </Button>
          <Button {...WIDE} disabled={isBusy} onClick={onConfirm}>
            {t('moveOut.submit')}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <p>{t('moveOut.text', { space: words.spaceTitle(booking) })}</p>
        {booking.completesAt && (
          <chakra.p color="fg.muted" css={{ '& b': { fontWeight: '600', color: 'fg' } }}>
            <RichText
              text={t('moveOut.until', lastMinute(formats, booking.completesAt, booking.timeZone))}
              marks={{ b: <b /> }}
            />
          </chakra.p>
        )}
        <chakra.p color="fg.muted">{t('moveOut.problem')}</chakra.p>
      </Stack>
    </Dialog>
  );
}
