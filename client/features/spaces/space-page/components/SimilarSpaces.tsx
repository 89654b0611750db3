import { Box, chakra } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SpaceCard_SpaceFragment } from '../../../../generated/graphql';
import { PageContainer, Section, SectionHead } from '../../../../ui/layout/Page';
import { SpaceCard } from '../../../../ui/space-card/SpaceCard';
import { withStay, type Stay } from '../../../../ui/booking/stay-address';

interface SimilarSpacesProps {
  spaces: readonly SpaceCard_SpaceFragment[];
  /** A search around this space. */
  around: { name: string; to: string } | undefined;
  stay: Stay;
}

/** Similar spaces nearby, linked with the same dates. */
export function SimilarSpaces({ spaces, around, stay }: SimilarSpacesProps) {
  const { t } = useTranslation('space');
  if (spaces.length === 0) return null;
  const dates = withStay(new URLSearchParams(), stay).toString();
  const pathOf = (id: string) => (dates ? `/space/${id}?${dates}` : `/space/${id}`);
  return (
    <Section aria-labelledby="similar-title">
      <PageContainer>
        <SectionHead
          id="similar-title"
          title={t('similar.title')}
          action={
            around && (
              <chakra.span
                asChild
                hideBelow="md"
                display="inline-flex"
                alignItems="center"
                gap="1.5"
                minH="8"
                fontWeight="600"
                color="brand.fg"
                borderRadius="xs"
              >
                <Link to={around.to}>
                  {t('similar.more', { place: around.name })}
                  <ArrowRight size={18} aria-hidden />
                </Link>
              </chakra.span>
            )
          }
        />
        <Box
          as="ul"
          display={{ base: 'flex', md: 'grid' }}
          gridTemplateColumns="repeat(4, minmax(0, 1fr))"
          gap={{ base: '4', lg: '6' }}
          mx={{ base: 'calc(-1 * var(--gutter))', md: '0' }}
          px={{ base: 'var(--gutter)', md: '0' }}
          pb={{ base: '1', md: '0' }}
          overflowX={{ base: 'auto', md: 'visible' }}
          scrollSnapType={{ base: 'x mandatory', md: 'none' }}
          scrollPaddingInline="var(--gutter)"
          scrollbarWidth="none"
        >
          {spaces.map((space) => (
            <chakra.li key={space.id} flex={{ base: '0 0 280px', md: 'initial' }} minW="0" scrollSnapAlign="start">
              <SpaceCard space={space} to={pathOf(space.id)} sizes="(min-width: 900px) 25vw, 280px" />
            </chakra.li>
          ))}
        </Box>
      </PageContainer>
    </Section>
  );
}
