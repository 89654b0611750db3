import { Box, Button, Grid } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMySpacesQuery } from '../../../generated/graphql';
import { EmptyState, ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { PageHead } from '../components/PageHead';
import { useMore } from '../use-more';
import { SpaceTile } from './SpaceTile';

const PAGE = 12;

/** The host's spaces with their state and what can be done with each. */
export function SpacesTab() {
  const { t } = useTranslation('dashboard');
  const { data, loading, error, refetch, fetchMore } = useMySpacesQuery({
    variables: { first: PAGE },
    fetchPolicy: 'cache-and-network',
  });
  const more = useMore(fetchMore);
  const spaces = data?.mySpaces.edges.map((edge) => edge.node) ?? [];
  const publish = (
    <Button asChild>
      <Link to="/publish-space">
        <Plus aria-hidden />
        {spaces.length > 0 ? t('spaces.publish') : t('spaces.emptyAction')}
      </Link>
    </Button>
  );
  return (
    <>
      <PageHead title={t('spaces.title')} action={spaces.length > 0 ? publish : undefined} />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {loading && !data && <SkeletonRows />}
      {data && spaces.length === 0 && (
        <Box layerStyle="panel">
          <EmptyState title={t('spaces.empty')} text={t('spaces.emptyText')} actions={publish} />
        </Box>
      )}
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="6">
        {spaces.map((space) => (
          <SpaceTile key={space.id} space={space} />
        ))}
      </Grid>
      {data?.mySpaces.pageInfo.hasNextPage && (
        <Button
          variant="outline"
          alignSelf="center"
          disabled={loading}
          onClick={() => more(data.mySpaces.pageInfo.endCursor)}
        >
          {t('spaces.more')}
        </Button>
      )}
    </>
  );
}
