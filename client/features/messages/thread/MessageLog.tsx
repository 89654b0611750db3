import { Box, Button, chakra } from '@chakra-ui/react';
import { ArrowDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ThreadMessage_MessageFragment } from '../../../generated/graphql';
import { OlderButton } from '../../../ui/messages/OlderButton';
import type { OlderMessages } from '../../../ui/messages/use-older';
import type { QueuedMessage } from '../sending/message-queue';
import { useMessageTime } from '../use-message-time';
import { DayDivider, EventRow, SafetyNote, UnreadDivider } from './thread-rows';
import { MessageGroup } from './MessageGroup';
import { OutgoingMessage } from './OutgoingMessage';
import { groupMessages } from './group-messages';
import { TypingDots } from './TypingDots';
import { useFirstUnread } from './use-first-unread';
import { useLogScroll } from './use-log-scroll';

interface MessageLogProps {
  messages: ThreadMessage_MessageFragment[];
  queued: readonly QueuedMessage[];
  /** Unread messages when the thread was opened. */
  unreadCount: number;
  /** Whether the messages are those of the server, not only the ones of an earlier visit. */
  isAnswered: boolean;
  other: string;
  isTyping: boolean;
  isMasked: boolean;
  /** Null in a thread that has not begun. */
  older: OlderMessages | null;
  onRetry: (key: string) => void;
  onDiscard: (key: string) => void;
}

/** The messages of a thread as far back as they are loaded, followed by those being sent. */
export function MessageLog({
  messages,
  queued,
  unreadCount,
  isAnswered,
  other,
  isTyping,
  isMasked,
  older,
  onRetry,
  onDiscard,
}: MessageLogProps) {
  const { t } = useTranslation('messages');
  const time = useMessageTime();
  const unreadFrom = useFirstUnread(messages, unreadCount, isAnswered);
  const { log, newCount, onScroll, scrollToEnd } = useLogScroll(
    messages.map(({ id }) => id),
    messages.at(-1)?.isOwn ?? false,
    queued.length,
  );
  // The pressed button disappears, so the focus moves to the log.
  const keepFocus = (run: () => void) => () => {
    log.current?.focus({ preventScroll: true });
    run();
  };
  return (
    <Box position="relative" flex="1" minHeight="0" display="flex">
      <Box
        ref={log}
        role="log"
        // Screen readers do not announce older messages that are loaded.
        aria-live={older?.isLoadingOlder ? 'off' : 'polite'}
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
          {older?.hasOlder ? (
            <OlderButton log={log} isLoading={older.isLoadingOlder} onOlder={older.loadOlder}>
              {t('thread.older')}
            </OlderButton>
          ) : (
            isMasked && <SafetyNote />
          )}
          {groupMessages(messages, unreadFrom).map((row) => {
            if (row.type === 'day') return <DayDivider key={row.key}>{time.day(row.day)}</DayDivider>;
            if (row.type === 'unread') return <UnreadDivider key={row.key} />;
            if (row.type === 'event') return <EventRow key={row.key} message={row.message} />;
            return <MessageGroup key={row.key} messages={row.messages} other={other} />;
          })}
          {queued.map((message) => (
            <OutgoingMessage
              key={message.key}
              message={message}
              onRetry={keepFocus(() => onRetry(message.key))}
              onDiscard={keepFocus(() => onDiscard(message.key))}
            />
          ))}
          {isTyping && <TypingDots name={other} />}
        </Box>
      </Box>
      {newCount > 0 && (
        <chakra.div
          position="absolute"
          bottom="3"
          insetInline="0"
          display="flex"
          justifyContent="center"
          pointerEvents="none"
        >
          <Button
            size="sm"
            minHeight="11"
            borderRadius="full"
            boxShadow="2"
            pointerEvents="auto"
            onClick={keepFocus(scrollToEnd)}
          >
            <ArrowDown aria-hidden />
            {t('thread.news', { count: newCount })}
          </Button>
        </chakra.div>
      )}
    </Box>
  );
}
