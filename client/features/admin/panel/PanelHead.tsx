import { Box, chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/format';
import { DOT } from '../../../ui/display/dotted-text';
import { Segmented } from '../../../ui/controls/Segmented';
import { useNow } from '../../../ui/time/use-now';
import { usePanelScope } from './scope';
import type { Queue } from './use-queues';
import { capitalised } from '../../../ui/display/capitalised';

const TICK_MS = 10_000;
const sumOf = (queues: readonly Queue[], key: 'openCount' | 'todayCount'): number =>
  queues.reduce((sum, queue) => sum + queue[key], 0);

interface PanelHeadProps {
  queues: readonly Queue[] | undefined;
  /** Whether there are cases assigned to the viewer. */
  hasScopes: boolean;
}

/** The number of open cases and of those due today, the time of the count, and the scope. */
export function PanelHead({ queues, hasScopes }: PanelHeadProps) {
  const { t } = useTranslation(['staff', 'admin']);
  const { isOwn, setOwn } = usePanelScope();
  const headline = (counted: readonly Queue[]): string => {
    const count = sumOf(counted, 'openCount');
    const open = t(isOwn ? 'staff:queue.headingOwn' : 'staff:queue.heading', { count });
    if (count === 0) return open;
    return t('staff:queue.headline', { open, today: t('staff:queue.today', { count: sumOf(counted, 'todayCount') }) });
  };
  return (
    <Flex gap="4" flexWrap="wrap" alignItems="flex-end" justifyContent="space-between">
      <Box minWidth="0">
        <chakra.h1 textStyle="h3" fontSize="2xl" lineHeight="1.25">
          {queues ? headline(queues) : t('admin:sections.market')}
        </chakra.h1>
        {queues?.[0] && <CountedAt at={queues[0].countedAt} />}
      </Box>
      {hasScopes && (
        <Segmented
          label={t('staff:queue.scope.label')}
          options={[
            { value: 'all', label: t('staff:queue.scope.all') },
            { value: 'own', label: t('staff:queue.scope.own') },
          ]}
          value={isOwn ? 'own' : 'all'}
          onChange={(scope) => setOwn(scope === 'own')}
        />
      )}
    </Flex>
  );
}

function CountedAt({ at }: { at: string }) {
  const { t } = useTranslation('staff');
  const { instant, time, ago } = useFormats();
  const now = useNow(TICK_MS);
  const seconds = Math.max(0, Math.round((now - Date.parse(at)) / TICK_MS)) * 10;
  const date = capitalised(instant(at, { dateStyle: 'full' }));
  return (
    <chakra.p textStyle="sm" color="fg.muted" marginTop="1">
      {`${date} · ${time(new Date(now))}`}
      <chakra.span hideBelow="md">
        {DOT}
        {seconds === 0
          ? t('queue.countedNow')
          : seconds < 60
            ? t('queue.countedSeconds', { count: seconds })
            : t('queue.counted', { ago: ago(at, new Date(now)) })}
      </chakra.span>
    </chakra.p>
  );
}
