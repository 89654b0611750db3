import { useState, type ReactNode } from 'react';
import { failedWith } from '../apollo/app-error';
import { ErrorState } from '../ui/feedback/states';
import { useAuth } from './AuthProvider';

const LOST = failedWith('NETWORK');

interface SessionUndecidedProps {
  placeholder: ReactNode;
  headingLevel: 'h1' | 'h2';
}

/** In place of what depends on who is signed in, while nobody knows: a placeholder, or once the look-up is lost an offer to repeat it. */
export function SessionUndecided({ placeholder, headingLevel }: SessionUndecidedProps) {
  const { isLoading, start } = useAuth();
  const [isTrying, setTrying] = useState(false);
  const retry = () => {
    setTrying(true);
    void start().finally(() => setTrying(false));
  };
  return isLoading || isTrying ? placeholder : <ErrorState error={LOST} onRetry={retry} headingLevel={headingLevel} />;
}
