import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../../ui/layout/Page';
import { CaseHead } from './CaseHead';

export interface CaseLayoutProps {
  title: string;
  /** State, reference, dates: one line under the title. */
  sub: ReactNode;
  /** Beside the title, when the case is beside its list. */
  picture?: ReactNode;
  /** At the end of the head. */
  headEnd?: ReactNode;
  backTo: string;
  details: ReactNode;
  children: ReactNode;
  decision: ReactNode;
}

/* In three columns, or two and four in two, with lines between neighbours. */
const IN_ROWS = {
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '& > section': { borderTopWidth: '0', borderInlineStartWidth: '1px' },
  '& > section:nth-of-type(3n + 1)': { borderInlineStartWidth: '0' },
  '& > section:nth-of-type(n + 4)': { borderTopWidth: '1px' },
  '&:has(> section:nth-of-type(2):last-of-type)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '&:has(> section:nth-of-type(4):last-of-type)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > section:nth-of-type(n)': { borderTopWidth: '0', borderInlineStartWidth: '0' },
    '& > section:nth-of-type(even)': { borderInlineStartWidth: '1px' },
    '& > section:nth-of-type(n + 3)': { borderTopWidth: '1px' },
  },
} as const;

/** A case page: details at the left, history in the middle, decision at the right. */
export function CaseLayout({ title, sub, headEnd, backTo, details, children, decision }: CaseLayoutProps) {
  const { t } = useTranslation('staff');
  return (
    <Flex direction="column" flex="1" minWidth="0">
      <PageTitle title={title} />
      <Flex
        gap="3"
        alignItems="flex-start"
        flexWrap={{ base: 'wrap', md: 'nowrap' }}
        padding={{ base: '12px 16px', md: '14px 24px' }}
        borderBottomWidth="1px"
        borderColor="border"
      >
        <chakra.span
          asChild
          display="grid"
          placeItems="center"
          boxSize="8"
          marginInlineStart="-2"
          borderRadius="md"
          _hover={{ bg: 'hover' }}
        >
          <Link to={backTo} aria-label={t('room.back')}>
            <ArrowLeft size={20} aria-hidden />
          </Link>
        </chakra.span>
        <CaseHead as="h1" title={title} sub={sub} end={headEnd} />
      </Flex>
      <Grid
        flex="1"
        templateColumns={{
          base: 'minmax(0, 1fr)',
          md: 'minmax(0, 1fr) 376px',
          xl: '292px minmax(0, 1fr) 400px',
        }}
        // Details take the height they need, the rest what is left.
        templateRows={{ md: 'auto 1fr', xl: 'auto' }}
        css={{ '& > *': { minWidth: '0' } }}
      >
        <Box
          as="section"
          aria-label={t('room.details')}
          gridColumn={{ md: '1 / -1', xl: 'auto' }}
          display={{ base: 'block', md: 'grid', xl: 'block' }}
          css={{ mdToXl: IN_ROWS }}
          borderInlineEndWidth={{ xl: '1px' }}
          borderBottomWidth={{ base: '1px', xl: '0' }}
          borderColor="border"
        >
          {details}
        </Box>
        <Flex direction="column" gap="6" padding={{ base: '20px 16px 40px', md: '20px 24px 40px' }}>
          {children}
        </Flex>
        <Box
          as="section"
          aria-label={t('room.decision')}
          borderInlineStartWidth={{ md: '1px' }}
          borderTopWidth={{ base: '1px', md: '0' }}
          borderColor="border"
          bg="bg.panel"
        >
          <Box
            position={{ md: 'sticky' }}
            top="var(--bar-h)"
            maxHeight={{ md: 'calc(100dvh - var(--bar-h) - var(--foot-h))' }}
            overflowY={{ md: 'auto' }}
            padding={{ base: '20px 16px 24px', md: '20px 24px 24px' }}
            display="flex"
            flexDirection="column"
            gap="4"
            // Overflow is scrolled, not squeezed.
            css={{ '& > *': { flexShrink: 0 } }}
          >
            <chakra.h2 fontWeight="600">{t('room.decision')}</chakra.h2>
            {decision}
          </Box>
        </Box>
      </Grid>
    </Flex>
  );
}
