import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useAuth } from '../../session/AuthProvider';
import { safeNext } from '../../session/next-path';

/** The views of `/auth`, each with its own URL. */
export type AuthView = 'sign-in' | 'sign-up' | 'reset' | 'new-password';

/** The texts about a new password: one that replaces another, or one that confirms the address of a sign-up. */
export type PasswordTexts = 'newPassword' | 'confirming';

const viewOf = (query: URLSearchParams): AuthView => {
  if (query.has('reset')) return 'new-password';
  const view = query.get('view');
  return view === 'sign-up' || view === 'reset' ? view : 'sign-in';
};

/** The parsed URL (RTE-4): the view, its texts, and where to continue afterwards. `from=publish` continues to publishing a space. */
export function useAuthAddress() {
  const [query] = useSearchParams();
  const isPublishing = query.get('from') === 'publish';
  const next = safeNext(query.get('next')) ?? (isPublishing ? '/publish-space' : null);
  const linkTo = (target: Exclude<AuthView, 'new-password'>) => {
    const nextQuery = new URLSearchParams(query);
    nextQuery.delete('reset');
    if (target === 'sign-in') nextQuery.delete('view');
    else nextQuery.set('view', target);
    return `/auth${nextQuery.size ? `?${nextQuery}` : ''}`;
  };
  const texts: PasswordTexts = query.get('reset') === 'confirm' ? 'confirming' : 'newPassword';
  return { view: viewOf(query), next, isPublishing, texts, linkTo };
}

const tokenIn = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get('token');

/** The token of a reset mail's link. It is removed from the URL at once, so that no history, copied link or screenshot contains it. */
export function useRecoveryToken(view: AuthView): string | null {
  const { pathname, search, hash } = useLocation();
  const { startPasswordRecovery } = useAuth();
  const navigate = useNavigate();
  const inAddress = view === 'new-password' ? tokenIn(hash) : null;
  const [token, setToken] = useState(inAddress);
  if (inAddress !== null && inAddress !== token) setToken(inAddress);
  const handled = useRef<string | null>(null);

  useEffect(() => {
    // Effects may run twice.
    if (inAddress === null || handled.current === inAddress) return;
    handled.current = inAddress;
    void navigate({ pathname, search }, { replace: true });
    startPasswordRecovery();
  }, [inAddress, pathname, search, navigate, startPasswordRecovery]);

  return token;
}
