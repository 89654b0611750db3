import { useEffect, useRef, useState } from 'react';
import { useBlocker } from '../../../router/use-blocker';
import type { DraftStore } from './draft-store';

interface LeaveGuard {
  /** Leaving is blocked because the last changes could not be saved. */
  isPrompting: boolean;
  /** Leaving is blocked because the changes are saved and not published. */
  isUnpublished: boolean;
  stay: () => void;
  leave: () => void;
}

/** Unsaved changes are saved on leaving; the host is asked if that fails, and if a published space keeps changes that nobody sees. */
export function useLeaveGuard(store: DraftStore, isUploading: boolean, hasUnpublished: boolean): LeaveGuard {
  const [hasFailed, setFailed] = useState(false);
  const [isUnpublished, setUnpublished] = useState(false);
  const blocker = useBlocker((from, to) => {
    const isLeaving = from.pathname !== to.pathname && to.state !== STAYS;
    return isLeaving && (store.hasUnsaved || isUploading || hasUnpublished);
  });

  const current = useRef({ blocker, hasUnpublished });
  useEffect(() => {
    current.current = { blocker, hasUnpublished };
  });
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    if (!isBlocked || isUploading) return;
    void store.flush().then((isSaved) => {
      const { blocker: held, hasUnpublished: isLeft } = current.current;
      if (!isSaved) setFailed(true);
      else if (isLeft) setUnpublished(true);
      else if (held.state === 'blocked') held.proceed();
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
    setUnpublished(false);
    if (blocker.state === 'blocked') blocker[act]();
  };
  return {
    isPrompting: isBlocked && (isUploading || hasFailed),
    isUnpublished: isBlocked && isUnpublished,
    stay: answer('reset'),
    leave: answer('proceed'),
  };
}

/** State of a navigation within the same wizard: to the URL of a draft that has just been created. */
export const STAYS = 'same-draft';
