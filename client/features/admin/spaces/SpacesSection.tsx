import { Box, Button, chakra } from '@chakra-ui/react';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminCountsDocument, SpacesToApproveDocument, useSpacesToApproveQuery } from '../../../generated/graphql';
import { useErrorText } from '../../../i18n/use-error-text';
import { EmptyState, ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { toast } from '../../../ui/feedback/toast';
import { QueuedSpace } from './QueuedSpace';

const PAGE = 20;

/** Spaces that wait to be published, the longest waiting first. */
export function SpacesSection() {
  const { t } = useTranslation(['admin', 'common']);
  const { textOf } = useErrorText();
  const client = useApolloClient();
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, string>>>({});
  const { data, error, loading, refetch, fetchMore } = useSpacesToApproveQuery({
    variables: { first: PAGE },
    fetchPolicy: 'cache-and-network',
  });
  const queue = data?.spacesToApprove;
  if (!queue)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} headingLevel="h2" /> : <SkeletonRows />;
  const more = (): void => {
    fetchMore({
      variables: { after: queue.pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult: { spacesToApprove: next } }) => ({
        ...before,
        spacesToApprove: { ...next, edges: [...before.spacesToApprove.edges, ...next.edges] },
      }),
    }).catch((problem: unknown) =>
      toast({ title: t('common:failed.title'), description: textOf(problem), tone: 'error' }),
    );
  };
  const readAgain = (): void => {
    client.refetchQueries({ include: [SpacesToApproveDocument, AdminCountsDocument] }).catch(() => undefined);
  };
  const decided = queue.edges.filter(({ node }) => node.id in outcomes).length;
  return (
    <>
      <chakra.h2 textStyle="h3">{t('spacesToApprove.title')}</chakra.h2>
      <chakra.p marginTop="1" marginBottom="5" color="fg.muted">
        {t('spacesToApprove.waiting', { count: queue.totalCount - decided })}
      </chakra.p>
      {queue.edges.length === 0 ? (
        <Box layerStyle="panel">
          <EmptyState
            illustration="door"
            title={t('spacesToApprove.empty.title')}
            text={t('spacesToApprove.empty.text')}
            headingLevel="h3"
          />
        </Box>
      ) : (
        <chakra.ul layerStyle="panel" listStyleType="none">
          {queue.edges.map(({ node }) => (
            <QueuedSpace
              key={node.id}
              space={node}
              outcome={outcomes[node.id]}
              onDecided={(outcome) => setOutcomes((before) => ({ ...before, [node.id]: outcome }))}
              onRefused={readAgain}
            />
          ))}
        </chakra.ul>
      )}
      {queue.pageInfo.hasNextPage && (
        <Button variant="outline" marginTop="5" loading={loading} onClick={more}>
          {t('spacesToApprove.more')}
        </Button>
      )}
    </>
  );
}
