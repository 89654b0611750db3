import { useEffect } from 'react';
import { beforeSignOut } from '../../session/before-sign-out';

/** Options of a mutation that can be sent while the window closes. */
export const KEPT_ALIVE = { context: { fetchOptions: { keepalive: true } } };

interface Leavable {
  flush: (id?: string) => Promise<void>;
  reset: () => void;
}

/** Sends what can still be undone, all of it or one, when its page is left: by a link, by signing out, by closing the window. */
export function useSendOnLeave(store: Leavable, id?: string): void {
  useEffect(() => {
    const send = (): Promise<void> => store.flush(id);
    const onHide = (): void => void send();
    const unsubscribe = beforeSignOut(send);
    window.addEventListener('pagehide', onHide);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', onHide);
      onHide();
      store.reset();
    };
  }, [store, id]);
}
