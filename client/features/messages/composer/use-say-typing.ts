import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { SayTypingDocument } from '../../../generated/graphql';

const EVERY_MS = 3_000;

/** Tells the other side that one is writing, not more often than she needs to know. */
export function useSayTyping(conversationId: string | null): () => void {
  const client = useApolloClient();
  const last = useRef(0);
  return () => {
    if (!conversationId || Date.now() - last.current < EVERY_MS) return;
    last.current = Date.now();
    // A courtesy: when it does not arrive nothing is lost.
    client.mutate({ mutation: SayTypingDocument, variables: { input: { conversationId } } }).catch(() => undefined);
  };
}
