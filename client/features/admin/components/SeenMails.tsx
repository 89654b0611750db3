import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MailPreview } from './MailPreview';

interface SeenMailsProps {
  /** The mails to be sent; undefined while input is missing. */
  mails: readonly { readonly name: string; readonly subject: string; readonly text: string }[] | undefined;
  /** The error, when the server refused. */
  error?: Error | undefined;
  /** Called with whether every mail has been viewed. */
  onSeen: (isSeen: boolean) => void;
}

/** The mail of each recipient, in tabs; a decision can be sent once each was opened. */
export function SeenMails({ mails, error, onSeen }: SeenMailsProps) {
  const { t } = useTranslation('staff');
  const [open, setOpen] = useState(0);
  const [seen, setSeen] = useState<readonly number[]>([0]);
  const isSeen = (mails ?? []).every((_mail, index) => seen.includes(index));
  useEffect(() => onSeen(isSeen), [isSeen, onSeen]);
  return (
    <>
      <MailPreview
        mails={mails?.map(({ name, subject, text }) => ({ title: t('room.preview', { name }), subject, text }))}
        open={open}
        onOpen={(index) => {
          setOpen(index);
          setSeen((before) => [...new Set([...before, index])]);
        }}
        error={error}
      />
      {!isSeen && (
        <chakra.p textStyle="xs" color="fg.muted" role="status">
          {t('room.lookAtBoth')}
        </chakra.p>
      )}
    </>
  );
}
