import { Button, chakra, NativeSelect, Textarea } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingBounds } from '../../../generated/bounds';
import { cancelReasons } from '../../../generated/reasons';
import type { CancellationReason, DashboardBooking_BookingFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { toast } from '../../feedback/toast';
import { WIDE } from '../../overlay/wide-button';
import { BELOW, CancelFrame } from './CancelFrame';
import { RefundSums } from './RefundSums';
import { useCancellation, type Preview } from './use-cancellation';

type OwnReason = (typeof cancelReasons.renter)[number];

interface CancelDialogProps {
  booking: DashboardBooking_BookingFragment;
  onClose: () => void;
}

/** A renter cancels a booking: the refund, then an optional reason. */
export function CancelDialog({ booking, onClose }: CancelDialogProps) {
  const { t } = useTranslation('stays');
  const { money } = useFormats();
  const [reason, setReason] = useState<OwnReason | null>(null);
  const [text, setText] = useState('');
  const cancellation = useCancellation(booking, ({ refund }) => {
    toast({
      title: t('cancel.done'),
      description: refund ? t('cancel.doneRefund', { amount: money(refund.totalCents) }) : t('cancel.doneNothing'),
    });
    onClose();
  });
  const wordsOf = ({ paidCents, refundCents }: Preview): string =>
    refundCents > 0
      ? t('cancel.submit', { amount: money(refundCents) })
      : paidCents > 0
        ? t('cancel.submitNothing')
        : t('cancel.submitUnpaid');
  return (
    <CancelFrame title={t('cancel.title')} booking={booking} cancellation={cancellation} onClose={onClose}>
      {(preview, details) => ({
        body: (
          <>
            <RefundSums preview={preview} details={details} />
            <WhyNot reason={reason} text={text} onReason={setReason} onText={setText} />
          </>
        ),
        footer: (
          <>
            <Button {...WIDE} {...BELOW} variant="ghost" onClick={onClose}>
              {t('cancel.keep')}
            </Button>
            <Button
              {...WIDE}
              disabled={cancellation.isBusy}
              onClick={() => void cancellation.cancel(preview, { reason, text: reason === 'OTHER' ? text.trim() : '' })}
            >
              {wordsOf(preview)}
            </Button>
          </>
        ),
      })}
    </CancelFrame>
  );
}

interface WhyNotProps {
  reason: CancellationReason | null;
  text: string;
  onReason: (reason: OwnReason | null) => void;
  onText: (text: string) => void;
}

/* The reason is optional; the host reads it. */
function WhyNot({ reason, text, onReason, onText }: WhyNotProps) {
  const { t } = useTranslation(['stays', 'common']);
  const reasonId = useId();
  const textId = useId();
  const optional = (
    <chakra.span fontWeight="400" color="fg.subtle">
      {' '}
      ({t('common:optional')})
    </chakra.span>
  );
  return (
    <div>
      <chakra.label htmlFor={reasonId} display="block" fontWeight="600" marginBottom="1.5">
        {t('cancel.reason')}
        {optional}
      </chakra.label>
      <NativeSelect.Root>
        <NativeSelect.Field
          id={reasonId}
          value={reason ?? ''}
          onChange={(event) => onReason(cancelReasons.renter.find((own) => own === event.target.value) ?? null)}
        >
          <option value="">{t('cancel.noReason')}</option>
          {cancelReasons.renter.map((own) => (
            <option key={own} value={own}>
              {t(`ownReasons.${own}`)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {reason === 'OTHER' && (
        <chakra.div marginTop="4">
          <chakra.label htmlFor={textId} display="block" fontWeight="600" marginBottom="1.5">
            {t('cancel.text')}
            {optional}
          </chakra.label>
          <Textarea
            id={textId}
            rows={3}
            maxLength={bookingBounds.cancelText.max}
            value={text}
            onChange={(event) => onText(event.target.value)}
          />
        </chakra.div>
      )}
    </div>
  );
}
