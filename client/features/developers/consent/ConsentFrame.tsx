import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LanguageMenu } from '../../../ui/controls/LanguageMenu';
import { Logo } from '../../../ui/display/Logo';
import { Toaster } from '../../../ui/feedback/Toaster';
import { MAIN_ID } from '../../../ui/layout/anchors';
import { SkipLink } from '../../../ui/layout/SkipLink';

/** Logo and language: people arrive from elsewhere, and must be able to read what they allow. */
export function ConsentFrame({ children }: { children: ReactNode }) {
  return (
    <chakra.div display="flex" flexDirection="column" minHeight="100dvh">
      <SkipLink />
      <chakra.header
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        minHeight="var(--header-h)"
        paddingInline={{ base: '4', md: '8' }}
      >
        <Logo />
        <LanguageMenu />
      </chakra.header>
      <chakra.main
        id={MAIN_ID}
        tabIndex={-1}
        outline="none"
        width="full"
        maxWidth="520px"
        marginInline="auto"
        paddingInline={{ base: '4', md: '0' }}
        paddingBlock={{ base: '4', md: '4' }}
      >
        {children}
      </chakra.main>
      <Toaster />
    </chakra.div>
  );
}
