import { Box, chakra, Grid } from '@chakra-ui/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { NotificationRow_NotificationFragment } from '../../generated/graphql';
import { useFormats } from '../../i18n/format';
import { MarkReadButton } from './MarkReadButton';
import { NOTIFICATION_ICONS } from './notification-icons';
import { CodeText } from '../../ui/display/CodeText';

interface NotificationRowProps {
  notification: NotificationRow_NotificationFragment;
  onOpen: () => void;
  onMarkRead: () => void;
}

/** One notification: clicking the row opens it, the dot at its end marks it as read. */
export function NotificationRow({ notification, onOpen, onMarkRead }: NotificationRowProps) {
  const { t } = useTranslation('notifications');
  const formats = useFormats();
  const row = useRef<HTMLButtonElement>(null);
  const Icon = NOTIFICATION_ICONS[notification.icon];
  const { spaceTitle } = notification;
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
              <CodeText>{notification.message}</CodeText>
            </chakra.span>
            {spaceTitle && !`${notification.title} ${notification.message}`.includes(spaceTitle) && (
              <chakra.span display="block" textStyle="small" color="fg.muted" fontWeight="500" lineClamp="1">
                {spaceTitle}
              </chakra.span>
            )}
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
        <MarkReadButton
          title={notification.title}
          onMark={() => {
            // It disappears when pressed.
            row.current?.focus();
            onMarkRead();
          }}
          top="2.5"
          insetEnd="3"
        />
      )}
    </chakra.li>
  );
}
