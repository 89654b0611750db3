import { Button, chakra, Flex } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useTransparencyQuery } from '../../../generated/graphql';
import { useFileDownload } from '../../../ui/controls/use-file-download';
import { EmptyState, ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { TextLink } from '../../../ui/links/TextLink';
import { TransparencyMetrics } from '../../../ui/transparency/TransparencyMetrics';

/** The statistics of the public page, and the file for the authority. */
export function TransparencySection() {
  const { t } = useTranslation('transparency');
  const [query, setQuery] = useSearchParams();
  const { data, previousData, error, refetch } = useTransparencyQuery({
    variables: { halfYear: query.get('half') },
    fetchPolicy: 'cache-and-network',
  });
  const { save, isLoading } = useFileDownload();
  const shown = data ?? previousData;
  if (!shown)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} headingLevel="h2" /> : <SkeletonRows />;
  const report = shown.transparencyReport;
  if (!report) return <EmptyState illustration="door" title={t('none')} text={t('noneText')} headingLevel="h2" />;
  const { name } = report.halfYear;
  return (
    <>
      <Flex wrap="wrap" align="center" justify="space-between" gap="3" marginBottom="5">
        <chakra.p color="fg.muted">
          {t('staff')} <TextLink to="/transparency">{t('staffPage')}</TextLink>
        </chakra.p>
        <Button
          variant="outline"
          size="sm"
          minHeight={{ base: '11', md: '9' }}
          loading={isLoading}
          onClick={() => void save(`/files/staff/transparency.csv?half=${name}`, `hueco-transparency-${name}.csv`)}
        >
          <Download aria-hidden />
          {t('csv')}
        </Button>
      </Flex>
      <TransparencyMetrics
        report={report}
        onHalfYear={(half) => setQuery({ section: 'transparency', half }, { preventScrollReset: true })}
      />
    </>
  );
}
