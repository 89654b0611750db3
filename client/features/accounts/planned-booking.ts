import { readStayRequest, type StayRequest } from '../../ui/booking/stay-address';

const CHECKOUT = /^\/booking\/(spc_[^/]+)$/;

/** The stay that somebody is about to book: its checkout is the next page. */
export function plannedStayOf(next: string | null): StayRequest | null {
  if (!next) return null;
  const { pathname, searchParams } = new URL(next, window.location.origin);
  const spaceId = CHECKOUT.exec(pathname)?.[1];
  return spaceId ? readStayRequest(spaceId, searchParams) : null;
}
