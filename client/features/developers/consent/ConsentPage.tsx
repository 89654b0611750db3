import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useAnswerConsentRequestMutation, useConsentRequestQuery } from '../../../generated/graphql';
import { PageTitle } from '../../../ui/layout/Page';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { ConsentCard } from './ConsentCard';
import { ConsentFrame } from './ConsentFrame';
import { ConsentProblemCard } from './ConsentProblemCard';
import { consentInput } from './consent-address';

/** /oauth/authorize: an app asks a user for authorisation. */
export function ConsentPage() {
  const { t } = useTranslation('security');
  const [params] = useSearchParams();
  const request = useMemo(() => consentInput(params), [params]);
  const { data, error, refetch } = useConsentRequestQuery({
    variables: { input: request },
    fetchPolicy: 'network-only',
  });
  const [answer, answered] = useAnswerConsentRequestMutation();
  const asked = data?.consentRequest;
  // For a wrong request, or for the answer; the server has verified that the address is the app's.
  const redirectTo = asked?.redirectTo ?? answered.data?.answerConsentRequest.redirectTo;
  useEffect(() => {
    if (redirectTo) window.location.assign(redirectTo);
  }, [redirectTo]);
  const send = (isAllowed: boolean): void =>
    void answer({ variables: { input: { request, isAllowed } } }).catch(() => undefined);
  const app = asked?.app;
  return (
    <ConsentFrame>
      <PageTitle title={app ? t('apps.consent.title', { app: app.name }) : t('apps.consent.pageTitle')} />
      {error ? (
        <ErrorState error={error} headingLevel="h1" onRetry={() => void refetch()} />
      ) : !asked ? (
        <SkeletonRows />
      ) : app && !asked.problem ? (
        <ConsentCard
          app={app}
          account={data.viewer}
          scopes={asked.scopes}
          isBusy={answered.loading || Boolean(redirectTo)}
          error={answered.error}
          onAnswer={send}
        />
      ) : (
        <ConsentProblemCard problem={asked.problem ?? 'APP_UNKNOWN'} />
      )}
    </ConsentFrame>
  );
}
