import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useMarkConversationReadMutation } from '../../../generated/graphql';
import { createBrowserState } from '../../../state/browser-state';

const pageVisible = createBrowserState({
  read: () => document.visibilityState === 'visible',
  source: () => document,
  events: ['visibilitychange'],
  assumed: () => false,
});

/** Marks the open conversation as read while the page is visible. */
export function useMarkRead(conversationId: string, unreadCount: number): void {
  const isVisible = useStore(pageVisible);
  const [markRead] = useMarkConversationReadMutation();
  useEffect(() => {
    if (!isVisible || unreadCount === 0) return;
    // After a failure it stays unread until it is opened again.
    markRead({ variables: { input: { conversationId } } }).catch((problem: unknown) =>
      console.warn('Could not mark the conversation as read', problem),
    );
  }, [isVisible, unreadCount, conversationId, markRead]);
}
