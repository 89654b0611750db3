import { Box, Button, chakra } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SpaceFilter } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { RichText } from '../../../i18n/RichText';
import { placeOf, type SearchState } from '../../../ui/search-pill/search-params';
import { RecentSection } from '../../../ui/recent/RecentSection';
import { filterOf, searchOfFilter } from '../search-filter';
import { useFilterLabels } from '../use-filter-labels';
import { SaveSearchButton } from '../saved/SaveSearchButton';
import { spaceAddress, type UpdateSearch } from '../use-search-state';
import type { SearchAnswer } from '../use-search-results';
import { TextLink } from '../../../ui/links/TextLink';
import { EmptyRoom } from './EmptyRoom';
import { AppliedFilters } from './ResultHead';
import { CardGrid, ResultCard } from './ResultList';

const WaitForSearchButton = lazy(() =>
  import('../../../ui/waiting/WaitForSearchButton').then((file) => ({ default: file.WaitForSearchButton })),
);

interface NothingFoundProps {
  heading: string;
  placeName: string;
  answer: SearchAnswer;
  search: SearchState;
  update: UpdateSearch;
  addressOf: (patch: Partial<SearchState>) => string;
}

/** No results: the search again, similar searches with results, and the nearest spaces. */
export function NothingFound({ heading, placeName, answer, search, update, addressOf }: NothingFoundProps) {
  const { t } = useTranslation('search');
  const formats = useFormats();
  const { suggestions, nearest } = answer;
  const farthest = Math.max(0, ...nearest.map(({ distanceM }) => distanceM ?? 0));
  // A text that was not recognized as a place is what to change.
  const isUnknown = answer.place === null && placeOf(search) !== '' && search.bounds === null;
  return (
    <>
      <Box mt="-4" mb="7">
        <AppliedFilters search={search} update={update} />
      </Box>
      <Box
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: '1fr auto' }}
        gap={{ base: '4', md: '8' }}
        alignItems="center"
      >
        <div>
          <chakra.h1 textStyle="h2" mb="2">
            {heading}
          </chakra.h1>
          <chakra.p color="fg.muted">
            {t(
              isUnknown
                ? 'nothing.tryText'
                : suggestions.length > 0
                  ? 'nothing.try'
                  : nearest.length > 0
                    ? 'nothing.tryNearest'
                    : 'nothing.tryElse',
            )}
          </chakra.p>
          {isUnknown && answer.suggestedPlace && <DidYouMean place={answer.suggestedPlace} addressOf={addressOf} />}
          {!(isUnknown && search.city) && (
            <SaveSearchButton search={search} placeName={placeName} label={t('saved.alertMe')} mt="4" />
          )}
          {answer.canWait && (
            <Suspense fallback={null}>
              <WaitForSearchButton filter={filterOf(search)} mt="4" ms={{ sm: '3' }} />
            </Suspense>
          )}
        </div>
        <EmptyRoom />
      </Box>
      {suggestions.length > 0 ? (
        <Suggestions suggestions={suggestions} nearest={nearest[0]?.distanceM ?? null} addressOf={addressOf} />
      ) : (
        nearest.length === 0 && (
          <Button asChild mt="6">
            <Link to="/search">{t('nothing.all')}</Link>
          </Button>
        )
      )}
      {nearest.length > 0 && (
        <>
          <chakra.h2 textStyle="h3" mt="9" mb="4">
            {farthest > 0 ? t('nothing.nearest', { distance: formats.distance(farthest) }) : t('nothing.others')}
          </chakra.h2>
          <CardGrid>
            {nearest.map((space) => (
              <ResultCard key={space.id} space={space} to={spaceAddress(space.id, search)} headingLevel="h3" />
            ))}
          </CardGrid>
        </>
      )}
      <RecentSection mt="12" />
    </>
  );
}

type PlaceNames = NonNullable<SearchAnswer['suggestedPlace']>;

/* A question: the search changes only when the link is followed. */
function DidYouMean({
  place: { name, city },
  addressOf,
}: {
  place: PlaceNames;
  addressOf: NothingFoundProps['addressOf'];
}) {
  const { t } = useTranslation('search');
  const text = [...new Set([name, city])].filter(Boolean).join(', ');
  return (
    <chakra.p mt="3">
      <RichText
        text={t('nothing.didYouMean', { name: text })}
        marks={{ place: <TextLink to={addressOf({ postalCode: text, city: null, radiusM: null })} /> }}
      />
    </chakra.p>
  );
}

type Suggestion = SearchAnswer['suggestions'][number];

function Suggestions({
  suggestions,
  nearest,
  addressOf,
}: {
  suggestions: readonly Suggestion[];
  /** Metres to the nearest space that matches everything but the place. */
  nearest: number | null;
  addressOf: NothingFoundProps['addressOf'];
}) {
  const { t } = useTranslation(['search', 'domain', 'common']);
  const formats = useFormats();
  const { radiusLabel } = useFilterLabels();
  const removals = suggestions.filter(({ kind }) => kind !== 'WIDER_RADIUS');
  const closestOf = ({ kind, priceFromCents, sizeUpToM2 }: Suggestion) => {
    if (priceFromCents !== null)
      return t('nothing.cheapest', { price: `${formats.price(priceFromCents)}${t('common:perMonth')}` });
    if (sizeUpToM2 !== null) return t('nothing.largest', { size: formats.area(sizeUpToM2) });
    if (kind === 'WIDER_RADIUS' && nearest !== null)
      return t('nothing.closest', { distance: t('domain:card.distance', { distance: formats.distance(nearest) }) });
    return null;
  };
  // The filter whose removal gives the most results is the most restrictive.
  const tightest = removals.length > 1 ? removals.reduce((a, b) => (b.count > a.count ? b : a)) : null;
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '1fr 1fr', md: '1fr', lg: '1fr 1fr' }}
      gap="4"
      mt="6"
    >
      {suggestions.map((suggestion, index) => {
        const { kind, count } = suggestion;
        const next = searchOfFilter(suggestion.filter as SpaceFilter);
        const closest = closestOf(suggestion);
        const what = kind === 'WIDER_RADIUS' && next.radiusM ? radiusLabel(next.radiusM) : t(`nothing.without.${kind}`);
        return (
          <Box key={kind} layerStyle="card" p="5" display="flex" flexDirection="column" gap="1">
            <chakra.h2 textStyle="h3">{what}</chakra.h2>
            {closest && <chakra.p>{closest}</chakra.p>}
            <chakra.p color="fg.muted">
              {t(suggestion === tightest ? 'nothing.tightest' : 'nothing.gives', { count, n: formats.number(count) })}
            </chakra.p>
            <Button asChild variant={index === 0 ? 'solid' : 'outline'} alignSelf="start" mt="3.5">
              <Link to={addressOf(next)}>{t('filters.show', { count, n: formats.number(count) })}</Link>
            </Button>
          </Box>
        );
      })}
    </Box>
  );
}
