import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useAuth } from './AuthProvider';

/* Several parts of a page may wait for the same return. */
const begun = new WeakSet<object>();

/** Acts once for a visitor who has signed in and come back to an address with this key, which is then removed. */
export function useActOnReturn(name: string, isMine: boolean, act: () => void): void {
  const { user } = useAuth();
  const location = useLocation();
  const [params, setParams] = useSearchParams();
  const isReturn = isMine && user !== null && params.get(name) === '1';
  const begin = useEffectEvent(() => {
    if (begun.has(location)) return;
    begun.add(location);
    const rest = new URLSearchParams(params);
    rest.delete(name);
    setParams(rest, { replace: true, preventScrollReset: true });
    act();
  });
  useEffect(() => {
    if (isReturn) begin();
  }, [isReturn]);
}
