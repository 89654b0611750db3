import { chakra } from '@chakra-ui/react';
import { BellOff, Check, CheckCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { InboxRow_ConversationFragment } from '../../../generated/graphql';
import type { ConversationFilter } from '../../../generated/schema';
import { Avatar } from '../../../ui/display/Avatar';
import { messagesPath, type NavigationState } from '../messages-location';
import { useMessageTime } from '../use-message-time';

interface InboxRowProps {
  conversation: InboxRow_ConversationFragment;
  filter: ConversationFilter;
  isOpen: boolean;
}

const Line = chakra('span', { base: { display: 'block', minW: '0', truncate: true } });

/** One conversation: other user, space, newest message and unread count. */
export function InboxRow({ conversation, filter, isOpen }: InboxRowProps) {
  const { t } = useTranslation('messages');
  const time = useMessageTime();
  const { id, other, spaceTitle, lastMessageAt, unreadCount, isMuted } = conversation;
  const isUnread = unreadCount > 0;
  return (
    <li>
      <chakra.span
        asChild
        display="grid"
        gridTemplateColumns="44px minmax(0, 1fr)"
        gap="3"
        padding="3"
        borderRadius="photo"
        bg={isOpen ? { base: 'transparent', md: 'bg.panel' } : undefined}
        boxShadow={isOpen ? { base: 'none', md: '0 0 0 1px var(--hueco-colors-border)' } : undefined}
        _hover={isOpen ? undefined : { bg: 'hover' }}
        _focusVisible={{ outlineOffset: '-2px' }}
      >
        <Link
          to={messagesPath(filter, id)}
          state={{ isOpenedByUser: true, isFromList: true } satisfies NavigationState}
          aria-current={isOpen ? 'true' : undefined}
          data-conversation={id}
        >
          <Avatar id={other.id} initials={other.initials} picture={other.avatar} />
          <chakra.span display="block" minWidth="0">
            <chakra.span display="flex" justifyContent="space-between" alignItems="baseline" gap="2">
              <Line lineHeight="20px" fontWeight={isUnread ? '700' : '500'}>
                {other.displayName}
              </Line>
              <chakra.span display="inline-flex" alignItems="center" gap="1" flexShrink="0">
                {isMuted && (
                  <chakra.span color="fg.subtle">
                    <BellOff size={14} role="img" aria-label={t('inbox.muted')} />
                  </chakra.span>
                )}
                <chakra.time
                  dateTime={lastMessageAt}
                  textStyle="caption"
                  fontWeight={isUnread ? '600' : '450'}
                  color={isUnread ? 'brand.fg' : 'fg.subtle'}
                  fontVariantNumeric="tabular-nums"
                >
                  {time.short(lastMessageAt)}
                </chakra.time>
              </chakra.span>
            </chakra.span>
            <Line textStyle="caption" fontWeight="450" color="fg.subtle" marginTop="px">
              {spaceTitle ?? t('inbox.noSpace')}
            </Line>
            <chakra.span
              display="flex"
              alignItems="center"
              gap="1.5"
              marginTop="1"
              textStyle="sm"
              fontWeight={isUnread ? '600' : '450'}
              color={isUnread ? 'fg' : 'fg.muted'}
            >
              <Newest conversation={conversation} />
              {isUnread && <Unread count={unreadCount} />}
            </chakra.span>
          </chakra.span>
        </Link>
      </chakra.span>
    </li>
  );
}

function Newest({ conversation: { lastMessage } }: Pick<InboxRowProps, 'conversation'>) {
  const { t } = useTranslation('messages');
  if (!lastMessage) return <Line flex="1" />;
  const { body, isOwn, readAt, attachments } = lastMessage;
  const file = attachments[0];
  const Tick = readAt ? CheckCheck : Check;
  const preview =
    body || !file
      ? isOwn
        ? t('inbox.you', { text: body })
        : body
      : t(isOwn ? 'inbox.ownFile' : 'inbox.file', { name: file.name });
  return (
    <>
      {isOwn && (
        <chakra.span color="trust.solid" flexShrink="0">
          <Tick size={16} role="img" aria-label={t(readAt ? 'inbox.read' : 'inbox.sent')} />
        </chakra.span>
      )}
      <Line flex="1">{preview}</Line>
    </>
  );
}

function Unread({ count }: { count: number }) {
  const { t } = useTranslation('messages');
  return (
    <chakra.span
      flexShrink="0"
      minWidth="5"
      height="5"
      paddingInline="1.5"
      borderRadius="full"
      bg="brand.solid"
      color="brand.contrast"
      fontSize="xs"
      lineHeight="20px"
      fontWeight="600"
      textAlign="center"
      fontVariantNumeric="tabular-nums"
    >
      <span aria-hidden>{count}</span>
      <chakra.span srOnly>{t('inbox.unread', { count })}</chakra.span>
    </chakra.span>
  );
}
