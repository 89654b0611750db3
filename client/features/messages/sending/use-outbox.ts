import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useSyncExternalStore } from 'react';
import { track } from '../../../analytics/track';
import { ConversationAboutDocument, SendMessageDocument } from '../../../generated/graphql';
import { useAuth } from '../../../session/AuthProvider';
import { addMessage } from '../live/add-message';
import { Outbox, type Outgoing } from './outbox';

/* One for each identity, also while another page is open: what is on its way goes on, once, and is forgotten with whoever leaves. */
const outboxes = new WeakMap<ApolloClient, Outbox>();

function outboxOf(client: ApolloClient, person: string): Outbox {
  const known = outboxes.get(client);
  if (known) return known;
  const outbox = new Outbox(person, (message) => deliver(client, message));
  outboxes.set(client, outbox);
  window.addEventListener('online', outbox.goOn);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === null) outbox.forgetAll();
    else if (newValue === null) outbox.dropped(key);
  });
  return outbox;
}

async function deliver(client: ApolloClient, { key, conversationId, spaceId, body, files }: Outgoing): Promise<void> {
  const input = { conversationId, spaceId, body, attachmentIds: files.map(({ id }) => id), idempotencyKey: key };
  const { data } = await client.mutate({
    mutation: SendMessageDocument,
    variables: { input },
    update: (cache, answer) => {
      if (!answer.data) return;
      const { id, conversation } = answer.data.sendMessage;
      addMessage(cache, conversation.id, id);
      // The first message has begun the conversation: the page about the space leads on to it.
      if (spaceId) cache.updateQuery({ query: ConversationAboutDocument, variables: { spaceId } }, (known) => known && { ...known, conversationAbout: { __typename: 'Conversation', id: conversation.id } });
    },
    refetchQueries: ['Inbox'],
  });
  if (!data) return;
  const { conversation } = data.sendMessage;
  track({ event: 'message_sent', recipient_id: conversation.other.id, conversation_type: conversation.kind.toLowerCase() });
}

/** What the person signed in has written and the server has not answered yet. */
export function useOutbox(): { outbox: Outbox; outgoing: readonly Outgoing[] } {
  const outbox = outboxOf(useApolloClient(), useAuth().user?.id ?? '');
  const outgoing = useSyncExternalStore(outbox.subscribe, outbox.all);
  useEffect(() => outbox.goOn(), [outbox]);
  return { outbox, outgoing };
}
