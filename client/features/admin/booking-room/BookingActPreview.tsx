import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBookingActPreviewQuery, type BookingActPreviewInput } from '../../../generated/graphql';
import { useErrorText } from '../../../i18n/use-error-text';
import { MailPreview } from '../components/MailPreview';
import { useSettled } from '../components/use-settled';

interface BookingActPreviewProps {
  input: BookingActPreviewInput | null;
  /** Told whether every mail has been looked at. */
  onSeen: (isSeen: boolean) => void;
}

/** The mails of an act, a tab for each reader: the server carries the act out, writes them and undoes it, once typing pauses. */
export function BookingActPreview({ input, onSeen }: BookingActPreviewProps) {
  const { t } = useTranslation('staff');
  const { textOf } = useErrorText();
  const shown = useSettled(input);
  const { data, previousData, error } = useBookingActPreviewQuery({
    variables: { input: shown ?? ({} as BookingActPreviewInput) },
    skip: shown === null,
    fetchPolicy: 'no-cache',
  });
  const [open, setOpen] = useState(0);
  const [seen, setSeen] = useState<readonly number[]>([0]);
  const mails = shown === null ? [] : ((data ?? previousData)?.bookingActPreview ?? []);
  const isSeen = mails.every((_mail, index) => seen.includes(index));
  useEffect(() => onSeen(isSeen), [isSeen, onSeen]);
  return (
    <MailPreview
      mails={mails.map(({ name, subject, text }) => ({ title: t('room.preview', { name }), subject, text }))}
      open={open}
      onOpen={(index) => {
        setOpen(index);
        setSeen((before) => [...new Set([...before, index])]);
      }}
      waiting={error && shown ? textOf(error) : t('room.previewLater')}
    />
  );
}
