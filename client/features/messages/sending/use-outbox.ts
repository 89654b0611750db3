import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { track } from '../../../analytics/track';
import { SendMessageDocument } from '../../../generated/graphql';
import { useAuth } from '../../../session/AuthProvider';
import { messagesPath } from '../address';
import { addMessage } from '../live/add-message';
import { Outbox, type Outgoing } from './outbox';

/** What the person signed in has written and the server has not answered yet. */
export function useOutbox(): { outbox: Outbox; outgoing: readonly Outgoing[] } {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { user } = useAuth();
  const [outbox] = useState(
    () =>
      new Outbox(user?.id ?? '', async ({ key, conversationId, spaceId, body, files }) => {
        const input = { conversationId, spaceId, body, attachmentIds: files.map(({ id }) => id), idempotencyKey: key };
        const { data } = await client.mutate({
          mutation: SendMessageDocument,
          variables: { input },
          update: (cache, answer) => answer.data && addMessage(cache, answer.data.sendMessage.conversation.id, answer.data.sendMessage.id),
          refetchQueries: ['Inbox'],
        });
        if (!data) return;
        const { conversation } = data.sendMessage;
        track({ event: 'message_sent', recipient_id: conversation.other.id, conversation_type: conversation.kind.toLowerCase() });
        // The first message has begun the conversation: its page is that one from now on.
        const isStillThere = spaceId !== null && new URLSearchParams(window.location.search).get('space') === spaceId;
        if (isStillThere) void navigate(messagesPath('ALL', conversation.id), { replace: true, state: { isChosen: true } });
      }),
  );
  const outgoing = useSyncExternalStore(outbox.subscribe, outbox.all);

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => key === null && outbox.forgetAll();
    window.addEventListener('online', outbox.goOn);
    window.addEventListener('storage', onStorage);
    outbox.goOn();
    return () => {
      window.removeEventListener('online', outbox.goOn);
      window.removeEventListener('storage', onStorage);
    };
  }, [outbox]);
  return { outbox, outgoing };
}
