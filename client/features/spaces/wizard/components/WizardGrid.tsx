import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PageContainer } from '../../../../ui/layout/Page';

interface WizardGridProps {
  rail?: ReactNode;
  form: ReactNode;
  preview?: ReactNode;
}

const STICKY = { position: 'sticky', top: 'calc(var(--header-h) + 40px)' } as const;

/** Steps, form and preview side by side: 200 / 640 / 280; on narrower screens first the preview disappears, then the steps. */
export function WizardGrid({ rail, form, preview }: WizardGridProps) {
  return (
    <PageContainer
      display="grid"
      gap="10"
      alignItems="start"
      paddingTop={{ base: '5', md: '10' }}
      paddingBottom={{ base: '8', md: '16' }}
      gridTemplateColumns="minmax(0, 640px)"
      justifyContent="center"
      css={{
        '& > [data-rail], & > [data-preview]': { display: 'none' },
        '@media (min-width: 1000px)': {
          gridTemplateColumns: '180px minmax(0, 640px)',
          '& > [data-rail]': { display: 'block' },
        },
        '@media (min-width: 1240px)': {
          gridTemplateColumns: '200px minmax(0, 640px) 280px',
          '& > [data-preview]': { display: 'block' },
        },
      }}
    >
      <Box data-rail css={STICKY}>
        {rail}
      </Box>
      <Box minWidth="0" minHeight="calc(100dvh - 260px)">
        {form}
      </Box>
      <Box data-preview css={STICKY}>
        {preview}
      </Box>
    </PageContainer>
  );
}
