import { Button, chakra, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BookingDialogProps } from './booking-question';
import { useBookingCommands } from './use-booking-commands';
import { RichText } from '../../i18n/RichText';
import { useFormats } from '../../i18n/format';
import { lastMinute } from './last-minute';
import { FailureBox } from '../feedback/FailureBox';
import { Dialog } from '../overlay/Dialog';
import { conditionPath } from '../links/condition-path';
import { messagePath } from '../links/message-path';
import { TextLink } from '../links/TextLink';
import { useBookingTexts } from './use-booking-texts';
import { WIDE } from '../overlay/wide-button';
import { BELOW } from './cancel/CancelFrame';

/** The host confirms that the space is empty and the keys are returned; after the deadline the system does. */
export function MoveOutDialog({ booking, onClose }: BookingDialogProps) {
  const { t } = useTranslation(['stays', 'dashboard']);
  const { isBusy, failure, confirmMoveOut } = useBookingCommands();
  const formats = useFormats();
  const words = useBookingTexts();
  const name = booking.renter.displayName;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('moveOut.title', { name })}
      footer={
        <>
          <Button {...WIDE} {...BELOW} asChild variant="ghost">
            <Link to={messagePath({ bookingId: booking.id })}>{t('writeTo', { name })}</Link>
          </Button>
          <Button
            {...WIDE}
            disabled={isBusy}
            onClick={() => void confirmMoveOut(booking).then((isDone) => isDone && onClose())}
          >
            {t('moveOut.submit')}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <FailureBox title={t('dashboard:actions.failed')} failure={failure} />
        <p>{t('moveOut.text', { space: words.spaceTitle(booking) })}</p>
        {booking.completesAt && (
          <chakra.p color="fg.muted" css={{ '& b': { fontWeight: '600', color: 'fg' } }}>
            <RichText
              text={t('moveOut.until', lastMinute(formats, booking.completesAt, booking.timeZone))}
              marks={{ b: <b /> }}
            />
          </chakra.p>
        )}
        <chakra.p color="fg.muted">
          {t(booking.availableActions.includes('CLAIM') ? 'moveOut.problem' : 'moveOut.problemToTell')}
        </chakra.p>
        <TextLink to={conditionPath(booking.id)} onClick={onClose}>
          {t('moveOut.photos')}
        </TextLink>
      </Stack>
    </Dialog>
  );
}
