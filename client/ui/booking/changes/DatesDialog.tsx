import { Button, chakra, Grid, Stack } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../apollo/app-error';
import {
  useAskForDatesMutation,
  useDateChangePreviewQuery,
  useTakenDaysQuery,
  type ChangingBooking_BookingFragment,
} from '../../../generated/graphql';
import { daysBetween, useFormats } from '../../../i18n/format';
import { AlertBox } from '../../feedback/AlertBox';
import { useProblemText } from '../../feedback/use-failure';
import { crossesTaken, withoutOwn } from '../../range-calendar/day-range';
import { today } from '../../time/today';
import { refetchBookings } from '../refetch-bookings';
import type { ChangeDialogProps } from './change-question';
import { WIDE } from '../../overlay/wide-button';
import { ChangeFrame } from './ChangeFrame';
import { ChargeTable } from './ChargeTable';
import { DayGrid } from './DayGrid';
import { dayAfter, monthAfter } from '../../time/days';
import { DifferenceNote } from './DifferenceNote';
import { otherName } from './other-name';
import { useChangeCommand } from './use-change-command';

interface DatesRequest {
  readonly from: string;
  readonly to: string | null;
}

/** The horizon of the calendar, from today and from the stay's start. */
const MONTHS_AHEAD = 13;

/** One side requests other dates: old and new ones, the difference of each charge, then a message to the other side. */
export function DatesDialog({ bookingId, onClose }: ChangeDialogProps) {
  const { t } = useTranslation(['changes', 'common']);
  const textOf = useProblemText();
  const hoursOf = (one: ChangingBooking_BookingFragment): string => t('common:hours', { count: one.changeAnswerHours });
  const [booking, setBooking] = useState<ChangingBooking_BookingFragment | null>(null);
  const [request, setRequest] = useState<DatesRequest | null>(null);
  const { data, previousData, error, refetch } = useDateChangePreviewQuery({
    variables: { id: bookingId, from: request?.from ?? '', to: request?.to ?? null },
    skip: request === null,
    fetchPolicy: 'network-only',
  });
  const [askForDates] = useAskForDatesMutation(refetchBookings);
  const command = useChangeCommand(onClose, refetch);
  const preview = request ? (data ?? previousData)?.dateChangePreview : undefined;
  const isShown = data !== undefined && !error && data.dateChangePreview.isAvailable;
  const send = (): void => {
    if (!data || !booking) return;
    const { from, to, differenceCents } = data.dateChangePreview;
    void command.send(() => askForDates({ variables: { input: { bookingId, from, to, differenceCents } } }), {
      title: t('dates.done'),
      description: t('dates.doneText', { name: otherName(booking), hours: hoursOf(booking) }),
    });
  };
  return (
    <ChangeFrame
      bookingId={bookingId}
      title={t('dates.title')}
      onClose={onClose}
      command={command}
      footer={
        <Button {...WIDE} disabled={!isShown || command.isBusy} onClick={send}>
          {booking ? t('dates.submit', { name: otherName(booking) }) : t('dates.title')}
        </Button>
      }
    >
      {(loaded) => (
        <Stack gap="5" ref={() => setBooking(loaded)}>
          <Compare booking={loaded} request={request} />
          <Picker booking={loaded} request={request} onChange={setRequest} />
          {error && <AlertBox>{textOf(toAppError(error))}</AlertBox>}
          {preview && !error && (
            <div aria-live="polite">
              {preview.isAvailable ? (
                <Stack gap="4">
                  <ChargeTable charges={preview.charges} isHost={loaded.viewerRole === 'HOST'} />
                  <DifferenceNote booking={loaded} {...preview} />
                </Stack>
              ) : (
                <AlertBox>{t('dates.taken')}</AlertBox>
              )}
            </div>
          )}
          <chakra.p textStyle="small" color="fg.muted">
            {t('dates.rule', { name: otherName(loaded), hours: hoursOf(loaded) })}
          </chakra.p>
        </Stack>
      )}
    </ChangeFrame>
  );
}

/* Old and new dates, side by side. */
function Compare({ booking, request }: { booking: ChangingBooking_BookingFragment; request: DatesRequest | null }) {
  const { t } = useTranslation('changes');
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto minmax(0, 1fr)' }}
      gap={{ base: '1', md: '3' }}
      alignItems="center"
    >
      <DatesCard title={t('dates.now')} booking={booking} {...booking} />
      <chakra.span color="fg.subtle" justifySelf="center" transform={{ base: 'rotate(90deg)', md: 'none' }}>
        <ArrowRight size={20} aria-hidden />
      </chakra.span>
      <DatesCard
        isNew
        title={t('dates.next')}
        booking={booking}
        from={request?.from ?? booking.from}
        to={request?.to ?? booking.to}
      />
    </Grid>
  );
}

interface DatesCardProps {
  title: string;
  booking: ChangingBooking_BookingFragment;
  from: string;
  to: string;
  isNew?: boolean;
}

function DatesCard({ title, booking, from, to, isNew = false }: DatesCardProps) {
  const { t } = useTranslation(['changes', 'common']);
  const formats = useFormats();
  const isRolling = booking.termType === 'ROLLING';
  return (
    <chakra.div
      padding="4"
      borderWidth={isNew ? '2px' : '1px'}
      borderColor={isNew ? 'brand.solid' : 'border'}
      borderRadius="card"
    >
      <chakra.p textStyle="caption" color="fg.muted">
        {title}
      </chakra.p>
      <chakra.p fontWeight="600">{isRolling ? formats.day(from) : formats.dayRange(from, to)}</chakra.p>
      <chakra.p textStyle="small" color="fg.muted">
        {isRolling ? t('dates.rolling') : t('common:days', { count: daysBetween(from, to) })}
      </chakra.p>
    </chakra.div>
  );
}

interface PickerProps {
  booking: ChangingBooking_BookingFragment;
  request: DatesRequest | null;
  onChange: (request: DatesRequest) => void;
}

/* Before the start both dates can change, later only the end; a stay without an end has only a start. */
function Picker({ booking, request, onChange }: PickerProps) {
  const { t } = useTranslation('changes');
  const isBefore = !booking.isRunning;
  const isRolling = booking.termType === 'ROLLING';
  const [end, setEnd] = useState<'from' | 'to'>(isRolling ? 'from' : 'to');
  const now = today();
  const horizon = monthAfter(now, MONTHS_AHEAD);
  const latestEnd = monthAfter(request?.from ?? booking.from, MONTHS_AHEAD);
  const max = latestEnd > horizon ? latestEnd : horizon;
  const { id } = booking.space;
  const { data } = useTakenDaysQuery({ variables: { id, from: now, to: horizon } });
  // Taken days come for a year and a month at a time.
  const { data: later } = useTakenDaysQuery({ variables: { id, from: horizon, to: max }, skip: max === horizon });
  const { from, to } = { from: request?.from ?? booking.from, to: request?.to ?? (isRolling ? null : booking.to) };
  const busy = withoutOwn([...(data?.space?.busy ?? []), ...(later?.space?.busy ?? [])], booking);
  const closedBecause = (day: string): string | null => {
    if (day < now) return t('closed.PAST');
    if (end === 'from' && to !== null && day >= to) return t('closed.AFTER_TO');
    if (end === 'to' && day <= from) return t('closed.BEFORE_FROM');
    // The move-out day may be the first day of the next stay.
    const [night, stay] =
      end === 'from' ? [day, { from: day, to: to ?? booking.to }] : [dayAfter(day, -1), { from, to: day }];
    if (crossesTaken({ from: night, to: dayAfter(night, 1) }, busy)) return t('closed.TAKEN');
    return crossesTaken(stay, busy) ? t('closed.INCLUDES_TAKEN') : null;
  };
  return (
    <div>
      {isBefore && !isRolling && (
        <chakra.div role="group" aria-label={t('dates.which')} display="flex" gap="2" marginBottom="3">
          {(['from', 'to'] as const).map((name) => (
            <Button
              key={name}
              size="sm"
              height="11"
              variant={end === name ? 'surface' : 'outline'}
              aria-pressed={end === name}
              onClick={() => setEnd(name)}
            >
              {t(`dates.${name}`)}
            </Button>
          ))}
        </chakra.div>
      )}
      <DayGrid
        key={end}
        label={t(`dates.${end}`)}
        value={end === 'from' ? from : (to ?? from)}
        onChange={(day) => onChange(end === 'from' ? { from: day, to } : { from, to: day })}
        today={now}
        min={now}
        max={max}
        closedBecause={closedBecause}
        {...(to === null ? {} : { tint: { from, to } })}
      />
    </div>
  );
}
