import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '../../session/AuthProvider';

/** Signs out and returns home (NAV-6); stays where it is when it could not. */
export function useSignOut(): () => Promise<void> {
  const { signOut } = useAuth();
  const navigate = useNavigate();
  return useCallback(async () => {
    const { error } = await signOut();
    if (!error) void navigate('/');
  }, [signOut, navigate]);
}
