import { useAuth } from './AuthProvider';

/** Where a visitor who has a space goes (HOM-3). */
export function usePublishPath(): string {
  const { user } = useAuth();
  return user ? '/publish-space' : '/auth?from=publish';
}
