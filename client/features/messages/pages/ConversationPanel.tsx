import { useLocation, useNavigate } from 'react-router-dom';
import { ErrorState } from '../../../ui/feedback/states';
import { messagesPath, useMessagesLocation, type NavigationState } from '../messages-location';
import { ThreadColumn } from '../panes';
import type { MessageQueue, QueuedMessage } from '../sending/message-queue';
import { NewThread } from '../thread/NewThread';
import { NoConversation } from '../thread/NoConversation';
import { NoSelection } from '../thread/NoSelection';
import { Thread } from '../thread/Thread';
import { ThreadSkeleton } from '../thread/ThreadSkeleton';
import type { OpenConversation } from '../use-open-conversation';

interface ConversationPanelProps {
  openConversation: OpenConversation;
  isWide: boolean;
  queue: MessageQueue;
  queued: readonly QueuedMessage[];
  /** Conversations in which the other side is typing. */
  typing: ReadonlySet<string>;
  /** What to show when none is open: the newest is about to open, one can be chosen, or there are none. */
  idle: 'opening' | 'choose' | 'blank';
}

/** The panel next to the list: the conversation of the URL, or why it cannot be shown. */
export function ConversationPanel({ openConversation, isWide, queue, queued, typing, idle }: ConversationPanelProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { filter } = useMessagesLocation();
  const back = () =>
    void ((state as NavigationState | null)?.isFromList
      ? navigate(-1)
      : navigate(messagesPath(filter), { replace: true }));
  const shared = { isWide, queue, queued, onBack: back };
  if (openConversation.type === 'thread')
    return (
      <Thread
        key={openConversation.id}
        id={openConversation.id}
        isTyping={typing.has(openConversation.id)}
        {...shared}
      />
    );
  if (openConversation.type === 'new')
    return (
      <NewThread
        key={openConversation.space.id}
        space={openConversation.space}
        abilities={openConversation.abilities}
        {...shared}
      />
    );
  const isOpening = openConversation.type === 'loading' || (openConversation.type === 'nothing' && idle === 'opening');
  return (
    <ThreadColumn>
      {isOpening && <ThreadSkeleton />}
      {openConversation.type === 'failed' && (
        <ErrorState error={openConversation.error} onRetry={openConversation.retry} headingLevel="h2" />
      )}
      {openConversation.type === 'missing' && <NoConversation />}
      {openConversation.type === 'nothing' && idle === 'choose' && <NoSelection />}
    </ThreadColumn>
  );
}
