import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConversationAboutQuery } from '../../../generated/graphql';
import { useMedia } from '../../../ui/use-media';
import { Composer } from '../composer/Composer';
import { ContextBar } from '../context/ContextBar';
import { ContextPane } from '../context/ContextPane';
import { Pane, ThreadColumn, WITH_PANE } from '../panes';
import type { Outbox, Outgoing } from '../sending/outbox';
import { MessageLog } from './MessageLog';
import { ThreadHead } from './ThreadHead';

interface NewThreadProps {
  space: NonNullable<ConversationAboutQuery['space']>;
  isWide: boolean;
  outbox: Outbox;
  outgoing: readonly Outgoing[];
  onBack: () => void;
}

const nothing = () => undefined;

/** Before the first message about a space: it begins the conversation. */
export function NewThread({ space, isWide, outbox, outgoing, onBack }: NewThreadProps) {
  const { t } = useTranslation('messages');
  const hasPane = useMedia(WITH_PANE);
  const composer = useRef<{ focus: () => void }>(null);
  useEffect(() => composer.current?.focus(), []);
  const { host } = space;
  const facts = { space, spaceTitle: space.title, booking: null, person: host, phone: null };
  return (
    <>
      <ThreadColumn aria-label={t('thread.new', { name: host.displayName })}>
        <ThreadHead ref={null} person={host} fullName={null} isMuted={false} isWide={isWide} onBack={onBack} />
        {!hasPane && <ContextBar {...facts} />}
        <MessageLog
          messages={[]}
          outgoing={outgoing.filter((message) => message.spaceId === space.id)}
          unreadCount={0}
          other={host.displayName}
          isTyping={false}
          isMasked
          hasOlder={false}
          isLoadingOlder={false}
          onOlder={nothing}
          onRetry={outbox.retry}
          onDiscard={outbox.discard}
        />
        <Composer
          ref={composer}
          conversationId={null}
          spaceId={space.id}
          hasQuickReplies={false}
          canAttach={false}
          attemptsLeft={null}
          onSend={(body, files) => outbox.add({ conversationId: null, spaceId: space.id, body, files })}
        />
      </ThreadColumn>
      {hasPane && (
        <Pane aria-label={t('context.space')}>
          <ContextPane {...facts} />
        </Pane>
      )}
    </>
  );
}
