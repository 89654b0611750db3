import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useAcceptBookingMutation,
  useDeclineBookingMutation,
  type MessagesBooking_BookingFragment,
} from '../../../generated/graphql';
import { useErrorText } from '../../../i18n/use-error-text';
import { acceptanceStore, useAcceptance } from '../../../ui/booking/accept/acceptance-store';
import { UndoableAccept } from '../../../ui/booking/accept/UndoableAccept';
import { DeclineDialog } from '../../../ui/booking/DeclineDialog';
import { FailureBox } from '../../../ui/feedback/FailureBox';
import { toast } from '../../../ui/feedback/toast';
import { useFailure } from '../../../ui/feedback/use-failure';
import { KEPT_ALIVE } from '../../../ui/undo/use-send-on-leave';

interface AnswerButtonsProps {
  booking: MessagesBooking_BookingFragment;
  renter: string;
  /** Shows only a small accept button, for the bar above a thread. */
  isBar?: boolean;
}

/** Accept and decline, if the server allows them. No confirmation is shown here, since the thread shows the event. */
export function AnswerButtons({ booking: { id, availableActions }, renter, isBar }: AnswerButtonsProps) {
  const { t } = useTranslation('messages');
  const { textOf } = useErrorText();
  const [accept] = useAcceptBookingMutation(KEPT_ALIVE);
  const acceptance = useAcceptance(id);
  const [decline, declining] = useDeclineBookingMutation();
  const [isDeclining, setDeclining] = useState(false);
  const { failure, fail, clear } = useFailure(t('menu.failed'), { isShown: isDeclining });
  const acceptNow = () =>
    accept({ variables: { input: { bookingId: id } } }).then(
      ({ data }) => data?.acceptBooking.booking ?? null,
      (error: unknown) => {
        toast({ title: t('menu.failed'), description: textOf(error), tone: 'error' });
        return null;
      },
    );
  return (
    <>
      {(availableActions.includes('ACCEPT') || acceptance) && (
        <UndoableAccept
          bookingId={id}
          label={t('context.accept')}
          size={isBar ? 'sm' : 'md'}
          minHeight="11"
          disabled={declining.loading}
          onAccept={() => void acceptanceStore.start(id, null, acceptNow)}
        />
      )}
      {availableActions.includes('DECLINE') && !acceptance && !isBar && (
        <Button
          variant="outline"
          disabled={declining.loading}
          onClick={() => {
            clear();
            setDeclining(true);
          }}
        >
          {t('context.decline')}
        </Button>
      )}
      {isDeclining && (
        <DeclineDialog
          name={renter}
          isBusy={declining.loading}
          failure={<FailureBox title={t('menu.failed')} failure={failure} />}
          onClose={() => setDeclining(false)}
          onDecline={(reason, text) => {
            clear();
            void decline({ variables: { input: { bookingId: id, reason, text } } }).then(
              () => setDeclining(false),
              fail,
            );
          }}
        />
      )}
    </>
  );
}
