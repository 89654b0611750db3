import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readStay, withStay, type Stay } from '../../../ui/booking/stay-address';

/**
 * The stay in the URL: it survives reloads, is shared with the link and comes from the search. A change shows at once; the URL follows when
 * the router is ready.
 */
export function useStay(): [Stay, (stay: Stay) => void] {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const [stay, setShown] = useState(() => readStay(params));
  const [followed, setFollowed] = useState(address);
  if (address !== followed) {
    setFollowed(address);
    setShown(readStay(params));
  }
  const setStay = useCallback(
    (next: Stay) => {
      setShown(next);
      setParams((current) => withStay(current, next), { replace: true, preventScrollReset: true });
    },
    [setParams],
  );
  return [stay, setStay];
}
