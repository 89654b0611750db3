import { Box, chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface CaseHeadProps {
  as: 'h1' | 'h2';
  title: string;
  sub: ReactNode;
  end: ReactNode;
}

/** The title of a case, with the line under it. */
export function CaseHead({ as, title, sub, end }: CaseHeadProps) {
  return (
    <>
      <Box minWidth="0">
        <chakra.h2 as={as} textStyle="h3" overflowWrap="anywhere">
          {title}
        </chakra.h2>
        <Flex alignItems="center" gap="1.5" columnGap="3" flexWrap="wrap" marginTop="1" textStyle="sm" color="fg.muted">
          {sub}
        </Flex>
      </Box>
      {end && <Box marginInlineStart="auto">{end}</Box>}
    </>
  );
}
