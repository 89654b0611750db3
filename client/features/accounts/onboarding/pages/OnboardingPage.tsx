import { Skeleton, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { TaskShell } from '../../../../app/shell/TaskShell';
import { useOnboardingQuery } from '../../../../generated/graphql';
import { LoadingRegion } from '../../../../ui/feedback/LoadingRegion';
import { PageContainer, PageTitle } from '../../../../ui/layout/Page';
import { ErrorState } from '../../../../ui/feedback/states';
import { OnboardingForm } from '../components/OnboardingForm';

/** /onboarding: the first steps of a new account, each of which can be skipped, and continued on any device (P10). */
export function OnboardingPage() {
  const { t } = useTranslation('onboarding');
  // Answers of another device count: they are reloaded on each visit.
  const { data, error, refetch, networkStatus } = useOnboardingQuery({
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  if (data && networkStatus !== 1) return <OnboardingForm saved={data.onboarding} />;
  return (
    <TaskShell title={t('title')}>
      <PageTitle title={t('title')} />
      {error ? (
        <ErrorState headingLevel="h1" error={error} onRetry={() => void refetch()} />
      ) : (
        <PageContainer maxWidth="672px" paddingTop="10">
          <LoadingRegion>
            <Stack gap="4">
              <Skeleton height="9" width="70%" />
              <Skeleton height="5" width="85%" />
              <Skeleton height="20" borderRadius="card" />
              <Skeleton height="20" borderRadius="card" />
              <Skeleton height="20" borderRadius="card" />
            </Stack>
          </LoadingRegion>
        </PageContainer>
      )}
    </TaskShell>
  );
}
