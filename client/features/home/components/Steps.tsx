import { Box, chakra } from '@chakra-ui/react';
import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { HOW_IT_WORKS_ID } from '../../../ui/layout/anchors';
import { PageContainer, Section, SectionHead } from '../../../ui/layout/Page';
import { useInView } from '../../../ui/layout/use-in-view';
import type { FeaturedSpace } from '../home-data';

/* Decorative pictures: their place is reserved, and their code can load later. */
const art = (name: 'MapArt' | 'ContactArt' | 'PayArt') =>
  lazy(() => import('./step-arts').then((file) => ({ default: file[name] })));

/* Loaded when the visitor scrolls near them, else after everything above. */
const ARTS_AFTER_MS = 4000;
const ARTS_AHEAD = '200px 0px';

const STEPS = [
  { key: 'search', Art: art('MapArt') },
  { key: 'contact', Art: art('ContactArt') },
  { key: 'pay', Art: art('PayArt') },
] as const;

/** How it works: search, contact the host, secure payment (HOM-1, NAV-2); each with an illustration from the product. */
export function Steps({ spaces }: { spaces: readonly FeaturedSpace[] }) {
  const { t } = useTranslation('home');
  const list = useRef<HTMLOListElement>(null);
  const isInView = useInView(list, ARTS_AFTER_MS, ARTS_AHEAD);
  return (
    <Section isBand id={HOW_IT_WORKS_ID} aria-labelledby="home-steps">
      <PageContainer>
        <SectionHead id="home-steps" title={t('steps.title')} />
        <chakra.ol
          ref={list}
          display="grid"
          gridTemplateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}
          gap={{ base: '8', md: '6' }}
          listStyleType="none"
        >
          {STEPS.map(({ key, Art }, index) => (
            <chakra.li
              key={key}
              display={{ base: 'grid', md: 'block' }}
              gridTemplateColumns={{ base: '36px 1fr', sm: '240px 36px 1fr' }}
              gridTemplateRows={{ sm: 'auto 1fr', md: 'none' }}
              columnGap="3"
              alignItems={{ sm: 'start' }}
            >
              <Box
                aria-hidden
                position="relative"
                h={{ base: '232px', sm: '180px', md: '232px' }}
                mb={{ base: '4', sm: '0', md: '6' }}
                borderRadius="card"
                bg="bg.panel"
                overflow="hidden"
                gridColumn={{ base: '1 / -1', sm: '1' }}
                gridRow={{ sm: '1 / 3' }}
              >
                {isInView && (
                  <Suspense>
                    <Art spaces={spaces} />
                  </Suspense>
                )}
              </Box>
              <StepNumber number={index + 1} />
              <chakra.h3 textStyle="h3" mt={{ base: '1.5', md: '3' }} gridColumn={{ sm: '3' }}>
                {t(`steps.${key}.title`)}
              </chakra.h3>
              <chakra.p mt={{ base: '1', md: '1.5' }} color="fg.muted" maxW="34ch" gridColumn={{ base: '2', sm: '3' }}>
                {t(`steps.${key}.text`)}
              </chakra.p>
            </chakra.li>
          ))}
        </chakra.ol>
      </PageContainer>
    </Section>
  );
}

/* A disc on phones, from 900 px a number with a hairline. For screen readers the list itself numbers them. */
function StepNumber({ number }: { number: number }) {
  return (
    <Box
      aria-hidden
      display={{ base: 'grid', md: 'flex' }}
      alignItems="center"
      justifyItems="center"
      gap="4"
      boxSize={{ base: '9', md: 'auto' }}
      borderRadius={{ base: 'full', md: '0' }}
      bg={{ base: 'brand.subtle', md: 'transparent' }}
      gridRow={{ base: 'span 2' }}
      fontFamily="heading"
      fontWeight="700"
      fontSize={{ base: 'md', md: 'xl' }}
      lineHeight="1.625rem"
      color="brand.fg"
      _after={{ content: '""', display: { base: 'none', md: 'block' }, h: '1px', flex: '1', bg: 'border' }}
    >
      {number}
    </Box>
  );
}
