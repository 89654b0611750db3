import { Badge, Box, chakra } from '@chakra-ui/react';
import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useClaimCaseQuery, useClaimsToDecideQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { EmptyState, ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { sectionPath } from '../section-path';
import { ClaimDecisionForm } from './ClaimDecisionForm';

const PAGE = 50;

/** The claims that wait for the staff, most urgent first, and the form that decides one. */
export function ClaimsSection() {
  const [query] = useSearchParams();
  const id = query.get('id');
  return id ? <Decision key={id} id={id} /> : <Queue />;
}

function Queue() {
  const { t } = useTranslation(['admin', 'claims']);
  const { instant } = useFormats();
  const { data, error, refetch } = useClaimsToDecideQuery({
    variables: { first: PAGE },
    fetchPolicy: 'cache-and-network',
  });
  const queue = data?.claimsToDecide;
  if (!queue)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} headingLevel="h2" /> : <SkeletonRows />;
  return (
    <>
      <chakra.h2 textStyle="h3" marginBottom="5">
        {t('claims.title', { count: queue.totalCount })}
      </chakra.h2>
      {queue.edges.length === 0 ? (
        <Box layerStyle="panel">
          <EmptyState illustration="door" title={t('claims.empty.title')} text={t('claims.empty.text')} />
        </Box>
      ) : (
        <chakra.ul layerStyle="panel" listStyleType="none">
          {queue.edges.map(({ node }) => (
            <chakra.li
              key={node.id}
              display="flex"
              flexWrap="wrap"
              justifyContent="space-between"
              gap="3"
              padding={{ base: '4', md: '5' }}
              _notFirst={{ borderTopWidth: '1px', borderColor: 'hairline' }}
            >
              <Box minWidth="0">
                <chakra.h3 fontWeight="600" textDecoration="underline">
                  <Link to={sectionPath('claims', node.id)}>
                    {node.reference} · {node.booking.space.title}
                  </Link>
                </chakra.h3>
                <chakra.p textStyle="small" color="fg.muted">
                  {t(`claims:titles.${node.case}`)} · {t(`claims:status.${node.status}`)}
                </chakra.p>
              </Box>
              {node.decideBy && (
                <Badge colorPalette="orange" alignSelf="center">
                  <Hourglass aria-hidden />
                  {t('claims.until', { at: instant(node.decideBy) })}
                </Badge>
              )}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </>
  );
}

function Decision({ id }: { id: string }) {
  const { data, error, refetch } = useClaimCaseQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  if (!data?.claim)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} headingLevel="h2" /> : <SkeletonRows />;
  return <ClaimDecisionForm claim={data.claim} />;
}
