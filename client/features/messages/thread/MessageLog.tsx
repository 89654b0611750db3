import { Box, Button, chakra } from '@chakra-ui/react';
import { ArrowDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ThreadMessage_MessageFragment } from '../../../generated/graphql';
import type { Outgoing } from '../sending/outbox';
import { useTimeWords } from '../time-words';
import { DayLine, EventLine, SafetyNote, UnreadLine } from './lines';
import { MessageGroup } from './MessageGroup';
import { OutgoingMessage } from './OutgoingMessage';
import { firstUnread, linesOf } from './thread-lines';
import { TypingDots } from './TypingDots';
import { useLogScroll } from './use-log-scroll';

interface MessageLogProps {
  messages: ThreadMessage_MessageFragment[];
  outgoing: readonly Outgoing[];
  /** Unread when the thread was opened. */
  unreadCount: number;
  other: string;
  isTyping: boolean;
  isMasked: boolean;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  onOlder: () => void;
  onRetry: (key: string) => void;
  onDiscard: (key: string) => void;
}

/** The thread itself: from its beginning, or as far back as was asked for, to what is on its way. */
export function MessageLog({ messages, outgoing, unreadCount, other, isTyping, isMasked, hasOlder, isLoadingOlder, onOlder, onRetry, onDiscard }: MessageLogProps) {
  const { t } = useTranslation('messages');
  const time = useTimeWords();
  const [unreadFrom] = useState(() => firstUnread(messages, unreadCount));
  const ids = [...messages.map(({ id }) => id), ...outgoing.map(({ key }) => key)];
  const { log, news, onScroll, toEnd } = useLogScroll(ids, outgoing.length > 0 || (messages.at(-1)?.isOwn ?? false));
  // What was pressed goes away: whoever works without a mouse stays in the log.
  const staying = (run: () => void) => () => {
    log.current?.focus({ preventScroll: true });
    run();
  };
  return (
    <Box position="relative" flex="1" minHeight="0" display="flex">
      <Box
        ref={log}
        role="log"
        // Old messages are no news.
        aria-live={isLoadingOlder ? 'off' : 'polite'}
        aria-label={t('thread.log')}
        tabIndex={0}
        onScroll={onScroll}
        flex="1"
        minWidth="0"
        overflowY="auto"
        overscrollBehavior="contain"
        scrollbarWidth="thin"
        display="flex"
        flexDirection="column-reverse"
        padding={{ base: '16px 16px 8px', md: '20px 24px 12px' }}
        css={{ overflowAnchor: 'none' }}
        _focusVisible={{ outlineOffset: '-2px' }}
      >
        <Box display="flex" flexDirection="column" gap="4" width="full" maxWidth="720px" marginInline="auto">
          {hasOlder ? (
            <Button variant="outline" size="sm" minHeight="11" alignSelf="center" loading={isLoadingOlder} onClick={staying(onOlder)}>{t('thread.older')}</Button>
          ) : (
            isMasked && <SafetyNote />
          )}
          {linesOf(messages, unreadFrom).map((line) => {
            if (line.type === 'day') return <DayLine key={line.key}>{time.day(line.day)}</DayLine>;
            if (line.type === 'unread') return <UnreadLine key={line.key} />;
            if (line.type === 'event') return <EventLine key={line.key} message={line.message} />;
            return <MessageGroup key={line.key} messages={line.messages} other={other} />;
          })}
          {outgoing.map((message) => (
            <OutgoingMessage key={message.key} message={message} onRetry={staying(() => onRetry(message.key))} onDiscard={staying(() => onDiscard(message.key))} />
          ))}
          {isTyping && <TypingDots name={other} />}
        </Box>
      </Box>
      {news > 0 && (
        <chakra.div position="absolute" bottom="3" insetInline="0" display="flex" justifyContent="center" pointerEvents="none">
          <Button size="sm" minHeight="11" borderRadius="full" boxShadow="2" pointerEvents="auto" onClick={staying(toEnd)}>
            <ArrowDown aria-hidden />
            {t('thread.news', { count: news })}
          </Button>
        </chakra.div>
      )}
    </Box>
  );
}
