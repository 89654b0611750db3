import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchRestoredPages } from '../../../client/session/restored-pages';
import { rememberPerson } from '../../../client/session/tabs';
import { createSessions, refusal, sessionOf } from '../support/sessions';
import { stubTabs, unstubTabs } from '../support/tabs';

const credentials = { email: 'marta@correo.es', password: 'x' };
const TABS = 10;
const EXPIRIES = 20;
const SECOND = 1_000;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') });
  stubTabs();
});
afterEach(unstubTabs);

const settle = () => vi.advanceTimersByTimeAsync(SECOND);

/** Tabs of one browser with one server that counts its requests. */
function openTabs(count: number, refresh: () => Promise<ReturnType<typeof sessionOf> | null>) {
  const asked = vi.fn(refresh);
  return { asked, tabs: Array.from({ length: count }, () => createSessions({ refresh: asked })) };
}

test(`P-21 ${TABS} tabs and ${EXPIRIES} expiries: one refresh for each, nobody is signed out`, async () => {
  let token = 0;
  const { asked, tabs } = openTabs(TABS, async () => {
    await new Promise((resolve) => setTimeout(resolve, 80));
    return sessionOf('usr_marta', `token-${(token += 1)}`);
  });
  // Tabs opened at the same moment also tick at the same moment.
  await Promise.all([...tabs.map(({ client }) => client.start()), vi.advanceTimersByTimeAsync(10 * SECOND)]);
  asked.mockClear();
  for (let expiry = 1; expiry <= EXPIRIES; expiry += 1) {
    await vi.advanceTimersByTimeAsync(900 * SECOND - 90 * SECOND);
    expect({ expiry, refreshes: asked.mock.calls.length }).toEqual({ expiry, refreshes: expiry });
    expect(new Set(tabs.map(({ client }) => client.getState().session?.accessToken))).toEqual(
      new Set([`token-${token}`]),
    );
  }
  expect(tabs.flatMap(({ events }) => events).filter((event) => event === 'SIGNED_OUT')).toEqual([]);
  for (const { client } of tabs) client.stop();
});

test('P-21 tabs that open together request the session once', async () => {
  localStorage.setItem('hueco_session', 'usr_marta');
  const { asked, tabs } = openTabs(TABS, async () => {
    await new Promise((resolve) => setTimeout(resolve, 80));
    return sessionOf();
  });
  const started = Promise.all(tabs.map(({ client }) => client.start()));
  await settle();
  await started;
  expect(asked).toHaveBeenCalledOnce();
  for (const { client, events } of tabs) {
    expect(events).toEqual(['INITIAL_SESSION']);
    client.stop();
  }
});

test('ACC-5 signing in or out in one tab does so in all tabs', async () => {
  const { tabs } = openTabs(3, async () => null);
  for (const { client } of tabs) await client.start();
  await tabs[0]?.client.signIn(credentials);
  await settle();
  expect(tabs.map(({ client }) => client.getState().session?.user.id)).toEqual(['usr_marta', 'usr_marta', 'usr_marta']);
  await tabs[1]?.client.signOut();
  await settle();
  expect(tabs.map(({ events }) => events)).toEqual(tabs.map(() => ['INITIAL_SESSION', 'SIGNED_IN', 'SIGNED_OUT']));
  for (const { client } of tabs) client.stop();
});

test('ACC-5 a refresh that resolves after sign-out does not restore the session', async () => {
  const { client, transport, events } = createSessions();
  transport.refresh.mockResolvedValueOnce(sessionOf());
  await client.start();
  // Without locks both may run at once.
  unstubTabs();
  transport.refresh.mockImplementationOnce(async () => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    return sessionOf('usr_marta', 'token-2');
  });
  const late = client.renew();
  await client.signOut();
  await settle();
  await late;
  expect(client.getState().session).toBeNull();
  expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_OUT']);
  client.stop();
});

test('P-31 a session that now belongs to another user emits SIGNED_IN', async () => {
  const { client, transport, events } = createSessions();
  transport.refresh.mockResolvedValueOnce(sessionOf());
  await client.start();
  await settle();
  transport.refresh.mockResolvedValueOnce(sessionOf('usr_lucia', 'token-2'));
  await client.renew();
  expect(client.getState()).toMatchObject({ session: { user: { id: 'usr_lucia' } }, roles: [] });
  expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_IN']);
  client.stop();
});

test('P-31 signing out deletes personal data from the storage and keeps device settings', async () => {
  const { client } = createSessions();
  await client.start();
  await client.signIn(credentials);
  await settle();
  for (const key of ['hueco_draft:usr_marta:new', 'hueco_favorites', 'hueco_dashboard_mode', 'anything_new'])
    localStorage.setItem(key, 'marta');
  for (const key of ['hueco_visited_spaces', 'hueco_geocode:calle marta', 'hueco_checkout'])
    sessionStorage.setItem(key, 'marta');
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('i18nextLng', 'en');
  const onStorage = vi.fn();
  window.addEventListener('storage', onStorage, { once: true });
  await client.signOut();
  expect({ ...localStorage }).toEqual({ theme: 'dark', i18nextLng: 'en' });
  expect({ ...sessionStorage }).toEqual({});
  expect(onStorage).toHaveBeenCalledOnce();
  client.stop();
});

test('P-31 personal data is deleted when the session ended while the browser was closed', async () => {
  localStorage.setItem('hueco_session', 'usr_marta');
  localStorage.setItem('hueco_draft:usr_marta:new', 'marta');
  const { client } = createSessions();
  await client.start();
  expect({ ...localStorage }).toEqual({});
  client.stop();
});

test('ACC-5 a sign-out reaches a tab whose look-up is lost', async () => {
  const { client } = createSessions({ refresh: vi.fn(async () => sessionOf()) });
  await client.start();
  const { client: lost } = createSessions({ refresh: vi.fn(async () => Promise.reject(refusal('NETWORK'))) });
  await lost.start();
  await settle();
  expect(lost.getState()).toMatchObject({ isLost: true });
  await client.signOut();
  await settle();
  expect(lost.getState()).toMatchObject({ isLost: false, session: null });
});

describe('P-31 a sign-in while the look-up of another person is lost', () => {
  const lost = async () => Promise.reject(refusal('NETWORK'));
  beforeEach(() => {
    rememberPerson('usr_marta');
    localStorage.setItem('hueco_recent_spaces', 'marta');
    sessionStorage.setItem('hueco:checkout:spc_1', 'marta');
  });

  test('deletes what that person has left', async () => {
    const { client, transport } = createSessions({ refresh: vi.fn(lost) });
    await client.start();
    transport.signIn.mockResolvedValueOnce(sessionOf('usr_luis'));
    await client.signIn(credentials);
    expect({ ...localStorage }).toEqual({ hueco_session: 'usr_luis' });
    expect({ ...sessionStorage }).toEqual({});
  });

  test('keeps it when the remembered person signs in', async () => {
    const { client } = createSessions({ refresh: vi.fn(lost) });
    await client.start();
    await client.signIn(credentials);
    expect({ ...localStorage }).toEqual({ hueco_session: 'usr_marta', hueco_recent_spaces: 'marta' });
    expect({ ...sessionStorage }).toEqual({ 'hueco:checkout:spc_1': 'marta' });
  });

  test('deletes in other tabs what is theirs, and leaves there what the new person has stored since', async () => {
    const { tabs } = openTabs(2, lost);
    for (const { client } of tabs) await client.start();
    tabs[0]?.transport.signIn.mockResolvedValueOnce(sessionOf('usr_luis'));
    await tabs[0]?.client.signIn(credentials);
    localStorage.setItem('hueco_recent_spaces', 'luis');
    sessionStorage.setItem('hueco:checkout:spc_1', 'marta, in the other tab');
    await settle();
    expect(tabs[1]?.client.getState().session?.user.id).toBe('usr_luis');
    expect({ ...localStorage }).toEqual({ hueco_session: 'usr_luis', hueco_recent_spaces: 'luis' });
    expect({ ...sessionStorage }).toEqual({});
  });
});

const restore = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('P-31 a page restored from the back/forward cache is reloaded when its user has signed out', async () => {
  const { client } = createSessions();
  await client.start();
  await client.signIn(credentials);
  const reload = vi.fn();
  const stop = watchRestoredPages(client, reload);
  restore(true);
  expect(reload).not.toHaveBeenCalled();
  // Another tab signed out while this page was in the back/forward cache and got no message.
  localStorage.removeItem('hueco_session');
  restore(false);
  expect(reload).not.toHaveBeenCalled();
  restore(true);
  expect(reload).toHaveBeenCalledOnce();
  expect(document.documentElement.hidden).toBe(true);
  document.documentElement.hidden = false;
  stop();
  client.stop();
});
