import { Button, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import {
  SharedFavoritesDocument,
  type SharedFavoritesQuery,
  useSharedFavoritesQuery,
} from '../../../generated/graphql';
import { PageContainer, PageTitle } from '../../../ui/layout/Page';
import { EmptyState, ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { ComparedSpaces } from '../components/ComparedSpaces';
import { MoreButton } from '../components/MoreButton';
import { sharedFavoritesVariables } from '../shared-favorites';
import { dottedText } from '../../../ui/display/dotted-text';

/** `/favorites/shared/:token`: a shared list, for anyone with the link. */
export function SharedFavoritesPage() {
  const { t } = useTranslation('favorites');
  const { token = '' } = useParams();
  const { data, loading, error, refetch, fetchMore } = useSharedFavoritesQuery({
    variables: sharedFavoritesVariables(token),
  });
  const list = data?.sharedFavoriteList;
  const { hasNextPage, endCursor } = list?.spaces.pageInfo ?? {};
  return (
    <PageContainer paddingTop={{ base: '6', md: '10' }} paddingBottom={{ base: '12', md: '24' }}>
      {list ? (
        <SharedList list={list}>
          {hasNextPage && (
            <MoreButton isLoading={loading} onMore={() => fetchMore({ variables: { after: endCursor } })} />
          )}
        </SharedList>
      ) : loading ? (
        <SkeletonRows />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} headingLevel="h1" />
      ) : (
        <>
          <PageTitle title={t('shared.goneTitle')} />
          <EmptyState
            headingLevel="h1"
            illustration="unplugged"
            paddingBlock={{ base: '16', md: '24' }}
            title={t('shared.goneTitle')}
            text={t('shared.goneText')}
            actions={<ToSearch />}
          />
        </>
      )}
    </PageContainer>
  );
}

SharedFavoritesPage.query = SharedFavoritesDocument;

type List = NonNullable<SharedFavoritesQuery['sharedFavoriteList']>;

function SharedList({
  list: { name, ownerName: owner, count, spaces },
  children,
}: {
  list: List;
  children: React.ReactNode;
}) {
  const { t } = useTranslation('favorites');
  const title = name ?? t('shared.first', { owner });
  return (
    <>
      <PageTitle title={title} />
      <chakra.h1 textStyle="h2" overflowWrap="anywhere">
        {title}
      </chakra.h1>
      <chakra.p marginTop="1" color="fg.muted">
        {dottedText([name !== null && t('shared.by', { owner }), t('lists.spaces', { count })])}
      </chakra.p>
      {count > 0 && <chakra.p color="fg.muted">{t('shared.text')}</chakra.p>}
      {count === 0 ? (
        <EmptyState
          headingLevel="h2"
          illustration="search"
          title={t('shared.empty')}
          text={t('shared.emptyText')}
          actions={<ToSearch />}
        />
      ) : (
        <chakra.div marginTop={{ base: '6', md: '8' }}>
          <ComparedSpaces spaces={spaces.edges.map(({ node }) => node)} />
        </chakra.div>
      )}
      {children}
    </>
  );
}

function ToSearch() {
  const { t } = useTranslation('favorites');
  return (
    <Button asChild>
      <Link to="/search">{t('search')}</Link>
    </Button>
  );
}
