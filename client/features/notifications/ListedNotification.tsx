import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ListedNotification_NotificationFragment } from '../../generated/graphql';
import { useFormats } from '../../i18n/format';
import { SpacePhoto } from '../../ui/photo/SpacePhoto';
import { Countdown } from '../../ui/time/Countdown';
import { MarkReadButton } from './MarkReadButton';
import { NOTIFICATION_ICONS } from './notification-icons';
import { CodeText } from '../../ui/display/CodeText';

interface ListedNotificationProps {
  notification: ListedNotification_NotificationFragment;
  onMarkRead: () => void;
}

/** A notification in the full list: clicking the row does the same as in the bell (NOT-6), and the link below its text opens its page. */
export function ListedNotification({ notification, onMarkRead }: ListedNotificationProps) {
  const { t } = useTranslation('notifications');
  const formats = useFormats();
  const row = useRef<HTMLLIElement>(null);
  const Icon = NOTIFICATION_ICONS[notification.icon];
  const { title, message, createdAt, path, wayOn, booking } = notification;
  const isUnread = !notification.read;
  const markIfUnread = (): void => {
    if (isUnread) onMarkRead();
  };
  const markHere = (): void => {
    // The pressed control disappears, so the focus stays on the row.
    row.current?.focus();
    onMarkRead();
  };
  const words = (
    <>
      {title}
      {isUnread && <chakra.span srOnly>. {t('unread')}</chakra.span>}
    </>
  );
  return (
    <chakra.li
      ref={row}
      tabIndex={-1}
      className="group"
      position="relative"
      data-unread={isUnread || undefined}
      _hover={{ bg: 'hover' }}
      _notFirst={{ borderTopWidth: '1px', borderColor: 'hairline' }}
      _focusVisible={{ outlineOffset: '-2px' }}
    >
      <Grid
        templateColumns={{ base: '36px minmax(0, 1fr) auto 28px', md: '36px minmax(0, 1fr) 208px 48px 28px' }}
        columnGap={{ base: '3', md: '4' }}
        alignItems="start"
        paddingTop={{ base: '3.5', md: '4' }}
        paddingBottom={{ base: '2.5', md: '3.5' }}
        paddingInlineStart={{ base: '3', md: '5' }}
        paddingInlineEnd={{ base: '2', md: '4' }}
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
        <Box gridColumn={{ base: '2 / 4', md: 'auto' }} minWidth="0">
          <chakra.p
            fontWeight={isUnread ? '650' : '500'}
            css={{ '& a::after, & button::after': { content: '""', position: 'absolute', inset: '0' } }}
          >
            {path !== null ? (
              <Link to={path} onClick={markIfUnread}>
                {words}
              </Link>
            ) : isUnread ? (
              <chakra.button type="button" textAlign="start" cursor="pointer" onClick={markHere}>
                {words}
              </chakra.button>
            ) : (
              words
            )}
          </chakra.p>
          <chakra.p textStyle="sm" fontWeight="450" color="fg.muted" maxWidth="56ch" textWrap="pretty">
            <CodeText>{message}</CodeText>
          </chakra.p>
          <Flex wrap="wrap" align="center" columnGap="4" rowGap="1" marginTop="0.5">
            {notification.icon === 'WAITING' && booking?.isPending && booking.deadline && (
              <Countdown {...booking.deadline} sentence={(left) => t('left', { left })} />
            )}
            {wayOn && (
              <chakra.span
                asChild
                position="relative"
                zIndex="1"
                display="inline-flex"
                alignItems="center"
                minHeight={{ base: '10', md: '8' }}
                textStyle="sm"
                fontWeight="600"
                color="brand.fg"
                _hover={{ textDecoration: 'underline' }}
              >
                <Link to={wayOn.path} onClick={markIfUnread} aria-label={`${wayOn.label}: ${title}`}>
                  {wayOn.label}
                </Link>
              </chakra.span>
            )}
          </Flex>
        </Box>
        <AboutSpace notification={notification} />
        <chakra.time
          dateTime={createdAt}
          gridColumn={{ base: '3', md: 'auto' }}
          gridRow={{ base: '2', md: 'auto' }}
          alignSelf={{ base: 'center', md: 'start' }}
          textStyle={{ base: 'caption', md: 'sm' }}
          lineHeight={{ md: '24px' }}
          color="fg.subtle"
          textAlign="end"
          fontVariantNumeric="tabular-nums"
        >
          {formats.time(createdAt)}
        </chakra.time>
      </Grid>
      {isUnread && (
        <MarkReadButton
          title={title}
          onMark={markHere}
          top={{ base: '3', md: '3.5' }}
          insetEnd={{ base: '2', md: '4' }}
        />
      )}
    </chakra.li>
  );
}

function AboutSpace({ notification: { space, spaceTitle } }: Pick<ListedNotificationProps, 'notification'>) {
  const { t } = useTranslation('notifications');
  const name = space?.title ?? spaceTitle;
  return (
    <Grid
      gridColumn={{ base: '2', md: 'auto' }}
      gridRow={{ base: '2', md: 'auto' }}
      templateColumns={{ base: '40px minmax(0, 1fr)', md: '56px minmax(0, 1fr)' }}
      gap={{ base: '2', md: '3' }}
      alignItems="center"
      marginTop={{ base: '1.5', md: '0' }}
      textStyle={{ base: 'caption', md: 'sm' }}
      color="fg.muted"
    >
      {space && <SpacePhoto photo={space.coverPhoto} sizes="56px" alt="" aspectRatio={4 / 3} borderRadius="lg" />}
      <chakra.span
        gridColumn={space ? undefined : { base: '1 / -1', md: '2' }}
        color={name ? undefined : 'fg.subtle'}
        lineHeight="1.3"
      >
        {name ?? t('account')}
      </chakra.span>
    </Grid>
  );
}
