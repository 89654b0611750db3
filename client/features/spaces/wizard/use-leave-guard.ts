import { useEffect, useRef, useState, type RefObject } from 'react';
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

/** Unsaved changes are saved on leaving; the host is asked if that fails, and if a published space keeps changes that nobody sees. Publishing them ends the wizard. */
export function useLeaveGuard(store: DraftStore, isUploading: boolean, isPublished: RefObject<boolean>): LeaveGuard {
  const [hasFailed, setFailed] = useState(false);
  const [isUnpublished, setUnpublished] = useState(false);
  const blocker = useBlocker((from, to) => {
    const { id, hasUnpublished } = store.getState();
    // The URL of the draft that has just been created is the same wizard.
    const isLeaving = from.pathname !== to.pathname && to.pathname !== `${from.pathname}/${id}`;
    return isLeaving && !isPublished.current && (store.hasUnsaved || isUploading || hasUnpublished);
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
      else if (store.getState().hasUnpublished) setUnpublished(true);
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
