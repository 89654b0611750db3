import { Box, chakra, Grid } from '@chakra-ui/react';
import { AppWindow, BookOpen, KeyRound, Webhook } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageContainer, PageTitle } from '../../../ui/layout/Page';
import { SideNav } from '../../../ui/layout/SideNav';
import { AppsView } from './AppsView';
import { KeysView } from './KeysView';
import { WebhooksView } from './WebhooksView';

/** The console of whoever writes programs for Hueco: keys, what they called, apps, and webhooks with their log. */
export function ConsolePage() {
  const { t } = useTranslation('developers');
  const [params] = useSearchParams();
  const asked = params.get('view');
  const view = asked === 'webhooks' || asked === 'apps' ? asked : 'keys';
  const items = [
    { to: '/developers/console', icon: KeyRound, label: t('nav.keys'), isCurrent: view === 'keys' },
    {
      to: '/developers/console?view=apps',
      icon: AppWindow,
      label: t('nav.apps'),
      isCurrent: view === 'apps',
    },
    {
      to: '/developers/console?view=webhooks',
      icon: Webhook,
      label: t('nav.webhooks'),
      isCurrent: view === 'webhooks',
    },
    { to: '/developers', icon: BookOpen, label: t('nav.docs') },
  ];
  return (
    <PageContainer paddingBlock={{ base: '6', md: '10' }}>
      <PageTitle title={t('title')} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '13.75rem minmax(0, 1fr)' }} gap={{ base: '5', lg: '10' }}>
        <SideNav label={t('nav.label')} items={items} />
        <Box minWidth="0" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6" alignContent="start">
          <div>
            <chakra.h1 textStyle="h1" overflowWrap="anywhere">
              {view === 'keys' ? t('title') : t(`${view}.title`)}
            </chakra.h1>
            <chakra.p color="fg.muted" marginTop="1">
              {view === 'keys' ? t('text') : t(`${view}.text`)}
            </chakra.p>
          </div>
          {view === 'webhooks' ? <WebhooksView /> : view === 'apps' ? <AppsView /> : <KeysView />}
        </Box>
      </Grid>
    </PageContainer>
  );
}
