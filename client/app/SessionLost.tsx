import { useState } from 'react';
import { RequestFailed } from '../apollo/app-error';
import { ErrorState } from '../ui/feedback/states';
import { PageLoading } from './PageLoading';
import { session } from './providers';

const LOST = new RequestFailed({ code: 'NETWORK', params: {}, fields: [] });

/** In place of a page for signed-in users while nobody knows who is signed in. */
export function SessionLost() {
  const [isTrying, setTrying] = useState(false);
  const retry = () => {
    setTrying(true);
    void session.start().finally(() => setTrying(false));
  };
  return isTrying ? <PageLoading /> : <ErrorState error={LOST} onRetry={retry} headingLevel="h1" />;
}
