import type { ApolloCache, ApolloClient } from '@apollo/client';
import { useEffect, useRef, useState } from 'react';
import { useConversationChangedSubscription } from '../../../generated/graphql';
import { removeReadRows } from '../inbox/remove-rows';
import { addMessage } from './add-message';

/* Longer than the three seconds between typing signals. */
const TYPING_MS = 5_000;
const DEBOUNCE_MS = 300;
const OWN_QUERIES: ReadonlySet<string | undefined> = new Set(['Inbox', 'Thread']);

/** Options that refetch the list and the open thread after a change. */
export const refetchMessages = {
  updateCache: removeReadRows,
  include: 'active',
  onQueryUpdated: ({ queryName }) => OWN_QUERIES.has(queryName),
} satisfies ApolloClient.RefetchQueriesOptions<ApolloCache, boolean>;

/** Updates list and threads from the subscription. Answers the conversations in which the other side is typing. */
export function useLiveConversations(): ReadonlySet<string> {
  const [typing, setTyping] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const refetching = useRef<ReturnType<typeof setTimeout>>(undefined);

  const stop = (id: string): void => setTyping((now) => new Set([...now].filter((other) => other !== id)));
  const start = (id: string): void => {
    clearTimeout(timers.current.get(id));
    timers.current.set(
      id,
      setTimeout(() => stop(id), TYPING_MS),
    );
    setTyping((now) => new Set([...now, id]));
  };

  useConversationChangedSubscription({
    onData: ({ client, data: { data } }) => {
      if (!data) return;
      const { kind, conversation, message } = data.conversationChanged;
      if (kind === 'TYPING') return start(conversation.id);
      if (message) addMessage(client.cache, conversation.id, message.id);
      if (message && !message.isOwn) stop(conversation.id);
      // Debounced, so that several changes cause one refetch.
      clearTimeout(refetching.current);
      refetching.current = setTimeout(() => void client.refetchQueries(refetchMessages), DEBOUNCE_MS);
    },
    onError: (problem: Error) => console.warn('The subscription to conversations failed', problem),
  });

  useEffect(() => {
    const running = timers.current;
    return () => {
      clearTimeout(refetching.current);
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, []);
  return typing;
}
