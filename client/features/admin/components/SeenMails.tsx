import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MailPreview } from './MailPreview';

interface SeenMailsProps {
  /** The mails that people would get; undefined while something is missing. */
  mails: readonly { readonly name: string; readonly subject: string; readonly text: string }[] | undefined;
  /** Why there is none, when the server refused. */
  error?: Error | undefined;
  /** Told whether every mail has been looked at. */
  onSeen: (isSeen: boolean) => void;
}

/** What each reader will get, a tab for each; a decision is sent once each was open. */
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
