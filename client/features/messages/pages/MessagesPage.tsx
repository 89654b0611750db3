import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ConversationFilter } from '../../../generated/schema';
import { useUnreadMessages } from '../../../ui/messages/use-unread-messages';
import { PageTitle } from '../../../ui/Page';
import { useMedia, WIDE } from '../../../ui/use-media';
import { messagesPath, useMessagesAddress } from '../address';
import { Inbox } from '../inbox/Inbox';
import { useInbox } from '../inbox/use-inbox';
import { useLiveConversations } from '../live/use-live-conversations';
import { useOutbox } from '../sending/use-outbox';
import { useOpened } from '../use-opened';
import { Beside } from './Beside';
import { Panes } from './Panes';

/** /messages: the list, the open conversation and what it is about; on the phone one after the other. The page itself never scrolls. */
export function MessagesPage() {
  const { t } = useTranslation('messages');
  const isWide = useMedia(WIDE);
  const address = useMessagesAddress();
  const opened = useOpened(address);
  const inbox = useInbox(address.filter);
  const unread = useUnreadMessages();
  const sending = useOutbox();
  const typing = useLiveConversations();
  const list = useRef<HTMLUListElement>(null);
  const openId = opened.type === 'thread' ? opened.id : null;
  const isListSeen = isWide || opened.type === 'nothing';
  const hasRows = inbox.rows.length > 0;
  const opensNewest = hasRows && inbox.search === '';

  useNewestOpen(isWide && opened.type === 'nothing' && opensNewest ? (inbox.rows[0]?.id ?? null) : null, address.filter);
  useFocusOnReturn(list, openId);

  return (
    <>
      <PageTitle title={unread > 0 ? t('titleUnread', { count: unread }) : t('title')} />
      <Panes isListSeen={isListSeen} list={<Inbox inbox={inbox} filter={address.filter} openId={openId} listRef={list} />}>
        {(isWide || !isListSeen) && <Beside opened={opened} isWide={isWide} typing={typing} idle={inbox.isLoading || opensNewest ? 'opening' : hasRows ? 'choose' : 'blank'} {...sending} />}
      </Panes>
    </>
  );
}

/* Where there is room for it a conversation is open from the beginning. */
function useNewestOpen(newestId: string | null, filter: ConversationFilter): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (newestId) void navigate(messagesPath(filter, newestId), { replace: true });
  }, [newestId, filter, navigate]);
}

/* Whoever comes back to the list goes on where she left it. */
function useFocusOnReturn(list: { readonly current: HTMLUListElement | null }, openId: string | null): void {
  const last = useRef(openId);
  useEffect(() => {
    if (openId === null && last.current) list.current?.querySelector<HTMLElement>(`[data-conversation="${CSS.escape(last.current)}"]`)?.focus();
    last.current = openId;
  }, [openId, list]);
}
