import { chakra, HStack } from '@chakra-ui/react';
import { Outlet } from 'react-router-dom';
import { useAuth } from '../../session/AuthProvider';
import { MAIN_ID } from '../../ui/layout/anchors';
import { Avatar } from '../../ui/display/Avatar';
import { HelpLink } from '../../ui/links/HelpLink';
import { Logo } from '../../ui/display/Logo';
import { PageContainer } from '../../ui/layout/Page';
import { Toaster } from '../../ui/feedback/Toaster';
import { SkipLink } from '../../ui/layout/SkipLink';

/** The checkout's layout: a header without navigation, no footer, no links that lead away except help. */
export function MinimalShell() {
  const { user } = useAuth();
  return (
    <chakra.div display="flex" flexDirection="column" minHeight="100dvh">
      <SkipLink />
      <chakra.header position="sticky" top="0" zIndex="sticky" bg="bg" boxShadow="0 1px 0 var(--hueco-colors-hairline)">
        <PageContainer display="flex" alignItems="center" justifyContent="space-between" height="var(--header-h)">
          <Logo />
          <HStack gap="2">
            <HelpLink isIconOnPhone />
            {user && <Avatar id={user.id} initials={user.email.slice(0, 2).toUpperCase()} size="sm" />}
          </HStack>
        </PageContainer>
      </chakra.header>
      <chakra.main id={MAIN_ID} tabIndex={-1} flex="1" outline="none" minWidth="0">
        <Outlet />
      </chakra.main>
      <Toaster />
    </chakra.div>
  );
}
