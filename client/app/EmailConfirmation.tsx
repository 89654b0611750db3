import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { toAppError } from '../apollo/app-error';
import { postOperation } from '../apollo/post-operation';
import { ConfirmEmailDocument } from '../generated/graphql';
import { useErrorText } from '../i18n/use-error-text';
import { useAuth } from '../session/AuthProvider';
import { toast } from '../ui/feedback/toast';
import { safeNext } from '../session/next-path';

const SETTINGS = '/profile/edit?section=security';

/**
 * The links of confirmation e-mails come back to the site's root (RTE-4): confirms, tells, and leads on to signing in.
 * A signed-in viewer has confirmed a new address, and sees it where it was requested.
 */
export function EmailConfirmation() {
  const { t } = useTranslation('nav');
  const { textOf } = useErrorText();
  const { pathname, search } = useLocation();
  const { isLoading, user, reloadViewer } = useAuth();
  const navigate = useNavigate();
  const tried = useRef<string | null>(null);
  const query = new URLSearchParams(search);
  const token = pathname === '/' ? query.get('confirm') : null;
  const next = safeNext(query.get('next'));
  const isSignedIn = user !== null;

  useEffect(() => {
    // A token works once, and effects may run twice.
    if (!token || isLoading || tried.current === token) return;
    tried.current = token;
    const goOn = () =>
      void navigate(isSignedIn ? (next ?? SETTINGS) : `/auth${next ? `?next=${encodeURIComponent(next)}` : ''}`, {
        replace: true,
      });
    postOperation(ConfirmEmailDocument, { token }).then(
      () => {
        toast({
          title: t('confirmed.title'),
          description: t(isSignedIn ? 'confirmed.changed' : 'confirmed.text'),
          tone: 'success',
        });
        void reloadViewer();
        goOn();
      },
      (error: unknown) => {
        toast({ title: t('confirmed.failed'), description: textOf(toAppError(error)), tone: 'error' });
        goOn();
      },
    );
  }, [token, isLoading, isSignedIn, next, navigate, reloadViewer, t, textOf]);

  return null;
}
