import { Box, chakra, HStack } from '@chakra-ui/react';
import { lazy, Suspense, type ReactNode } from 'react';
import type { StayRequest } from '../../../ui/booking/stay-address';
import { MAIN_ID } from '../../../ui/layout/anchors';
import { HelpLink } from '../../../ui/links/HelpLink';
import { LanguageMenu } from '../../../ui/controls/LanguageMenu';
import { Logo } from '../../../ui/display/Logo';
import { Toaster } from '../../../ui/feedback/Toaster';
import { AuthAside } from './AuthAside';

function TopBar() {
  return (
    <HStack as="header" flexWrap="wrap" justifyContent="space-between">
      <Logo />
      <HStack gap="1">
        <HelpLink isIconOnPhone />
        <LanguageMenu />
      </HStack>
    </HStack>
  );
}

/* Only for visitors who come from a space. */
const PlannedStay = lazy(async () => ({ default: (await import('./PlannedStay')).PlannedStay }));

interface AuthFrameProps {
  isSignUp: boolean;
  /** The planned booking, beside the form; on a phone above it. */
  planned: StayRequest | null;
  children: ReactNode;
}

/** The two halves of the page: a form and a picture. */
export function AuthFrame({ isSignUp, planned, children }: AuthFrameProps) {
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      minHeight="100dvh"
    >
      <Box
        display="flex"
        flexDirection="column"
        paddingInline={{ base: '4', md: '8', lg: '12' }}
        paddingTop={{ base: '3', md: '6' }}
        paddingBottom={{ base: '8', md: '10' }}
      >
        <TopBar />
        <chakra.main
          id={MAIN_ID}
          width="100%"
          maxWidth="408px"
          marginInline="auto"
          marginTop={{ base: '0', sm: '6', md: 'auto' }}
          marginBottom="auto"
          paddingBlock={{ base: '5', md: '10' }}
        >
          {planned && (
            <Suspense>
              <PlannedStay request={planned} hideFrom="md" layerStyle="card" padding="4" marginBottom="5" />
            </Suspense>
          )}
          {children}
        </chakra.main>
      </Box>
      <AuthAside
        view={isSignUp ? 'sign-up' : 'sign-in'}
        planned={
          planned && (
            <Suspense fallback={<Box height="180px" />}>
              <PlannedStay request={planned} hasNote />
            </Suspense>
          )
        }
      />
      <Toaster />
    </Box>
  );
}
