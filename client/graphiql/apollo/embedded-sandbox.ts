import { currentToken, storeSignIn, storedToken } from '../session';

/** Apollo Sandbox embedded in the page; it loads from Apollo's host. */
interface EmbeddedSandbox {
  dispose(): void;
}

interface SandboxOptions {
  readonly target: string;
  readonly initialEndpoint: string;
  readonly initialSubscriptionEndpoint: string;
  readonly hideCookieToggle: boolean;
  readonly initialState: {
    readonly document: string;
    readonly variables: Readonly<Record<string, unknown>>;
    readonly headers: Readonly<Record<string, string>>;
    readonly includeCookies: boolean;
  };
  readonly handleRequest: typeof callAsSession;
}

declare global {
  interface Window {
    EmbeddedSandbox?: new (options: SandboxOptions) => EmbeddedSandbox;
  }
}

const SCRIPT = 'https://embeddable-sandbox.cdn.apollographql.com/_latest/embeddable-sandbox.umd.production.min.js';
/** A request to an unreachable host may take a minute to fail. */
const WAIT_MS = 8_000;
const ENDPOINT = '/graphql';

/** Loads it; false without a connection to Apollo's host. */
export function loadSandbox(): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.onload = () => resolve(window.EmbeddedSandbox !== undefined);
    script.onerror = () => resolve(false);
    setTimeout(() => resolve(false), WAIT_MS);
    document.head.append(script);
  });
}

export interface Operation {
  readonly query: string | null;
  readonly variables?: string | null;
}

/** Opens an operation in the element with the id; returns a function that closes it. */
export function openSandbox(id: string, { query, variables }: Operation): () => void {
  const Sandbox = window.EmbeddedSandbox;
  const token = storedToken();
  if (!Sandbox) return () => undefined;
  const sandbox = new Sandbox({
    target: `#${id}`,
    initialEndpoint: location.origin + ENDPOINT,
    initialSubscriptionEndpoint: location.origin.replace(/^http/, 'ws') + ENDPOINT,
    hideCookieToggle: true,
    initialState: {
      document: query ?? '',
      variables: JSON.parse(variables ?? '{}') as Record<string, unknown>,
      // Its sockets also send them, as connection parameters.
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
      includeCookies: false,
    },
    handleRequest: callAsSession,
  });
  return () => sandbox.dispose();
}

/** A call with the chosen identity and a valid token; without one as it was written. */
async function callAsSession(
  url: string,
  options: RequestInit & { readonly headers?: Readonly<Record<string, string>> },
): Promise<Response> {
  const token = await currentToken();
  const written = Object.entries(options.headers ?? {});
  const headers =
    token === null
      ? options.headers
      : {
          ...Object.fromEntries(written.filter(([name]) => name.toLowerCase() !== 'authorization')),
          authorization: `Bearer ${token}`,
        };
  const response = await fetch(url, headers ? { ...options, headers } : options);
  storeSignIn(
    (await response
      .clone()
      .json()
      .catch(() => ({}))) as Parameters<typeof storeSignIn>[0],
  );
  return response;
}
