import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePayoutAccountCheckQuery, type HostEarningsQuery } from '../../../generated/graphql';

export type Account = NonNullable<NonNullable<HostEarningsQuery['viewer']>['payoutAccount']>;

const POLL_MS = 5000;
/** How long the page expects the provider's webhook once the host is back from the provider's page. */
const WAIT_MS = 60_000;

/**
 * Whether the provider has not answered yet on what the host gave it; meanwhile the account is read again and again. One that was stopped is too,
 * but is shown as stopped until the provider says otherwise.
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
