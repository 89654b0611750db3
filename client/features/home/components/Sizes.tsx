import { Box, chakra } from '@chakra-ui/react';
import { Archive, Bike, Car, Package, Sofa, Store, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { HomePageQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { FIT_HASH } from '../../../ui/layout/anchors';
import { ChipLink } from '../../../ui/links/ChipLink';
import { MoreLink } from '../../../ui/links/MoreLink';
import { PageContainer, Section, SectionHead } from '../../../ui/layout/Page';
import { formatSearch, type SearchState } from '../../../ui/search-pill/search-params';
import { SIZES } from '../home-data';
import { PLANS } from './plans';

const searchPath = (search: Partial<SearchState>): string => `/search?${formatSearch(search)}`;

/** How much space is needed: four plans to one scale on one ground line, and links by thing to store. */
export function Sizes({ data }: { data: HomePageQuery | undefined }) {
  const { t } = useTranslation('home');
  return (
    <Section pt="0" aria-labelledby="home-sizes">
      <PageContainer>
        <SectionHead
          id="home-sizes"
          title={t('sizes.title')}
          text={t('sizes.text')}
          action={<MoreLink to={`/search${FIT_HASH}`}>{t('sizes.calculate')}</MoreLink>}
        />
        <Sideways
          as="ul"
          justifyContent="space-between"
          alignItems="flex-end"
          gap={{ base: '7', md: '10', lg: '6' }}
          until="lg"
        >
          {SIZES.map((size) => (
            <Size key={size.key} size={size} priceCents={data?.[size.key].edges[0]?.node.priceAllInCents ?? null} />
          ))}
        </Sideways>
        <Things />
      </PageContainer>
    </Section>
  );
}

interface SizeProps {
  size: (typeof SIZES)[number];
  /** The cheapest space of about this size; none while loading, or when there is none. */
  priceCents: number | null;
}

function Size({ size, priceCents }: SizeProps) {
  const { t } = useTranslation('home');
  const formats = useFormats();
  const Plan = PLANS[size.key];
  const area = formats.area(size.areaM2);
  const isLarge = size.areaM2 > 5;
  return (
    <chakra.li display="flex" flexDirection="column" alignItems="flex-start" flexShrink={{ base: '0', lg: '1' }}>
      <Box ms="-1">
        <Plan label={t('sizes.plan', { area, text: t(`sizes.${size.key}.text`) })} />
      </Box>
      <Box mt="2" minH={{ base: '120px', md: '104px' }} maxW={{ base: isLarge ? '200px' : '150px', md: '26ch' }}>
        <chakra.h3 textStyle="lg" fontWeight="700">
          {area}
        </chakra.h3>
        <chakra.p textStyle="sm" color="fg.muted">
          <chakra.span fontWeight="600" color="fg">
            {t(`sizes.${size.key}.name`)}
          </chakra.span>{' '}
          {t(`sizes.${size.key}.text`)}
        </chakra.p>
        {priceCents !== null && (
          <chakra.span
            asChild
            display="inline-block"
            py="1"
            textStyle="sm"
            fontWeight="600"
            color="brand.fg"
            _hover={{ textDecoration: 'underline', textUnderlineOffset: '3px' }}
          >
            <Link to={searchPath({ ...size.search, sort: 'PRICE' })}>
              {t('sizes.from', { price: formats.price(priceCents) })}
            </Link>
          </chakra.span>
        )}
      </Box>
    </chakra.li>
  );
}

const THINGS: {
  key: 'furniture' | 'boxes' | 'bikes' | 'vehicles' | 'papers' | 'stock';
  icon: LucideIcon;
  search: Partial<SearchState>;
}[] = [
  { key: 'furniture', icon: Sofa, search: { sizeMinM2: 8 } },
  { key: 'boxes', icon: Package, search: { type: ['STORAGE'] } },
  { key: 'bikes', icon: Bike, search: { features: ['GROUND_FLOOR'] } },
  { key: 'vehicles', icon: Car, search: { type: ['GARAGE'], features: ['VEHICLE_DOOR'] } },
  { key: 'papers', icon: Archive, search: { features: ['DRY'] } },
  { key: 'stock', icon: Store, search: { type: ['SHOP', 'WAREHOUSE'] } },
];

function Things() {
  const { t } = useTranslation('home');
  return (
    <Sideways
      alignItems="center"
      gap="2"
      mt={{ base: '5', md: '8' }}
      pt={{ base: '1', md: '7' }}
      borderTopWidth={{ md: '1px' }}
      flexWrap={{ md: 'wrap' }}
      until="md"
    >
      <chakra.h3 id="home-things" fontWeight="600" me="3" hideBelow="md">
        {t('sizes.keep')}
      </chakra.h3>
      <chakra.ul aria-labelledby="home-things" display="flex" flexWrap={{ md: 'wrap' }} gap="2">
        {THINGS.map(({ key, icon: Icon, search }) => (
          <li key={key}>
            <ChipLink to={searchPath(search)}>
              <Icon size={16} aria-hidden />
              {t(`sizes.things.${key}`)}
            </ChipLink>
          </li>
        ))}
      </chakra.ul>
    </Sideways>
  );
}

/** A row that scrolls horizontally, edge to edge, until the window is wide enough. */
const Sideways = chakra('div', {
  base: {
    display: 'flex',
    mx: 'calc(-1 * var(--gutter))',
    px: 'var(--gutter)',
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
  variants: {
    until: {
      md: { md: { mx: '0', px: '0', overflowX: 'visible' } },
      lg: { lg: { mx: '0', px: '0', overflowX: 'visible' } },
    },
  },
});
