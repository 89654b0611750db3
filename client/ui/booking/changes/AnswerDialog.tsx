import { Button, chakra, Skeleton, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import {
  useAnswerBookingChangeMutation,
  useChangingBookingQuery,
  useDateChangePreviewQuery,
  useWithdrawBookingChangeMutation,
  type ChangingBooking_BookingFragment,
  type DateChangePreviewQuery,
} from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { AlertBox } from '../../feedback/AlertBox';
import { LoadingRegion } from '../../feedback/LoadingRegion';
import { RetryBox } from '../../feedback/RetryBox';
import { lastMinute } from '../last-minute';
import { refetchBookings } from '../refetch-bookings';
import type { ChangeDialogProps } from './change-question';
import { WIDE } from '../../overlay/wide-button';
import { ChangeFrame } from './ChangeFrame';
import { ChargeTable } from './ChargeTable';
import { DifferenceNote } from './DifferenceNote';
import { otherName } from './other-name';
import { useChangeCommand } from './use-change-command';

/** A change request: the other side accepts or declines it, and the requester can withdraw it. */
export function AnswerDialog({ bookingId, onClose }: ChangeDialogProps) {
  const { t } = useTranslation('changes');
  const formats = useFormats();
  const { data: found, refetch: reload } = useChangingBookingQuery({ variables: { id: bookingId } });
  const change = found?.booking?.changeRequest ?? null;
  const isDates = change?.kind === 'DATES';
  const { data, error, refetch } = useDateChangePreviewQuery({
    variables: { id: bookingId, from: change?.from ?? '', to: change?.to ?? null },
    skip: !isDates,
    fetchPolicy: 'network-only',
  });
  const [answer] = useAnswerBookingChangeMutation(refetchBookings);
  const [takeBack] = useWithdrawBookingChangeMutation(refetchBookings);
  const command = useChangeCommand(onClose, async () => {
    const { data: now } = await reload();
    if (now?.booking?.changeRequest?.kind === 'DATES') await refetch();
  });
  // Nobody agrees to sums that are not shown.
  const preview = data && !error ? data.dateChangePreview : null;
  const canAgree = !isDates || preview?.isAvailable;
  // The requester agreed to other sums, so the server refuses these.
  const hasMoved = preview?.isAvailable === true && preview.differenceCents !== change?.differenceCents;
  const reply = (isAgreed: boolean): void => {
    if (!change) return;
    const input = {
      changeId: change.id,
      isAgreed,
      differenceCents: preview?.differenceCents ?? change.differenceCents,
    };
    void command.send(() => answer({ variables: { input } }), {
      title: t(isAgreed ? 'answer.agreed' : 'answer.declined'),
      description: t(isAgreed ? 'answer.agreedText' : 'answer.declinedText'),
    });
  };
  const withdraw = (): void => {
    if (!change) return;
    void command.send(() => takeBack({ variables: { input: { changeId: change.id } } }), {
      title: t('answer.takenBack'),
      description: t('answer.declinedText'),
    });
  };
  const footer = change?.canAnswer ? (
    <chakra.div display="flex" flexDirection={{ base: 'column-reverse', md: 'row' }} gap="2">
      <Button {...WIDE} variant="outline" disabled={command.isBusy} onClick={() => reply(false)}>
        {t('answer.decline')}
      </Button>
      {!hasMoved && (
        <Button {...WIDE} disabled={!canAgree || command.isBusy} onClick={() => reply(true)}>
          {t(isDates ? 'answer.agreeDates' : 'answer.agreeUndo')}
        </Button>
      )}
    </chakra.div>
  ) : (
    change && (
      <Button {...WIDE} variant="outline" disabled={command.isBusy} onClick={withdraw}>
        {t('answer.takeBack')}
      </Button>
    )
  );
  return (
    <ChangeFrame
      bookingId={bookingId}
      title={t(isDates ? 'answer.titleDates' : 'answer.titleUndo')}
      onClose={onClose}
      command={command}
      footer={footer}
    >
      {(booking) => (
        <Stack gap="4">
          {!change && <p>{t('answer.gone')}</p>}
          {change && (
            <>
              <chakra.p fontWeight="600">
                {isDates
                  ? t(change.canAnswer ? 'answer.dates' : 'answer.ownDates', {
                      name: otherName(booking),
                      dates:
                        booking.termType === 'ROLLING'
                          ? t('answer.since', { day: formats.day(change.from) })
                          : formats.dayRange(change.from, change.to),
                    })
                  : t(change.canAnswer ? 'answer.undo' : 'answer.ownUndo', { name: otherName(booking) })}
              </chakra.p>
              {isDates && error && <RetryBox error={error} onRetry={() => void refetch()} />}
              {isDates && !error && (
                <div aria-live="polite">
                  <Outcome booking={booking} preview={preview} />
                  {hasMoved && change.canAnswer && (
                    <chakra.p marginTop="4">{t('answer.moved', { name: otherName(booking) })}</chakra.p>
                  )}
                </div>
              )}
              <chakra.p textStyle="small" color="fg.muted">
                {t(change.canAnswer ? 'answer.until' : 'answer.ownUntil', {
                  name: otherName(booking),
                  ...lastMinute(formats, change.expiresAt, booking.timeZone),
                })}
              </chakra.p>
            </>
          )}
        </Stack>
      )}
    </ChangeFrame>
  );
}

interface OutcomeProps {
  booking: ChangingBooking_BookingFragment;
  preview: DateChangePreviewQuery['dateChangePreview'] | null;
}

/* What the new dates cost, or that they are taken. */
function Outcome({ booking, preview }: OutcomeProps) {
  const { t } = useTranslation('changes');
  if (!preview)
    return (
      <LoadingRegion>
        <Skeleton height="24" borderRadius="card" />
      </LoadingRegion>
    );
  if (!preview.isAvailable) return <AlertBox>{t('dates.taken')}</AlertBox>;
  return (
    <Stack gap="4">
      <ChargeTable charges={preview.charges} isHost={booking.viewerRole === 'HOST'} />
      <DifferenceNote booking={booking} {...preview} />
    </Stack>
  );
}
