import { chakra, HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { SkipLink } from '../../ui/layout/SkipLink';
import { MAIN_ID } from '../../ui/layout/anchors';
import { Logo } from '../../ui/display/Logo';
import { PageContainer } from '../../ui/layout/Page';
import { Toaster } from '../../ui/feedback/Toaster';

interface TaskShellProps {
  title: string;
  /** At the right end of the header. */
  actions?: ReactNode;
  /** Fixed to the bottom of the window. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The layout of one task with several steps: its title, its save state, and the exit. */
export function TaskShell({ title, actions, footer, children }: TaskShellProps) {
  return (
    <chakra.div display="flex" flexDirection="column" minHeight="100dvh">
      <SkipLink />
      <chakra.header position="sticky" top="0" zIndex="sticky" bg="bg" boxShadow="0 1px 0 var(--hueco-colors-hairline)">
        <PageContainer display="flex" alignItems="center" gap={{ base: '3', md: '6' }} height="var(--header-h)">
          <Logo />
          <chakra.p
            paddingInlineStart={{ base: '3', md: '6' }}
            borderInlineStartWidth="1px"
            color="fg.muted"
            fontWeight="500"
            fontSize={{ base: 'sm', md: 'md' }}
            truncate
          >
            {title}
          </chakra.p>
          <HStack gap={{ base: '0', md: '2' }} marginInlineStart="auto" flexShrink="0">
            {actions}
          </HStack>
        </PageContainer>
      </chakra.header>
      <chakra.main id={MAIN_ID} tabIndex={-1} flex="1" outline="none" minWidth="0">
        {children}
      </chakra.main>
      {footer}
      <Toaster />
    </chakra.div>
  );
}
