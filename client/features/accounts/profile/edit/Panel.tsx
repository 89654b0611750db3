import { Box, chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

interface PanelProps {
  title: string;
  /** Beside the title, such as a status. */
  badge?: ReactNode;
  text?: ReactNode;
  /** Of a title that takes the focus. */
  titleId?: string;
  children: ReactNode;
}

/** One topic of the account: its title, a sentence, and its actions. */
export function Panel({ title, badge, text, titleId, children }: PanelProps) {
  const ownId = useId();
  const id = titleId ?? ownId;
  return (
    <Box as="section" aria-labelledby={id} layerStyle="panel" padding={{ base: '4', md: '6' }}>
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
        <chakra.h2 id={id} tabIndex={titleId === undefined ? undefined : -1} textStyle="h3">
          {title}
        </chakra.h2>
        {badge}
      </Box>
      {text && (
        <chakra.p marginTop="1" color="fg.muted" maxWidth="60ch">
          {text}
        </chakra.p>
      )}
      <Box marginTop="5">{children}</Box>
    </Box>
  );
}
