import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Thread_ConversationFragment } from '../../../generated/graphql';
import { ErrorState } from '../../../ui/states';
import { useMedia } from '../../../ui/use-media';
import type { Arrival } from '../address';
import { Composer } from '../composer/Composer';
import { WriteRefused } from '../composer/WriteRefused';
import { ContextBar } from '../context/ContextBar';
import { ContextPane } from '../context/ContextPane';
import { Pane, ThreadColumn, WITH_PANE } from '../panes';
import type { Outbox, Outgoing } from '../sending/outbox';
import { MessageLog } from './MessageLog';
import { NoConversation } from './NoConversation';
import { ThreadHead } from './ThreadHead';
import { ThreadMenu } from './ThreadMenu';
import { ThreadSkeleton } from './ThreadSkeleton';
import { useConversationCommands } from './use-conversation-commands';
import { useMarkRead } from './use-mark-read';
import { useThread, type ThreadState } from './use-thread';

interface ThreadProps {
  id: string;
  isWide: boolean;
  isTyping: boolean;
  outbox: Outbox;
  outgoing: readonly Outgoing[];
  onBack: () => void;
}

/** One conversation: what was said, where one goes on, and what it is about. */
export function Thread(props: ThreadProps) {
  const thread = useThread(props.id);
  if (thread.isLoading) return <ThreadColumn><ThreadSkeleton /></ThreadColumn>;
  if (thread.error) return <ThreadColumn><ErrorState error={thread.error} onRetry={thread.refetch} headingLevel="h2" /></ThreadColumn>;
  if (!thread.conversation) return <ThreadColumn><NoConversation /></ThreadColumn>;
  return <OpenThread {...props} thread={thread} conversation={thread.conversation} />;
}

/* Whoever chose it goes on where it is used: on a computer with writing, on the phone with reading. */
function useFocusOnArrival(isWide: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const composer = useRef<{ focus: () => void }>(null);
  const { state, key } = useLocation();
  const isChosen = (state as Arrival | null)?.isChosen === true;
  useEffect(() => {
    if (!isChosen) return;
    if (isWide && composer.current) composer.current.focus();
    else heading.current?.focus();
    // What the window's width does later is no arrival.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isChosen, key]);
  return { heading, composer };
}

interface OpenThreadProps extends ThreadProps {
  thread: ThreadState;
  conversation: Thread_ConversationFragment;
}

function OpenThread({ thread, conversation, isWide, isTyping, outbox, outgoing, onBack }: OpenThreadProps) {
  const { t } = useTranslation('messages');
  const hasPane = useMedia(WITH_PANE);
  const { heading, composer } = useFocusOnArrival(isWide);
  const commands = useConversationCommands(conversation);
  const { id, other, viewerCan, isBlockedByViewer, isMasked, viewerRole, otherContact, space, booking } = conversation;
  useMarkRead(id, conversation.unreadCount);
  const name = other.displayName;
  // What she wrote to the host before the conversation had begun belongs to it too.
  const aboutSpace = viewerRole === 'RENTER' ? (space?.id ?? null) : null;
  const facts = { space, booking, spaceTitle: conversation.spaceTitle, person: other, phone: otherContact?.phone ?? null };
  return (
    <>
      <ThreadColumn aria-label={t('thread.label', { name })}>
        <ThreadHead ref={heading} person={other} fullName={otherContact?.fullName ?? null} isMuted={conversation.isMuted} isWide={isWide} onBack={onBack}>
          <ThreadMenu conversation={conversation} />
        </ThreadHead>
        {!hasPane && <ContextBar {...facts} />}
        <MessageLog
          messages={thread.messages}
          outgoing={outgoing.filter((message) => message.conversationId === id || (aboutSpace !== null && message.spaceId === aboutSpace))}
          unreadCount={conversation.unreadCount}
          other={name}
          isTyping={isTyping}
          isMasked={isMasked}
          hasOlder={thread.hasOlder}
          isLoadingOlder={thread.isLoadingOlder}
          onOlder={thread.loadOlder}
          onRetry={outbox.retry}
          onDiscard={outbox.discard}
        />
        {viewerCan.writeRefusal ? (
          <WriteRefused refusal={viewerCan} name={name} isBlockedByViewer={isBlockedByViewer} onUnblock={() => void commands.block(false)} />
        ) : (
          <Composer
            ref={composer}
            conversationId={id}
            spaceId={null}
            hasQuickReplies={viewerRole === 'HOST'}
            canAttach={viewerCan.attach}
            attemptsLeft={viewerCan.contactAttemptsLeft}
            onSend={(body, files) => outbox.add({ conversationId: id, spaceId: null, body, files })}
          />
        )}
      </ThreadColumn>
      {hasPane && (
        <Pane aria-label={t(booking ? 'context.booking' : 'context.space')}>
          <ContextPane {...facts} />
        </Pane>
      )}
    </>
  );
}

