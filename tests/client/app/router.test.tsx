import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Link, useLocation, useRoutes, useSearchParams } from 'react-router-dom';
import { BrowserHistory } from '../../../client/router/browser-history';
import { HistoryRouter } from '../../../client/router/HistoryRouter';
import { PageScroll } from '../../../client/router/PageScroll';
import { useBlocker } from '../../../client/router/use-blocker';

const scrolled = vi.fn();

beforeEach(() => {
  window.history.pushState(null, '', '/');
  scrolled.mockClear();
  window.scrollTo = scrolled as typeof window.scrollTo;
});

let isUnsaved = true;

function Guarded() {
  const blocker = useBlocker((from, to) => isUnsaved && from.pathname !== to.pathname);
  const [params, setParams] = useSearchParams();
  return (
    <>
      <p>guarded {params.get('step')}</p>
      <button onClick={() => setParams({ step: '2' }, { replace: true, preventScrollReset: true })}>step</button>
      <Link to="/other">leave</Link>
      {blocker.state === 'blocked' && (
        <>
          <button onClick={blocker.proceed}>go</button>
          <button onClick={blocker.reset}>stay</button>
        </>
      )}
    </>
  );
}

const Other = () => <p>other {String(useLocation().state)}</p>;

const Routed = () => (
  <>
    {useRoutes([
      { path: '/', element: <Link to="/guarded">in</Link> },
      { path: '/guarded', element: <Guarded /> },
      { path: '/other', element: <Other /> },
    ])}
    <PageScroll />
  </>
);

async function openGuarded() {
  isUnsaved = true;
  const history = new BrowserHistory(window);
  render(
    <HistoryRouter history={history}>
      <Routed />
    </HistoryRouter>,
  );
  await userEvent.click(screen.getByText('in'));
  await screen.findByText(/guarded/);
  return history;
}

test('a guarded page blocks a link until the user confirms', async () => {
  await openGuarded();
  await userEvent.click(screen.getByText('leave'));
  await userEvent.click(await screen.findByText('stay'));
  expect(window.location.pathname).toBe('/guarded');
  expect(screen.queryByText('go')).toBeNull();
  await userEvent.click(screen.getByText('leave'));
  await userEvent.click(await screen.findByText('go'));
  expect(await screen.findByText(/other/)).toBeVisible();
  expect(window.location.pathname).toBe('/other');
});

test('a guarded page blocks the back button and repeats it once confirmed', async () => {
  await openGuarded();
  act(() => window.history.back());
  await screen.findByText('stay');
  await waitFor(() => expect(window.location.pathname).toBe('/guarded'));
  await userEvent.click(screen.getByText('stay'));
  expect(screen.getByText(/guarded/)).toBeVisible();
  act(() => window.history.back());
  await userEvent.click(await screen.findByText('go'));
  expect(await screen.findByText('in')).toBeVisible();
  expect(window.location.pathname).toBe('/');
});

test('a guard without unsaved changes blocks nothing', async () => {
  await openGuarded();
  isUnsaved = false;
  act(() => window.history.back());
  expect(await screen.findByText('in')).toBeVisible();
  act(() => window.history.forward());
  expect(await screen.findByText(/guarded/)).toBeVisible();
});

test("an entry keeps its state and parameters, and its index matches the router's", async () => {
  const history = await openGuarded();
  await userEvent.click(screen.getByText('step'));
  expect(await screen.findByText('guarded 2')).toBeVisible();
  const { idx } = window.history.state as { idx: number };
  isUnsaved = false;
  act(() => history.push('/other', 'kept'));
  expect(await screen.findByText('other kept')).toBeVisible();
  expect(window.history.state).toMatchObject({ idx: idx + 1, usr: 'kept' });
  expect(new BrowserHistory(window).visit.location).toMatchObject({ pathname: '/other', state: 'kept' });
});

test('a new page starts at the top, going back restores the position and a change in place does not scroll', async () => {
  const history = await openGuarded();
  isUnsaved = false;
  scrolled.mockClear();
  await userEvent.click(screen.getByText('step'));
  await screen.findByText('guarded 2');
  expect(scrolled).not.toHaveBeenCalled();
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640);
  act(() => history.push('/other'));
  await screen.findByText(/other/);
  expect(scrolled).toHaveBeenLastCalledWith(0, 0);
  act(() => window.history.back());
  await screen.findByText('guarded 2');
  expect(scrolled).toHaveBeenLastCalledWith(0, 640);
});

test("a page load keeps the browser's scroll position; a reload restores the previous one", () => {
  const load = (scrollY: number) => {
    const { unmount } = render(
      <HistoryRouter history={new BrowserHistory(window)}>
        <Routed />
      </HistoryRouter>,
    );
    const [began] = scrolled.mock.calls.slice(-1);
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(scrollY);
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    return began;
  };
  // Undefined means that nothing scrolls, so the position reached before hydration is kept.
  expect(load(640)).toBeUndefined();
  // An entry as typed into the address bar, without the router's state.
  window.history.pushState(null, '', '/other');
  expect(load(300)).toBeUndefined();
  expect(load(0)).toEqual([0, 300]);
});

/** A page whose code loads when the test releases it. */
function latePage() {
  let arrive = (): void => undefined;
  const Late = () => <p id="part">late</p>;
  const code = new Promise<{ default: ComponentType }>((resolve) => (arrive = () => resolve({ default: Late })));
  const Coming = lazy(() => code);
  // The frame has its own boundary around every page.
  const Pages = () => (
    <Suspense fallback={<p>loading</p>}>
      {useRoutes([
        { path: '/late', element: <Coming /> },
        { path: '*', element: <Link to="/late">go there</Link> },
      ])}
      <PageScroll />
    </Suspense>
  );
  return { Pages, arrive: () => act(async () => arrive()) };
}

test('RTE-3 the previous page is hidden once the next one takes longer than a moment to load', async () => {
  const { Pages, arrive } = latePage();
  render(
    <HistoryRouter history={new BrowserHistory(window)}>
      <Pages />
    </HistoryRouter>,
  );
  await userEvent.click(screen.getByText('go there'));
  expect(screen.getByText('go there')).toBeVisible();
  expect(screen.queryByText('loading')).toBeNull();
  expect(await screen.findByText('loading')).toBeVisible();
  expect(screen.getByText('go there')).not.toBeVisible();
  await arrive();
  expect(await screen.findByText('late')).toBeVisible();
  expect(screen.queryByText('go there')).toBeNull();
});

/** A reader left the late page at 640 pixels; its code is not loaded, as after a reload. */
async function leftLatePage() {
  const history = new BrowserHistory(window);
  const before = latePage();
  const view = render(
    <HistoryRouter history={history}>
      <before.Pages />
    </HistoryRouter>,
  );
  await userEvent.click(screen.getByText('go there'));
  await before.arrive();
  await screen.findByText('late');
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640);
  act(() => history.push('/'));
  await screen.findByText('go there');
  const now = latePage();
  view.rerender(
    <HistoryRouter history={history}>
      <now.Pages />
    </HistoryRouter>,
  );
  scrolled.mockClear();
  return { history, arrive: now.arrive };
}

test('RTE-3 going back to a page that loads slowly hides the current one and restores the position once loaded', async () => {
  const { arrive } = await leftLatePage();
  act(() => window.history.back());
  expect(await screen.findByText('loading')).toBeVisible();
  expect(screen.getByText('go there')).not.toBeVisible();
  expect(scrolled).not.toHaveBeenCalled();
  await arrive();
  expect(await screen.findByText('late')).toBeVisible();
  expect(scrolled.mock.calls).toEqual([[0, 640]]);
});

test('RTE-3 leaving a page before it has loaded keeps its stored scroll position', async () => {
  const { arrive } = await leftLatePage();
  act(() => window.history.back());
  await screen.findByText('loading');
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(0);
  act(() => window.history.forward());
  await waitFor(() => expect(screen.getByText('go there')).toBeVisible());
  act(() => window.history.back());
  await screen.findByText('loading');
  await arrive();
  await screen.findByText('late');
  expect(scrolled).toHaveBeenLastCalledWith(0, 640);
});

test('RTE-3 a link to a fragment of a page that loads slowly scrolls to it once loaded', async () => {
  const { history, arrive } = await leftLatePage();
  const brought = vi.fn();
  Element.prototype.scrollIntoView = brought;
  act(() => history.push('/late#part'));
  expect(await screen.findByText('loading')).toBeVisible();
  expect(brought).not.toHaveBeenCalled();
  await arrive();
  await screen.findByText('late');
  expect(brought.mock.contexts).toEqual([screen.getByText('late')]);
});

test('a part that loads later does not scroll the page again', async () => {
  let arrive = (): void => undefined;
  const code = new Promise<{ default: ComponentType }>((resolve) => {
    arrive = () => resolve({ default: () => <p>part</p> });
  });
  const Part = lazy(() => code);
  const Whole = () => {
    const [isOpen, setOpen] = useState(false);
    return isOpen ? <Part /> : <button onClick={() => setOpen(true)}>open</button>;
  };
  const history = new BrowserHistory(window);
  render(
    <HistoryRouter history={history}>
      <Suspense fallback={<p>loading</p>}>
        <Whole />
        <PageScroll />
      </Suspense>
    </HistoryRouter>,
  );
  act(() => history.push('/elsewhere'));
  await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1));
  await userEvent.click(screen.getByText('open'));
  await screen.findByText('loading');
  await act(async () => arrive());
  await screen.findByText('part');
  expect(scrolled).toHaveBeenCalledTimes(1);
});

const FOUND = gql`
  query Found($text: String!) {
    found(text: $text)
  }
`;

/** Answers with the requested text after a short delay. */
function answeringClient(asked: string[]): ApolloClient {
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        asked.push(String(variables['text']));
        const timer = setTimeout(() => {
          observer.next({ data: { found: variables['text'] } });
          observer.complete();
        }, 5);
        return () => clearTimeout(timer);
      }),
  );
  const defaultOptions = { watchQuery: { notifyOnNetworkStatusChange: true } };
  return new ApolloClient({ cache: new InMemoryCache(), link, defaultOptions });
}

/** Renders as slowly as a card on a slow phone. */
function SlowCard() {
  const end = performance.now() + 4;
  while (performance.now() < end);
  return null;
}

function SlowSearch() {
  const [params, setParams] = useSearchParams();
  const text = params.get('text') ?? 'all';
  const { data } = useQuery<{ found: string }>(FOUND, { variables: { text }, fetchPolicy: 'cache-and-network' });
  return (
    <>
      <p>found {data?.found}</p>
      <button onClick={() => setParams({ text: 'some' })}>narrow</button>
      {Array.from({ length: 20 }, (_, index) => (
        <SlowCard key={index} />
      ))}
    </>
  );
}

test('a page that stays sends one query for its next state, however slow its rendering', async () => {
  const asked: string[] = [];
  render(
    <ApolloProvider client={answeringClient(asked)}>
      <HistoryRouter history={new BrowserHistory(window)}>
        <SlowSearch />
      </HistoryRouter>
    </ApolloProvider>,
  );
  await screen.findByText('found all');
  // Clicks without `act`, which would render a transition at once, unlike a browser.
  await waitFor(() => screen.getByText('narrow').click());
  await screen.findByText('found some');
  expect(asked).toEqual(['all', 'some']);
});
