import { Button, chakra, Flex } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DashboardBooking_BookingFragment } from '../../../generated/graphql';
import { DeclineDialog } from './DeclineDialog';
import { MoveInDialog } from '../move-in/MoveInDialog';
import { useBookingCommands } from './use-booking-commands';
import { WithdrawDialog } from './WithdrawDialog';

interface BookingActionsProps {
  booking: DashboardBooking_BookingFragment;
  /** `row` in a table: small, declining shrinks to a cross on a wide screen. */
  size?: 'row' | 'block';
}

/* Without its end in the address, a stay without one goes on without one. */
const stayOf = ({ from, to, termType }: DashboardBooking_BookingFragment) => new URLSearchParams({ from, ...(termType === 'ROLLING' ? { term: 'rolling' } : { to }) });

/** The buttons of what the server says the viewer can do now. */
export function BookingActions({ booking, size = 'row' }: BookingActionsProps) {
  const { t } = useTranslation('dashboard');
  const commands = useBookingCommands();
  const [asking, setAsking] = useState<'decline' | 'withdraw' | 'moveIn' | null>(null);
  const close = (): void => setAsking(null);
  const can = (action: (typeof booking.availableActions)[number]): boolean => booking.availableActions.includes(action);
  const height = { base: '11', lg: size === 'row' ? '8' : '11' };
  return (
    <Flex gap="2" justify={{ lg: 'flex-end' }} align="center" css={{ '& > *': { flex: { base: '1', lg: 'none' } } }}>
      {can('DECLINE') && size === 'block' && (
        <Button variant="outline" height={height} onClick={() => setAsking('decline')}>{t('actions.decline')}</Button>
      )}
      {can('ACCEPT') && (
        <Button height={height} size={size === 'row' ? 'sm' : 'md'} disabled={commands.isBusy} onClick={() => void commands.accept(booking)}>{t('actions.accept')}</Button>
      )}
      {can('DECLINE') && size === 'row' && (
        <Button variant="outline" size="sm" height={height} minWidth="8" paddingInline={{ base: '3.5', lg: '0' }} width={{ lg: '8' }} aria-label={t('actions.decline')} onClick={() => setAsking('decline')}>
          <X aria-hidden />
          <chakra.span hideFrom="lg">{t('actions.decline')}</chakra.span>
        </Button>
      )}
      {can('PAY') && (
        <Button asChild size="sm" height={height}>
          <Link to={`/booking/${booking.space.id}?${stayOf(booking)}`}>{t('actions.pay')}</Link>
        </Button>
      )}
      {can('WITHDRAW') && (
        <Button variant="outline" size="sm" height={height} onClick={() => setAsking('withdraw')}>{t('actions.withdraw')}</Button>
      )}
      {booking.viewerRole === 'HOST' && booking.status === 'CONFIRMED' && size === 'row' && (
        <Button variant="outline" size="sm" height={height} onClick={() => setAsking('moveIn')}>{t('todo.seeSteps')}</Button>
      )}
      {asking === 'moveIn' && <MoveInDialog booking={booking} onClose={close} />}
      {asking === 'decline' && (
        <DeclineDialog
          booking={booking}
          isBusy={commands.isBusy}
          onClose={close}
          onDecline={(reason, text) => void commands.decline(booking, reason, text).then((isDone) => isDone && close())}
        />
      )}
      {asking === 'withdraw' && (
        <WithdrawDialog isBusy={commands.isBusy} onClose={close} onWithdraw={() => void commands.withdraw(booking).then((isDone) => isDone && close())} />
      )}
    </Flex>
  );
}
