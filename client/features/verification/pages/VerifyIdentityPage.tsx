import { Box, Button, chakra } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useNotificationChangedSubscription, useVerificationOverviewQuery } from '../../../generated/graphql';
import { PageContainer, PageTitle } from '../../../ui/layout/Page';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { IdentityView } from '../components/IdentityView';
import { OverviewView } from '../components/OverviewView';
import { SpaceView } from '../components/SpaceView';
import { VerificationProvider } from '../VerificationContext';
import { toViewPath, parseView } from '../views';

/** /verify-identity: the verification levels and the forms to reach them. */
export function VerifyIdentityPage() {
  const { t } = useTranslation('verification');
  const [query] = useSearchParams();
  const { data, error, refetch } = useVerificationOverviewQuery({ fetchPolicy: 'cache-and-network' });
  // Refetches when a notification of a decision arrives.
  useNotificationChangedSubscription({
    onData: ({ data: { data: event } }) => {
      if (
        event?.notificationChanged.kind === 'INSERTED' &&
        event.notificationChanged.notification.type.startsWith('VERIFICATION_')
      )
        void refetch();
    },
  });
  const value = useMemo(
    () => data?.viewer && { person: data.viewer, rules: data.verificationRules, reload: () => refetch() },
    [data, refetch],
  );
  const view = parseView(query);
  const isOverview = view.name === 'overview';
  return (
    <PageContainer paddingTop={{ base: '5', md: '10' }} paddingBottom={{ base: '12', md: '24' }}>
      <PageTitle title={t('title')} />
      {!isOverview && (
        <Button
          asChild
          variant="ghost"
          color="fg.muted"
          fontWeight="500"
          paddingInline="3"
          marginInlineStart="-3"
          marginBottom={{ base: '2', md: '4' }}
        >
          <Link to={toViewPath({ name: 'overview' })}>
            <ArrowLeft aria-hidden />
            {t('back')}
          </Link>
        </Button>
      )}
      {isOverview && (
        <>
          <chakra.h1 textStyle="h2">{t('heading')}</chakra.h1>
          <chakra.p marginTop="2" color="fg.muted" maxWidth="62ch">
            {t('lead')}
          </chakra.p>
        </>
      )}
      {value && (
        <VerificationProvider value={value}>
          {view.name === 'overview' && <OverviewView />}
          {view.name === 'identity' && <IdentityView />}
          {view.name === 'space' && <SpaceView spaceId={view.spaceId} />}
        </VerificationProvider>
      )}
      {!value && (
        <Box marginTop="6">
          {error ? (
            <ErrorState error={error} onRetry={() => void refetch()} headingLevel={isOverview ? 'h2' : 'h1'} />
          ) : (
            <SkeletonRows count={4} />
          )}
        </Box>
      )}
    </PageContainer>
  );
}
