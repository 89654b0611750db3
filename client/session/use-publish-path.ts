import { useAuth } from './AuthProvider';

/** The link for a visitor who has a space to rent out (HOM-3). */
export function usePublishPath(): string {
  const { user } = useAuth();
  return user ? '/publish-space' : '/auth?from=publish';
}
