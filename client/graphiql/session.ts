import { useStore } from 'zustand';
import { parseJson } from '../state/browser-storage';
import { createStoredStore } from '../state/stored-store';
import type { StoredKey } from '../state/stored-keys';

/** The identity of the sandbox. `expiresAt` is null for a key, and `caller` for the token of a typed sign-in. */
export interface Session {
  readonly name: string;
  readonly token: string;
  readonly expiresAt: number | null;
  readonly caller: PersonCaller | null;
}

export interface PersonCaller {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** For all tabs, until one of them signs out. The sandbox is a separate program, so its key is not among the app's storage keys. */
const STORED_AS: StoredKey = { name: 'hueco_sandbox_session', scope: 'account' };
/** A token that expires within this time is renewed before the next call. */
const RENEW_BEFORE_MS = 30_000;

const store = createStoredStore(STORED_AS, parseJson<Session>, null);

export const setSession = (next: Session | null): void => store.write(next && JSON.stringify(next));

export const useSession = (): Session | null => useStore(store);

/** Calls back once, when this tab or another one signs out; returns the unsubscribe function. */
export function onSignOut(listener: () => void): () => void {
  const stop = store.subscribe((session) => {
    if (session !== null) return;
    stop();
    listener();
  });
  return stop;
}

const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken expiresAt viewer { email } } }';

/** Signs a demo user in. Throws an Error with the server's message. */
export async function signInAs(caller: PersonCaller): Promise<void> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: SIGN_IN,
      variables: { input: { email: caller.email, password: caller.password, inBody: true } },
    }),
  });
  const answer = (await response.json()) as SignInAnswer & { errors?: { message: string }[] };
  if (!storeSignIn(answer, caller)) throw new Error(answer.errors?.[0]?.message ?? 'The sign-in failed.');
}

interface SignInAnswer {
  readonly data?: { signIn?: { accessToken?: string; expiresAt?: string; viewer?: { email?: string } } } | null;
}

/** Stores the token of a response for later calls; false if it contains none. */
export function storeSignIn(answer: SignInAnswer, caller: PersonCaller | null = null): boolean {
  const { accessToken, expiresAt, viewer } = answer.data?.signIn ?? {};
  if (!accessToken) return false;
  setSession({
    name: caller?.email ?? viewer?.email ?? 'you',
    token: accessToken,
    expiresAt: expiresAt ? Date.parse(expiresAt) : null,
    caller,
  });
  return true;
}

/** The stored token, valid or not. */
export const storedToken = (): string | null => store.getState()?.token ?? null;

/** A valid token, renewed when it is about to expire; null calls as a visitor. */
export async function currentToken(): Promise<string | null> {
  const { expiresAt = null, caller = null } = store.getState() ?? {};
  if (expiresAt !== null && expiresAt - Date.now() < RENEW_BEFORE_MS) {
    if (caller) await signInAs(caller);
    else setSession(null);
  }
  return storedToken();
}
