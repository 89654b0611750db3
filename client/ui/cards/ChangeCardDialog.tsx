import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import {
  useBookingCardQuery,
  useChangeBookingCardMutation,
  useSavedCardsQuery,
  type BookingCardQuery,
  type SavedCard_CardFragment,
} from '../../generated/graphql';
import { toast } from '../feedback/toast';
import { LoadingDialog } from './LoadingDialog';
import { CardChoice } from './CardChoice';
import { CardDialog } from './CardDialog';
import { cardName } from './card-name';
import { refetchPayments } from '../booking/refetch-bookings';
import { useBankPage } from './use-bank-page';
import { useCardForm } from './use-card-form';
import { useSaveCard } from './use-save-card';

interface ChangeCardDialogProps {
  bookingId: string;
  onClose: () => void;
}

/** Chooses another card for the upcoming charges of a booking. */
export function ChangeCardDialog({ bookingId, onClose }: ChangeCardDialogProps) {
  const { t } = useTranslation('cards');
  const booking = useBookingCardQuery({ variables: { id: bookingId }, fetchPolicy: 'cache-and-network' });
  const saved = useSavedCardsQuery({ fetchPolicy: 'cache-and-network' });
  const failed = booking.error ?? saved.error;
  if (!booking.data?.booking || !saved.data?.viewer)
    return (
      <LoadingDialog
        title={t('change.title')}
        error={failed}
        onClose={onClose}
        onRetry={() => void Promise.all([booking.refetch(), saved.refetch()])}
      />
    );
  return <Form booking={booking.data.booking} cards={saved.data.viewer.paymentMethods} onClose={onClose} />;
}

interface FormProps {
  booking: NonNullable<BookingCardQuery['booking']>;
  cards: readonly SavedCard_CardFragment[];
  onClose: () => void;
}

function Form({ booking, cards, onClose }: FormProps) {
  const { t } = useTranslation('cards');
  const bank = useBankPage();
  const save = useSaveCard(bank.confirm);
  const [change] = useChangeBookingCardMutation(refetchPayments);
  const isCharged = ({ last4 }: SavedCard_CardFragment): boolean => last4 === booking.card?.methodLast4;
  const other = cards.find((one) => !one.isExpired && !isCharged(one));
  const card = useCardForm(other?.id ?? '', async (values) => {
    const paymentMethodId = values.cardId === '' ? await save(values) : values.cardId;
    if (paymentMethodId === null) return;
    await change({ variables: { input: { bookingId: booking.id, paymentMethodId } } });
    toast({ title: t('change.done'), description: t('change.doneText') });
    onClose();
  });
  return (
    <CardDialog
      title={t('change.title')}
      details={[booking.space.title ?? '', cardName(booking.card?.methodBrand, booking.card?.methodLast4) ?? ''].filter(
        Boolean,
      )}
      submit={t('change.submit')}
      back={t('back')}
      card={card}
      bankPage={bank.page}
      onClose={onClose}
    >
      <CardChoice cards={cards} noteOf={(one) => (isCharged(one) ? t('change.current') : null)} />
      <chakra.p textStyle="small" color="fg.muted">
        {t(booking.card?.use === 'PAUSED' ? 'change.textPaused' : 'change.text')}
      </chakra.p>
    </CardDialog>
  );
}
