import { Box, chakra } from '@chakra-ui/react';
import { Activity, AppWindow, BookOpen, KeyRound, ScrollText, Webhook, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useConsoleRailQuery, type ConsoleRailQuery } from '../../../generated/graphql';
import type { ApiMode } from '../../../generated/schema';
import { useFormats } from '../../../i18n/format';
import { Segmented } from '../../../ui/controls/Segmented';
import { SideNav } from '../../../ui/layout/SideNav';
import { CONSOLE_VIEWS, consolePath, type ConsoleView } from './console-path';

interface ConsoleRailProps {
  view: ConsoleView;
  mode: ApiMode;
  data: ConsoleRailQuery | undefined;
  onMode: (mode: ApiMode) => void;
}

/** Poll interval of the points: spent points come back within a minute. */
const POLL_MS = 10_000;

const ICONS: Readonly<Record<ConsoleView, LucideIcon>> = {
  usage: Activity,
  apps: AppWindow,
  keys: KeyRound,
  webhooks: Webhook,
  log: ScrollText,
};

/** The data of the rail, polled while it is visible. */
export const useConsoleRail = () =>
  useConsoleRailQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  }).data;

/** Test or live mode, the parts of the console, and the remaining points. */
export function ConsoleRail({ view, mode, data, onMode }: ConsoleRailProps) {
  const { t } = useTranslation('developers');
  const failing = data?.webhookEndpoints.filter(({ state, failingSince }) => state === 'DISABLED' || failingSince);
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '3', lg: '5' }} alignContent="start">
      <Segmented
        isFull
        label={t('mode.label')}
        value={mode}
        options={[
          { value: 'TEST', label: t('mode.test') },
          { value: 'LIVE', label: t('mode.live') },
        ]}
        onChange={onMode}
      />
      <SideNav
        label={t('nav.label')}
        items={[
          ...CONSOLE_VIEWS.map((name) => ({
            to: consolePath(name),
            label: t(`nav.${name}`),
            isCurrent: view === name,
            icon: ICONS[name],
            count: name === 'webhooks' ? (failing?.length ?? 0) : 0,
          })),
          { to: '/developers', icon: BookOpen, label: t('nav.docs') },
        ]}
      />
      {data?.apiConsole.points && <PointsCard points={data.apiConsole.points} />}
    </Box>
  );
}

function PointsCard({ points }: { points: NonNullable<ConsoleRailQuery['apiConsole']['points']> }) {
  const { t } = useTranslation('developers');
  const { number } = useFormats();
  const { remaining, limit, perSecond } = points;
  return (
    <Box hideBelow="lg" borderWidth="1px" borderColor="border" borderRadius="card" padding="4">
      <chakra.p textStyle="sm" color="fg.muted">
        {t('points.title')}
      </chakra.p>
      <chakra.p textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        <chakra.b textStyle="h3" color="fg">
          {number(remaining)}
        </chakra.b>{' '}
        {t('points.of', { limit: number(limit) })}
      </chakra.p>
      <Box marginTop="2" height="6px" borderRadius="full" bg="bg.muted" overflow="hidden" aria-hidden>
        <Box height="full" bg="trust.solid" style={{ width: `${(100 * remaining) / limit}%` }} />
      </Box>
      <chakra.p textStyle="xs" color="fg.muted" marginTop="2">
        {t('points.back', { count: perSecond })}
      </chakra.p>
    </Box>
  );
}
