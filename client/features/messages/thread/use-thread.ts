import { NetworkStatus } from '@apollo/client';
import { useState } from 'react';
import {
  useThreadQuery,
  type Thread_ConversationFragment,
  type ThreadMessage_MessageFragment,
} from '../../../generated/graphql';
import { useOlder, type OlderMessages } from '../../../ui/messages/use-older';

const PAGE = 30;

export interface ThreadState extends OlderMessages {
  conversation: Thread_ConversationFragment | null;
  /** Oldest first. */
  messages: ThreadMessage_MessageFragment[];
  /** Whether the server has answered since the thread was opened. */
  isAnswered: boolean;
  isLoading: boolean;
  error: unknown;
  refetch: () => void;
}

/** Loads a conversation with its newest messages, and older ones on demand. */
export function useThread(id: string): ThreadState {
  const { data, error, networkStatus, refetch, fetchMore } = useThreadQuery({
    variables: { id, first: PAGE },
    fetchPolicy: 'cache-and-network',
  });
  const conversation = data?.conversation ?? null;
  const page = conversation?.messages;
  const [isAnswered, setAnswered] = useState(false);
  if (!isAnswered && networkStatus === NetworkStatus.ready) setAnswered(true);

  const older = useOlder(() => fetchMore({ variables: { after: page?.pageInfo.endCursor ?? null } }));

  return {
    conversation,
    messages: (page?.edges ?? []).map(({ node }) => node).toReversed(),
    isAnswered,
    isLoading: !data && !error,
    error: data ? null : error,
    hasOlder: page?.pageInfo.hasNextPage ?? false,
    ...older,
    refetch: () => void refetch().catch(() => undefined),
  };
}
