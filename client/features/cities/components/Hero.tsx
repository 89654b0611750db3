import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFormats } from '../../../i18n/format';
import { ChipLink } from '../../../ui/links/ChipLink';
import { PageContainer } from '../../../ui/layout/Page';
import { SearchPill } from '../../../ui/search-pill/SearchPill';
import { districtPath, fullest, textsOf, usualRange, type CityData } from '../city-data';
import { Crumbs } from './Crumbs';
import { StreetPicture } from './StreetPicture';
import { capitalised } from '../../../ui/display/capitalised';

const CHIPS = 5;
const KINDS = 3;

/** What the city offers now, the search, and the districts with most spaces. */
export function Hero({ data }: { data: CityData }) {
  const { t } = useTranslation('cities');
  const { price } = useFormats();
  const navigate = useNavigate();
  const { name, spaceCount, priceFromCents } = data.city;
  const pill = { place: name, from: null, to: null, types: [] };
  return (
    <chakra.section position="relative" pb={{ base: '8', md: '12' }}>
      <PageContainer minH={{ md: '560px' }}>
        <Box w={{ md: '50%', lg: '600px' }} pt={{ base: '2', md: '6' }}>
          <Crumbs city={name} />
          <chakra.h1 textStyle="display" mt={{ base: '3', md: '10' }}>
            {t('hero.title', { count: spaceCount, city: name, price: price(priceFromCents ?? 0) })}
          </chakra.h1>
          <chakra.p textStyle="lead" color="fg.muted" maxW="26em" mt={{ base: '2.5', md: '4' }}>
            <Lead data={data} />
          </chakra.p>
        </Box>
        <Box
          position="relative"
          zIndex="1"
          w={{ base: 'full', md: '54%', lg: '600px' }}
          maxW={{ base: '560px', md: 'none' }}
          mt={{ base: '5', md: '10' }}
        >
          <SearchPill
            layout="city"
            value={pill}
            onSubmit={(params) => void navigate({ pathname: '/search', search: params.toString() })}
          />
        </Box>
        <Chips data={data} />
        <StreetPicture data={data} />
      </PageContainer>
    </chakra.section>
  );
}

function Lead({ data }: { data: CityData }) {
  const { t } = useTranslation('cities');
  const formats = useFormats();
  const { lead } = textsOf(data, formats.language);
  if (lead) return lead;
  const kinds = formats.list(data.types.slice(0, KINDS).map(({ type }) => t(`kinds.${type}`)));
  const words = t('hero.lead', { kinds, count: fullest(data.districts).length });
  // A line may break at a space, and after a dash unless a word joiner follows it.
  const range = data.prices && usualRange(formats, data.prices).replaceAll(/\s/g, '\u00a0').replace('–', '–\u2060');
  const usual = range && t('hero.usual', { range });
  return [capitalised(words), usual].filter(Boolean).join(' ');
}

function Chips({ data }: { data: CityData }) {
  const { t } = useTranslation('cities');
  const districts = fullest(data.districts).slice(0, CHIPS);
  return (
    <chakra.ul
      aria-label={t('hero.districts')}
      display="flex"
      flexWrap={{ md: 'wrap' }}
      gap="2"
      w={{ md: '50%', lg: '580px' }}
      mt={{ base: '4', md: '5' }}
      mx={{ base: 'calc(-1 * var(--gutter))', md: '0' }}
      px={{ base: 'var(--gutter)', md: '0' }}
      py={{ base: '1', md: '0' }}
      overflowX={{ base: 'auto', md: 'visible' }}
      scrollbar="hidden"
    >
      {districts.map((district) => (
        <li key={district.name}>
          <ChipLink
            to={districtPath(district) ?? '/search'}
            aria-label={t('hero.chip', { district: district.name, count: district.count })}
          >
            {district.name}
            <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
              {district.count}
            </chakra.span>
          </ChipLink>
        </li>
      ))}
    </chakra.ul>
  );
}
