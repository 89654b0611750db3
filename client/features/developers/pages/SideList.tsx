import { Box, chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface SideListProps {
  /** Name of the landmark. */
  label: string;
  /** Label of the folded list. */
  summary: string;
  isSticky?: boolean;
  children: ReactNode;
}

/** A list of pages: beside the page on wide screens, folded above it on phones. */
export function SideList({ label, summary, isSticky = false, children }: SideListProps) {
  return (
    <nav aria-label={label}>
      <Box
        display={{ base: 'none', lg: 'block' }}
        {...(isSticky && { position: 'sticky', top: 'calc(var(--header-h, 72px) + 32px)' })}
      >
        {children}
      </Box>
      <chakra.details
        display={{ base: 'block', lg: 'none' }}
        layerStyle="panel"
        paddingInline="4"
        css={{ '&[open] summary svg': { rotate: '180deg' } }}
      >
        <chakra.summary
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          minHeight="12"
          fontWeight="600"
          cursor="pointer"
          listStyleType="none"
        >
          {summary}
          <ChevronDown size={20} aria-hidden />
        </chakra.summary>
        <Box paddingBottom="4">{children}</Box>
      </chakra.details>
    </nav>
  );
}
