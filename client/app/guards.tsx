import { lazy, useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { Role } from '../generated/schema';
import { useAuth } from '../session/AuthProvider';
import { pageHydrated } from '../hydration/hydrated';
import { PageBoundary } from './PageBoundary';
import { PageLoading } from './PageLoading';

const NotFoundPage = lazy(() => import('../ui/feedback/NotFound').then((file) => ({ default: file.NotFound })));
const SessionUndecided = lazy(() =>
  import('../session/SessionUndecided').then((file) => ({ default: file.SessionUndecided })),
);

/** Allows only signed-in users, with the role if one is named; for others such a page does not exist. */
export function RequireAuth({ role, children }: { role?: Role | 'STAFF'; children: ReactNode }) {
  const { isLoading, isLost, user, roles } = useAuth();
  const { pathname, search, hash } = useLocation();
  const next = encodeURIComponent(pathname + search + hash);
  if (isLoading) return <PageLoading />;
  if (isLost) return <Instead page={<SessionUndecided placeholder={<PageLoading />} headingLevel="h1" />} />;
  // A visitor who comes from a space to book it usually has no account yet.
  const view = pathname.startsWith('/booking/spc_') ? 'view=sign-up&' : '';
  if (!user) return <Navigate to={`/auth?${view}next=${next}`} replace />;
  // Roles are loaded after the session: until then nobody is refused.
  if (role && roles.length === 0) return <PageLoading />;
  if (role && !(role === 'STAFF' ? user.isStaff : roles.includes(role))) return <Instead page={<NotFoundPage />} />;
  // Staff permissions require a second factor.
  if (role === 'STAFF' && user.mustAddSecondFactor)
    return <Navigate to={`/profile/edit?section=security&next=${next}`} replace />;
  return children;
}

function Instead({ page }: { page: ReactNode }) {
  useEffect(pageHydrated, []);
  return <PageBoundary>{page}</PageBoundary>;
}
