import { Badge, Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { PageContainer, Section, SectionHead } from '../../../ui/layout/Page';
import { SnapRow } from '../../../ui/layout/SnapRow';
import bicycle from '../assets/story-bicycle.webp';
import stock from '../assets/story-stock.webp';
import works from '../assets/story-works.webp';

const USE_CASES = [
  { key: 'works', picture: works },
  { key: 'bicycle', picture: bicycle },
  { key: 'stock', picture: stock },
] as const;

/** Uses of a space, marked as examples until there are real ones. */
export function UseCases({ city }: { city: string }) {
  const { t } = useTranslation('cities');
  return (
    <Section aria-labelledby="city-stories">
      <PageContainer>
        <SectionHead id="city-stories" title={t('stories.title', { city })} text={t('stories.text')} />
        {/* Nothing in the row is focusable, so the row itself is: on phones it scrolls. */}
        <SnapRow columns={3} tabIndex={0} role="group" aria-labelledby="city-stories">
          {USE_CASES.map(({ key, picture }) => (
            <chakra.figure key={key} display="flex" flexDirection="column">
              <Box position="relative">
                <chakra.img
                  data-photo
                  src={picture}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  display="block"
                  w="full"
                  aspectRatio="3/2"
                  objectFit="cover"
                  borderRadius="photo"
                  bg="bg.emphasized"
                />
                <Badge position="absolute" left="3" bottom="3" bg="arena.900" color="arena.50">
                  {t('stories.example')}
                </Badge>
              </Box>
              <chakra.blockquote
                mt="5"
                mb="4"
                fontFamily="heading"
                fontSize="lg"
                lineHeight="1.75rem"
                fontWeight="600"
                letterSpacing="-0.008em"
                textWrap="pretty"
              >
                {t(`stories.${key}.quote`)}
              </chakra.blockquote>
              <chakra.figcaption
                mt="auto"
                display="flex"
                flexDirection={{ base: 'column', lg: 'row' }}
                justifyContent="space-between"
                gap="1"
                pt="3.5"
                borderTopWidth="1px"
                textStyle="sm"
                color="fg.muted"
              >
                <chakra.b fontWeight="600" color="fg">
                  {t(`stories.${key}.use`)}
                </chakra.b>
                <span>{t(`stories.${key}.space`)}</span>
              </chakra.figcaption>
            </chakra.figure>
          ))}
        </SnapRow>
      </PageContainer>
    </Section>
  );
}
