import { Box } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { tryNamespaces } from '../i18n/setup';

/* Visitors have no bell: its code comes with the first signed-in header. */
const NotificationBell = lazy(async () => {
  const [file] = await Promise.all([
    import('../features/notifications/NotificationBell'),
    tryNamespaces(['notifications']),
  ]);
  return { default: file.NotificationBell };
});

/** Where the bell stands in the header of signed-in people. */
export function NotificationSlot() {
  return (
    <Suspense fallback={<Box width="11" height="11" />}>
      <NotificationBell />
    </Suspense>
  );
}
