import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { PageContainer, Section, SectionHead } from '../../../ui/layout/Page';
import fullFlat from '../assets/people/full-flat.svg';
import halfEmpty from '../assets/people/half-empty.svg';
import walkAndKey from '../assets/people/walk-and-key.svg';

const SCENES = [
  { key: 'full', picture: fullFlat },
  { key: 'empty', picture: halfEmpty },
  { key: 'key', picture: walkAndKey },
] as const;

/** Why Hueco exists, in three scenes. */
export function Scenes() {
  const { t } = useTranslation('company');
  return (
    <Section aria-labelledby="about-why">
      <PageContainer>
        <SectionHead id="about-why" title={t('about.why.title')} text={t('about.why.text')} />
        <chakra.ul
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
          gap={{ base: '7', md: '6' }}
        >
          {SCENES.map(({ key, picture }) => (
            <li key={key}>
              <Box
                borderRadius="20px"
                overflow="hidden"
                bg="tint.brand"
                aspectRatio="384 / 280"
                _dark={{ filter: 'brightness(.9)' }}
              >
                <chakra.img src={picture} alt="" data-photo display="block" boxSize="full" loading="lazy" />
              </Box>
              <chakra.h3 textStyle="h3" mt={{ base: '3.5', md: '5' }}>
                {t(`about.why.${key}.title`)}
              </chakra.h3>
              <chakra.p color="fg.muted" mt="1.5" textWrap="pretty">
                {t(`about.why.${key}.text`)}
              </chakra.p>
            </li>
          ))}
        </chakra.ul>
      </PageContainer>
    </Section>
  );
}
