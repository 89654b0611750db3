import { Box, chakra } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../apollo/app-error';
import { SearchPageDocument } from '../../../generated/graphql';
import { useErrorText } from '../../../i18n/use-error-text';
import { HeaderSlot } from '../../../ui/layout/header-slot';
import type { MapBounds } from '../../../ui/map/map-types';
import { PageTitle } from '../../../ui/layout/Page';
import { SearchPill } from '../../../ui/search-pill/SearchPill';
import { formatSearch, parseSearch, placeOf, TYPE_ORDER } from '../../../ui/search-pill/search-params';
import { useMedia, WIDE } from '../../../ui/layout/use-media';
import { FilterBar } from '../components/FilterBar';
import { MapButton, PhoneMap } from '../components/PhoneMap';
import { PhoneSummary } from '../components/PhoneSummary';
import { Results } from '../components/Results';
import { MapSkipLink, SearchMap, type SearchMapProps } from '../components/SearchMap';
import { useCountSearch } from '../use-count-search';
import { useHeading } from '../use-heading';
import { useLastSearch } from '../use-last-search';
import { useSearchEvents } from '../use-search-events';
import { useSearchResults } from '../use-search-results';
import { useSearchState } from '../use-search-state';

/* Loaded when opened: a search is read before it is changed. */
const FiltersPanel = lazy(async () => ({ default: (await import('../components/FiltersPanel')).FiltersPanel }));
const SearchEditor = lazy(async () => ({ default: (await import('../components/SearchEditor')).SearchEditor }));

const AFTER_MAP = 'after-map';

/* On phones the header is as high as the search in it; focused elements must not be under the sticky bars. */
const pageStyles = (isMap: boolean) => ({
  ':root': { '--header-h': '4.5rem' },
  html: { scrollPaddingTop: 'calc(var(--header-h) + 80px)' },
  ...(isMap ? { '@media (max-width: 899px)': { html: { overflow: 'hidden' } } } : {}),
});

/** /search: list and map, and the filters. */
export function SearchPage() {
  const { t } = useTranslation('search');
  const address = useSearchState();
  const { search, update } = address;
  const results = useSearchResults(search);
  useSearchEvents(search, useCountSearch());
  const { answer } = results;
  const { heading, placeName } = useHeading(results.answered, answer);
  useLastSearch(results.answered, answer, heading);
  // List and map are side by side; on narrower screens only one is shown.
  const isWide = useMedia(WIDE);
  const [hovered, setHovered] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const [opened, setOpened] = useState<'filters' | 'editor' | null>(null);
  const isPhoneMap = !isWide && search.isMap;
  // What another search does not find has no card in its row.
  const searchKey = formatSearch({ ...search, page: 1, isMap: false }).toString();
  const [selectedIn, setSelectedIn] = useState(searchKey);
  if (selectedIn !== searchKey) {
    setSelectedIn(searchKey);
    setSelected(null);
  }

  const submit = (params: URLSearchParams) => {
    const { postalCode, city, type, from, to } = parseSearch(params);
    update({
      postalCode,
      city,
      type,
      from,
      to,
      bounds: null,
      ...(placeOf({ postalCode, city }) === placeOf(search) ? {} : { radiusM: null }),
    });
    setOpened(null);
  };
  const { fieldText } = useErrorText();
  const problems = results.error ? toAppError(results.error).fields : [];
  const wrongDay = problems.find(({ path }) => path === 'filter.from' || path === 'filter.to');
  const pill = {
    value: {
      place: placeOf(search),
      asked: { postalCode: search.postalCode, city: search.city },
      from: search.from,
      to: search.to,
      types: TYPE_ORDER.filter((type) => search.type.includes(type)),
    },
    onSubmit: submit,
    datesError: wrongDay && fieldText(wrongDay),
  };
  const map: SearchMapProps = {
    search,
    answer,
    hovered,
    selected,
    onHover: setPointed,
    onSelect: setSelected,
    onSearchHere: (bounds: MapBounds) => update({ bounds }, { preventScrollReset: isPhoneMap }),
  };

  return (
    <>
      <PageTitle title={heading} />
      <Global styles={pageStyles(isPhoneMap)} />
      <HeaderSlot>
        {isWide ? (
          <SearchPill layout="compact" {...pill} />
        ) : (
          <PhoneSummary
            search={search}
            placeName={placeName}
            onEdit={() => setOpened('editor')}
            onOpenFilters={() => setOpened('filters')}
          />
        )}
      </HeaderSlot>
      <FilterBar
        search={search}
        update={update}
        facets={answer?.facets}
        problems={problems}
        isWide={isWide}
        onOpenAll={() => setOpened('filters')}
      />
      <Box display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 42%', lg: '55fr 45fr' }}>
        <chakra.section
          aria-label={t('results')}
          minW="0"
          px="var(--gutter)"
          pt={{ base: '5', md: '7' }}
          pb={{ base: '24', md: '10' }}
          visibility={isPhoneMap ? 'hidden' : undefined}
        >
          <Results
            {...address}
            results={results}
            heading={heading}
            placeName={placeName}
            pointed={isWide ? (pointed ?? hovered) : null}
            onHover={setHovered}
          />
        </chakra.section>
        {isWide && (
          <chakra.aside
            aria-label={t('map.label')}
            position="sticky"
            top="calc(var(--header-h) + 65px)"
            h="calc(100dvh - var(--header-h) - 65px)"
            minH="20rem"
            py="4"
            pe="4"
          >
            <MapSkipLink target={AFTER_MAP} />
            <SearchMap {...map} hasCard />
          </chakra.aside>
        )}
      </Box>
      <span id={AFTER_MAP} tabIndex={-1} />
      {!isWide && !search.isMap && (
        <MapButton onClick={() => update({ isMap: true, page: search.page }, { preventScrollReset: true })} />
      )}
      {isPhoneMap && (
        <PhoneMap
          {...map}
          heading={heading}
          onList={() => update({ isMap: false, page: search.page }, { preventScrollReset: true })}
        />
      )}
      <Suspense>
        {opened === 'filters' && (
          <FiltersPanel
            search={search}
            hasPlace={Boolean(answer?.place)}
            onClose={() => setOpened(null)}
            onApply={(next) => {
              update({ ...next, page: 1 });
              setOpened(null);
            }}
          />
        )}
        {opened === 'editor' && <SearchEditor {...pill} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  );
}

SearchPage.query = SearchPageDocument;
