import { Button, Flex } from '@chakra-ui/react';
import { CircleX, Flag, Megaphone, Star, Undo2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DashboardBooking_BookingFragment } from '../../../generated/graphql';
import { useReview } from '../bookings/use-review';
import { CancelDialog } from '../cancel/CancelDialog';
import { waysOut, type WayOut } from '../cancel/ways-out';
import { WithdrawalDialog } from '../cancel/WithdrawalDialog';
import { tabPath } from '../tabs';

/** Rare actions of a renter, at the foot of the booking's panel. */
export function QuietActions({ booking, ...rest }: { booking: DashboardBooking_BookingFragment; order?: object }) {
  const { t } = useTranslation(['dashboard', 'stays']);
  const [asking, setAsking] = useState<WayOut | null>(null);
  const close = (): void => setAsking(null);
  const ways = waysOut(booking);
  const review = useReview(booking);
  return (
    <Flex
      wrap="wrap"
      columnGap="6"
      paddingInline={{ base: '4', md: '6' }}
      paddingBlock="2"
      borderTopWidth="1px"
      borderColor="hairline"
      {...rest}
    >
      <Quiet>
        <Link to={`/space/${booking.space.id}`}>
          <Megaphone aria-hidden />
          {t('renter.listing')}
        </Link>
      </Quiet>
      <Quiet>
        <Link to={tabPath('renter', 'support')}>
          <Flag aria-hidden />
          {t('renter.problem')}
        </Link>
      </Quiet>
      {review.path && (
        <Quiet>
          <Link to={review.path}>
            <Star aria-hidden />
            {t('stays:review.leave')}
          </Link>
        </Quiet>
      )}
      {ways.includes('withdraw') && (
        <Quiet>
          <button type="button" onClick={() => setAsking('withdraw')}>
            <Undo2 aria-hidden />
            {t('stays:withdrawal.open')}
          </button>
        </Quiet>
      )}
      {ways.includes('cancel') && (
        <Quiet>
          <button type="button" onClick={() => setAsking('cancel')}>
            <CircleX aria-hidden />
            {t('stays:cancel.open')}
          </button>
        </Quiet>
      )}
      {asking === 'cancel' && <CancelDialog booking={booking} onClose={close} />}
      {asking === 'withdraw' && <WithdrawalDialog booking={booking} onClose={close} />}
    </Flex>
  );
}

function Quiet({ children }: { children: ReactNode }) {
  return (
    <Button asChild variant="plain" size="sm" color="fg.muted" minHeight="11">
      {children}
    </Button>
  );
}
