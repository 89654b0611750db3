import { useEffect } from 'react';
import { useAuth } from '../../../session/AuthProvider';
import type { AnswersStore } from './answers-store';

/** Records the first visit: nobody is sent here twice. */
export function useMarkAsked(store: AnswersStore): void {
  const { reloadViewer } = useAuth();
  useEffect(() => {
    const { isAsked, step } = store.getState().saved;
    if (isAsked) return;
    store.change({ step });
    void store.flush().then(reloadViewer);
  }, [store, reloadViewer]);
}
