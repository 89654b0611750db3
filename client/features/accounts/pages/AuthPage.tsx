import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '../../../session/AuthProvider';
import { closeToastsUntil } from '../../../ui/feedback/toast';
import { PageTitle } from '../../../ui/layout/Page';
import { AuthFrame } from '../components/AuthFrame';
import { AuthTabs } from '../components/AuthTabs';
import { NewPassword } from '../components/NewPassword';
import { ResetRequest } from '../components/ResetRequest';
import { SignInView } from '../components/SignInView';
import { SignUpView } from '../components/SignUpView';
import { plannedStayOf } from '../planned-booking';
import { useAuthAddress, useRecoveryToken } from '../use-auth-address';

const TITLES = {
  'sign-in': 'signIn.tab',
  'sign-up': 'signUp.tab',
  reset: 'reset.title',
} as const;

/** Sign-in, sign-up and password reset, beside a picture. */
export function AuthPage() {
  const { t } = useTranslation('accounts');
  const { user, isLoading } = useAuth();
  const { view, next, isPublishing, texts, linkTo } = useAuthAddress();
  const token = useRecoveryToken(view);
  const navigate = useNavigate();
  const signInTo = linkTo('sign-in');

  // Signed-in viewers are redirected; the link of a reset mail, and of one that says who to tell about a change, work for them too. A new account without another target sees the onboarding
  // once (P10).
  const hasNothingToDo = user !== null && !isLoading && view !== 'new-password' && view !== 'reset';
  const destination = next ?? (user?.isOnboardingDue ? '/onboarding' : '/');
  useEffect(() => {
    if (!hasNothingToDo) return;
    closeToastsUntil('sign-in');
    void navigate(destination, { replace: true });
  }, [hasNothingToDo, destination, navigate]);

  const planned = useMemo(() => plannedStayOf(next), [next]);

  return (
    <AuthFrame isSignUp={view === 'sign-up'} planned={planned}>
      <PageTitle title={t(view === 'new-password' ? `${texts}.title` : TITLES[view])} />
      {view === 'sign-in' && (
        <SignInView
          text={t(isPublishing ? 'signIn.publishText' : 'signIn.text')}
          tabs={<AuthTabs view="sign-in" linkTo={linkTo} />}
          signUpTo={linkTo('sign-up')}
          resetTo={linkTo('reset')}
        />
      )}
      {view === 'sign-up' && (
        <SignUpView
          text={t(planned ? 'planned.text' : 'signUp.text')}
          tabs={<AuthTabs view="sign-up" linkTo={linkTo} />}
          next={next}
          signInTo={signInTo}
        />
      )}
      {view === 'reset' && <ResetRequest signInTo={signInTo} />}
      {view === 'new-password' && <NewPassword key={token} token={token} texts={texts} signInTo={signInTo} />}
    </AuthFrame>
  );
}
