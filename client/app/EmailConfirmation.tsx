import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { toAppError } from '../apollo/app-error';
import { postOperation } from '../apollo/post-operation';
import { ConfirmEmailDocument, SignInAfterSignUpDocument } from '../generated/graphql';
import { useErrorText } from '../i18n/use-error-text';
import { useAuth } from '../session/AuthProvider';
import { toast } from '../ui/feedback/toast';
import { safeNext } from '../session/next-path';
import { toSession } from '../session/to-session';
import type { Session } from '../session/types';

const SETTINGS = '/profile/edit?section=security';

/**
 * Handles links of confirmation e-mails, which open the site's root (RTE-4): confirms the address, signs in the browser that signed up, and
 * sends any other to the sign-in page, or to set a password if somebody else may have signed up with the address. A signed-in viewer has confirmed a new address, and returns to where it was requested.
 */
export function EmailConfirmation() {
  const { t } = useTranslation('confirmation');
  const { textOf } = useErrorText();
  const { pathname, search } = useLocation();
  const { isLoading, isLost, user, reloadViewer, open } = useAuth();
  const navigate = useNavigate();
  const tried = useRef<string | null>(null);
  const query = new URLSearchParams(search);
  const token = pathname === '/' ? query.get('confirm') : null;
  const next = safeNext(query.get('next'));
  const isSignedIn = user !== null;

  useEffect(() => {
    // A token works once, and effects may run twice.
    if (!token || isLoading || isLost || tried.current === token) return;
    tried.current = token;
    const onward = next ? `next=${encodeURIComponent(next)}` : '';
    const signInTo = `/auth${onward && `?${onward}`}`;
    const goTo = (path: string) => void navigate(path, { replace: true });
    const confirm = async () => {
      const { confirmEmail } = await postOperation(ConfirmEmailDocument, { token });
      if (confirmEmail.isPasswordDue) return goTo(`/auth?reset=confirm${onward && `&${onward}`}#token=${token}`);
      const opened = isSignedIn ? null : await openFirst();
      toast({
        title: t('title'),
        description: t(isSignedIn ? 'changed' : opened ? 'signedIn' : 'text'),
        tone: 'success',
        ...(!isSignedIn && !opened && { until: 'sign-in' }),
      });
      if (opened) return goTo(next ?? (opened.user.isOnboardingDue ? '/onboarding' : '/'));
      void reloadViewer();
      goTo(isSignedIn ? (next ?? SETTINGS) : signInTo);
    };
    // The browser that signed up needs no password a second time; any other does.
    const openFirst = async (): Promise<Session | null> => {
      const answer = await postOperation(SignInAfterSignUpDocument, {}).catch(() => null);
      if (!answer?.signInAfterSignUp) return null;
      const session = toSession(answer.signInAfterSignUp);
      await open(async () => session);
      return session;
    };
    confirm().catch((error: unknown) => {
      toast({ title: t('failed'), description: textOf(toAppError(error)), tone: 'error' });
      goTo(isSignedIn ? (next ?? SETTINGS) : signInTo);
    });
  }, [token, isLoading, isLost, isSignedIn, next, navigate, reloadViewer, open, t, textOf]);

  return null;
}
