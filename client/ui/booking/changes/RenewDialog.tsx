import { Button, chakra, Skeleton, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useRenewBookingMutation,
  useRenewalPreviewQuery,
  useTakenDaysQuery,
  type ChangingBooking_BookingFragment,
  type RenewalPreviewQuery,
} from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { AlertBox } from '../../feedback/AlertBox';
import { LoadingRegion } from '../../feedback/LoadingRegion';
import { RetryBox } from '../../feedback/RetryBox';
import { today } from '../../time/today';
import { refetchBookings } from '../refetch-bookings';
import type { ChangeDialogProps } from './change-question';
import { WIDE } from '../../overlay/wide-button';
import { ChangeFrame } from './ChangeFrame';
import { ChargeTable } from './ChargeTable';
import { DayGrid } from './DayGrid';
import { dayAfter } from '../../time/days';
import { DifferenceNote } from './DifferenceNote';
import { useChangeCommand } from './use-change-command';

/** The renter renews: another year of a stay without an end, or a later end, at the same price. */
export function RenewDialog({ bookingId, onClose }: ChangeDialogProps) {
  const { t } = useTranslation('changes');
  const formats = useFormats();
  const [endsOn, setEndsOn] = useState<string | null>(null);
  const { data, previousData, error, loading, refetch } = useRenewalPreviewQuery({
    variables: { id: bookingId, endsOn },
    fetchPolicy: 'network-only',
  });
  const [renew] = useRenewBookingMutation(refetchBookings);
  const command = useChangeCommand(onClose, refetch);
  const preview = (data ?? previousData)?.renewalPreview ?? null;
  const current = data && !error ? data.renewalPreview : null;
  const isChosen = preview !== null && (preview.isEndFixed || endsOn !== null);
  const day = endsOn ?? preview?.to ?? null;
  const send = (): void => {
    if (!current) return;
    const input = { bookingId, endsOn: current.to, differenceCents: current.differenceCents };
    void command.send(() => renew({ variables: { input } }), {
      title: t('renew.done'),
      description: t('renew.doneText', { day: formats.day(current.to) }),
    });
  };
  return (
    <ChangeFrame
      bookingId={bookingId}
      title={t(preview?.isEndFixed ? 'renew.titleYear' : 'renew.title')}
      onClose={onClose}
      command={command}
      footer={
        <Button {...WIDE} disabled={!isChosen || !current?.isAvailable || command.isBusy} onClick={send}>
          {isChosen && day ? t('renew.submit', { day: formats.day(day) }) : t('renew.title')}
        </Button>
      }
    >
      {(booking) => (
        <Stack gap="4">
          {preview && !preview.isEndFixed && (
            <End
              spaceId={booking.space.id}
              from={booking.to}
              latest={preview.latest}
              value={endsOn}
              onChange={setEndsOn}
            />
          )}
          {error && <RetryBox error={error} onRetry={() => void refetch()} />}
          <div aria-live="polite">
            {isChosen && current && <Outcome booking={booking} preview={current} />}
            {isChosen && loading && !current && (
              <LoadingRegion>
                <Skeleton height="24" borderRadius="card" />
              </LoadingRegion>
            )}
          </div>
          <chakra.p textStyle="small" color="fg.muted">
            {t('renew.rule')}
          </chakra.p>
        </Stack>
      )}
    </ChangeFrame>
  );
}

interface OutcomeProps {
  booking: ChangingBooking_BookingFragment;
  preview: RenewalPreviewQuery['renewalPreview'];
}

/* What the renewal costs, or that its days are taken. */
function Outcome({ booking, preview }: OutcomeProps) {
  const { t } = useTranslation('changes');
  const formats = useFormats();
  if (!preview.isAvailable) return <AlertBox>{t('dates.taken')}</AlertBox>;
  if (preview.isEndFixed) {
    const terms = { day: formats.day(preview.to), amount: formats.money(preview.monthCents ?? 0) };
    return <chakra.p>{t('renew.year', terms)}</chakra.p>;
  }
  return (
    <Stack gap="4">
      <ChargeTable charges={preview.charges} isHost={booking.viewerRole === 'HOST'} />
      <DifferenceNote booking={booking} {...preview} />
    </Stack>
  );
}

interface EndProps {
  spaceId: string;
  from: string;
  latest: string;
  value: string | null;
  onChange: (day: string) => void;
}

function End({ spaceId, from, latest, value, onChange }: EndProps) {
  const { t } = useTranslation('changes');
  const formats = useFormats();
  const { data } = useTakenDaysQuery({ variables: { id: spaceId, from, to: latest } });
  const taken = data?.space?.busy.find((busy) => busy.to > from)?.from ?? null;
  const closedBecause = (day: string): string | null =>
    day <= from
      ? t('closed.BEFORE_FROM')
      : day > latest
        ? t('closed.AFTER_END')
        : taken !== null && day > taken
          ? t('closed.TAKEN')
          : null;
  return (
    <Stack gap="3">
      <p>{t('renew.choose', { day: formats.day(from) })}</p>
      <DayGrid
        label={t('dates.to')}
        value={value}
        onChange={onChange}
        today={today()}
        min={dayAfter(from, 1)}
        max={latest}
        closedBecause={closedBecause}
        {...(value !== null && { tint: { from, to: value } })}
      />
    </Stack>
  );
}
