import { Box, Button, chakra } from '@chakra-ui/react';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { toAppError } from '../../../apollo/app-error';
import type { SearchState } from '../../../ui/search-pill/search-params';
import { RecentSection } from '../../../ui/recent/RecentSection';
import { SEARCH_WAIT_KEY } from '../../../ui/waiting/wait-key';
import { canBeSaved } from '../saved/use-saved-search';
import { pageCount } from '../search-filter';
import type { SearchResults } from '../use-search-results';
import type { UpdateSearch } from '../use-search-state';
import { FilterProblems } from './FilterProblems';
import { NothingFound } from './NothingFound';
import { Pager } from './Pager';
import { AppliedFilters, ResultHead } from './ResultHead';
import { ListShape, ResultList } from './ResultList';

const ErrorState = lazy(async () => ({ default: (await import('../../../ui/feedback/states')).ErrorState }));

interface ResultsProps {
  search: SearchState;
  update: UpdateSearch;
  addressOf: (patch: Partial<SearchState>) => string;
  results: SearchResults;
  heading: string;
  placeName: string;
  pointed: string | null;
  onHover: (id: string | null) => void;
}

/** The list in all its states. */
export function Results(props: ResultsProps) {
  const { results, heading } = props;
  const { answer, isLoading, error, retry } = results;
  if (error) return <Failed {...props} error={error} retry={retry} />;
  if (!answer) return <ListShape heading={heading} />;
  return (
    <Box aria-busy={isLoading || undefined} opacity={isLoading ? '0.5' : undefined} transition="opacity 200ms 200ms">
      <chakra.p role="status" srOnly>
        {isLoading ? '' : heading}
      </chakra.p>
      {answer.totalCount === 0 ? <NothingFound {...props} answer={answer} /> : <Found {...props} answer={answer} />}
    </Box>
  );
}

function Found({
  search,
  update,
  addressOf,
  heading,
  placeName,
  answer,
  pointed,
  onHover,
}: ResultsProps & { answer: NonNullable<SearchResults['answer']> }) {
  const { t } = useTranslation('search');
  const { totalCount, isCountCapped, edges, facets, place } = answer;
  const spaces = edges.map(({ node }) => node);
  useNothingToWait();
  return (
    <>
      <ResultHead
        heading={heading}
        search={search}
        update={update}
        hasOrigin={place !== null || search.bounds !== null}
        placeName={placeName}
      />
      <Box hideBelow="md">
        <AppliedFilters search={search} update={update} />
      </Box>
      {spaces.length > 0 ? (
        <Box mt={{ base: '5', md: '6' }}>
          <ResultList
            spaces={spaces}
            facets={facets}
            total={totalCount}
            search={search}
            update={update}
            pointed={pointed}
            onHover={onHover}
          />
          <Pager
            page={search.page}
            total={totalCount}
            isCapped={isCountCapped}
            addressOf={(page) => addressOf({ page })}
          />
          {!canBeSaved(search) && search.page === 1 && <RecentSection mt="14" />}
        </Box>
      ) : (
        <Box mt="6">
          <chakra.p color="fg.muted">{t('pages.none', { count: pageCount(totalCount) })}</chakra.p>
          <Button asChild mt="4">
            <Link to={addressOf({ page: 1 })}>{t('pages.first')}</Link>
          </Button>
        </Box>
      )}
    </>
  );
}

/* Who comes back from signing in to wait finds spaces meanwhile. */
function useNothingToWait(): void {
  const [params, setParams] = useSearchParams();
  useEffect(() => {
    if (!params.has(SEARCH_WAIT_KEY)) return;
    const rest = new URLSearchParams(params);
    rest.delete(SEARCH_WAIT_KEY);
    setParams(rest, { replace: true, preventScrollReset: true });
  }, [params, setParams]);
}

function Failed({ search, update, error, retry }: ResultsProps & { error: unknown; retry: () => void }) {
  const { fields } = toAppError(error);
  return fields.length > 0 ? (
    <FilterProblems problems={fields} search={search} update={update} />
  ) : (
    <Suspense>
      <ErrorState error={error} onRetry={retry} headingLevel="h1" />
    </Suspense>
  );
}
