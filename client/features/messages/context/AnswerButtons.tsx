import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useAcceptBookingMutation,
  useDeclineBookingMutation,
  type MessagesBooking_BookingFragment,
} from '../../../generated/graphql';
import { useErrorText } from '../../../i18n/use-error-text';
import { DeclineDialog } from '../../../ui/booking/DeclineDialog';
import { toast } from '../../../ui/feedback/toast';

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
  const [accept, accepting] = useAcceptBookingMutation();
  const [decline, declining] = useDeclineBookingMutation();
  const [isDeclining, setDeclining] = useState(false);
  const isBusy = accepting.loading || declining.loading;
  const showError = (error: unknown) =>
    void toast({ title: t('menu.failed'), description: textOf(error), tone: 'error' });
  return (
    <>
      {availableActions.includes('ACCEPT') && (
        <Button
          size={isBar ? 'sm' : 'md'}
          minHeight="11"
          disabled={isBusy}
          onClick={() => void accept({ variables: { input: { bookingId: id } } }).catch(showError)}
        >
          {t('context.accept')}
        </Button>
      )}
      {availableActions.includes('DECLINE') && !isBar && (
        <Button variant="outline" disabled={isBusy} onClick={() => setDeclining(true)}>
          {t('context.decline')}
        </Button>
      )}
      {isDeclining && (
        <DeclineDialog
          name={renter}
          isBusy={isBusy}
          onClose={() => setDeclining(false)}
          onDecline={(reason, text) =>
            void decline({ variables: { input: { bookingId: id, reason, text } } }).then(
              () => setDeclining(false),
              showError,
            )
          }
        />
      )}
    </>
  );
}
