import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ConversationFilter } from '../../../generated/schema';
import { acceptanceStore } from '../../../ui/booking/accept/acceptance-store';
import { useSendOnLeave } from '../../../ui/undo/use-send-on-leave';
import { useUnreadMessages } from '../../../ui/messages/use-unread-messages';
import { PageTitle } from '../../../ui/layout/Page';
import { useMedia, WIDE } from '../../../ui/layout/use-media';
import { messagesPath, useMessagesLocation } from '../messages-location';
import { Inbox } from '../inbox/Inbox';
import { useInbox } from '../inbox/use-inbox';
import { useLiveConversations } from '../live/use-live-conversations';
import { useMessageQueue } from '../sending/use-message-queue';
import { useOpenConversation } from '../use-open-conversation';
import { ConversationPanel } from './ConversationPanel';
import { Panes } from './Panes';

/** /messages: list, open conversation and its booking or space side by side; one at a time on phones. The page itself never scrolls. */
export function MessagesPage() {
  const { t } = useTranslation('messages');
  const isWide = useMedia(WIDE);
  useSendOnLeave(acceptanceStore);
  const location = useMessagesLocation();
  const openConversation = useOpenConversation(location);
  const inbox = useInbox(location.filter);
  const unread = useUnreadMessages();
  const sending = useMessageQueue(location.target);
  const typing = useLiveConversations();
  const list = useRef<HTMLUListElement>(null);
  const openId = openConversation.type === 'thread' ? openConversation.id : null;
  const isListVisible = isWide || openConversation.type === 'nothing';
  const hasRows = inbox.rows.length > 0;
  const opensNewest = hasRows && inbox.search === '';

  useOpenNewest(
    isWide && openConversation.type === 'nothing' && opensNewest ? (inbox.rows[0]?.id ?? null) : null,
    location.filter,
  );
  useFocusOnReturn(list, openId);

  return (
    <>
      <PageTitle title={unread > 0 ? t('titleUnread', { count: unread }) : t('title')} />
      <Panes
        isListVisible={isListVisible}
        list={<Inbox inbox={inbox} filter={location.filter} openId={openId} listRef={list} />}
      >
        {(isWide || !isListVisible) && (
          <ConversationPanel
            openConversation={openConversation}
            isWide={isWide}
            typing={typing}
            idle={inbox.isLoading || opensNewest ? 'opening' : hasRows ? 'choose' : 'blank'}
            {...sending}
          />
        )}
      </Panes>
    </>
  );
}

/* Wide windows open the newest conversation at once. */
function useOpenNewest(newestId: string | null, filter: ConversationFilter): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (newestId) void navigate(messagesPath(filter, newestId), { replace: true });
  }, [newestId, filter, navigate]);
}

/* Returns the focus to the row of the conversation that was closed. */
function useFocusOnReturn(list: { readonly current: HTMLUListElement | null }, openId: string | null): void {
  const last = useRef(openId);
  useEffect(() => {
    if (openId === null && last.current)
      list.current?.querySelector<HTMLElement>(`[data-conversation="${CSS.escape(last.current)}"]`)?.focus();
    last.current = openId;
  }, [openId, list]);
}
