import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '../../session/AuthProvider';

/** Signs out and navigates home (NAV-6); stays on the page when it fails. */
export function useSignOut(): () => Promise<void> {
  const { signOut } = useAuth();
  const navigate = useNavigate();
  return useCallback(async () => {
    const { error } = await signOut();
    if (!error) void navigate('/');
  }, [signOut, navigate]);
}
