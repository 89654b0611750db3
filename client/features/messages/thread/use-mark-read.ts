import { useEffect, useSyncExternalStore } from 'react';
import { useMarkConversationReadMutation } from '../../../generated/graphql';

const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** Marks the open conversation as read while the page is visible. */
export function useMarkRead(conversationId: string, unreadCount: number): void {
  const isVisible = useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => false,
  );
  const [markRead] = useMarkConversationReadMutation();
  useEffect(() => {
    if (!isVisible || unreadCount === 0) return;
    // After a failure it stays unread until it is opened again.
    markRead({ variables: { input: { conversationId } } }).catch((problem: unknown) =>
      console.warn('Could not mark the conversation as read', problem),
    );
  }, [isVisible, unreadCount, conversationId, markRead]);
}
