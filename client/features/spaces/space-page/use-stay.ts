import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseSearch } from '../../../ui/search-pill/search-params';

/** The stay somebody thinks of: two days, the second not counted, or an open end. */
export interface Stay {
  from: string | null;
  to: string | null;
  isRolling: boolean;
}

/** A stay that has all it needs to be priced. */
export const isComplete = ({ from, to, isRolling }: Stay): boolean => from !== null && (isRolling || to !== null);

const put = (params: URLSearchParams, key: string, value: string | null) =>
  value ? params.set(key, value) : params.delete(key);

/** The address with a stay in it; what else it says stays. */
export function withStay(params: URLSearchParams, { from, to, isRolling }: Stay): URLSearchParams {
  const next = new URLSearchParams(params);
  put(next, 'from', from);
  put(next, 'to', isRolling ? null : to);
  put(next, 'term', isRolling ? 'rolling' : null);
  return next;
}

/** The stay an address tells. Days in the wrong order stay as they are: the price's place says what is wrong with them. */
export function stayOf(params: URLSearchParams): Stay {
  const { from, to } = parseSearch(params);
  const isRolling = params.get('term') === 'rolling';
  return { from, to: isRolling ? null : to, isRolling };
}

/** Where the booking of a space begins. */
export const bookingPath = (spaceId: string, stay: Stay): string =>
  `/booking/${spaceId}?${withStay(new URLSearchParams(), stay)}`;

/**
 * The stay in the address: it survives reloads, is shared with the link and comes along from the search.
 * A change shows at once; the address follows when the router has got round to it.
 */
export function useStay(): [Stay, (stay: Stay) => void] {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const [stay, setShown] = useState(() => stayOf(params));
  const [followed, setFollowed] = useState(address);
  if (address !== followed) {
    setFollowed(address);
    setShown(stayOf(params));
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
