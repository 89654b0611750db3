import { useState } from 'react';
import { isPerson, type Caller } from './callers';
import { setSession, signInAs, useSession } from './session';

const VISITOR = 'visitor';

/** The identity of the operations, and buttons to become a demo user. */
export function CallerBar({ callers }: { readonly callers: readonly Caller[] }) {
  const session = useSession();
  const [problem, setProblem] = useState<string | null>(null);
  const pressed = session ? (callers.find((caller) => nameIn(caller) === session.name)?.name ?? null) : VISITOR;

  const become = async (caller: Caller | null): Promise<void> => {
    setProblem(null);
    try {
      if (!caller) setSession(null);
      else if (isPerson(caller)) await signInAs(caller);
      else setSession({ name: nameIn(caller), token: caller.key, expiresAt: null, caller: null });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };

  return (
    <header className="callers">
      <a href="/developers">Hueco API</a>
      <div role="group" aria-label="Call as" className="callers-choice">
        <button type="button" aria-pressed={pressed === VISITOR} onClick={() => void become(null)}>
          Visitor
        </button>
        {callers.map((caller) => (
          <button
            key={caller.name}
            type="button"
            aria-pressed={pressed === caller.name}
            onClick={() => void become(caller)}
          >
            {caller.name[0]?.toUpperCase()}
            {caller.name.slice(1)}
          </button>
        ))}
      </div>
      <p role="status">{problem ?? (session ? session.name : 'Nobody is signed in')}</p>
    </header>
  );
}

const nameIn = (caller: Caller): string => (isPerson(caller) ? caller.email : `${caller.key.slice(0, 12)}···`);
