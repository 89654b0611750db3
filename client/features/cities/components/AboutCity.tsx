import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/format';
import { Prose } from '../../../ui/display/Prose';
import { PageContainer, Section, SectionHead } from '../../../ui/layout/Page';
import { textsOf, type CityData } from '../city-data';

/** The staff's text about storage in the city; nothing if there is none. */
export function AboutCity({ data }: { data: CityData }) {
  const { t } = useTranslation('cities');
  const { about } = textsOf(data, useFormats().language);
  if (!about) return null;
  return (
    <Section pt="0" aria-labelledby="city-about">
      <PageContainer>
        <SectionHead id="city-about" title={t('about', { city: data.city.name })} />
        <Box maxW="44rem">
          <Prose html={about} />
        </Box>
      </PageContainer>
    </Section>
  );
}
