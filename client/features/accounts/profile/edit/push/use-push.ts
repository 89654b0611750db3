import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import {
  PushKeyDocument,
  PushSubscribedDocument,
  useSubscribeToPushMutation,
  useUnsubscribeFromPushMutation,
} from '../../../../../generated/graphql';
import { currentSubscription, readPushState, subscribe, type PushState } from './push-subscription';

/** Whether a subscription of this browser is the viewer's. Without a response it is taken for that. */
const isKnownTo =
  (client: ApolloClient) =>
  async (endpoint: string): Promise<boolean> => {
    const variables = { endpoint };
    const { data } = await client.query({
      query: PushSubscribedDocument,
      variables,
      fetchPolicy: 'no-cache',
      errorPolicy: 'all',
    });
    return data?.isSubscribedToPush ?? true;
  };

/** Whether this browser is subscribed, with functions to change that; both reject when the server or the push service fails. */
export function usePush() {
  const client = useApolloClient();
  const [send] = useSubscribeToPushMutation();
  const [end] = useUnsubscribeFromPushMutation();
  const [state, setState] = useState<PushState | null>(null);
  useEffect(() => {
    void readPushState(isKnownTo(client)).then(setState, () => setState('unsupported'));
  }, [client]);
  const turnOn = async () => {
    const { data } = await client.query({ query: PushKeyDocument });
    const subscription = data ? await subscribe(data.pushKey) : null;
    if (subscription) await send({ variables: { input: subscription } });
    setState(await readPushState(isKnownTo(client)));
  };
  const turnOff = async () => {
    const subscription = await currentSubscription();
    if (subscription) {
      await end({ variables: { input: { endpoint: subscription.endpoint } } });
      await subscription.unsubscribe();
    }
    setState(await readPushState(isKnownTo(client)));
  };
  return { state, turnOn, turnOff };
}
