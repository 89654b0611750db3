import { Button, chakra, Grid, NativeSelect, Stack, Textarea } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useGiveNoticeMutation,
  useNoticePreviewQuery,
  type ChangingBooking_BookingFragment,
  type NoticePreviewQuery,
  type NoticeReason,
} from '../../../generated/graphql';
import { noticeReasons } from '../../../generated/reasons';
import { policyBounds } from '../../../generated/rare-bounds';
import { bookingBounds } from '../../../generated/bounds';
import { LONG_DAY } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { RetryBox } from '../../feedback/RetryBox';
import { ErrorState } from '../../feedback/states';
import { today } from '../../time/today';
import { refetchBookings } from '../refetch-bookings';
import type { ChangeDialogProps } from './change-question';
import { WIDE } from '../../overlay/wide-button';
import { ChangeFrame } from './ChangeFrame';
import { DayGrid } from './DayGrid';
import { NoticeSum } from './NoticeSum';
import { otherName } from './other-name';
import { useChangeCommand } from './use-change-command';

type NoticePreview = NoticePreviewQuery['noticePreview'];

const MAX_TEXT = bookingBounds.noticeText.max;

/** One side gives notice: the last day, remaining charges or refunds, consequences, reason. */
export function NoticeDialog({ bookingId, onClose }: ChangeDialogProps) {
  const { t } = useTranslation('changes');
  const formats = useFormats();
  const [endsOn, setEndsOn] = useState<string | null>(null);
  const [why, setWhy] = useState<{ reason: NoticeReason | null; text: string }>({ reason: null, text: '' });
  const { data, previousData, error, refetch } = useNoticePreviewQuery({
    variables: { id: bookingId, endsOn },
    fetchPolicy: 'network-only',
  });
  const [giveNotice] = useGiveNoticeMutation(refetchBookings);
  const command = useChangeCommand(onClose, refetch);
  const preview = (data ?? previousData)?.noticePreview ?? null;
  const day = endsOn ?? preview?.endsOn ?? null;
  // The sums of another day stay hidden, as their day is no longer on the button.
  const current = data && !error ? data.noticePreview : null;
  const send = (): void => {
    if (!current) return;
    const { lastChargeCents, refundCents } = current;
    const input = { bookingId, endsOn: current.endsOn, lastChargeCents, refundCents, ...why, text: why.text.trim() };
    void command.send(() => giveNotice({ variables: { input } }), {
      title: t('notice.done'),
      description: t('notice.doneText', { day: formats.day(current.endsOn, LONG_DAY) }),
    });
  };
  return (
    <ChangeFrame
      bookingId={bookingId}
      title={t('notice.title')}
      hostTitle={t('notice.titleHost')}
      width="52rem"
      onClose={onClose}
      command={command}
      renderFooter={({ viewerRole }) =>
        day && (
          <Button {...WIDE} disabled={!current || command.isBusy} onClick={send}>
            {t(viewerRole === 'HOST' ? 'notice.submitHost' : 'notice.submit', { day: formats.day(day, LONG_DAY) })}
          </Button>
        )
      }
    >
      {(booking) => (
        <>
          {error && !preview && <ErrorState error={error} onRetry={() => void refetch()} />}
          {preview && (
            <>
              <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: '5fr 6fr' }} gap={{ base: '5', md: '8' }}>
                <Days
                  booking={booking}
                  preview={preview}
                  isCurrent={current !== null}
                  value={day ?? preview.endsOn}
                  onChange={setEndsOn}
                />
                <div>
                  {error ? (
                    <RetryBox error={error} onRetry={() => void refetch()} />
                  ) : (
                    <NoticeSum booking={booking} preview={current} />
                  )}
                </div>
              </Grid>
              <Why booking={booking} why={why} onChange={setWhy} />
              {booking.viewerRole === 'RENTER' && (
                <chakra.p textStyle="small" color="fg.muted">
                  {t('notice.undo', { name: otherName(booking) })}
                </chakra.p>
              )}
            </>
          )}
        </>
      )}
    </ChangeFrame>
  );
}

interface DaysProps {
  booking: ChangingBooking_BookingFragment;
  preview: NoticePreview;
  /** Whether the preview is of the chosen day. */
  isCurrent: boolean;
  value: string;
  onChange: (day: string) => void;
}

function Days({ booking, preview, isCurrent, value, onChange }: DaysProps) {
  const { t } = useTranslation('changes');
  const formats = useFormats();
  const now = today();
  const { earliest, latest, closedDays, noticeDays, paidFrom, lastCharge } = preview;
  const closedBecause = (day: string): string | null => {
    if (day < now) return t('closed.PAST');
    const closed = closedDays.find(({ from, to }) => day >= from && day < to);
    if (closed) return t(`closed.${closed.reason}`, { count: noticeDays, ...policyBounds });
    return day < earliest || day > latest ? t('closed.AFTER_END') : null;
  };
  return (
    <div>
      <DayGrid
        label={t('notice.day')}
        value={value}
        onChange={onChange}
        today={now}
        min={now}
        max={latest}
        closedBecause={closedBecause}
        tint={{ from: paidFrom, to: value }}
        chargeDays={preview.chargeDays}
      />
      <chakra.p display="flex" flexWrap="wrap" gap="4" marginTop="2" textStyle="caption" color="fg.muted">
        {isCurrent && lastCharge && <Key isRing={false} text={t(keyOf(booking), { count: lastCharge.days })} />}
        {isCurrent && !lastCharge && paidFrom < value && <Key isRing={false} text={t('notice.paidDays')} />}
        {preview.chargeDays.length > 0 && <Key isRing text={t('grid.charge')} />}
      </chakra.p>
      <chakra.p marginTop="2" textStyle="small" color="fg.muted">
        {t('notice.from', { day: formats.day(earliest, LONG_DAY), count: noticeDays })}
      </chakra.p>
    </div>
  );
}

const keyOf = ({ viewerRole }: ChangingBooking_BookingFragment) =>
  viewerRole === 'HOST' ? ('notice.daysHost' as const) : ('notice.days' as const);

function Key({ text, isRing }: { text: string; isRing: boolean }) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1.5">
      <chakra.i
        aria-hidden
        boxSize="3"
        borderRadius="4px"
        bg={isRing ? 'transparent' : 'brand.subtle'}
        boxShadow={isRing ? 'inset 0 0 0 2px var(--hueco-colors-brand-solid)' : undefined}
      />
      {text}
    </chakra.span>
  );
}

interface WhyProps {
  booking: ChangingBooking_BookingFragment;
  why: { reason: NoticeReason | null; text: string };
  onChange: (why: { reason: NoticeReason | null; text: string }) => void;
}

/* Optional for a renter, and not shown to the host; required for a host, from a list if the stay has an end. */
function Why({ booking, why, onChange }: WhyProps) {
  const { t } = useTranslation(['changes', 'noticeReasons']);
  const [reasonId, textId] = [useId(), useId()];
  const isRenter = booking.viewerRole === 'RENTER';
  const reasons = noticeReasons[isRenter ? 'renter' : booking.termType === 'FIXED' ? 'hostOfFixed' : 'host'];
  return (
    <Stack gap="4">
      <div>
        <chakra.label htmlFor={reasonId} display="block" fontWeight="600" marginBottom="1.5">
          {t('notice.reason')}{' '}
          {isRenter && (
            <chakra.small fontWeight="400" color="fg.subtle">
              · {t('notice.reasonNote', { name: otherName(booking) })}
            </chakra.small>
          )}
        </chakra.label>
        <NativeSelect.Root>
          <NativeSelect.Field
            id={reasonId}
            value={why.reason ?? ''}
            onChange={({ target }) =>
              onChange({ ...why, reason: reasons.find((reason) => reason === target.value) ?? null })
            }
          >
            <option value="">{t('notice.noReason')}</option>
            {reasons.map((reason) => (
              <option key={reason} value={reason}>
                {t(`noticeReasons:${reason}`)}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </div>
      {!isRenter && (
        <div>
          <chakra.label htmlFor={textId} display="block" fontWeight="600" marginBottom="1.5">
            {t('notice.text', { name: otherName(booking) })}
          </chakra.label>
          <Textarea
            id={textId}
            rows={3}
            maxLength={MAX_TEXT}
            value={why.text}
            onChange={({ target }) => onChange({ ...why, text: target.value })}
          />
        </div>
      )}
    </Stack>
  );
}
