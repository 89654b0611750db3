import { createContext, startTransition, use, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import type { BrowserHistory } from './browser-history';
import { useScrollRestoration } from './scroll-restoration';

/** How long the present page stays while the next one's code is on its way. */
const PATIENCE_MS = 300;

const HistoryContext = createContext<BrowserHistory | null>(null);

/**
 * The router's declarative half on our own history. Its data router would bring 18 kB more into the first load,
 * of which the pages used two things: the scroll position of each entry, and a guard against leaving.
 */
export function HistoryRouter({ history, children }: { history: BrowserHistory; children: ReactNode }) {
  const [visit, setVisit] = useState(history.visit);
  useLayoutEffect(
    () =>
      history.subscribe((next) => {
        // As a transition the present page stays for a moment in which the next one's code may come.
        startTransition(() => setVisit(next));
        // Then it goes: a dialog that is opened on it later would be taken away from whoever fills it in.
        setTimeout(() => setVisit(history.visit), PATIENCE_MS);
      }),
    [history],
  );
  useScrollRestoration(history, visit);
  return (
    <HistoryContext value={history}>
      <Router navigator={history} location={visit.location} navigationType={visit.action}>
        {children}
      </Router>
    </HistoryContext>
  );
}

/** The history of the router around. */
export function useHistory(): BrowserHistory {
  const history = use(HistoryContext);
  if (!history) throw new Error('useHistory must be used inside a HistoryRouter');
  return history;
}
