import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../apollo/app-error';
import { MailPreview } from './MailPreview';

const NONE = { mails: '', tabs: [] };

export interface SeenMailsProps {
  /** The mails to be sent; undefined while input is missing. */
  mails: readonly { readonly name: string; readonly subject: string; readonly text: string }[] | undefined;
  /** The error, when the server refused. */
  error?: Error | undefined;
  /** Whether the input as it is now is complete, so that it has mails. */
  isComplete: boolean;
  /** Whether the mails, or the error, are those of the input as it is now. */
  isCurrent: boolean;
  /** Called with whether every mail, as it is now, has been viewed. */
  onSeen: (isSeen: boolean) => void;
  onRetry: () => void;
}

/** The mail of each recipient, in tabs; a decision can be sent once each was opened as it is sent. */
export function SeenMails({ mails, error, isComplete, isCurrent, onSeen, onRetry }: SeenMailsProps) {
  const { t } = useTranslation('staff');
  const [chosen, setChosen] = useState(0);
  const [opened, setOpened] = useState<{ readonly mails: string; readonly tabs: readonly number[] }>(NONE);
  const open = mails?.[chosen] ? chosen : 0;
  const content = JSON.stringify(mails);
  const seen = [open, ...(opened.mails === content ? opened.tabs : [])];
  const areOpened = (mails ?? []).every((_mail, index) => seen.includes(index));
  // The decision itself may not have such a failure; any other refusal meets it too, and its form shows why.
  const failure = error && toAppError(error);
  // A fault of the server says nothing about the decision either.
  const isPassing = failure !== undefined && (failure.isRetryable || failure.code === 'INTERNAL');
  const isSeen = !isComplete || (isCurrent && (error ? !isPassing : mails !== undefined && areOpened));
  // Also after a render of the parent, which may have taken it back.
  useEffect(() => onSeen(isSeen));
  return (
    <>
      <MailPreview
        mails={mails?.map(({ name, subject, text }) => ({ title: t('room.preview', { name }), subject, text }))}
        open={open}
        onOpen={(index) => {
          setChosen(index);
          setOpened({ mails: content, tabs: [...seen, index] });
        }}
        error={error}
        onRetry={isPassing ? onRetry : undefined}
      />
      {!areOpened && (
        <chakra.p textStyle="xs" color="fg.muted" role="status">
          {t('room.lookAtBoth')}
        </chakra.p>
      )}
    </>
  );
}
