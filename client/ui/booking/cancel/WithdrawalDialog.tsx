import { Box, Button, chakra } from '@chakra-ui/react';
import { Mail } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DashboardBooking_BookingFragment } from '../../../generated/graphql';
import { RichText } from '../../../i18n/RichText';
import { useFormats } from '../../../i18n/format';
import { useAuth } from '../../../session/AuthProvider';
import { lastMinute } from '../last-minute';
import { toast } from '../../feedback/toast';
import { useBookingTexts } from '../use-booking-texts';
import { WIDE } from '../../overlay/wide-button';
import { BELOW, CancelFrame } from './CancelFrame';
import { RefundSums } from './RefundSums';
import { useCancellation, type Cancellable, type Preview } from './use-cancellation';
import { CodeText } from '../../display/CodeText';

interface WithdrawalDialogProps {
  booking: DashboardBooking_BookingFragment;
  onClose: () => void;
}

/** The consumer's right of withdrawal (P3): a statement and its confirmation, two steps as required by law. */
export function WithdrawalDialog({ booking, onClose }: WithdrawalDialogProps) {
  const { t } = useTranslation(['stays', 'common']);
  const { money } = useFormats();
  const { user } = useAuth();
  const [isConfirming, setConfirming] = useState(false);
  const cancellation = useCancellation(booking, ({ cancelledBy }) => {
    const isOwn = cancelledBy === 'RENTER';
    toast(
      isOwn
        ? { title: t('withdrawal.done'), description: t('withdrawal.doneText', { email: user?.email ?? '' }) }
        : { title: t('cancel.done') },
    );
    onClose();
  });
  const { isBusy, cancel } = cancellation;
  return (
    <CancelFrame title={t('withdrawal.title')} booking={booking} cancellation={cancellation} onClose={onClose}>
      {(preview, details) => ({
        body: isConfirming ? (
          <Confirmation booking={booking} preview={preview} details={details} />
        ) : (
          <Statement booking={booking} preview={preview} details={details} />
        ),
        footer: isConfirming ? (
          <>
            <Button {...WIDE} {...BELOW} variant="ghost" onClick={() => setConfirming(false)}>
              {t('common:actions.back')}
            </Button>
            {/* The second half of a double click on the former button must not confirm. */}
            <Button
              {...WIDE}
              disabled={isBusy}
              height="auto"
              minHeight="11"
              paddingBlock="2"
              whiteSpace="normal"
              onClick={({ detail }) => detail < 2 && void cancel(preview, { reason: null, text: '' })}
            >
              {preview.refundCents > 0
                ? t('withdrawal.confirm', { amount: money(preview.refundCents) })
                : t('withdrawal.confirmNothing')}
            </Button>
          </>
        ) : (
          <>
            <Button {...WIDE} {...BELOW} variant="ghost" onClick={onClose}>
              {t('cancel.keep')}
            </Button>
            <Button {...WIDE} onClick={() => setConfirming(true)}>
              {t('withdrawal.next')}
            </Button>
          </>
        ),
      })}
    </CancelFrame>
  );
}

interface StepProps {
  booking: DashboardBooking_BookingFragment;
  preview: Preview;
  details: Cancellable;
}

function Statement({ booking, preview, details }: StepProps) {
  const { t } = useTranslation('stays');
  const formats = useFormats();
  const words = useBookingTexts();
  const { user } = useAuth();
  const end = preview.withdrawalUntil && lastMinute(formats, preview.withdrawalUntil, details.timeZone);
  return (
    <>
      <Box>
        <Step number={1} />
        <chakra.h3 fontWeight="600" marginTop="1">
          {t('withdrawal.statement')}
        </chakra.h3>
        <chakra.blockquote marginTop="2" padding="4" borderRadius="lg" bg="bg.muted">
          <CodeText>
            {t('withdrawal.text', {
              name: user?.fullName ?? '',
              reference: booking.reference,
              space: words.spaceTitle(booking),
              dates: words.dates(booking),
            })}
          </CodeText>
        </chakra.blockquote>
        {end && (
          <chakra.p
            marginTop="2"
            textStyle="small"
            color="fg.muted"
            css={{ '& b': { fontWeight: '600', color: 'fg' } }}
          >
            <RichText text={t('withdrawal.until', end)} marks={{ b: <b /> }} />
          </chakra.p>
        )}
      </Box>
      <RefundSums preview={preview} details={details} />
      {preview.keptCents > 0 && (
        <chakra.p textStyle="small" color="fg.muted">
          {t('withdrawal.ofFee', { name: booking.host.displayName })}
        </chakra.p>
      )}
    </>
  );
}

function Confirmation({ booking, preview, details }: StepProps) {
  const { t } = useTranslation('stays');
  const { user } = useAuth();
  const sure = useRef<HTMLParagraphElement>(null);
  // The former button is now the one that confirms: a held key must not press it, and its new label is announced.
  useEffect(() => sure.current?.focus(), []);
  return (
    <>
      <Box>
        <Step number={2} />
        <chakra.p ref={sure} tabIndex={-1} outlineOffset="4px" marginTop="1" fontWeight="600">
          <CodeText>{t('withdrawal.sure', { reference: booking.reference })}</CodeText>
        </chakra.p>
      </Box>
      <RefundSums preview={preview} details={details} />
      <chakra.p display="flex" gap="2.5" textStyle="small" color="fg.muted">
        <chakra.span flexShrink="0">
          <Mail size={20} aria-hidden />
        </chakra.span>
        <chakra.span minWidth="0" overflowWrap="anywhere">
          {t('withdrawal.mail', { email: user?.email ?? '' })}
        </chakra.span>
      </chakra.p>
    </>
  );
}

function Step({ number }: { number: number }) {
  const { t } = useTranslation('stays');
  return (
    <chakra.p role="status" textStyle="caption" color="fg.subtle">
      {t('withdrawal.step', { step: number })}
    </chakra.p>
  );
}
