import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useReturnToAppQuery, type ReturnToAppQuery } from '../../../generated/graphql';
import { returnInput } from './return-address';

/**
 * The URL back to the app: only to an app that the viewer has authorised, at an address that the server returns. Null: none; undefined: not
 * known yet.
 */
export function useReturnToApp(bookingId: string | null): ReturnToAppQuery['returnToApp'] | undefined {
  const [params] = useSearchParams();
  const input = useMemo(() => returnInput(params, bookingId), [params, bookingId]);
  const { data, loading } = useReturnToAppQuery({
    variables: { input: input ?? { connectedAppId: '' } },
    skip: !input,
    fetchPolicy: 'cache-and-network',
  });
  if (input && data) return data.returnToApp;
  return loading ? undefined : null;
}
