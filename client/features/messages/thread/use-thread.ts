import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useThreadQuery,
  type Thread_ConversationFragment,
  type ThreadMessage_MessageFragment,
} from '../../../generated/graphql';
import { useErrorText } from '../../../i18n/use-error-text';
import { toast } from '../../../ui/feedback/toast';

const PAGE = 30;

export interface ThreadState {
  conversation: Thread_ConversationFragment | null;
  /** Oldest first. */
  messages: ThreadMessage_MessageFragment[];
  isLoading: boolean;
  error: unknown;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  loadOlder: () => void;
  refetch: () => void;
}

/** Loads a conversation with its newest messages, and older ones on demand. */
export function useThread(id: string): ThreadState {
  const { t } = useTranslation();
  const { textOf } = useErrorText();
  const [isLoadingOlder, setLoadingOlder] = useState(false);
  const { data, error, refetch, fetchMore } = useThreadQuery({
    variables: { id, first: PAGE },
    fetchPolicy: 'cache-and-network',
  });
  const conversation = data?.conversation ?? null;
  const page = conversation?.messages;

  const loadOlder = async (): Promise<void> => {
    setLoadingOlder(true);
    await fetchMore({ variables: { after: page?.pageInfo.endCursor ?? null } }).catch((problem: unknown) =>
      toast({ title: t('failed.title'), description: textOf(problem), tone: 'error' }),
    );
    setLoadingOlder(false);
  };

  return {
    conversation,
    messages: (page?.edges ?? []).map(({ node }) => node).toReversed(),
    isLoading: !data && !error,
    error: data ? null : error,
    hasOlder: page?.pageInfo.hasNextPage ?? false,
    isLoadingOlder,
    loadOlder: () => void loadOlder(),
    refetch: () => void refetch().catch(() => undefined),
  };
}
