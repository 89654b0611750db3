import { Box, Button, chakra, Flex, Stack, Textarea } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingBounds } from '../../../generated/bounds';
import { cancelReasons } from '../../../generated/reasons';
import type { DashboardBooking_BookingFragment } from '../../../generated/graphql';
import { OptionCard } from '../../../forms/choices';
import { SHORT_DAY } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { Money } from '../../display/Price';
import { toast } from '../../feedback/toast';
import { WIDE } from '../../overlay/wide-button';
import { BELOW, CancelFrame } from './CancelFrame';
import { useCancellation, type Preview } from './use-cancellation';

type HostReason = (typeof cancelReasons.host)[number];

interface HostCancelDialogProps {
  booking: DashboardBooking_BookingFragment;
  onClose: () => void;
}

/** A host cancels a booking: its cost, the renter's refund, and the required reason. */
export function HostCancelDialog({ booking, onClose }: HostCancelDialogProps) {
  const { t } = useTranslation('stays');
  const { money, instant } = useFormats();
  const name = booking.renter.displayName;
  const form = useReasonForm();
  const cancellation = useCancellation(booking, ({ cancelledBy, cancelledAt }) => {
    // If the renter cancelled first, the renter's policy applied and the host pays nothing.
    const byRenter = cancelledBy === 'RENTER' && cancelledAt;
    toast({
      title: t('cancel.done'),
      description: byRenter
        ? t('cancelled.other', { name, day: instant(cancelledAt, SHORT_DAY) })
        : t('cancel.doneHost', { name }),
    });
    onClose();
  });
  return (
    <CancelFrame
      title={t('hostCancel.title', { name })}
      booking={booking}
      cancellation={cancellation}
      onClose={onClose}
    >
      {(preview) => ({
        body: (
          <>
            <Cost preview={preview} name={name} />
            <Why form={form} name={name} />
          </>
        ),
        footer: (
          <>
            <Button {...WIDE} {...BELOW} variant="ghost" onClick={onClose}>
              {t('cancel.keep')}
            </Button>
            <Button
              {...WIDE}
              variant="surface"
              colorPalette="red"
              disabled={cancellation.isBusy}
              onClick={({ currentTarget }) =>
                form.submit(currentTarget, (words) => void cancellation.cancel(preview, words))
              }
            >
              {preview.hostFeeCents > 0
                ? t('hostCancel.submit', { amount: money(preview.hostFeeCents) })
                : t('cancel.submitUnpaid')}
            </Button>
          </>
        ),
      })}
    </CancelFrame>
  );
}

function Cost({ preview, name }: { preview: Preview; name: string }) {
  const { t } = useTranslation('stays');
  return (
    <Box layerStyle="card" padding={{ base: '4', md: '5' }}>
      {preview.hostFeeCents > 0 ? (
        <chakra.dl display="flex" justifyContent="space-between" alignItems="baseline" gap="4">
          <chakra.dt fontWeight="700">{t('hostCancel.fee')}</chakra.dt>
          <chakra.dd textStyle="price">
            <Money cents={preview.hostFeeCents} />
          </chakra.dd>
        </chakra.dl>
      ) : (
        <p>{t('hostCancel.free')}</p>
      )}
      <chakra.p marginTop="1" textStyle="small" color="fg.muted">
        {preview.hostFeeCents > 0 && `${t('hostCancel.feeText')} `}
        {t('hostCancel.refund', { name })}
      </chakra.p>
    </Box>
  );
}

function useReasonForm() {
  const [reason, setReason] = useState<HostReason | null>(null);
  const [text, setText] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const isTextMissing = reason === 'OTHER' && !text.trim();
  const submit = (button: HTMLElement, send: (words: { reason: HostReason; text: string }) => void): void => {
    setSubmitted(true);
    if (reason !== null && !isTextMissing) return send({ reason, text: text.trim() });
    button
      .closest('dialog')
      ?.querySelector<HTMLElement>(reason === null ? 'input' : 'textarea')
      ?.focus();
  };
  return {
    reason,
    setReason,
    text,
    setText,
    submit,
    hasNoReason: isSubmitted && reason === null,
    hasNoText: isSubmitted && isTextMissing,
  };
}

function Why({ form, name }: { form: ReturnType<typeof useReasonForm>; name: string }) {
  const { t } = useTranslation('stays');
  const problemId = useId();
  return (
    <Stack gap="4">
      <chakra.fieldset aria-describedby={form.hasNoReason ? problemId : undefined}>
        <chakra.legend fontWeight="600" marginBottom="2">
          {t('hostCancel.reason')}
        </chakra.legend>
        <Stack gap="2">
          {cancelReasons.host.map((value) => (
            <OptionCard
              key={value}
              name="reason"
              value={value}
              title={t(`reasons.${value}`)}
              text={t(`reasonTexts.${value}`)}
              checked={form.reason === value}
              aria-invalid={form.hasNoReason || undefined}
              onChange={() => form.setReason(value)}
            />
          ))}
        </Stack>
        {form.hasNoReason && <Problem id={problemId} text={t('hostCancel.reasonMissing')} />}
      </chakra.fieldset>
      <Explanation form={form} name={name} />
    </Stack>
  );
}

function Explanation({ form, name }: { form: ReturnType<typeof useReasonForm>; name: string }) {
  const { t } = useTranslation(['stays', 'common']);
  const textId = useId();
  const problemId = useId();
  return (
    <div>
      <chakra.label htmlFor={textId} display="block" fontWeight="600" marginBottom="1.5">
        {t('hostCancel.text', { name })}
        {form.reason !== 'OTHER' && (
          <chakra.span fontWeight="400" color="fg.subtle">
            {' '}
            ({t('common:optional')})
          </chakra.span>
        )}
      </chakra.label>
      <Textarea
        id={textId}
        rows={3}
        maxLength={bookingBounds.cancelText.max}
        value={form.text}
        aria-invalid={form.hasNoText || undefined}
        aria-describedby={form.hasNoText ? problemId : undefined}
        onChange={(event) => form.setText(event.target.value)}
      />
      {form.hasNoText && <Problem id={problemId} text={t('hostCancel.textMissing')} />}
    </div>
  );
}

function Problem({ id, text }: { id: string; text: string }) {
  return (
    <Flex id={id} role="alert" gap="1.5" marginTop="2" textStyle="sm" fontWeight="500" color="fg.error">
      <chakra.span flexShrink="0" marginTop="0.5">
        <CircleAlert size={16} aria-hidden />
      </chakra.span>
      {text}
    </Flex>
  );
}
