import { Button, chakra, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSavedSearchesQuery } from '../../../generated/graphql';
import type { AlertCadence } from '../../../generated/schema';
import { useErrorText } from '../../../i18n/use-error-text';
import { useAuth } from '../../../session/AuthProvider';
import { SessionUndecided } from '../../../session/SessionUndecided';
import { expectsSession } from '../../../session/tabs';
import { FavoritesTabs } from '../../../ui/favorites/FavoritesTabs';
import { PageContainer, PageTitle } from '../../../ui/layout/Page';
import { useFocusAfterRemoval } from '../../../ui/layout/use-focus-after-removal';
import { EmptyState, ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { toast } from '../../../ui/feedback/toast';
import { SavedSearchCard } from './SavedSearchCard';
import { SaveSearchDialog } from './SaveSearchDialog';
import { SAVED_PATH } from './use-saved-search';
import { useSavedSearchChanges } from './use-saved-search-changes';

const HEADING = 'saved-searches';

/** /favorites/searches: the saved searches with their alerts. */
export function SavedSearchesPage() {
  const { t } = useTranslation('search');
  const { isLoading, isLost, user } = useAuth();
  const isUndecided = isLost || (isLoading && expectsSession());
  return (
    <PageContainer paddingTop={{ base: '6', md: '10' }} paddingBottom={{ base: '12', md: '24' }}>
      <PageTitle title={t('saved.list.title')} />
      <chakra.h1 id={HEADING} tabIndex={-1} textStyle="h2">
        {t('saved.list.title')}
      </chakra.h1>
      <chakra.p marginTop="1" marginBottom={{ base: '4', md: '5' }} color="fg.muted">
        {t('saved.list.text')}
      </chakra.p>
      <FavoritesTabs />
      {isUndecided ? (
        <SessionUndecided placeholder={<SkeletonRows />} headingLevel="h2" />
      ) : user ? (
        <List />
      ) : (
        <ForVisitors />
      )}
    </PageContainer>
  );
}

function List() {
  const { t } = useTranslation('search');
  const { textOf } = useErrorText();
  const { data, loading, error, refetch } = useSavedSearchesQuery({ fetchPolicy: 'cache-and-network' });
  const { change, remove } = useSavedSearchChanges();
  const [renamedId, setRenamedId] = useState<string | null>(null);
  const searches = data?.savedSearches ?? [];
  useFocusAfterRemoval(searches.length, HEADING);
  const renamed = searches.find(({ id }) => id === renamedId);
  if (!data && loading) return <SkeletonRows />;
  if (!data) return <ErrorState error={error} onRetry={() => void refetch()} headingLevel="h2" />;
  if (searches.length === 0) {
    return (
      <EmptyState
        headingLevel="h2"
        illustration="search"
        title={t('saved.list.empty')}
        text={t('saved.list.emptyText')}
        actions={
          <Button asChild>
            <Link to="/search">{t('saved.list.search')}</Link>
          </Button>
        }
      />
    );
  }
  const setCadence = (id: string, cadence: AlertCadence) =>
    void change({ savedSearchId: id, cadence }).catch((problem: unknown) =>
      toast({ title: t('saved.changeFailed'), description: textOf(problem), tone: 'error' }),
    );
  return (
    <>
      <Grid
        as="ul"
        listStyleType="none"
        gap={{ base: '4', md: '5' }}
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      >
        {searches.map((saved) => (
          <SavedSearchCard
            key={saved.id}
            saved={saved}
            onCadence={(cadence) => setCadence(saved.id, cadence)}
            onRename={() => setRenamedId(saved.id)}
            onRemove={() => void remove(saved)}
          />
        ))}
      </Grid>
      {renamed && (
        <SaveSearchDialog
          key={renamed.id}
          saved={renamed}
          name=""
          send={({ name, cadence }) => change({ savedSearchId: renamed.id, name, cadence })}
          onClose={() => setRenamedId(null)}
        />
      )}
    </>
  );
}

function ForVisitors() {
  const { t } = useTranslation('search');
  return (
    <EmptyState
      headingLevel="h2"
      illustration="search"
      title={t('saved.list.visitorTitle')}
      text={t('saved.list.visitorText')}
      actions={
        <Button asChild>
          <Link to={`/auth?${new URLSearchParams({ next: SAVED_PATH })}`}>{t('saved.list.signIn')}</Link>
        </Button>
      }
    />
  );
}
