import { useEffect, useState } from 'react';
import { CallerBar } from '../CallerBar';
import type { Caller } from '../callers';
import { useSession } from '../session';
import { loadSandbox, openSandbox, type Operation } from './embedded-sandbox';

const PLACE = 'sandbox';

interface ApolloPageProps {
  readonly callers: readonly Caller[];
  readonly operations: readonly Operation[];
}

/**
 * Apollo Sandbox with our operations and the chosen identity; without a connection to its host, a link to GraphiQL, which is served from
 * here.
 */
export function ApolloPage({ callers, operations }: ApolloPageProps) {
  const session = useSession();
  const [isThere, setThere] = useState<boolean | null>(null);
  const [chosen, setChosen] = useState(0);
  const operation = operations[chosen];
  useEffect(() => void loadSandbox().then(setThere), []);
  return (
    <>
      <CallerBar callers={callers} />
      <label className="operations">
        Operation
        <select value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
          {operations.map(({ query }, index) => (
            <option key={query} value={index}>
              {titleOf(query ?? '')}
            </option>
          ))}
        </select>
        <a href="/graphiql">GraphiQL</a>
      </label>
      {isThere === false && (
        <p className="away" role="alert">
          Apollo Sandbox comes from its maker's host, which cannot be reached from here.{' '}
          <a href="/graphiql">GraphiQL has the same operations and comes from Hueco.</a>
        </p>
      )}
      {/* Reopened for another identity, but not for a renewed token, which would discard typed text. */}
      {isThere && operation && <Sandbox key={session?.name} operation={operation} />}
    </>
  );
}

function Sandbox({ operation }: { readonly operation: Operation }) {
  useEffect(() => openSandbox(PLACE, operation), [operation]);
  return <div id={PLACE} />;
}

/** Its name, and its first line. */
function titleOf(query: string): string {
  const [first = ''] = query.split('\n');
  const [, name = ''] = /^(?:query|mutation|subscription) (\w+)/m.exec(query) ?? [];
  return `${name}: ${first.replace(/^# /, '')}`;
}
