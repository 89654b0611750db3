import { Box, chakra, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { ApiMode } from '../../../generated/schema';
import { PageContainer, PageTitle } from '../../../ui/layout/Page';
import { AppsView } from './AppsView';
import { ConsoleRail, useConsoleRail } from './ConsoleRail';
import { KeysView } from './KeysView';
import { OtherModeView } from './OtherModeView';
import { WebhooksView } from './WebhooksView';

/** The console of whoever writes programs for Hueco: keys, what they called, apps, and webhooks with their log. */
export function ConsolePage() {
  const { t } = useTranslation('developers');
  const [params] = useSearchParams();
  const rail = useConsoleRail();
  const [chosen, setChosen] = useState<ApiMode | null>(null);
  const own = rail?.apiConsole.mode ?? 'TEST';
  const mode = chosen ?? own;
  const asked = params.get('view');
  const view = asked === 'webhooks' || asked === 'apps' ? asked : 'keys';
  return (
    <PageContainer paddingBlock={{ base: '6', md: '10' }}>
      <PageTitle title={t('title')} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '13.75rem minmax(0, 1fr)' }} gap={{ base: '5', lg: '10' }}>
        <ConsoleRail view={view} mode={mode} data={rail} onMode={setChosen} />
        <Box minWidth="0" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6" alignContent="start">
          <div>
            <chakra.h1 textStyle="h1" overflowWrap="anywhere">
              {view === 'keys' ? t('title') : t(`${view}.title`)}
            </chakra.h1>
            <chakra.p color="fg.muted" marginTop="1">
              {view === 'keys' ? t('text') : t(`${view}.text`)}
            </chakra.p>
          </div>
          {mode !== own || rail?.apiConsole.canMakeKeys === false ? (
            <OtherModeView mode={mode} isOwn={mode === own} />
          ) : view === 'webhooks' ? (
            <WebhooksView />
          ) : view === 'apps' ? (
            <AppsView />
          ) : (
            <KeysView />
          )}
        </Box>
      </Grid>
    </PageContainer>
  );
}
