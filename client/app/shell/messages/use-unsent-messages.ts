import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '../../../session/AuthProvider';
import { listIds } from '../../../state/browser-storage';
import { STORED } from '../../../state/stored-keys';

/** Sends the messages that an earlier visit left unsent, on whichever page the person is now (U2); without any, their code is not loaded. */
export function useUnsentMessages(): void {
  const client = useApolloClient();
  const userId = useAuth().user?.id;
  // The router's function changes with each page, which is no reason to send again.
  const open = useEffectEvent(useNavigate());
  useEffect(() => {
    const send = (): void => {
      if (!userId || !navigator.onLine || listIds(STORED.outgoingMessage).length === 0) return;
      import('../../../features/messages/sending/use-message-queue').then(
        (file) => file.resumeQueue(client, userId, (path) => void open(path)),
        (problem: unknown) => console.warn('Unsent messages could not be loaded', problem),
      );
    };
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [client, userId]);
}
