import { CircleX, Ellipsis, MessageCircle, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DashboardBooking_BookingFragment } from '../../../generated/graphql';
import { Dropdown } from '../../../ui/overlay/Dropdown';
import { MenuButton, MenuLink } from '../../../ui/overlay/MenuItem';
import { waysOut, type WayOut } from '../cancel/ways-out';
import { useBookingWords } from './use-booking-words';
import { WriteButton } from './WriteButton';
import { writingOf } from './writing';

interface RowMenuProps {
  booking: DashboardBooking_BookingFragment;
  onAsk: (way: WayOut) => void;
}

const ICONS = { cancel: CircleX, withdraw: Undo2 } as const;

/** What is rarely wanted of a row: one thing as it is, several behind three dots. */
export function RowMenu({ booking, onAsk }: RowMenuProps) {
  const { t } = useTranslation('stays');
  const words = useBookingWords();
  const ways = waysOut(booking);
  const { path, name, isLive } = writingOf(booking);
  if (ways.length === 0) return isLive && <WriteButton booking={booking} isRow />;
  return (
    <Dropdown
      label={booking.viewerRole === 'HOST' ? t('more', { name }) : t('moreOwn', { space: words.spaceTitle(booking) })}
      trigger={<Ellipsis aria-hidden />}
      buttonProps={{ size: 'sm', boxSize: { base: '11', lg: '8' }, minWidth: '0', paddingInline: '0' }}
      panelProps={{ insetStart: 'auto', insetEnd: '0', width: 'max-content' }}
    >
      {(close) => (
        <>
          {isLive && (
            <MenuLink to={path} onClick={close}>
              <MessageCircle aria-hidden />
              {t('writeTo', { name })}
            </MenuLink>
          )}
          {ways.map((way) => {
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
          })}
        </>
      )}
    </Dropdown>
  );
}
