import { useEffect, useSyncExternalStore } from 'react';
import { useMarkConversationReadMutation } from '../../../generated/graphql';

const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** What is open and looked at counts as read. */
export function useMarkRead(conversationId: string, unreadCount: number): void {
  const isSeen = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible', () => false);
  const [markRead] = useMarkConversationReadMutation();
  useEffect(() => {
    if (!isSeen || unreadCount === 0) return;
    // It stays unread until the next time it is opened.
    markRead({ variables: { input: { conversationId } } }).catch((problem: unknown) => console.warn('The conversation could not be marked as read', problem));
  }, [isSeen, unreadCount, conversationId, markRead]);
}
