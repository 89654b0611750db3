import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Thread_ConversationFragment } from '../../../generated/graphql';
import { ErrorState } from '../../../ui/feedback/states';
import { useMedia } from '../../../ui/layout/use-media';
import type { NavigationState } from '../messages-location';
import { Composer } from '../composer/Composer';
import { WriteRefused } from '../composer/WriteRefused';
import { ContextBar } from '../context/ContextBar';
import { ContextPane } from '../context/ContextPane';
import { Pane, ThreadColumn, PANE_QUERY } from '../panes';
import type { MessageQueue, QueuedMessage } from '../sending/message-queue';
import { MessageLog } from './MessageLog';
import { NoConversation } from './NoConversation';
import { ThreadHeader } from './ThreadHeader';
import { ThreadMenu } from './ThreadMenu';
import { ThreadSkeleton } from './ThreadSkeleton';
import { useConversationCommands } from './use-conversation-commands';
import { useMarkRead } from './use-mark-read';
import { useThread, type ThreadState } from './use-thread';

interface ThreadProps {
  id: string;
  isWide: boolean;
  isTyping: boolean;
  queue: MessageQueue;
  queued: readonly QueuedMessage[];
  onBack: () => void;
}

/** A conversation: messages, composer, and its booking or space. */
export function Thread(props: ThreadProps) {
  const thread = useThread(props.id);
  if (thread.isLoading)
    return (
      <ThreadColumn>
        <ThreadSkeleton />
      </ThreadColumn>
    );
  if (thread.error)
    return (
      <ThreadColumn>
        <ErrorState error={thread.error} onRetry={thread.refetch} headingLevel="h2" />
      </ThreadColumn>
    );
  if (!thread.conversation)
    return (
      <ThreadColumn>
        <NoConversation />
      </ThreadColumn>
    );
  return <LoadedThread {...props} thread={thread} conversation={thread.conversation} />;
}

/* Moves the focus into a conversation that the user opened: to the composer on wide windows, else to the heading. */
function useInitialFocus(isWide: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const composer = useRef<{ focus: () => void }>(null);
  const { state, key } = useLocation();
  const isOpenedByUser = (state as NavigationState | null)?.isOpenedByUser === true;
  useEffect(() => {
    if (!isOpenedByUser) return;
    if (isWide && composer.current) composer.current.focus();
    else heading.current?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a later change of the window's width must not move the focus
  }, [isOpenedByUser, key]);
  return { heading, composer };
}

interface LoadedThreadProps extends ThreadProps {
  thread: ThreadState;
  conversation: Thread_ConversationFragment;
}

function LoadedThread({ thread, conversation, isWide, isTyping, queue, queued, onBack }: LoadedThreadProps) {
  const { t } = useTranslation('messages');
  const hasPane = useMedia(PANE_QUERY);
  const { heading, composer } = useInitialFocus(isWide);
  const commands = useConversationCommands(conversation);
  const { id, other, viewerCan, isBlockedByViewer, isMasked, viewerRole, otherContact, space, booking } = conversation;
  // Only what is shown is read: the messages of an earlier visit may not be all.
  useMarkRead(id, thread.isAnswered ? conversation.unreadCount : 0);
  const name = other.displayName;
  // Unsent messages addressed to the space belong to this conversation too.
  const aboutSpace = viewerRole === 'RENTER' ? (space?.id ?? null) : null;
  const context = {
    space,
    booking,
    spaceTitle: conversation.spaceTitle,
    isSpaceGone: conversation.isSpaceGone,
    person: other,
    phone: otherContact?.phone ?? null,
  };
  return (
    <>
      <ThreadColumn aria-label={t('thread.label', { name })}>
        <ThreadHeader
          ref={heading}
          person={other}
          fullName={otherContact?.fullName ?? null}
          isMuted={conversation.isMuted}
          isWide={isWide}
          onBack={onBack}
        >
          <ThreadMenu conversation={conversation} />
        </ThreadHeader>
        {!hasPane && <ContextBar {...context} />}
        <MessageLog
          messages={thread.messages}
          queued={queued.filter(
            (message) => message.conversationId === id || (aboutSpace !== null && message.spaceId === aboutSpace),
          )}
          unreadCount={conversation.unreadCount}
          isAnswered={thread.isAnswered}
          other={name}
          isTyping={isTyping}
          isMasked={isMasked}
          older={thread}
          onRetry={queue.retry}
          onDiscard={queue.discard}
        />
        {viewerCan.writeRefusal ? (
          <WriteRefused
            refusal={viewerCan}
            name={name}
            isBlockedByViewer={isBlockedByViewer}
            onUnblock={() => void commands.unblock()}
          />
        ) : (
          <Composer
            ref={composer}
            conversationId={id}
            spaceId={null}
            hasQuickReplies={viewerRole === 'HOST'}
            canAttach={viewerCan.attach}
            attemptsLeft={viewerCan.contactAttemptsLeft}
            onSend={(body, files) => queue.add({ conversationId: id, spaceId: null, body, files })}
          />
        )}
      </ThreadColumn>
      {hasPane && (
        <Pane aria-label={t(booking ? 'context.booking' : 'context.space')}>
          <ContextPane {...context} />
        </Pane>
      )}
    </>
  );
}
