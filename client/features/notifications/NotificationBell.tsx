import { Box, chakra } from '@chakra-ui/react';
import { Bell } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Dropdown } from '../../ui/overlay/Dropdown';
import { useChosenMode } from '../../session/dashboard-mode';
import { useNotifications } from './use-notifications';

const NotificationPanel = lazy(() =>
  import('./NotificationPanel').then((file) => ({ default: file.NotificationPanel })),
);

/** The bell in the header with its live badge; its panel is 20 rem wide (NOT-5). */
export function NotificationBell() {
  const { t } = useTranslation('notifications');
  const notifications = useNotifications(useChosenMode());
  const { unread } = notifications;
  return (
    <Dropdown
      label={unread > 0 ? t('bell.unread', { count: unread }) : t('bell.label')}
      buttonProps={{ px: '0', w: '11', borderRadius: 'full', position: 'relative' }}
      panelProps={{
        width: '20rem',
        maxWidth: '100vw',
        padding: '0',
        overflow: 'hidden',
        borderRadius: 'card',
        bg: 'bg.raised',
        role: 'dialog',
        'aria-label': t('title'),
      }}
      isPinnedOnPhone
      trigger={
        <>
          <Bell size={22} aria-hidden />
          {unread > 0 && <Badge count={unread} />}
        </>
      }
    >
      {(close) => (
        <Suspense fallback={<Box height="497px" />}>
          <NotificationPanel {...notifications} onClose={close} />
        </Suspense>
      )}
    </Dropdown>
  );
}

/* Animated while something is unread (NOT-4); with reduced motion it only fades. */
function Badge({ count }: { count: number }) {
  return (
    <chakra.span
      data-motion="keep"
      data-testid="bell-badge"
      aria-hidden
      position="absolute"
      top="0.5"
      insetEnd="0"
      minWidth="5"
      height="5"
      paddingInline="1"
      display="grid"
      placeItems="center"
      borderRadius="full"
      bg="brand.solid"
      color="brand.contrast"
      textStyle="caption"
      fontWeight="700"
      fontVariantNumeric="tabular-nums"
      _before={{
        content: '""',
        position: 'absolute',
        inset: '0',
        borderRadius: 'full',
        bg: 'brand.solid',
        zIndex: '-1',
        animation: 'ping 1.8s cubic-bezier(0,0,.2,1) infinite',
        _motionReduce: { animation: 'pulse 2.4s ease-in-out infinite' },
      }}
    >
      {count}
    </chakra.span>
  );
}
