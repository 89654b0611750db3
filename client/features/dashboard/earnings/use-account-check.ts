import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePayoutAccountCheckQuery, type HostEarningsQuery } from '../../../generated/graphql';
import { MINUTE_MS } from '../../../ui/time/durations';

export type Account = NonNullable<NonNullable<HostEarningsQuery['viewer']>['payoutAccount']>;

const POLL_MS = 5000;
/** How long the page waits for the provider's webhook after the host returns from the provider's page. */
const WAIT_MS = MINUTE_MS;

/**
 * Whether the provider has yet to check what the host entered; until then the account is polled. A stopped account is polled too, but shown
 * as stopped until the provider reports otherwise.
 */
export function useAccountCheck(account: Account | null): boolean {
  const isBack = useSearchParams()[0].has('returned');
  const [known] = useState(account);
  const [isExpected, setExpected] = useState(isBack);
  useEffect(() => {
    if (!isExpected) return;
    const timer = setTimeout(() => setExpected(false), WAIT_MS);
    return () => clearTimeout(timer);
  }, [isExpected]);
  const status = account?.status ?? 'NONE';
  const isReviewed = status === 'PENDING' && account?.requirements.length === 0;
  const isAwaited = isExpected && status !== 'COMPLETE' && isSame(account, known);
  usePayoutAccountCheckQuery({
    skip: !isReviewed && !isAwaited,
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  return isReviewed || (isAwaited && status === 'PENDING');
}

const isSame = (one: Account | null, other: Account | null): boolean =>
  one?.status === other?.status && one?.requirements.join() === other?.requirements.join();
