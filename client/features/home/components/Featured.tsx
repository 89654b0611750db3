import { Box, Skeleton } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageContainer, Section, SectionHead } from '../../../ui/layout/Page';
import { SpaceCard } from '../../../ui/space-card/SpaceCard';
import { LoadingRegion } from '../../../ui/feedback/LoadingRegion';
import type { FeaturedSpace } from '../home-data';
import { MoreLink } from '../../../ui/links/MoreLink';
import { SnapRow } from '../../../ui/layout/SnapRow';

const CARD_SIZES = '(min-width: 1200px) 282px, (min-width: 900px) 24vw, 280px';

/** Four spaces chosen by the staff; on phones a row with scroll snapping. */
export function Featured({ spaces, problem }: { spaces: readonly FeaturedSpace[] | undefined; problem?: ReactNode }) {
  const { t } = useTranslation('home');
  if (spaces?.length === 0) return null;
  return (
    <Section pt={{ base: '6', md: '14' }} aria-labelledby="home-featured">
      <PageContainer>
        <SectionHead
          id="home-featured"
          title={t('featured.title')}
          text={t('featured.text')}
          action={
            <Box hideBelow="md">
              <MoreLink to="/search">{t('featured.all')}</MoreLink>
            </Box>
          }
        />
        {problem ||
          (spaces ? (
            <SnapRow columns={4}>
              {spaces.map((space) => (
                <SpaceCard key={space.id} space={space} to={`/space/${space.id}`} sizes={CARD_SIZES} />
              ))}
            </SnapRow>
          ) : (
            <LoadingRegion>
              <SnapRow columns={4}>
                {[0, 1, 2, 3].map((index) => (
                  <CardShape key={index} />
                ))}
              </SnapRow>
            </LoadingRegion>
          ))}
      </PageContainer>
    </Section>
  );
}

function CardShape() {
  return (
    <Box display="flex" flexDirection="column" gap="3.5">
      <Skeleton borderRadius="photo" aspectRatio="4/3" />
      <Box display="grid" gap="1.5">
        <Skeleton h="5" w="70%" my="0.5" />
        <Skeleton h="4" w="40%" />
        <Skeleton h="4" w="85%" />
        <Skeleton h="6" w="50%" mt="1" />
      </Box>
    </Box>
  );
}
