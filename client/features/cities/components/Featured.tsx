import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { MoreLink } from '../../../ui/links/MoreLink';
import { PageContainer, Section, SectionHead } from '../../../ui/layout/Page';
import { SnapRow } from '../../../ui/layout/SnapRow';
import { SpaceCard } from '../../../ui/space-card/SpaceCard';
import { citySearchPath, type CityData } from '../city-data';

const CARD_SIZES = '(min-width: 1200px) 282px, (min-width: 900px) 24vw, 280px';

/** Four spaces of the city. */
export function Featured({ data }: { data: CityData }) {
  const { t } = useTranslation('cities');
  const { name, spaceCount } = data.city;
  return (
    <Section pt="0" aria-labelledby="city-featured">
      <PageContainer>
        <SectionHead
          id="city-featured"
          title={t('featured.title', { city: name })}
          text={t('featured.text')}
          action={
            <Box hideBelow="md">
              <MoreLink to={citySearchPath(name)}>{t('featured.all', { count: spaceCount })}</MoreLink>
            </Box>
          }
        />
        <SnapRow columns={4}>
          {data.featured.map((space) => (
            <SpaceCard key={space.id} space={space} to={`/space/${space.id}`} sizes={CARD_SIZES} />
          ))}
        </SnapRow>
      </PageContainer>
    </Section>
  );
}
