import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { matchRoutes, Router, type RouteObject } from 'react-router-dom';
import type { BrowserHistory, Visit } from './browser-history';
import { HistoryContext, VisitContext } from './history-context';
import { useScrollPositions } from './scroll-restoration';

/** How long the present page stays while the next one's code is on its way. */
const STAY_MS = 300;

interface HistoryRouterProps {
  history: BrowserHistory;
  /** The routes that a path may match; without them each path is a page of its own. */
  pagesAt?: (path: string) => RouteObject[];
  children: ReactNode;
}

/**
 * The router's declarative half on our own history. Its data router would bring 18 kB more into the first load,
 * of which the pages used only the scroll position of each entry and a guard against leaving.
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
      // Then it goes: a dialog that is opened on it later would be taken away while it is filled in.
      setTimeout(() => history.visit === next && setVisit(next), STAY_MS);
    });
  }, [history, pagesAt, visit]);
  useScrollPositions(history);
  return (
    <HistoryContext value={history}>
      <VisitContext value={visit}>
        <Router navigator={history} location={visit.location} navigationType={visit.action}>
          {children}
        </Router>
      </VisitContext>
    </HistoryContext>
  );
}
