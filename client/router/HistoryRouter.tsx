import { createContext, startTransition, use, useLayoutEffect, useState, type ReactNode } from 'react';
import { matchRoutes, NavigationType, Router, type RouteObject } from 'react-router-dom';
import type { BrowserHistory, Visit } from './browser-history';
import { useScrollRestoration } from './scroll-restoration';

/** How long the present page stays while the next one's code is on its way. */
const STAY_MS = 300;

const HistoryContext = createContext<BrowserHistory | null>(null);

interface HistoryRouterProps {
  history: BrowserHistory;
  /** The routes that a path may match; without them each path is a page of its own. */
  pagesAt?: (path: string) => RouteObject[];
  children: ReactNode;
}

/**
 * The router's declarative half on our own history. Its data router would bring 18 kB more into the first load,
 * of which the pages used two things: the scroll position of each entry, and a guard against leaving.
 */
export function HistoryRouter({ history, pagesAt, children }: HistoryRouterProps) {
  const [visit, setVisit] = useState(history.visit);
  useLayoutEffect(() => {
    const pageAt = ({ location: { pathname } }: Visit) =>
      (pagesAt && matchRoutes(pagesAt(pathname), pathname)?.at(-1)?.route) ?? pathname;
    return history.subscribe((next) => {
      // A page that stays is rendered at once: Apollo's `useQuery` asks while it renders, and each interruption of a transition would make it ask for the
      // former and the next state in turn.
      if (pageAt(next) === pageAt(visit)) return setVisit(next);
      // As a transition the present page stays for a moment in which the next one's code may come.
      startTransition(() => setVisit(next));
      // Then it goes: a dialog that is opened on it later would be taken away while it is filled in. What is scrolled to has to be there first.
      if (next.action === NavigationType.Push && !next.location.hash)
        setTimeout(() => history.visit === next && setVisit(next), STAY_MS);
    });
  }, [history, pagesAt, visit]);
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
