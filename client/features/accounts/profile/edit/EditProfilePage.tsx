import { chakra, Grid, Stack } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useOwnProfileQuery } from '../../../../generated/graphql';
import { loadNamespaces } from '../../../../i18n/setup';
import { PageContainer, PageTitle } from '../../../../ui/layout/Page';
import { ErrorState, SkeletonRows } from '../../../../ui/feedback/states';
import { NotificationsSection } from './NotificationsSection';
import { PreferencesSection } from './PreferencesSection';
import { ProfileSection } from './ProfileSection';
import { SectionNav } from './SectionNav';
import { sectionOf } from './sections';

const SecuritySection = lazy(async () => {
  const [file] = await Promise.all([import('../../security/SecuritySection'), loadNamespaces(['security'])]);
  return { default: file.SecuritySection };
});

/** /profile/edit: the viewer's account, section by section. */
export function EditProfilePage() {
  const { t } = useTranslation('profile');
  const [params] = useSearchParams();
  const section = sectionOf(params.get('section'));
  return (
    <PageContainer paddingTop={{ base: '4', lg: '8' }} paddingBottom={{ base: '12', lg: '24' }}>
      <PageTitle title={`${t(`edit.sections.${section}`)} · ${t('edit.title')}`} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '220px minmax(0, 1fr)' }}
        gap={{ base: '6', lg: '10' }}
        alignItems="start"
      >
        <SectionNav current={section} />
        <Stack gap={{ base: '6', md: '8' }} minWidth="0" maxWidth="760px">
          {section === 'security' && (
            <>
              <chakra.h1 textStyle="h2">{t('edit.sections.security')}</chakra.h1>
              <Suspense fallback={<SkeletonRows />}>
                <SecuritySection />
              </Suspense>
            </>
          )}
          {section === 'preferences' && <PreferencesSection />}
          {(section === 'profile' || section === 'notifications') && <OwnSection key={section} section={section} />}
        </Stack>
      </Grid>
    </PageContainer>
  );
}

function OwnSection({ section }: { section: 'profile' | 'notifications' }) {
  const { data, error, refetch } = useOwnProfileQuery();
  const viewer = data?.viewer;
  if (!viewer)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} headingLevel="h1" /> : <SkeletonRows />;
  if (section === 'notifications')
    return (
      <NotificationsSection
        preferences={viewer.notificationPreferences}
        quietHours={viewer.quietHours}
        pushDeviceCount={viewer.pushDeviceCount}
        isPushOffered={viewer.isPushOffered}
        viewerId={viewer.id}
      />
    );
  return <ProfileSection viewer={viewer} />;
}
