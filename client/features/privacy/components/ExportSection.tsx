import { Box, Button, chakra } from '@chakra-ui/react';
import { Download, FileArchive } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useMyDataExportsQuery,
  useOpenDataExportMutation,
  useRequestDataExportMutation,
  type MyDataExportsQuery,
} from '../../../generated/graphql';
import { LONG_DAY } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { useErrorText } from '../../../i18n/use-error-text';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { toast } from '../../../ui/feedback/toast';
import { ProgressLine } from './ProgressLine';
import { SectionPanel } from './SectionPanel';

type Copy = MyDataExportsQuery['dataExports'][number];

const POLL_MS = 1500;

/** A copy of all data: requested, shown with its progress, downloaded while available. */
export function ExportSection() {
  const { t } = useTranslation('privacy');
  const { textOf } = useErrorText();
  const { data, error, refetch, startPolling, stopPolling } = useMyDataExportsQuery({
    fetchPolicy: 'cache-and-network',
  });
  const [request, { loading: isRequesting }] = useRequestDataExportMutation();
  const copies = data?.dataExports;
  const making = copies?.find(({ isUnderWay }) => isUnderWay);

  const newest = copies?.find(({ status }) => status === 'READY');

  const isMaking = making !== undefined;
  useEffect(() => {
    if (!isMaking) return;
    startPolling(POLL_MS);
    return stopPolling;
  }, [isMaking, startPolling, stopPolling]);

  const requestExport = () =>
    void request()
      .catch((problem: unknown) => toast({ title: t('copy.refused'), description: textOf(problem), tone: 'error' }))
      .finally(() => void refetch());

  return (
    <SectionPanel id="copia" title={t('copy.title')} text={t('copy.text')}>
      {!copies && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows count={1} />)}
      {copies && (
        <>
          <Button
            variant={newest ? 'outline' : 'solid'}
            onClick={requestExport}
            loading={isRequesting}
            disabled={isMaking}
          >
            <FileArchive aria-hidden />
            {t(copies.length === 0 ? 'copy.ask' : 'copy.askAgain')}
          </Button>
          <Box role="status" marginTop={making ? '5' : '0'}>
            {making && <ProgressLine label={t('copy.making')} percent={making.progressPercent} />}
            {!making && copies[0]?.status === 'READY' && <Box srOnly>{t('copy.isReady')}</Box>}
          </Box>
          <CopyList copies={copies.filter(({ isUnderWay }) => !isUnderWay)} newestId={newest?.id} />
        </>
      )}
    </SectionPanel>
  );
}

function CopyList({ copies, newestId }: { copies: readonly Copy[]; newestId: string | undefined }) {
  const { t } = useTranslation('privacy');
  if (copies.length === 0) return null;
  return (
    <chakra.ul aria-label={t('copy.list')} listStyleType="none" marginTop="5">
      {copies.map((copy) => (
        <CopyRow key={copy.id} copy={copy} isNewest={copy.id === newestId} />
      ))}
    </chakra.ul>
  );
}

function CopyRow({ copy, isNewest }: { copy: Copy; isNewest: boolean }) {
  const { t } = useTranslation('privacy');
  const { textOf } = useErrorText();
  const { instant } = useFormats();
  const size = useSize();
  const [open, { loading }] = useOpenDataExportMutation();
  const requestedAt = instant(copy.createdAt);
  const fetchIt = () =>
    void open({ variables: { id: copy.id } }).then(
      ({ data }) => data && window.location.assign(data.openDataExport.download.url),
      (problem: unknown) => toast({ title: t('copy.refused'), description: textOf(problem), tone: 'error' }),
    );
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      rowGap="2"
      paddingBlock="3.5"
      borderTopWidth="1px"
      borderColor="hairline"
    >
      <Box flex="1 1 220px" minWidth="0">
        <chakra.p fontWeight="600">{t('copy.of', { at: requestedAt })}</chakra.p>
        <chakra.p textStyle="small" color="fg.muted">
          {copy.status === 'READY' && copy.expiresAt
            ? t('copy.until', {
                size: size(copy.bytes ?? 0),
                day: instant(copy.expiresAt, LONG_DAY),
              })
            : t(copy.status === 'EXPIRED' ? 'copy.expired' : 'copy.failed')}
        </chakra.p>
      </Box>
      {copy.status === 'READY' && (
        <Button
          variant={isNewest ? 'solid' : 'outline'}
          loading={loading}
          aria-label={t('copy.downloadOf', { at: requestedAt })}
          onClick={fetchIt}
        >
          <Download aria-hidden />
          {t('copy.download')}
        </Button>
      )}
    </chakra.li>
  );
}

/** `3,4\u00a0MB`, in kB if small. */
function useSize(): (bytes: number) => string {
  const { number } = useFormats();
  return (bytes) =>
    bytes < 1_000_000
      ? `${number(Math.max(1, Math.round(bytes / 1000)))}\u00a0kB`
      : `${number(Math.round(bytes / 100_000) / 10)}\u00a0MB`;
}
