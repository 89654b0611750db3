import { Box } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { tryNamespaces } from '../i18n/setup';

/* Visitors have no bell and no messages: their code is loaded with the first signed-in header. */
const NotificationBell = lazy(async () => {
  const [{ NotificationBell: Bell }, { MessagesLink }, { PhoneBar }] = await Promise.all([
    import('../features/notifications/NotificationBell'),
    import('./shell/messages/MessagesLink'),
    import('./shell/messages/PhoneBar'),
    tryNamespaces(['notifications']),
  ]);
  return {
    default: () => (
      <>
        <MessagesLink />
        <Bell />
        <PhoneBar />
      </>
    ),
  };
});

/** The place of messages and bell in the header of signed-in users. */
export function NotificationSlot() {
  return (
    <Suspense fallback={<Box width={{ base: '11', md: '24' }} height="11" />}>
      <NotificationBell />
    </Suspense>
  );
}
