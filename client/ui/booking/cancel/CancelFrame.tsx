import { Button, chakra, Skeleton, Stack } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DashboardBooking_BookingFragment } from '../../../generated/graphql';
import { AlertBox } from '../../feedback/AlertBox';
import { FailureBox } from '../../feedback/FailureBox';
import { Dialog } from '../../overlay/Dialog';
import { LoadingRegion } from '../../feedback/LoadingRegion';
import { ErrorState } from '../../feedback/states';
import { useBookingTexts } from '../use-booking-texts';
import type { Cancellable, Preview, useCancellation } from './use-cancellation';

/** The back button: on phones below the main one. */
export const BELOW = { order: { base: 1, md: 0 } } as const;

interface CancelFrameProps {
  title: string;
  booking: DashboardBooking_BookingFragment;
  cancellation: ReturnType<typeof useCancellation>;
  onClose: () => void;
  /** The content and the buttons, once the amounts are loaded. */
  children: (preview: Preview, details: Cancellable) => { body: ReactNode; footer: ReactNode };
}

/** The dialog to cancel a booking: the booking, what has changed meanwhile, the amounts. */
export function CancelFrame({ title, booking, cancellation, onClose, children }: CancelFrameProps) {
  const { t } = useTranslation(['stays', 'dashboard', 'common']);
  const words = useBookingTexts();
  const { details, error, refetch, hasChanged, failure } = cancellation;
  const preview = details?.cancellation ?? null;
  const shown = details && preview ? children(preview, details) : null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      keepsTyped
      title={title}
      width="34rem"
      footer={
        shown?.footer ?? (
          <Button variant="outline" onClick={onClose}>
            {t('common:actions.close')}
          </Button>
        )
      }
    >
      <Stack gap="5">
        <FailureBox title={t('dashboard:actions.failed')} failure={failure} />
        {hasChanged && preview && <Changed key={preview.refundCents} />}
        <chakra.p textStyle="small" color="fg.muted">
          <chakra.b fontWeight="600" color="fg">
            {words.spaceTitle(booking)}
          </chakra.b>
          <br />
          {words.dates(booking)} · {words.length(booking)}
        </chakra.p>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!details && !error && (
          <LoadingRegion>
            <Skeleton height="44" borderRadius="card" />
          </LoadingRegion>
        )}
        {details && !preview && <p>{t('cancel.gone')}</p>}
        {shown?.body}
      </Stack>
    </Dialog>
  );
}

/* It takes the focus: users about to press the button must notice that its amount has changed. */
function Changed() {
  const { t } = useTranslation('stays');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return <AlertBox ref={box}>{t('cancel.changed')}</AlertBox>;
}
