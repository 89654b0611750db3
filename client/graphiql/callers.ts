import type { PersonCaller } from './session';

export interface KeyCaller {
  readonly name: string;
  readonly key: string;
}
export type Caller = PersonCaller | KeyCaller;

export const isPerson = (caller: Caller): caller is PersonCaller => 'password' in caller;

/** Identities with which the sandbox can call without a form: demo users and a partner, nobody elsewhere. */
export async function findCallers(): Promise<readonly Caller[]> {
  try {
    const response = await fetch('/graphiql/callers.json');
    return response.ok ? ((await response.json()) as Caller[]) : [];
  } catch {
    return [];
  }
}
