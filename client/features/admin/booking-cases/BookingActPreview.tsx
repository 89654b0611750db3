import { useBookingActPreviewQuery, type BookingActPreviewInput } from '../../../generated/graphql';
import { SeenMails } from '../components/SeenMails';
import { useSettledInput } from '../components/use-debounced-input';

interface BookingActPreviewProps {
  input: BookingActPreviewInput | null;
  /** Called with whether every mail has been viewed. */
  onSeen: (isSeen: boolean) => void;
}

/** The mails of an act: the server rehearses the act, once typing pauses. */
export function BookingActPreview({ input, onSeen }: BookingActPreviewProps) {
  const { shown, isSettled } = useSettledInput(input);
  const { data, previousData, error, loading, refetch } = useBookingActPreviewQuery({
    variables: { input: shown ?? ({} as BookingActPreviewInput) },
    skip: shown === null,
    fetchPolicy: 'no-cache',
  });
  const mails = shown && !error ? (data ?? previousData)?.bookingActPreview : undefined;
  return (
    <SeenMails
      mails={mails}
      error={shown ? error : undefined}
      isComplete={input !== null}
      isCurrent={isSettled && !loading}
      onSeen={onSeen}
      onRetry={() => void refetch()}
    />
  );
}
