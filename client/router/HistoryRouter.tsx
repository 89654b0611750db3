import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { matchRoutes, Router, type RouteObject } from 'react-router-dom';
import type { BrowserHistory, Visit } from './browser-history';
import { HistoryContext, VisitContext } from './history-context';
import { useScrollPositions } from './scroll-restoration';

/** How long the current page stays while the next one's code loads. */
const STAY_MS = 300;

interface HistoryRouterProps {
  history: BrowserHistory;
  /** The routes that a path may match; without them each path is a page of its own. */
  pagesAt?: (path: string) => RouteObject[];
  children: ReactNode;
}

/**
 * The declarative router on our own history. The data router would add 18 kB to the first load, of which the pages only used scroll
 * restoration and navigation blocking.
 */
export function HistoryRouter({ history, pagesAt, children }: HistoryRouterProps) {
  const [visit, setVisit] = useState(history.visit);
  useLayoutEffect(() => {
    const pageAt = ({ location: { pathname } }: Visit) =>
      (pagesAt && matchRoutes(pagesAt(pathname), pathname)?.at(-1)?.route) ?? pathname;
    return history.subscribe((next) => {
      // A page that stays is rendered synchronously: Apollo's `useQuery` sends its query while rendering, and each interruption of a
      // transition would make it query the former and the next state in turn.
      if (pageAt(next) === pageAt(visit)) return setVisit(next);
      // A transition keeps the current page for a moment in which the next one's code may load.
      startTransition(() => setVisit(next));
      // Then it is removed: a dialog opened on it later would disappear while it is filled in.
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
