import { CircleX, Ellipsis, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DashboardBooking_BookingFragment } from '../../../generated/graphql';
import { Dropdown } from '../../../ui/Dropdown';
import { MenuButton } from '../../../ui/MenuItem';
import { waysOut, type WayOut } from '../cancel/ways-out';
import { useBookingWords } from './use-booking-words';

interface RowMenuProps {
  booking: DashboardBooking_BookingFragment;
  onAsk: (way: WayOut) => void;
}

const ICONS = { cancel: CircleX, withdraw: Undo2 } as const;

/** The ways out of a booking, behind three dots at the end of its row; nothing when there are none. */
export function RowMenu({ booking, onAsk }: RowMenuProps) {
  const { t } = useTranslation('stays');
  const words = useBookingWords();
  const ways = waysOut(booking);
  if (ways.length === 0) return null;
  const label = booking.viewerRole === 'HOST' ? t('more', { name: booking.renter.displayName }) : t('moreOwn', { space: words.spaceTitle(booking) });
  return (
    <Dropdown
      label={label}
      trigger={<Ellipsis aria-hidden />}
      buttonProps={{ size: 'sm', boxSize: { base: '11', lg: '8' }, minWidth: '0', paddingInline: '0' }}
      panelProps={{ insetStart: 'auto', insetEnd: '0', width: 'max-content' }}
    >
      {(close) =>
        ways.map((way) => {
          const Icon = ICONS[way];
          return (
            <MenuButton
              key={way}
              onClick={() => {
                close();
                onAsk(way);
              }}
            >
              <Icon aria-hidden />
              {way === 'withdraw' ? t('withdrawal.open') : t('cancel.open')}
            </MenuButton>
          );
        })
      }
    </Dropdown>
  );
}
