import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useReturnToAppQuery, type ReturnToAppQuery } from '../../../generated/graphql';
import { returnInput } from './return-address';

/** The way back to the app that the address names: only one that the viewer allows to act for them, and only to where the server says. Null: none; undefined: not known yet. */
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
