import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import {
  PushKeyDocument,
  useSubscribeToPushMutation,
  useUnsubscribeFromPushMutation,
} from '../../../../../generated/graphql';
import { currentSubscription, readPushState, subscribe, type PushState } from './push-subscription';

/** Whether this browser is subscribed, with functions to change that; both reject when the server or the push service fails. */
export function usePush() {
  const client = useApolloClient();
  const [send] = useSubscribeToPushMutation();
  const [end] = useUnsubscribeFromPushMutation();
  const [state, setState] = useState<PushState | null>(null);
  useEffect(() => {
    void readPushState().then(setState, () => setState('unsupported'));
  }, []);
  const turnOn = async () => {
    const { data } = await client.query({ query: PushKeyDocument });
    const subscription = data ? await subscribe(data.pushKey) : null;
    if (subscription) await send({ variables: { input: subscription } });
    setState(await readPushState());
  };
  const turnOff = async () => {
    const subscription = await currentSubscription();
    if (subscription) {
      await end({ variables: { input: { endpoint: subscription.endpoint } } });
      await subscription.unsubscribe();
    }
    setState(await readPushState());
  };
  return { state, turnOn, turnOff };
}
