import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Toaster } from '../../../ui/feedback/Toaster';
import { MAIN_ID } from '../../../ui/layout/anchors';
import { SkipLink } from '../../../ui/layout/SkipLink';
import { DevelopersFooter } from './DevelopersFooter';
import { DevelopersHeader, type DocsPart } from './DevelopersHeader';

interface DevelopersFrameProps {
  /** The open part of the documentation; null for other pages. */
  current: DocsPart | null;
  children: ReactNode;
}

/** The documentation's own layout, with its parts in the header and nothing about renting. */
export function DevelopersFrame({ current, children }: DevelopersFrameProps) {
  return (
    <chakra.div display="flex" flexDirection="column" minHeight="100dvh">
      <SkipLink />
      <DevelopersHeader current={current} />
      <chakra.main id={MAIN_ID} tabIndex={-1} flex="1" outline="none" minWidth="0">
        {children}
      </chakra.main>
      <DevelopersFooter />
      <Toaster />
    </chakra.div>
  );
}
