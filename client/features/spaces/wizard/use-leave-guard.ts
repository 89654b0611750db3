import { useEffect, useRef, useState } from 'react';
import { useBlocker } from '../../../router/use-blocker';
import type { DraftStore } from './draft-store';

interface LeaveGuard {
  /** Leaving is blocked because the last changes could not be saved. */
  isPrompting: boolean;
  stay: () => void;
  leave: () => void;
}

/** Unsaved changes are saved on leaving; only if that fails the host is asked. */
export function useLeaveGuard(store: DraftStore, isUploading: boolean): LeaveGuard {
  const [hasFailed, setFailed] = useState(false);
  const blocker = useBlocker((from, to) => {
    const isLeaving = from.pathname !== to.pathname && to.state !== STAYS;
    return isLeaving && (store.hasUnsaved || isUploading);
  });

  const current = useRef(blocker);
  useEffect(() => {
    current.current = blocker;
  });
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    if (!isBlocked || isUploading) return;
    void store.flush().then((isSaved) => {
      if (!isSaved) setFailed(true);
      else if (current.current.state === 'blocked') current.current.proceed();
    });
  }, [isBlocked, store, isUploading]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (store.hasUnsaved || isUploading) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [store, isUploading]);

  const answer = (act: 'reset' | 'proceed') => () => {
    setFailed(false);
    if (blocker.state === 'blocked') blocker[act]();
  };
  return { isPrompting: isBlocked && (isUploading || hasFailed), stay: answer('reset'), leave: answer('proceed') };
}

/** State of a navigation within the same wizard: to the URL of a draft that has just been created. */
export const STAYS = 'same-draft';
