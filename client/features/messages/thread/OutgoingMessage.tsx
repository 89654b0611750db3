import { Button, chakra } from '@chakra-ui/react';
import { CircleAlert, Clock3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { QueuedMessage } from '../sending/message-queue';
import { useProblemText } from '../../../ui/feedback/use-failure';
import { Bubble, MessageItem } from './bubble';

interface OutgoingMessageProps {
  message: QueuedMessage;
  onRetry: () => void;
  onDiscard: () => void;
}

/** An unconfirmed message: being sent, waiting for a connection, or failed with retry and discard. */
export function OutgoingMessage({
  message: { body, files, state, problem },
  onRetry,
  onDiscard,
}: OutgoingMessageProps) {
  const { t } = useTranslation('messages');
  const textOf = useProblemText();
  const hasFailed = state === 'failed';
  return (
    <MessageItem side="own" data-outgoing={state}>
      <chakra.span srOnly>{t('thread.you')}: </chakra.span>
      {body && (
        <Bubble side="own" opacity={hasFailed ? undefined : '0.8'}>
          {body}
        </Bubble>
      )}
      {files.map(({ id, name }) => (
        <Bubble key={id} side="own" textStyle="sm" fontWeight="600">
          {name}
        </Bubble>
      ))}
      {hasFailed ? (
        <chakra.span
          role="alert"
          display="flex"
          flexWrap="wrap"
          justifyContent="flex-end"
          alignItems="center"
          columnGap="3"
          paddingInline="1"
          textStyle="small"
          color="fg.error"
        >
          <chakra.span display="flex" gap="1.5">
            <chakra.span flexShrink="0" marginTop="0.5">
              <CircleAlert size={16} aria-hidden />
            </chakra.span>
            {t('thread.failed')} {problem && textOf(problem)}
          </chakra.span>
          <Button variant="plain" minHeight="11" onClick={onRetry}>
            {t('thread.retry')}
          </Button>
          <Button variant="plain" minHeight="11" color="fg.muted" onClick={onDiscard}>
            {t('thread.discard')}
          </Button>
        </chakra.span>
      ) : (
        <chakra.span
          display="flex"
          alignItems="center"
          gap="1"
          paddingInline="1"
          textStyle="caption"
          fontWeight="450"
          color="fg.subtle"
        >
          <Clock3 size={14} aria-hidden />
          {t(state === 'waiting' ? 'thread.waiting' : 'thread.sending')}
        </chakra.span>
      )}
    </MessageItem>
  );
}
