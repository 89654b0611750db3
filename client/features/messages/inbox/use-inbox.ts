import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInboxQuery, type InboxRow_ConversationFragment } from '../../../generated/graphql';
import type { ConversationFilter } from '../../../generated/schema';
import { useErrorText } from '../../../i18n/use-error-text';
import { useDebounced } from '../../../ui/time/use-debounced';
import { toast } from '../../../ui/feedback/toast';

export interface Inbox {
  rows: InboxRow_ConversationFragment[];
  counts: Record<ConversationFilter, number>;
  search: string;
  setSearch: (text: string) => void;
  isLoading: boolean;
  /** The error, if nothing could be loaded. */
  error: unknown;
  hasMore: boolean;
  loadMore: () => void;
  refetch: () => void;
}

const newestFirst = (one: InboxRow_ConversationFragment, other: InboxRow_ConversationFragment) =>
  other.lastMessageAt.localeCompare(one.lastMessageAt);

/** The viewer's filtered conversations, sorted again on every change so that a new message moves its conversation to the top. */
export function useInbox(filter: ConversationFilter): Inbox {
  const { t } = useTranslation();
  const { textOf } = useErrorText();
  const [search, setSearch] = useState('');
  const text = useDebounced(search.trim()) || null;
  const { data, previousData, error, refetch, fetchMore } = useInboxQuery({
    variables: { filter, text },
    fetchPolicy: 'cache-and-network',
  });
  const shown = data?.conversations;
  const latest = shown ?? previousData?.conversations;
  const rows = useMemo(() => (shown?.edges ?? []).map(({ node }) => node).toSorted(newestFirst), [shown]);

  return {
    rows,
    counts: { ALL: latest?.totalCount ?? 0, UNREAD: latest?.unreadCount ?? 0, BOOKINGS: latest?.bookingCount ?? 0 },
    search,
    setSearch,
    isLoading: !shown && !error,
    error: shown ? null : error,
    hasMore: shown?.pageInfo.hasNextPage ?? false,
    loadMore: () =>
      void fetchMore({ variables: { after: shown?.pageInfo.endCursor ?? null } }).catch((problem: unknown) =>
        toast({ title: t('failed.title'), description: textOf(problem), tone: 'error' }),
      ),
    refetch: () => void refetch().catch(() => undefined),
  };
}
