import { Button, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { DashboardBooking_BookingFragment } from '../../../generated/graphql';
import { LONG_DAY } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { FailureBox } from '../../feedback/FailureBox';
import { Dialog } from '../../overlay/Dialog';
import { useBookingCommands } from '../use-booking-commands';
import { doneOf, MoveInList } from './MoveInList';

/** The preparations of a renter's move-in, for the host, who may confirm it from the first day on. */
export function MoveInDialog({ booking, onClose }: { booking: DashboardBooking_BookingFragment; onClose: () => void }) {
  const { t } = useTranslation(['dashboard', 'stays', 'common']);
  const formats = useFormats();
  const commands = useBookingCommands();
  const items = booking.moveIn?.items ?? [];
  const footer = (
    <>
      <Button variant="outline" onClick={onClose}>
        {t('common:actions.close')}
      </Button>
      {booking.availableActions.includes('MARK_ACTIVE') && (
        <Button
          disabled={commands.isBusy}
          onClick={() => void commands.markActive(booking).then((isDone) => isDone && onClose())}
        >
          {t('stays:start.host')}
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('moveIn.dialog', { name: booking.renter.displayName })}
      width="28rem"
      footer={footer}
    >
      <FailureBox marginBottom="4" title={t('actions.failed')} failure={commands.failure} />
      <chakra.p marginBottom="4" textStyle="small" color="fg.muted">
        {t('moveIn.count', { done: doneOf(items), total: items.length })}
        {booking.moveIn &&
          !booking.moveIn.isAccessOpen &&
          ` · ${t('moveIn.handedOver', { day: formats.day(booking.moveIn.accessOpensOn, LONG_DAY) })}`}
      </chakra.p>
      <MoveInList booking={booking} items={items} />
    </Dialog>
  );
}
