import { Box, Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { CircleCheck, RefreshCw, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApiStatusQuery, type ApiStatusQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { clock } from '../../../ui/time/clock';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { PageContainer, PageTitle } from '../../../ui/layout/Page';
import { CallsPanel } from '../charts/CallsPanel';
import { InlineCode } from '../code/InlineCode';
import { DevelopersFrame } from '../frame/DevelopersFrame';

type Status = ApiStatusQuery['apiStatus'];

/** `/developers/status`: the status of the API now and in the last 24 hours. */
export function ApiStatusPage() {
  const { t } = useTranslation('apiStatus');
  const { data, error, loading, refetch } = useApiStatusQuery({ notifyOnNetworkStatusChange: true });
  return (
    <DevelopersFrame current={null}>
      <PageTitle title={t('title')} />
      <PageContainer paddingTop={{ base: '6', md: '10' }} paddingBottom={{ base: '12', md: '20' }}>
        <chakra.h1 textStyle="h1">{t('title')}</chakra.h1>
        <chakra.p textStyle="lg" color="fg.muted" marginTop="3">
          {t('lead')}
        </chakra.p>
        <Stack gap="6" marginTop="8">
          {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
          {!data && !error && <SkeletonRows />}
          {data && (
            <>
              <Now status={data.apiStatus} isReading={loading} onRefresh={() => void refetch()} />
              <LastDay status={data.apiStatus} />
            </>
          )}
          <Stack gap="2" textStyle="sm" color="fg.muted" maxWidth="48rem">
            <chakra.p>{t('note')}</chakra.p>
            <chakra.p>
              <InlineCode>{t('checks')}</InlineCode>
            </chakra.p>
          </Stack>
        </Stack>
      </PageContainer>
    </DevelopersFrame>
  );
}

interface NowProps {
  status: Status;
  isReading: boolean;
  onRefresh: () => void;
}

/** The overall status in one sentence, and by component. */
function Now({ status: { isReady, areEventsInTime, version, at }, isReading, onRefresh }: NowProps) {
  const { t } = useTranslation('apiStatus');
  const formats = useFormats();
  const state = !isReady ? 'down' : areEventsInTime ? 'fine' : 'late';
  return (
    <Box as="section" aria-labelledby="status-now" layerStyle="panel" padding={{ base: '4', md: '6' }}>
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        <Flex align="center" gap="3" role="status">
          <StateIcon isFine={state === 'fine'} size={28} />
          <chakra.h2 id="status-now" textStyle="h3">
            {t(state)}
          </chakra.h2>
        </Flex>
        <Button variant="outline" size="sm" minHeight={{ base: '11', md: '9' }} loading={isReading} onClick={onRefresh}>
          <RefreshCw aria-hidden />
          {t('refresh')}
        </Button>
      </Flex>
      <chakra.dl marginTop="4">
        <Part name={t('parts.api')} isFine={isReady} state={t(isReady ? 'parts.fine' : 'parts.down')} />
        <Part
          name={t('parts.events')}
          isFine={areEventsInTime}
          state={t(areEventsInTime ? 'parts.fine' : 'parts.late')}
        />
      </chakra.dl>
      <chakra.p textStyle="sm" color="fg.muted" marginTop="3">
        {t('version', { version, time: clock(formats, at) })}
      </chakra.p>
    </Box>
  );
}

function StateIcon({ isFine, size }: { isFine: boolean; size: number }) {
  const Icon = isFine ? CircleCheck : TriangleAlert;
  return (
    <Box color={isFine ? 'fg.success' : 'fg.warning'} flexShrink="0">
      <Icon size={size} aria-hidden />
    </Box>
  );
}

function Part({ name, isFine, state }: { name: string; isFine: boolean; state: string }) {
  return (
    <Flex align="center" gap="3" paddingBlock="2.5" borderTopWidth="1px" borderColor="hairline">
      <chakra.dt flex="1">{name}</chakra.dt>
      <chakra.dd display="flex" alignItems="center" gap="1.5" fontWeight="600">
        <StateIcon isFine={isFine} size={16} />
        {state}
      </chakra.dd>
    </Flex>
  );
}

/** Calls and errors by hour. */
function LastDay({ status }: { status: Status }) {
  const { t } = useTranslation('apiStatus');
  const formats = useFormats();
  const { calls, failures, p50Milliseconds, p95Milliseconds } = status;
  const within = (ms: number | null): string => (ms === null ? '–' : t('metrics.within', { ms: formats.number(ms) }));
  const share = calls > 0 && failures > 0 ? ` (${formats.percentFine((failures / calls) * 100)})` : '';
  return (
    <CallsPanel
      words={{
        title: t('day'),
        chart: t('chart'),
        none: t('none'),
        showTable: t('showTable'),
        showChart: t('showChart'),
        columns: [t('hour'), t('metrics.calls'), t('metrics.failures')],
      }}
      metrics={[
        { label: t('metrics.calls'), value: formats.number(calls), bar: 'calls' },
        { label: t('metrics.failures'), value: `${formats.number(failures)}${share}`, bar: 'errors' },
        { label: t('metrics.half'), value: within(p50Milliseconds) },
        { label: t('metrics.p95'), value: within(p95Milliseconds) },
      ]}
      rows={status.hours.map((row) => ({
        key: row.hour,
        name: formats.instant(row.hour),
        tick: formats.time(row.hour).split(':')[0] ?? '',
        tip: t('tip', {
          hour: formats.time(row.hour),
          calls: t('tipCalls', { count: row.calls, n: formats.number(row.calls) }),
          failures: t('tipFailures', { count: row.failures, n: formats.number(row.failures) }),
        }),
        calls: row.calls,
        errors: row.failures,
      }))}
    />
  );
}
