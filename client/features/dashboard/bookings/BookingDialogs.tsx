import type { DashboardBooking_BookingFragment } from '../../../generated/graphql';
import { DeclineDialog } from '../../../ui/booking/DeclineDialog';
import { CancelDialog } from '../cancel/CancelDialog';
import { HostCancelDialog } from '../cancel/HostCancelDialog';
import type { WayOut } from '../cancel/ways-out';
import { WithdrawalDialog } from '../cancel/WithdrawalDialog';
import { MoveInDialog } from '../move-in/MoveInDialog';
import { MoveOutDialog } from '../stay/MoveOutDialog';
import type { BookingCommands } from './use-booking-commands';
import { WithdrawDialog } from './WithdrawDialog';

/** What is asked before something is done. */
export type Question = WayOut | 'decline' | 'withdrawRequest' | 'moveIn' | 'moveOut';

interface BookingDialogsProps {
  booking: DashboardBooking_BookingFragment;
  asking: Question | null;
  commands: BookingCommands;
  onClose: () => void;
}

/** The window of the question that is asked of a booking, if any. */
export function BookingDialogs({ booking, asking, commands, onClose }: BookingDialogsProps) {
  const { isBusy } = commands;
  const closeWhenDone = (isDone: boolean): void => {
    if (isDone) onClose();
  };
  switch (asking) {
    case null:
      return null;
    case 'decline':
      return (
        <DeclineDialog
          name={booking.renter.displayName}
          isBusy={isBusy}
          onClose={onClose}
          onDecline={(reason, text) => void commands.decline(booking, reason, text).then(closeWhenDone)}
        />
      );
    case 'withdrawRequest':
      return (
        <WithdrawDialog
          isBusy={isBusy}
          onClose={onClose}
          onWithdraw={() => void commands.withdraw(booking).then(closeWhenDone)}
        />
      );
    case 'moveIn':
      return <MoveInDialog booking={booking} onClose={onClose} />;
    case 'moveOut':
      return (
        <MoveOutDialog
          booking={booking}
          isBusy={isBusy}
          onClose={onClose}
          onConfirm={() => void commands.confirmMoveOut(booking).then(closeWhenDone)}
        />
      );
    case 'cancel':
      return booking.viewerRole === 'HOST' ? (
        <HostCancelDialog booking={booking} onClose={onClose} />
      ) : (
        <CancelDialog booking={booking} onClose={onClose} />
      );
    case 'withdraw':
      return <WithdrawalDialog booking={booking} onClose={onClose} />;
  }
}
