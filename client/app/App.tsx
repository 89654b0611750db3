import type { ComponentProps } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { PageViews } from '../analytics/PageViews';
import type { BrowserHistory } from '../router/browser-history';
import { HistoryRouter } from '../router/HistoryRouter';
import { ConsentSlot } from './consent/ConsentSlot';
import { CrashBoundary } from './CrashBoundary';
import { Providers } from './providers';
import { routeObjectsAt } from './route-objects';

function Pages() {
  const { pathname } = useLocation();
  return (
    <CrashBoundary address={pathname}>
      <Routed />
    </CrashBoundary>
  );
}

const Routed = () => useRoutes(routeObjectsAt(useLocation().pathname));

interface AppProps extends Omit<ComponentProps<typeof Providers>, 'children'> {
  history: BrowserHistory;
}

/** The whole client. */
export function App({ history, ...foundation }: AppProps) {
  return (
    <Providers {...foundation}>
      <HistoryRouter history={history} pagesAt={routeObjectsAt}>
        <ConsentSlot />
        <PageViews />
        <Pages />
      </HistoryRouter>
    </Providers>
  );
}
