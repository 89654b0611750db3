import { Box, chakra } from '@chakra-ui/react';
import { Check, CheckCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ThreadMessage_MessageFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { LazyTranslation } from '../../../ui/translation/LazyTranslation';
import { Bubble, MessageItem } from './bubble';
import { MessageFiles } from './MessageFiles';
import { MessageText } from './MessageText';

interface MessageGroupProps {
  messages: readonly ThreadMessage_MessageFragment[];
  other: string;
}

/** Consecutive messages of one side, with the time under the last one. */
export function MessageGroup({ messages, other }: MessageGroupProps) {
  const { t } = useTranslation('messages');
  const last = messages.at(-1);
  return (
    <Box display="flex" flexDirection="column" gap="1.5">
      {messages.map((message) => (
        <MessageItem key={message.id} side={message.isOwn ? 'own' : 'other'} data-message={message.id}>
          <chakra.span srOnly>{message.isOwn ? t('thread.you') : other}: </chakra.span>
          {message.parts.length > 0 && (
            <Bubble side={message.isOwn ? 'own' : 'other'}>
              <MessageText parts={message.parts} />
            </Bubble>
          )}
          <LazyTranslation text={message} name={other} />
          <MessageFiles files={message.attachments} />
          {message === last && <Sent message={message} />}
        </MessageItem>
      ))}
    </Box>
  );
}

function Sent({ message: { createdAt, isOwn, readAt } }: { message: ThreadMessage_MessageFragment }) {
  const { t } = useTranslation('messages');
  const { time } = useFormats();
  const Tick = readAt ? CheckCheck : Check;
  return (
    <chakra.span
      display="flex"
      alignItems="center"
      gap="1"
      paddingInline="1"
      textStyle="caption"
      fontWeight="450"
      color="fg.subtle"
      fontVariantNumeric="tabular-nums"
    >
      <time dateTime={createdAt}>{time(createdAt)}</time>
      {isOwn && (
        <chakra.span color="trust.solid">
          <Tick size={14} role="img" aria-label={t(readAt ? 'thread.read' : 'thread.sent')} />
        </chakra.span>
      )}
    </chakra.span>
  );
}
