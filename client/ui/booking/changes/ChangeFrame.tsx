import { Button, chakra, Skeleton, Stack } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangingBookingQuery, type ChangingBooking_BookingFragment } from '../../../generated/graphql';
import { Dotted } from '../../display/Dotted';
import { AlertBox } from '../../feedback/AlertBox';
import { FailureBox } from '../../feedback/FailureBox';
import { LoadingRegion } from '../../feedback/LoadingRegion';
import { ErrorState } from '../../feedback/states';
import { Dialog } from '../../overlay/Dialog';
import { WIDE } from '../../overlay/wide-button';
import { otherName } from './other-name';
import type { useChangeCommand } from './use-change-command';

interface ChangeFrameProps {
  bookingId: string;
  title: string;
  /** Differs for the host. */
  hostTitle?: string;
  width?: string;
  onClose: () => void;
  /** The buttons beside "Volver", once the booking is loaded. */
  footer?: ReactNode;
  /** The same where it depends on the booking. */
  renderFooter?: (booking: ChangingBooking_BookingFragment) => ReactNode;
  /** Why the last attempt was refused is above and takes the focus. */
  command: ReturnType<typeof useChangeCommand>;
  children: (booking: ChangingBooking_BookingFragment) => ReactNode;
}

/** A dialog about a booking: the booking, the content and the buttons. On phones the main button is above "Volver". */
export function ChangeFrame({
  bookingId,
  title,
  hostTitle = title,
  width = '40rem',
  onClose,
  footer,
  renderFooter,
  command: { changed, failure, wordsOf },
  children,
}: ChangeFrameProps) {
  const { t } = useTranslation('changes');
  const { data, error, refetch } = useChangingBookingQuery({ variables: { id: bookingId } });
  const booking = data?.booking ?? null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      keepsTyped
      title={booking?.viewerRole === 'HOST' ? hostTitle : title}
      subtitle={booking && <Dotted items={[booking.space.title, otherName(booking)].filter(Boolean)} />}
      width={width}
      footer={
        <chakra.div
          display="flex"
          width="full"
          flexDirection={{ base: 'column-reverse', md: 'row' }}
          justifyContent="space-between"
          gap="2"
        >
          <Button {...WIDE} variant="ghost" onClick={onClose}>
            {t('back')}
          </Button>
          {footer ?? (booking && renderFooter?.(booking))}
        </chakra.div>
      }
    >
      <Stack gap="5">
        <FailureBox title={t('failed')} failure={failure} wordsOf={wordsOf} />
        {changed && <Changed key={changed} text={changed} />}
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!booking && !error && (
          <LoadingRegion>
            <Skeleton height="44" borderRadius="card" />
          </LoadingRegion>
        )}
        {booking && children(booking)}
      </Stack>
    </Dialog>
  );
}

/* It takes the focus: users about to press the button must notice that its amount has changed. */
function Changed({ text }: { text: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return <AlertBox ref={box}>{text}</AlertBox>;
}
