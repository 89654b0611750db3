import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ConversationFilter } from '../../generated/schema';

/** The conversation to open: by its id, or by its space or booking. */
export type Target = { by: 'conversation' | 'space' | 'booking'; id: string };

export interface MessagesLocation {
  filter: ConversationFilter;
  target: Target | null;
}

const FILTERS: Readonly<Record<string, ConversationFilter>> = { unread: 'UNREAD', bookings: 'BOOKINGS' };

/** Parses the URL's parameters. Unknown values mean all conversations and none open. */
export function parseMessagesLocation(params: URLSearchParams): MessagesLocation {
  const by = (['conversation', 'space', 'booking'] as const).find((name) => params.get(name));
  return { filter: FILTERS[params.get('filter') ?? ''] ?? 'ALL', target: by ? { by, id: params.get(by) ?? '' } : null };
}

/** The path of the page with a conversation open, or with none. */
export function messagesPath(filter: ConversationFilter, conversation: string | null = null): string {
  const params = new URLSearchParams();
  if (filter !== 'ALL') params.set('filter', filter.toLowerCase());
  if (conversation) params.set('conversation', conversation);
  return params.size > 0 ? `/messages?${params}` : '/messages';
}

/** The parsed URL of the page. */
export function useMessagesLocation(): MessagesLocation {
  const [params] = useSearchParams();
  return useMemo(() => parseMessagesLocation(params), [params]);
}

/** State of the router that the page's own links set. */
export interface NavigationState {
  /** The user opened the conversation, so the focus moves to it. */
  isOpenedByUser?: boolean;
  /** The list is the previous entry of the history. */
  isFromList?: boolean;
}
