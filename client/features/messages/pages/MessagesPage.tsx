import { Box } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { HEADER_ID } from '../../../ui/anchors';
import { useUnreadMessages } from '../../../ui/messages/use-unread-messages';
import { PageTitle } from '../../../ui/Page';
import { ErrorState } from '../../../ui/states';
import { useMedia, WIDE } from '../../../ui/use-media';
import { messagesPath, useMessagesAddress, type Arrival } from '../address';
import { Inbox } from '../inbox/Inbox';
import { useInbox } from '../inbox/use-inbox';
import { useLiveConversations } from '../live/use-live-conversations';
import { ThreadColumn, WITH_PANE } from '../panes';
import type { Outbox, Outgoing } from '../sending/outbox';
import { useOutbox } from '../sending/use-outbox';
import { NewThread } from '../thread/NewThread';
import { NoConversation } from '../thread/NoConversation';
import { NothingChosen } from '../thread/NothingChosen';
import { Thread } from '../thread/Thread';
import { ThreadSkeleton } from '../thread/ThreadSkeleton';
import { useOpened, type Opened } from '../use-opened';
import { useVisibleHeight } from '../use-visible-height';

/** /messages: the list, the open conversation and what it is about; on the phone one after the other. The page itself never scrolls. */
export function MessagesPage() {
  const { t } = useTranslation('messages');
  const isWide = useMedia(WIDE);
  const address = useMessagesAddress();
  const opened = useOpened(address);
  const inbox = useInbox(address.filter);
  const unread = useUnreadMessages();
  const list = useRef<HTMLUListElement>(null);
  const { outbox, outgoing } = useOutbox();
  const typing = useLiveConversations();
  const height = useVisibleHeight();
  const openId = opened.type === 'thread' ? opened.id : null;
  const isListSeen = isWide || opened.type === 'nothing';

  useNewestOpen(isWide && opened.type === 'nothing' && inbox.search === '' ? (inbox.rows[0]?.id ?? null) : null, address.filter);
  useFocusOnReturn(list, openId);

  return (
    <>
      <PageTitle title={unread > 0 ? t('titleUnread', { count: unread }) : t('title')} />
      <Global styles={{ [`#${HEADER_ID} > div`]: { maxWidth: 'none' }, ...(!isListSeen && { '@media (max-width: 899px)': { [`#${HEADER_ID}`]: { display: 'none' } } }) }} />
      <Box
        style={height}
        position="relative"
        flex="1"
        minHeight="0"
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '300px minmax(0, 1fr)' }}
        gridTemplateRows="minmax(0, 1fr)"
        css={{ [`@media ${WITH_PANE}`]: { gridTemplateColumns: '320px minmax(0, 1fr) auto' } }}
        borderTopWidth="1px"
        borderColor="hairline"
      >
        <Box as="section" aria-label={t('inbox.label')} display={isListSeen ? 'flex' : 'none'} flexDirection="column" minWidth="0" minHeight="0" borderInlineEndWidth={{ md: '1px' }}>
          <Inbox inbox={inbox} filter={address.filter} openId={openId} listRef={list} />
        </Box>
        {(isWide || !isListSeen) && <Beside opened={opened} isWide={isWide} outbox={outbox} outgoing={outgoing} typing={typing} idle={inbox.isLoading || (inbox.rows.length > 0 && inbox.search === '') ? 'opening' : inbox.rows.length > 0 ? 'choose' : 'blank'} />}
      </Box>
    </>
  );
}

interface BesideProps {
  opened: Opened;
  isWide: boolean;
  outbox: Outbox;
  outgoing: readonly Outgoing[];
  /** Where the other side is writing now. */
  typing: ReadonlySet<string>;
  /** With nothing open: the newest is about to be, one may be chosen, or there is none. */
  idle: 'opening' | 'choose' | 'blank';
}

function Beside({ opened, isWide, outbox, outgoing, typing, idle }: BesideProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { filter } = useMessagesAddress();
  const back = () => void ((state as Arrival | null)?.isFromList ? navigate(-1) : navigate(messagesPath(filter), { replace: true }));
  const shared = { isWide, outbox, outgoing, onBack: back };
  if (opened.type === 'thread') return <Thread key={opened.id} id={opened.id} isTyping={typing.has(opened.id)} {...shared} />;
  if (opened.type === 'new') return <NewThread key={opened.space.id} space={opened.space} {...shared} />;
  return (
    <ThreadColumn>
      {(opened.type === 'loading' || (opened.type === 'nothing' && idle === 'opening')) && <ThreadSkeleton />}
      {opened.type === 'failed' && <ErrorState error={opened.error} onRetry={opened.retry} headingLevel="h2" />}
      {opened.type === 'missing' && <NoConversation />}
      {opened.type === 'nothing' && idle === 'choose' && <NothingChosen />}
    </ThreadColumn>
  );
}

/* Where there is room for it a conversation is open from the beginning. */
function useNewestOpen(newestId: string | null, filter: Parameters<typeof messagesPath>[0]): void {
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
