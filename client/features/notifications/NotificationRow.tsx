import { Box, chakra, Grid } from '@chakra-ui/react';
import {
  BadgeCheck,
  BadgeX,
  CalendarCheck,
  Check,
  CircleCheck,
  CircleX,
  Clock,
  CreditCard,
  DoorOpen,
  Hourglass,
  MessageSquare,
  MessageSquareWarning,
  PauseCircle,
  Scale,
  SearchCheck,
  Star,
  TrendingDown,
  Undo2,
  Warehouse,
  type LucideIcon,
} from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { NotificationRow_NotificationFragment } from '../../generated/graphql';
import type { NotificationIcon } from '../../generated/schema';
import { useFormats } from '../../i18n/format';

const ICONS: Record<NotificationIcon, LucideIcon> = {
  WAITING: Hourglass,
  ACCEPTED: CircleCheck,
  REFUSED: CircleX,
  EXPIRED: Clock,
  TAKEN_BACK: Undo2,
  CARD: CreditCard,
  DOOR: DoorOpen,
  LAST_DAY: CalendarCheck,
  STAR: Star,
  SPACE: Warehouse,
  PAUSE: PauseCircle,
  VERIFIED: BadgeCheck,
  NOT_VERIFIED: BadgeX,
  LOWER_PRICE: TrendingDown,
  SEARCH_MATCH: SearchCheck,
  CLAIM: Scale,
  MESSAGE: MessageSquare,
  MESSAGE_WARNING: MessageSquareWarning,
};

interface NotificationRowProps {
  notification: NotificationRow_NotificationFragment;
  onOpen: () => void;
  onMarkRead: () => void;
}

/** One notification: the whole row opens it, the dot at its end marks it as read. */
export function NotificationRow({ notification, onOpen, onMarkRead }: NotificationRowProps) {
  const { t } = useTranslation('notifications');
  const formats = useFormats();
  const row = useRef<HTMLButtonElement>(null);
  const Icon = ICONS[notification.icon];
  const isUnread = !notification.read;
  return (
    <chakra.li
      position="relative"
      className="group"
      _hover={{ bg: 'hover' }}
      _notFirst={{ borderTopWidth: '1px', borderColor: 'hairline' }}
      data-unread={isUnread || undefined}
    >
      <chakra.button
        ref={row}
        type="button"
        onClick={onOpen}
        display="block"
        width="full"
        textAlign="start"
        cursor="pointer"
        _focusVisible={{ outlineOffset: '-2px' }}
      >
        <Grid
          templateColumns="36px minmax(0, 1fr) 28px"
          gap="3"
          paddingBlock="3.5"
          paddingInlineStart="4"
          paddingInlineEnd="3"
        >
          <Box
            display="grid"
            placeItems="center"
            width="9"
            height="9"
            borderRadius="11px"
            bg={isUnread ? 'brand.subtle' : 'hover'}
            color={isUnread ? 'brand.fg' : 'fg.muted'}
          >
            <Icon size={18} aria-hidden />
          </Box>
          <div>
            <chakra.span
              display="block"
              textStyle="sm"
              fontWeight={isUnread ? '650' : '500'}
              color={isUnread ? 'fg' : 'fg.muted'}
            >
              {notification.title}
              {isUnread && <chakra.span srOnly>. {t('unread')}</chakra.span>}
            </chakra.span>
            <chakra.span display="block" textStyle="small" color="fg.muted" marginTop="px" lineClamp="2">
              {notification.message}
            </chakra.span>
            <chakra.time
              dateTime={notification.createdAt}
              display="block"
              textStyle="caption"
              color="fg.subtle"
              marginTop="1"
            >
              {formats.ago(notification.createdAt)}
            </chakra.time>
          </div>
        </Grid>
      </chakra.button>
      {isUnread && (
        <chakra.button
          type="button"
          aria-label={t('markOne', { title: notification.title })}
          onClick={() => {
            // It is gone once it has been used.
            row.current?.focus();
            onMarkRead();
          }}
          position="absolute"
          top="2.5"
          insetEnd="3"
          display="grid"
          placeItems="center"
          width="7"
          height="7"
          borderRadius="full"
          color="fg.muted"
          cursor="pointer"
          css={{
            '& svg': { display: 'none' },
            '&:hover svg, &:focus-visible svg, .group:hover & svg': { display: 'block' },
            '&:hover span, &:focus-visible span, .group:hover & span': { display: 'none' },
          }}
          _hover={{ bg: 'bg.panel', boxShadow: 'inset 0 0 0 1px var(--hueco-colors-border)' }}
        >
          <chakra.span width="2" height="2" borderRadius="full" bg="brand.solid" />
          <Check size={16} aria-hidden />
        </chakra.button>
      )}
    </chakra.li>
  );
}
