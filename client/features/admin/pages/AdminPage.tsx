import { chakra, Grid } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageContainer, PageTitle } from '../../../ui/layout/Page';
import { SkeletonRows } from '../../../ui/feedback/states';
import { AdminRail } from '../components/AdminRail';
import { sectionOf } from '../section-path';
import { SECTIONS } from '../sections';

/** /admin: the staff's queues, one section at a time. */
export function AdminPage() {
  const { t } = useTranslation('admin');
  const [query] = useSearchParams();
  const name = sectionOf(query);
  const { View } = SECTIONS[name];
  return (
    <PageContainer paddingTop={{ base: '6', md: '10' }} paddingBottom={{ base: '12', md: '24' }}>
      <PageTitle title={t('title')} />
      <chakra.h1 textStyle="h2" marginBottom={{ base: '4', lg: '8' }}>
        {t('title')}
      </chakra.h1>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '220px minmax(0, 1fr)' }}
        gap={{ base: '6', lg: '10' }}
        alignItems="start"
      >
        <AdminRail current={name} />
        <chakra.section minWidth="0" aria-label={t(`sections.${name}`)}>
          <Suspense fallback={<SkeletonRows />}>
            <View />
          </Suspense>
        </chakra.section>
      </Grid>
    </PageContainer>
  );
}
