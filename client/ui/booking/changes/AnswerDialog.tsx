import { Button, chakra, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import {
  useAnswerBookingChangeMutation,
  useChangingBookingQuery,
  useDateChangePreviewQuery,
  useWithdrawBookingChangeMutation,
} from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { lastMinute } from '../last-minute';
import type { ChangeDialogProps } from './change-question';
import { WIDE } from '../../overlay/wide-button';
import { ChangeFrame } from './ChangeFrame';
import { ChargeTable } from './ChargeTable';
import { DifferenceNote } from './DifferenceNote';
import { otherName } from './other-name';
import { refetchBookings, useChangeCommand } from './use-change-command';

/** A change request: the other side accepts or declines it, and the requester can withdraw it. */
export function AnswerDialog({ bookingId, onClose }: ChangeDialogProps) {
  const { t } = useTranslation('changes');
  const formats = useFormats();
  const { data: found, refetch: reload } = useChangingBookingQuery({ variables: { id: bookingId } });
  const change = found?.booking?.changeRequest ?? null;
  const isDates = change?.kind === 'DATES';
  const { data } = useDateChangePreviewQuery({
    variables: { id: bookingId, from: change?.from ?? '', to: change?.to ?? null },
    skip: !isDates,
    fetchPolicy: 'network-only',
  });
  const [answer] = useAnswerBookingChangeMutation(refetchBookings);
  const [takeBack] = useWithdrawBookingChangeMutation(refetchBookings);
  const command = useChangeCommand(onClose, reload);
  const reply = (isAgreed: boolean): void => {
    if (!change) return;
    const input = { changeId: change.id, isAgreed, differenceCents: change.differenceCents };
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
      <Button {...WIDE} disabled={command.isBusy} onClick={() => reply(true)}>
        {t(isDates ? 'answer.agreeDates' : 'answer.agreeUndo')}
      </Button>
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
      changed={command.changed}
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
              {isDates && data && (
                <>
                  <ChargeTable charges={data.dateChangePreview.charges} isHost={booking.viewerRole === 'HOST'} />
                  <DifferenceNote booking={booking} {...data.dateChangePreview} />
                </>
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
