import { Badge, Box, chakra, Skeleton } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormats } from '../../../i18n/format';
import { LARGE_TEXT } from '../../../theme/large-text';
import { DOT } from '../../../ui/display/dotted-text';
import { PageContainer, Section, SectionHead } from '../../../ui/layout/Page';
import { LoadingRegion } from '../../../ui/feedback/LoadingRegion';
import { cityMesh } from '../city-mesh';
import type { HomeCity } from '../home-data';

/** How many cities the mosaic has room for: one large, two medium, three small and a last row of four. */
const PLACES = 10;
const BIG = { gridColumn: { base: 'span 2', sm: 'span 6' }, gridRow: { md: 'span 2' } } as const;
const MIDDLE = { gridColumn: { base: 'span 1', sm: 'span 3' } } as const;
const SMALL = { gridColumn: { base: 'span 1', sm: 'span 2' } } as const;
const LAST = { gridColumn: { base: 'span 1', sm: 'span 3' } } as const;
/* Fills the last row of two, which nine cities leave half empty. */
const END = { gridColumn: { base: 'span 2', sm: 'span 3' } } as const;

const placeOf = (index: number) =>
  index === 0 ? BIG : index < 3 ? MIDDLE : index < 6 ? SMALL : index < PLACES - 1 ? LAST : END;

/* Cities with the most spaces first, coming ones last. */
const byOffer = (a: HomeCity, b: HomeCity) =>
  Number(a.isComingSoon) - Number(b.isComingSoon) || b.spaceCount - a.spaceCount;

/** The cities with their current numbers of spaces (HOM-1). */
export function Cities({ cities }: { cities: readonly HomeCity[] | undefined }) {
  const { t } = useTranslation('home');
  const shown = cities?.toSorted(byOffer).slice(0, PLACES);
  const most = Math.max(1, ...(shown ?? []).map(({ spaceCount }) => spaceCount));
  return (
    <Section pt="0" aria-labelledby="home-cities">
      <PageContainer>
        <SectionHead id="home-cities" title={t('cities.title')} text={t('cities.text')} />
        {shown ? (
          <Mosaic>
            {shown.map((city, index) => (
              <CityTile key={city.slug} city={city} share={Math.sqrt(city.spaceCount / most)} index={index} />
            ))}
          </Mosaic>
        ) : (
          <LoadingRegion>
            <Mosaic>
              {Array.from({ length: PLACES }, (_, index) => (
                <Skeleton key={index} borderRadius="card" {...placeOf(index)} />
              ))}
            </Mosaic>
          </LoadingRegion>
        )}
      </PageContainer>
    </Section>
  );
}

function Mosaic({ children }: { children: ReactNode }) {
  return (
    <Box
      display="grid"
      gridTemplateColumns={{
        base: 'repeat(2, minmax(0, 1fr))',
        sm: 'repeat(6, minmax(0, 1fr))',
        md: 'repeat(12, minmax(0, 1fr))',
      }}
      gridTemplateRows={{ base: '13.75rem', sm: '17.5rem', md: 'none' }}
      gridAutoRows={{ base: '9.375rem', sm: '11.25rem', md: '12.5rem', lg: '14.25rem' }}
      gap={{ base: '3', md: '4', lg: '6' }}
      css={{ [LARGE_TEXT]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > *': { gridColumn: 'auto' } } }}
    >
      {children}
    </Box>
  );
}

interface CityTileProps {
  city: HomeCity;
  /** Its number of spaces relative to the largest, 0 to 1. */
  share: number;
  index: number;
}

function CityTile({ city, share, index }: CityTileProps) {
  const { t } = useTranslation('home');
  const { price } = useFormats();
  const isBig = index === 0;
  const isSmall = index >= 3 && index < 6;
  const from =
    !isSmall &&
    city.priceFromCents !== null &&
    t(isBig ? 'cities.fromMonth' : 'cities.from', { price: price(city.priceFromCents) });
  return (
    <chakra.article
      position="relative"
      overflow="hidden"
      borderRadius="card"
      bg={city.isComingSoon ? undefined : 'bg.muted'}
      borderWidth={city.isComingSoon ? '1px' : undefined}
      className="group"
      {...placeOf(index)}
    >
      <CityArt city={city} share={share} isBig={isBig} />
      {city.isComingSoon && (
        <Badge
          position="absolute"
          top={{ base: '3', md: '4' }}
          left={{ base: '3', md: '4' }}
          bg="bg.panel"
          color="fg.muted"
          boxShadow="inset 0 0 0 1px {colors.border}"
        >
          {t('cities.soon')}
        </Badge>
      )}
      <Box
        position="absolute"
        left={{ base: '2.5', md: isBig ? '5' : '3' }}
        bottom={{ base: '2.5', md: isBig ? '5' : '3' }}
        maxW="calc(100% - 20px)"
        px={{ base: '3', md: isBig ? '5' : '2.5', lg: isBig ? '5' : '3.5' }}
        py={{ base: '2', md: isBig ? '4' : '2.5' }}
        borderRadius="11px"
        bg={city.isComingSoon ? undefined : 'bg.panel'}
        boxShadow={city.isComingSoon ? undefined : '1'}
      >
        <chakra.h3 textStyle="h3">
          <chakra.span
            asChild
            _after={{ content: '""', position: 'absolute', inset: '-100vmax' }}
            _groupHover={{ color: 'brand.fg' }}
          >
            <Link to={`/${city.slug}`}>{city.name}</Link>
          </chakra.span>
        </chakra.h3>
        {city.isComingSoon && (
          <chakra.p textStyle="sm" fontWeight="600" color="brand.fg">
            {t('cities.notifyMe')}
          </chakra.p>
        )}
        {!city.isComingSoon && city.spaceCount > 0 && (
          <chakra.p textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            <chakra.span whiteSpace="nowrap">{t('cities.spaces', { count: city.spaceCount })}</chakra.span>
            {from && (
              <chakra.span whiteSpace="nowrap" hideBelow={isBig ? undefined : 'lg'}>
                {DOT}
                {from}
              </chakra.span>
            )}
          </chakra.p>
        )}
      </Box>
    </chakra.article>
  );
}

const FILLS = {
  0: 'color-mix(in srgb, {colors.arena.300} var(--city-pale), {colors.bg.muted})',
  1: 'color-mix(in srgb, {colors.brand.solid} 30%, {colors.bg.muted})',
  2: 'color-mix(in srgb, {colors.brand.solid} 52%, {colors.bg.muted})',
  3: 'color-mix(in srgb, {colors.brand.solid} 78%, {colors.bg.muted})',
} as const;

/* Not a map: a pattern of quarters, denser where the city has more spaces. */
function CityArt({ city, share, isBig }: { city: HomeCity; share: number; isBig: boolean }) {
  const [width, height] = isBig ? [588, 480] : [384, 228];
  const quarters = useMemo(
    () => cityMesh(city.slug, city.isComingSoon ? 0 : share, width, height),
    [city, share, width, height],
  );
  return (
    <chakra.svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      position="absolute"
      inset="0"
      boxSize="full"
      opacity={city.isComingSoon ? 0.6 : 1}
      css={{
        '--city-pale': { base: '28%', _dark: '0%' },
        '& path': { stroke: 'bg', strokeWidth: '1.6' },
        ...Object.fromEntries(Object.entries(FILLS).map(([level, fill]) => [`& [data-level="${level}"]`, { fill }])),
      }}
    >
      {quarters.map(({ path, level }) => (
        <path key={path} d={path} data-level={level} />
      ))}
    </chakra.svg>
  );
}
