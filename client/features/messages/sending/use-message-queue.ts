import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { track } from '../../../analytics/track';
import { ConversationAboutDocument, SendMessageDocument } from '../../../generated/graphql';
import { useAuth } from '../../../session/AuthProvider';
import { onDeletedElsewhere } from '../../../state/browser-storage';
import { STORED } from '../../../state/stored-keys';
import { receiverOf } from '../../../ui/messages/receiver-of';
import { addMessage } from '../live/add-message';
import type { Target } from '../messages-location';
import { announceUnsent } from './announce-unsent';
import { MessageQueue, type QueuedMessage } from './message-queue';

/* One queue per signed-in identity (Apollo client), which keeps sending while another page is open. */
const queues = new WeakMap<ApolloClient, MessageQueue>();

/* What the page of messages has open: only the messages of that are seen. */
const openTargets = new WeakMap<MessageQueue, Target>();

function isSeen(queue: MessageQueue, { conversationId, spaceId }: QueuedMessage): boolean {
  const target = openTargets.get(queue);
  return target?.id === { conversation: conversationId, space: spaceId, booking: null }[target?.by ?? 'booking'];
}

function getQueue(client: ApolloClient, person: string, open: (path: string) => void): MessageQueue {
  const existing = queues.get(client);
  if (existing) return existing;
  const queue: MessageQueue = new MessageQueue(
    person,
    (message) => deliver(client, message),
    (message) => {
      if (!isSeen(queue, message)) void announceUnsent(message, open);
    },
  );
  queues.set(client, queue);
  window.addEventListener('online', queue.resume);
  onDeletedElsewhere(STORED.outgoingMessage, (key) => (key === null ? queue.clear() : queue.remove(key)));
  return queue;
}

async function deliver(
  client: ApolloClient,
  { key, conversationId, spaceId, body, files }: QueuedMessage,
): Promise<void> {
  const to = receiverOf(conversationId, spaceId);
  const input = { to, body, attachmentIds: files.map(({ id }) => id), idempotencyKey: key };
  const { data } = await client.mutate({
    mutation: SendMessageDocument,
    variables: { input },
    update: (cache, answer) => {
      if (!answer.data) return;
      const { id, conversation } = answer.data.sendMessage.message;
      addMessage(cache, conversation.id, id);
      // The first message created the conversation, to which the URL with the space now redirects.
      if (spaceId)
        cache.updateQuery(
          { query: ConversationAboutDocument, variables: { spaceId } },
          (cached) => cached && { ...cached, conversationAbout: { __typename: 'Conversation', id: conversation.id } },
        );
    },
    refetchQueries: ['Inbox'],
  });
  if (!data) return;
  const { conversation } = data.sendMessage.message;
  track({
    event: 'message_sent',
    recipient_id: conversation.other.id,
    conversation_type: conversation.kind.toLowerCase(),
  });
}

/** Sends what waits in the queue, without the page of messages. */
export const resumeQueue = (client: ApolloClient, person: string, open: (path: string) => void): void =>
  getQueue(client, person, open).resumeStored();

/** The message queue of the viewer, and its messages. */
export function useMessageQueue(target: Target | null): { queue: MessageQueue; queued: readonly QueuedMessage[] } {
  const navigate = useNavigate();
  const queue = getQueue(useApolloClient(), useAuth().user?.id ?? '', (path) => void navigate(path));
  const { messages: queued } = useStore(queue);
  useEffect(() => {
    if (target) openTargets.set(queue, target);
    return () => void openTargets.delete(queue);
  }, [queue, target]);
  // After that, as it may announce a message that is not seen.
  useEffect(() => queue.resumeStored(), [queue]);
  return { queue, queued };
}
