import { useEffect, useEffectEvent, useState } from 'react';
import { failedWith } from '../apollo/app-error';
import { useAuth } from './AuthProvider';
import { expectsSession } from './tabs';

const LOST = failedWith('NETWORK');

interface SignedInActOptions {
  act: () => void;
  /** For visitors. */
  signIn: () => void;
  /** It is still unknown who is signed in. */
  onLost: (error: unknown) => void;
}

/** What a button does that only signed-in users can do. While nobody knows who is signed in, that is looked up first. */
export function useWhenSignedIn({ act, signIn, onLost }: SignedInActOptions): { isBusy: boolean; press: () => void } {
  const { isLoading, isLost, user, start } = useAuth();
  const [isBusy, setBusy] = useState(false);
  const [lookUps, setLookUps] = useState(0);
  const isUndecided = isLost || (isLoading && expectsSession());
  const settle = useEffectEvent(() => (isUndecided ? onLost(LOST) : user ? act() : signIn()));
  useEffect(() => {
    if (lookUps > 0) settle();
  }, [lookUps]);
  const lookUp = async (): Promise<void> => {
    setBusy(true);
    await start();
    // In the same render as the Apollo client of a new user, or later.
    setTimeout(() => {
      setBusy(false);
      setLookUps((count) => count + 1);
    });
  };
  const press = (): void => {
    if (isUndecided) void lookUp();
    else if (user) act();
    else signIn();
  };
  return { isBusy, press };
}
