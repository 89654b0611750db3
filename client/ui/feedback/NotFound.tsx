import { Box, Button, chakra } from '@chakra-ui/react';
import { House, Search } from 'lucide-react';
import { useId, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { PageContainer, PageTitle } from '../layout/Page';
import { LocationCombobox } from '../location-field/LocationCombobox';
import { locationParams, suggestedParams, type LocationParams } from '../location-field/location-mapping';
import { formatSearch } from '../search-pill/search-params';
import street from './assets/street-404.svg';
import { OtherWays } from './OtherWays';

/** The page of an unknown or deleted URL (RTE-2): a search, a link back, and other spaces. */
export function NotFound() {
  const { t } = useTranslation('lost');
  return (
    <>
      <PageTitle title={t('title')} />
      <PageContainer
        paddingTop={{ base: '8', md: '14' }}
        display="flex"
        flexDirection="column"
        alignItems={{ base: 'start', md: 'center' }}
        textAlign={{ base: 'start', md: 'center' }}
      >
        <chakra.h1 lang="en" textStyle="h1">
          {t('title')}
        </chakra.h1>
        <chakra.p textStyle="lead" color="fg.muted" maxWidth="44ch" marginTop="3" textWrap={{ md: 'balance' }}>
          {t('text')}
        </chakra.p>
        <PlaceSearch />
        <Box display="flex" flexWrap="wrap" justifyContent={{ base: 'start', md: 'center' }} gap="2" marginTop="5">
          <Button asChild variant="outline">
            <Link to="/">
              <House aria-hidden />
              {t('action')}
            </Link>
          </Button>
          <Button asChild variant="ghost">
            <Link to="/help">{t('help')}</Link>
          </Button>
        </Box>
      </PageContainer>
      <Box
        marginTop={{ base: '7', md: '12' }}
        height={{ base: '280px', md: '400px' }}
        overflow="hidden"
        bg="teja.100"
        _dark={{ filter: 'brightness(.9)' }}
      >
        <chakra.img
          src={street}
          alt={t('street')}
          data-photo
          width="1376"
          height="400"
          maxWidth="none"
          minWidth={{ base: '963px', md: '1376px' }}
          boxSize="full"
          objectFit="cover"
          objectPosition="bottom"
          position="relative"
          left="50%"
          translate="-50% 0"
        />
      </Box>
      <OtherWays />
    </>
  );
}

function PlaceSearch() {
  const { t } = useTranslation(['domain', 'common']);
  const navigate = useNavigate();
  const [place, setPlace] = useState('');
  const [suggested, setSuggested] = useState<LocationParams | null>(null);
  const id = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void navigate(`/search?${formatSearch(suggested ?? locationParams(place))}`);
  };
  return (
    <chakra.form
      role="search"
      aria-label={t('searchPill.label')}
      onSubmit={submit}
      position="relative"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr) auto"
      gap="2"
      width="full"
      maxWidth="600px"
      marginTop="7"
      padding="2"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="xl"
      boxShadow="2"
      textAlign="start"
    >
      <Box paddingInline={{ base: '3', sm: '5' }} paddingBlock="2">
        <chakra.label htmlFor={id} display="block" textStyle="small" fontWeight="600">
          {t('location.label')}
        </chakra.label>
        <LocationCombobox
          value={place}
          onChange={(text) => {
            setPlace(text);
            setSuggested(null);
          }}
          onPick={(suggestion) => setSuggested(suggestedParams(suggestion))}
        >
          {(combobox) => (
            <chakra.input
              id={id}
              width="full"
              bg="transparent"
              textOverflow="ellipsis"
              _placeholder={{ color: 'fg.muted' }}
              placeholder={t('location.placeholder')}
              {...combobox}
            />
          )}
        </LocationCombobox>
      </Box>
      <Button type="submit" height="auto" paddingInline={{ base: '5', sm: '6' }} borderRadius="13px">
        <Search aria-hidden />
        <chakra.span srOnly={{ base: true, sm: false }}>{t('common:actions.search')}</chakra.span>
      </Button>
    </chakra.form>
  );
}
