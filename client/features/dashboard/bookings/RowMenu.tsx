import { CircleX, Ellipsis, MessageCircle, Scale, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DashboardBooking_BookingFragment } from '../../../generated/graphql';
import { CHANGE_ICONS } from '../../../ui/booking/changes/change-icons';
import { changeQuestions, type ChangeQuestion } from '../../../ui/booking/changes/change-question';
import { Dropdown } from '../../../ui/overlay/Dropdown';
import { holdCovered } from '../../../ui/overlay/hold-covered';
import { MenuButton, MenuLink } from '../../../ui/overlay/menu-items';
import { canClaim } from '../../../ui/booking/can-claim';
import { cancelOptions, type CancelOption } from '../../../ui/booking/cancel/cancel-options';
import { useBookingTexts } from '../../../ui/booking/use-booking-texts';
import { WriteButton } from '../../../ui/booking/WriteButton';
import { writingOf } from '../../../ui/booking/writing';

interface RowMenuProps {
  booking: DashboardBooking_BookingFragment;
  onChoose: (way: CancelOption | ChangeQuestion | 'CLAIM') => void;
}

const ICONS = { ...CHANGE_ICONS, CANCEL: CircleX, RIGHT_OF_WITHDRAWAL: Undo2 } as const;

/** Rare actions of a row: a single one as a button, several in a menu. */
export function RowMenu({ booking, onChoose }: RowMenuProps) {
  const { t } = useTranslation(['stays', 'changes']);
  const words = useBookingTexts();
  const ways = [...changeQuestions(booking), ...cancelOptions(booking)];
  const { path, name, isLive } = writingOf(booking);
  const isClaimable = canClaim(booking);
  if (ways.length === 0 && !isClaimable) return isLive && <WriteButton booking={booking} isRow />;
  return (
    <Dropdown
      label={booking.viewerRole === 'HOST' ? t('more', { name }) : t('moreOwn', { space: words.spaceTitle(booking) })}
      trigger={<Ellipsis aria-hidden />}
      buttonProps={{ size: 'sm', boxSize: { base: '11', lg: '8' }, minWidth: '0', paddingInline: '0' }}
      panelProps={{ ref: holdCovered, insetStart: 'auto', insetEnd: '0', width: 'max-content' }}
    >
      {(close) => (
        <>
          {isLive && (
            <MenuLink to={path} onClick={close}>
              <MessageCircle aria-hidden />
              {t('writeTo', { name })}
            </MenuLink>
          )}
          {isClaimable && (
            <MenuButton
              onClick={() => {
                close();
                onChoose('CLAIM');
              }}
            >
              <Scale aria-hidden />
              {t(booking.viewerRole === 'HOST' ? 'claim.openHost' : 'claim.open')}
            </MenuButton>
          )}
          {ways.map((way) => {
            const Icon = ICONS[way];
            return (
              <MenuButton
                key={way}
                onClick={() => {
                  close();
                  onChoose(way);
                }}
              >
                <Icon aria-hidden />
                {way === 'RIGHT_OF_WITHDRAWAL'
                  ? t('withdrawal.open')
                  : way === 'CANCEL'
                    ? t('cancel.open')
                    : t(`changes:open.${way}`)}
              </MenuButton>
            );
          })}
        </>
      )}
    </Dropdown>
  );
}
