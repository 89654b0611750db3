import { Box, chakra, Grid } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useApiReferencePageQuery, type ApiReferencePageQuery } from '../../../generated/graphql';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { LateNotFound } from '../../../ui/feedback/LateNotFound';
import { PageContainer, PageTitle } from '../../../ui/layout/Page';
import { DevelopersFrame } from '../frame/DevelopersFrame';
import { ReferenceEntry } from './ReferenceEntry';
import { ReferenceNav } from './ReferenceNav';
import { referenceVariables } from './reference-variables';

/** `/developers/reference`: one operation or type of the public schema, with links to all others. */
export function ApiReferencePage() {
  const { data, error, refetch } = useApiReferencePageQuery({ variables: referenceVariables(useParams()['name']) });
  return (
    <DevelopersFrame current="reference">
      {data && !data.apiReference.entry ? (
        <LateNotFound />
      ) : (
        <Reference data={data} error={error} onRetry={() => void refetch()} />
      )}
    </DevelopersFrame>
  );
}

interface ReferenceProps {
  data: ApiReferencePageQuery | undefined;
  error: unknown;
  onRetry: () => void;
}

function Reference({ data, error, onRetry }: ReferenceProps) {
  const { t } = useTranslation('apiDocs');
  return (
    <Box paddingBlock={{ base: '6', md: '10' }}>
      <PageContainer>
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '208px minmax(0, 1fr)' }} gap={{ base: '6', lg: '12' }}>
          {data && <ReferenceNav operations={data.apiReference.operations} current={data.apiReference.entry?.name} />}
          <Box minWidth="0">
            <chakra.p textStyle="sm" color="fg.muted" marginBottom="2">
              <chakra.span css={{ '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' } }}>
                <Link to="/developers">{t('title')}</Link>
              </chakra.span>
              {` / ${t('reference.title')}`}
            </chakra.p>
            {Boolean(error) && !data && <ErrorState error={error} onRetry={onRetry} />}
            {!data && !error && <SkeletonRows />}
            {data?.apiReference.entry && (
              <>
                <PageTitle title={`${data.apiReference.entry.name} · ${t('reference.title')}`} />
                <ReferenceEntry entry={data.apiReference.entry} headingLevel="h1" />
              </>
            )}
          </Box>
        </Grid>
      </PageContainer>
    </Box>
  );
}
