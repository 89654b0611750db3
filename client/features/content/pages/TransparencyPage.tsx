import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useTransparencyQuery } from '../../../generated/graphql';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { LateNotFound } from '../../../ui/feedback/LateNotFound';
import { PageContainer, PageTitle } from '../../../ui/layout/Page';
import { TextLink } from '../../../ui/links/TextLink';
import { TransparencyMetrics } from '../../../ui/transparency/TransparencyMetrics';

/** `/transparency`: how reports are decided, in numbers counted from the decisions. */
export function TransparencyPage() {
  const { t } = useTranslation('transparency');
  const [query, setQuery] = useSearchParams();
  const { data, previousData, loading, error, refetch } = useTransparencyQuery({
    variables: { halfYear: query.get('half') },
  });
  const report = (data ?? previousData)?.transparencyReport;
  if (!report && !loading && !error) return <LateNotFound />;
  return (
    <PageContainer paddingTop={{ base: '6', md: '12' }} paddingBottom={{ base: '12', md: '24' }}>
      <PageTitle title={t('title')} />
      <chakra.header maxWidth="44rem" marginBottom={{ base: '6', md: '10' }}>
        <chakra.h1 textStyle="h1">{t('title')}</chakra.h1>
        <chakra.p textStyle="lead" color="fg.muted" marginTop="4">
          {t('lead')}
        </chakra.p>
      </chakra.header>
      {report ? (
        <TransparencyMetrics report={report} onHalfYear={(half) => setQuery({ half }, { preventScrollReset: true })} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} headingLevel="h2" />
      ) : (
        <SkeletonRows />
      )}
      <chakra.p marginTop="8" color="fg.muted">
        {t('more')} <TextLink to="/help/bloquear-y-denunciar">{t('moreReports')}</TextLink> ·{' '}
        <TextLink to="/help/recurrir">{t('moreComplaints')}</TextLink>
      </chakra.p>
    </PageContainer>
  );
}
