import { currentToken, keepSignIn, keptToken } from '../session';

/** Apollo Sandbox in a part of the page; it loads from its maker's host. */
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
/** An address that nobody answers may take a minute to fail. */
const WAIT_MS = 8_000;
const ENDPOINT = '/graphql';

/** Loads it; false without a connection to its maker. */
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

/** Opens an operation in the element with the id; returns how to close it. */
export function openSandbox(id: string, { query, variables }: Operation): () => void {
  const Sandbox = window.EmbeddedSandbox;
  const token = keptToken();
  if (!Sandbox) return () => undefined;
  const sandbox = new Sandbox({
    target: `#${id}`,
    initialEndpoint: location.origin + ENDPOINT,
    initialSubscriptionEndpoint: location.origin.replace(/^http/, 'ws') + ENDPOINT,
    hideCookieToggle: true,
    initialState: {
      document: query ?? '',
      variables: JSON.parse(variables ?? '{}') as Record<string, unknown>,
      // Its sockets send them too, as what introduces the caller.
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
      includeCookies: false,
    },
    handleRequest: callAsSession,
  });
  return () => sandbox.dispose();
}

/** A call in the name that was chosen, with a token that still holds; without one as it was written. */
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
  keepSignIn(
    (await response
      .clone()
      .json()
      .catch(() => ({}))) as Parameters<typeof keepSignIn>[0],
  );
  return response;
}
