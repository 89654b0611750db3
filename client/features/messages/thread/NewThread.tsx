import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConversationAboutQuery } from '../../../generated/graphql';
import { useMedia } from '../../../ui/layout/use-media';
import { Composer } from '../composer/Composer';
import { WriteRefused } from '../composer/WriteRefused';
import { ContextBar } from '../context/ContextBar';
import { ContextPane } from '../context/ContextPane';
import { Pane, ThreadColumn, PANE_QUERY } from '../panes';
import type { MessageQueue, QueuedMessage } from '../sending/message-queue';
import { MessageLog } from './MessageLog';
import { ThreadHeader } from './ThreadHeader';

interface NewThreadProps {
  space: NonNullable<ConversationAboutQuery['space']>;
  abilities: ConversationAboutQuery['newConversationAbilities'];
  isWide: boolean;
  queue: MessageQueue;
  queued: readonly QueuedMessage[];
  onBack: () => void;
}

/** A thread without a conversation, which the first message creates. */
export function NewThread({ space, abilities, isWide, queue, queued, onBack }: NewThreadProps) {
  const { t } = useTranslation('messages');
  const hasPane = useMedia(PANE_QUERY);
  const composer = useRef<{ focus: () => void }>(null);
  useEffect(() => composer.current?.focus(), []);
  const { host } = space;
  const context = { space, spaceTitle: space.title, isSpaceGone: false, booking: null, person: host, phone: null };
  return (
    <>
      <ThreadColumn aria-label={t('thread.new', { name: host.displayName })}>
        <ThreadHeader ref={null} person={host} fullName={null} isMuted={false} isWide={isWide} onBack={onBack} />
        {!hasPane && <ContextBar {...context} />}
        <MessageLog
          messages={[]}
          queued={queued.filter((message) => message.spaceId === space.id)}
          unreadCount={0}
          isAnswered
          other={host.displayName}
          isTyping={false}
          isMasked
          older={null}
          onRetry={queue.retry}
          onDiscard={queue.discard}
        />
        {abilities.writeRefusal ? (
          <WriteRefused refusal={abilities} name={host.displayName} />
        ) : (
          <Composer
            ref={composer}
            conversationId={null}
            spaceId={space.id}
            hasQuickReplies={false}
            canAttach={false}
            attemptsLeft={abilities.contactAttemptsLeft}
            onSend={(body, files) => queue.add({ conversationId: null, spaceId: space.id, body, files })}
          />
        )}
      </ThreadColumn>
      {hasPane && (
        <Pane aria-label={t('context.space')}>
          <ContextPane {...context} />
        </Pane>
      )}
    </>
  );
}
