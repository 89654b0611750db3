import { Box, Grid } from '@chakra-ui/react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageContainer, PageTitle } from '../../../ui/layout/Page';
import { AppsView } from './apps/AppsView';
import { ConsoleHead } from './ConsoleHead';
import { ConsoleRail, useConsoleRail } from './ConsoleRail';
import { viewOf, type ConsoleView } from './console-path';
import { KeysView } from './keys/KeysView';
import { LogView } from './log/LogView';
import { OtherModeView } from './OtherModeView';
import { UnverifiedNote } from './UnverifiedNote';
import { UsageView } from './UsageView';
import { useConsoleParam } from './use-console-param';
import { WebhooksView } from './webhooks/WebhooksView';

/** Each is told whether keys and apps can be made. */
const VIEWS: Readonly<Record<ConsoleView, ComponentType<{ canMake: boolean }>>> = {
  usage: UsageView,
  apps: AppsView,
  keys: KeysView,
  webhooks: WebhooksView,
  log: LogView,
};

/** The developer console: usage, apps, keys, webhooks and deliveries. */
export function ConsolePage() {
  const { t } = useTranslation('developers');
  const [params] = useSearchParams();
  const rail = useConsoleRail();
  const [asked, setMode] = useConsoleParam('mode');
  const own = rail?.apiConsole.mode ?? 'TEST';
  const mode = asked === 'live' ? 'LIVE' : asked === 'test' ? 'TEST' : own;
  const canMake = rail?.apiConsole.canMakeKeys !== false;
  const view = viewOf(params);
  const View = VIEWS[view];
  return (
    <PageContainer paddingBlock={{ base: '6', md: '10' }}>
      <PageTitle title={t('title')} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '13.75rem minmax(0, 1fr)' }} gap={{ base: '5', lg: '10' }}>
        <ConsoleRail
          view={view}
          mode={mode}
          data={rail}
          onMode={(next) => setMode(next === own ? '' : next.toLowerCase())}
        />
        <Box minWidth="0" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6" alignContent="start">
          {mode === own ? (
            <>
              {/* What was made while the identity was verified goes on, and has to be seen and ended here. */}
              {!canMake && <UnverifiedNote />}
              <View canMake={canMake} />
            </>
          ) : (
            <>
              <ConsoleHead title={t(`${view}.title`)} text={t(`${view}.text`)} />
              <OtherModeView mode={mode} />
            </>
          )}
        </Box>
      </Grid>
    </PageContainer>
  );
}
