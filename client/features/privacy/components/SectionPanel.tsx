import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface SectionPanelProps {
  /** Its fragment in the URL. */
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** One section of the page; links lead to its `id`. */
export function SectionPanel({ id, title, text, children }: SectionPanelProps) {
  return (
    <Box
      as="section"
      id={id}
      tabIndex={-1}
      outline="none"
      aria-labelledby={`${id}-title`}
      layerStyle="panel"
      padding={{ base: '4', md: '6' }}
      scrollMarginTop="calc(var(--header-h) + 16px)"
    >
      <chakra.h2 id={`${id}-title`} textStyle="h3" tabIndex={-1}>
        {title}
      </chakra.h2>
      <chakra.p marginTop="1.5" color="fg.muted" maxWidth="62ch">
        {text}
      </chakra.p>
      <Box marginTop="5">{children}</Box>
    </Box>
  );
}
