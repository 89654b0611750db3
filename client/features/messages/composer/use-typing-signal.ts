import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { SignalTypingDocument } from '../../../generated/graphql';

const INTERVAL_MS = 3_000;

/** Tells the other side that the viewer is typing, at most every three seconds. */
export function useTypingSignal(conversationId: string | null): () => void {
  const client = useApolloClient();
  const last = useRef(0);
  return () => {
    if (!conversationId || Date.now() - last.current < INTERVAL_MS) return;
    last.current = Date.now();
    // Failures are ignored: the signal is only a hint.
    client.mutate({ mutation: SignalTypingDocument, variables: { input: { conversationId } } }).catch(() => undefined);
  };
}
