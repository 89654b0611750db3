import { Box, Button, chakra } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageContainer } from '../../../ui/layout/Page';
import type { ReviewSide } from '../categories';

/** The viewer's bookings in the dashboard. */
export const bookingsPath = (side: ReviewSide): string =>
  `/dashboard?${new URLSearchParams({ mode: side.toLowerCase(), tab: 'bookings' })}`;

interface ReviewGridProps {
  side: ReviewSide;
  /** Title and lead. */
  head: ReactNode;
  /** Summary of the rental: on the right, or below the title on phones. */
  aside: ReactNode;
  children: ReactNode;
}

/** Two-column layout, like the checkout's. */
export function ReviewGrid({ side, head, aside, children }: ReviewGridProps) {
  const { t } = useTranslation('reviewing');
  return (
    <PageContainer
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px', lg: '640px 432px' }}
      gridTemplateRows={{ md: 'auto 1fr' }}
      columnGap="8"
      rowGap={{ base: '6', md: '8' }}
      justifyContent="space-between"
      alignItems="start"
      paddingTop={{ base: '2', md: '8' }}
      paddingBottom={{ base: '12', md: '24' }}
    >
      <div>
        <Button
          asChild
          variant="plain"
          minHeight={{ base: '11', md: '8' }}
          fontWeight="500"
          color="fg.muted"
          _hover={{ color: 'fg' }}
        >
          <Link to={bookingsPath(side)}>
            <ArrowLeft size={16} aria-hidden />
            {t('back')}
          </Link>
        </Button>
        {head}
      </div>
      <Box gridColumn={{ md: '2' }} gridRow={{ md: '1 / span 2' }} height={{ md: 'full' }} minWidth="0">
        {aside}
      </Box>
      <Box minWidth="0">{children}</Box>
    </PageContainer>
  );
}

export const Title = chakra('h1', {
  base: { textStyle: 'h2', marginTop: { base: '1', md: '2' }, outlineOffset: '4px' },
});

export const Lead = chakra('p', { base: { marginTop: '2', color: 'fg.muted', maxWidth: '62ch', textWrap: 'pretty' } });
