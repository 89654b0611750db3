import { ApolloProvider } from '@apollo/client/react';
import type { EmotionCache } from '@emotion/cache';
import { LucideProvider } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createIdentityClient, type IdentityClient } from '../apollo/client';
import { AuthProvider, useAuth } from '../session/AuthProvider';
import { SessionClient } from '../session/session-client';
import { expectsSession } from '../session/tabs';
import { httpTransport } from '../session/transport';
import { ThemeProvider } from '../theme/ThemeProvider';
import { featurePolicies } from './cache-policies';
import { serverCache, isVisitorsPage } from '../hydration/server-state';
import { logProblem } from './log';

/** The session of this tab; main.tsx starts it before the first render. */
export const session = new SessionClient(httpTransport, logProblem, isVisitorsPage());

const newClient = (): IdentityClient => createIdentityClient(session, featurePolicies);

let made: IdentityClient | undefined;

/** The first client of this tab, with the cache of the server-rendered page. */
export function firstClient(): IdentityClient {
  if (made) return made;
  made = newClient();
  const state = serverCache();
  if (state) made.client.cache.restore(state);
  return made;
}

/* The first client serves the viewer of the first session lookup; later each identity gets its own, empty one. */
function IdentityProvider({ first, children }: { first: () => IdentityClient; children: ReactNode }) {
  const { isLoading, isLost, user } = useAuth();
  const [current, setCurrent] = useState(first);
  const known = useRef<string | null | undefined>(expectsSession() ? undefined : null);
  const identity = user?.id ?? null;

  useEffect(() => {
    // Meanwhile queries are answered as a visitor's.
    if (isLost) known.current = null;
    if (isLoading || known.current === identity) return;
    const isFirst = known.current === undefined;
    known.current = identity;
    if (isFirst) return;
    setCurrent(newClient());
    // Pages use the previous client until they have rendered with the new one.
    setTimeout(current.close);
  }, [isLoading, isLost, identity, current]);

  return <ApolloProvider client={current.client}>{children}</ApolloProvider>;
}

interface ProvidersProps {
  /** Where the server collects the styles of a rendered page. */
  styles?: EmotionCache;
  /** The initial client. */
  first?: () => IdentityClient;
  children: ReactNode;
}

/** The context providers of all pages. */
export function Providers({ styles, first = firstClient, children }: ProvidersProps) {
  return (
    <ThemeProvider {...(styles && { styles })}>
      <LucideProvider strokeWidth={1.75}>
        <AuthProvider client={session}>
          <IdentityProvider first={first}>{children}</IdentityProvider>
        </AuthProvider>
      </LucideProvider>
    </ThemeProvider>
  );
}
