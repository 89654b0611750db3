import { useEffect } from 'react';
import { acceptingStore } from './accepting-store';

/** Sends what still waits to be undone once the page is left, by a link as by closing the window. */
export function useSendOnLeave(): void {
  useEffect(() => {
    const send = (): void => acceptingStore.flush();
    window.addEventListener('pagehide', send);
    return () => {
      window.removeEventListener('pagehide', send);
      acceptingStore.flush();
      acceptingStore.reset();
    };
  }, []);
}
