import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ConversationFilter } from '../../generated/schema';

/** What is to be opened: a conversation, the one about a space, or the one of a booking. */
export type Target = { by: 'conversation' | 'space' | 'booking'; id: string };

export interface MessagesAddress {
  filter: ConversationFilter;
  target: Target | null;
}

const FILTERS: Readonly<Record<string, ConversationFilter>> = { unread: 'UNREAD', bookings: 'BOOKINGS' };

/** Reads the page's address; whatever it does not know is all conversations, none of them open. */
export function addressOf(params: URLSearchParams): MessagesAddress {
  const by = (['conversation', 'space', 'booking'] as const).find((name) => params.get(name));
  return { filter: FILTERS[params.get('filter') ?? ''] ?? 'ALL', target: by ? { by, id: params.get(by) ?? '' } : null };
}

/** The address of the page with a conversation open, or with none. */
export function messagesPath(filter: ConversationFilter, conversation: string | null = null): string {
  const params = new URLSearchParams();
  if (filter !== 'ALL') params.set('filter', filter.toLowerCase());
  if (conversation) params.set('conversation', conversation);
  return params.size > 0 ? `/messages?${params}` : '/messages';
}

/** The page's address, read. */
export function useMessagesAddress(): MessagesAddress {
  const [params] = useSearchParams();
  return useMemo(() => addressOf(params), [params]);
}

/** What the page's own links tell of where they come from. */
export interface Arrival {
  /** The reader chose it: the focus goes along. */
  isChosen?: boolean;
  /** The list is one step back. */
  isFromList?: boolean;
}
