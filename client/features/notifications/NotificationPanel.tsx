import { Box, Button, chakra, Flex, Skeleton, Stack } from '@chakra-ui/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { NotificationRow_NotificationFragment } from '../../generated/graphql';
import { Illustration } from '../../ui/feedback/Illustration';
import { NotificationRow } from './NotificationRow';

interface NotificationPanelProps {
  shown: NotificationRow_NotificationFragment[];
  unread: number;
  isLoading: boolean;
  markRead: (ids: string[]) => Promise<void>;
  markAllRead: () => Promise<void>;
  onClose: () => void;
}

const HEIGHT = '400px';

/** The panel of the bell: the ten newest, with one action for all (NOT-3, NOT-5). */
export function NotificationPanel({
  shown,
  unread,
  isLoading,
  markRead,
  markAllRead,
  onClose,
}: NotificationPanelProps) {
  const { t } = useTranslation('notifications');
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const choose = (notification: NotificationRow_NotificationFragment): void => {
    if (!notification.read) void markRead([notification.id]);
    if (notification.path === null) return;
    onClose();
    void navigate(notification.path);
  };
  const markAll = (): void => {
    // The button disappears with the last unread one, so the focus stays in the panel.
    list.current?.focus();
    void markAllRead();
  };
  return (
    <>
      <Flex
        align="center"
        justify="space-between"
        gap="2"
        height="52px"
        paddingInlineStart="4"
        paddingInlineEnd="1.5"
        borderBottomWidth="1px"
        borderColor="hairline"
      >
        <chakra.h2 fontWeight="600" fontSize="md">
          {t('title')}
        </chakra.h2>
        {unread > 0 && (
          <Button
            variant="plain"
            size="sm"
            minHeight="11"
            paddingInline="2"
            color="brand.fg"
            fontWeight="500"
            letterSpacing="-0.015em"
            onClick={markAll}
          >
            {t('markAll')}
          </Button>
        )}
      </Flex>
      <Box
        ref={list}
        height={HEIGHT}
        overflowY="auto"
        scrollbarWidth="thin"
        tabIndex={0}
        role="region"
        aria-label={t('list')}
      >
        {isLoading && <Loading />}
        {!isLoading && shown.length === 0 && (
          <Flex direction="column" align="center" justify="center" gap="3" height="full" padding="6">
            <Illustration name="bell" />
            <chakra.p color="fg.muted">{t('empty')}</chakra.p>
          </Flex>
        )}
        {shown.length > 0 && (
          <chakra.ul listStyleType="none">
            {shown.map((notification) => (
              <NotificationRow
                key={notification.id}
                notification={notification}
                onOpen={() => choose(notification)}
                onMarkRead={() => void markRead([notification.id])}
              />
            ))}
          </chakra.ul>
        )}
      </Box>
      <Flex justify="center" borderTopWidth="1px" borderColor="hairline">
        <Button asChild variant="plain" size="sm" minHeight="11" color="brand.fg" onClick={onClose}>
          <Link to="/notifications">{t('all')}</Link>
        </Button>
      </Flex>
    </>
  );
}

function Loading() {
  return (
    <Stack gap="6" padding="4" aria-busy>
      {[0, 1, 2].map((row) => (
        <Flex key={row} gap="3">
          <Skeleton width="9" height="9" borderRadius="lg" flexShrink="0" />
          <Stack gap="2" flex="1">
            <Skeleton height="4" width="60%" />
            <Skeleton height="4" />
          </Stack>
        </Flex>
      ))}
    </Stack>
  );
}
