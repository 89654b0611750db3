import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isRefreshDue, TICK_MS, ticksLeft } from '../../../client/session/auto-refresh';
import { rememberPerson } from '../../../client/session/tabs';
import type { SessionState, SessionTransport } from '../../../client/session/types';
import { createSessions, refusal, sessionOf } from '../support/sessions';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') });
});

const settle = () => vi.advanceTimersByTimeAsync(1);

test('ACC-3 the loading flag is set until the first session request completes', async () => {
  const { client, events } = createSessions();
  expect(client.getState().isLoading).toBe(true);
  await client.start();
  expect(client.getState()).toMatchObject({ isLoading: false, session: null, roles: [] });
  expect(events).toEqual(['INITIAL_SESSION']);
  client.stop();
});

test('ACC-3 a failed session request is logged and ends the loading', async () => {
  const { client, log } = createSessions({ refresh: vi.fn(async () => Promise.reject(refusal('NETWORK'))) });
  await client.start();
  expect(client.getState()).toMatchObject({ isLoading: false, session: null });
  expect(log).toHaveBeenCalledOnce();
  client.stop();
});

describe('ACC-3 a request that is lost while somebody is remembered', () => {
  const lost = () => Promise.reject(refusal('NETWORK'));
  beforeEach(() => rememberPerson('usr_marta'));

  test('ACC-3 is repeated at once, while what waits for the session goes on waiting', async () => {
    const { client, events } = createSessions({
      refresh: vi.fn<SessionTransport['refresh']>(async () => sessionOf()).mockImplementationOnce(lost),
    });
    const states = vi.fn<(state: SessionState) => void>();
    client.subscribe(states);
    void client.start();
    expect(await client.current()).toBe('token-1');
    expect(states.mock.calls.map(([{ isLost }]) => isLost)).not.toContain(true);
    expect(client.getState()).toMatchObject({ isLoading: false, isLost: false, session: { accessToken: 'token-1' } });
    expect(events).toEqual(['INITIAL_SESSION']);
  });

  test('ACC-3 is not repeated at once after a long wait: public pages go on as a visitor', async () => {
    const refresh = vi.fn<SessionTransport['refresh']>(async () => {
      await new Promise((resolve) => setTimeout(resolve, 30_000));
      return lost();
    });
    const { client } = createSessions({ refresh });
    void client.start();
    const token = client.current();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await token).toBeNull();
    expect(refresh).toHaveBeenCalledOnce();
    expect(client.getState()).toMatchObject({ isLoading: false, isLost: true });
  });

  test('ACC-3 ends the loading when it is lost again, signs nobody out, and is repeated until it arrives', async () => {
    const refresh = vi.fn<SessionTransport['refresh']>(lost);
    const { client, events } = createSessions({ refresh });
    await client.start();
    await settle();
    expect(refresh).toHaveBeenCalledTimes(2);
    expect(client.getState()).toMatchObject({ isLoading: false, isLost: true, session: null });
    expect(localStorage.getItem('hueco_session')).toBe('usr_marta');
    expect(await client.current()).toBeNull();
    expect(refresh).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(refresh.mock.calls.length).toBeLessThan(20);
    expect(events).toEqual([]);
    refresh.mockImplementation(async () => sessionOf());
    await vi.advanceTimersByTimeAsync(5_000);
    expect(client.getState()).toMatchObject({ isLoading: false, isLost: false, session: { accessToken: 'token-1' } });
    expect(events).toEqual(['INITIAL_SESSION']);
  });

  // A refresh is charged to the network, whose points another of its visitors may have used up.
  test.each(['SERVICE_UNAVAILABLE', 'RATE_LIMITED'] as const)(
    'ACC-3 is not repeated at once after %s, for which the call was repeated already',
    async (code) => {
      const refresh = vi.fn<SessionTransport['refresh']>(() => Promise.reject(refusal(code)));
      const { client } = createSessions({ refresh });
      await client.start();
      await settle();
      expect(refresh).toHaveBeenCalledOnce();
      expect(client.getState()).toMatchObject({ isLoading: false, isLost: true });
    },
  );

  test('ACC-3 does not stop a sign-in', async () => {
    const { client, events } = createSessions({ refresh: vi.fn(lost) });
    await client.start();
    await settle();
    await client.signIn({ email: 'marta@correo.es', password: 'x' });
    expect(client.getState()).toMatchObject({ isLost: false, session: { accessToken: 'token-1' } });
    expect(events).toEqual(['SIGNED_IN']);
  });

  test('ACC-3 is repeated when the network is back', async () => {
    const refresh = vi.fn<SessionTransport['refresh']>(lost);
    const { client } = createSessions({ refresh });
    await client.start();
    await settle();
    refresh.mockImplementation(async () => sessionOf());
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(client.getState().session?.accessToken).toBe('token-1');
  });

  test('ACC-3 ends the loading once the server says that there is no session', async () => {
    const { client } = createSessions({
      refresh: vi.fn<SessionTransport['refresh']>(async () => null).mockImplementationOnce(lost),
    });
    await client.start();
    await settle();
    await settle();
    expect(client.getState()).toMatchObject({ isLoading: false, isLost: false, session: null });
    expect(await client.current()).toBeNull();
  });

  test('ACC-3 ends the loading at once in a browser whose storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    const { client } = createSessions({ refresh: vi.fn(lost) });
    await client.start();
    vi.restoreAllMocks();
    expect(client.getState()).toMatchObject({ isLoading: false, isLost: false, session: null });
  });
});

test('ACC-3 roles are loaded one tick after sign-in and removed at sign-out', async () => {
  const { client, transport } = createSessions({}, ['RENTER', 'HOST']);
  await client.start();
  await client.signIn({ email: 'marta@correo.es', password: 'x' });
  expect(transport.viewer).not.toHaveBeenCalled();
  expect(client.getState()).toMatchObject({ roles: [], session: { accessToken: 'token-1', refreshToken: null } });
  await settle();
  expect(client.getState()).toMatchObject({ roles: ['RENTER', 'HOST'], ownsSpaces: true });
  await client.signOut();
  expect(client.getState()).toMatchObject({ session: null, roles: [], ownsSpaces: false });
  client.stop();
});

test('ACC-6 a failed role request is logged and counts as owning no space', async () => {
  const { client, log } = createSessions({ viewer: vi.fn(async () => Promise.reject(refusal('INTERNAL'))) });
  await client.start();
  await client.signIn({ email: 'marta@correo.es', password: 'x' });
  await settle();
  expect(client.getState()).toMatchObject({ roles: [], ownsSpaces: false, session: { accessToken: 'token-1' } });
  expect(log).toHaveBeenCalledOnce();
  client.stop();
});

test('ACC-4 emits signing in, a refresh, a changed user and signing out', async () => {
  const { client, transport, events } = createSessions();
  await client.start();
  await client.signIn({ email: 'marta@correo.es', password: 'x' });
  await settle();
  transport.refresh.mockResolvedValueOnce(sessionOf('usr_marta', 'token-2'));
  await client.renew();
  transport.viewer.mockResolvedValueOnce({
    ...sessionOf().user,
    fullName: 'Marta R. Gil',
    roles: ['RENTER'],
    ownsSpaces: false,
  });
  await client.reloadViewer();
  await client.signOut();
  expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED', 'SIGNED_OUT']);
  client.stop();
});

test('ACC-5 a refresh is due when three ticks of 30 s or fewer are left', () => {
  const now = Date.now();
  expect(TICK_MS).toBe(30_000);
  expect(ticksLeft(now + 119_999, now)).toBe(3);
  expect(isRefreshDue(now + 120_000, now)).toBe(false);
  expect(isRefreshDue(now + 119_999, now)).toBe(true);
  expect(isRefreshDue(now - 1, now)).toBe(true);
});

test('ACC-5 ticks every 30 s and renews a token of 15 minutes once, about two minutes before its end', async () => {
  const { client, transport, events } = createSessions();
  transport.refresh.mockResolvedValueOnce(sessionOf());
  await client.start();
  transport.refresh.mockClear();
  await vi.advanceTimersByTimeAsync(780_000);
  expect(transport.refresh).not.toHaveBeenCalled();
  transport.refresh.mockImplementation(async () => sessionOf('usr_marta', 'token-2'));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(transport.refresh).toHaveBeenCalledOnce();
  expect(client.getState().session?.accessToken).toBe('token-2');
  expect(events).toContain('TOKEN_REFRESHED');
  await vi.advanceTimersByTimeAsync(300_000);
  expect(transport.refresh).toHaveBeenCalledOnce();
  client.stop();
});

test('ACC-5 a refresh that fails on the network keeps the session and is retried', async () => {
  const { client, transport, events } = createSessions();
  transport.refresh.mockResolvedValueOnce(sessionOf('usr_marta', 'token-1', 60_000));
  transport.refresh.mockRejectedValueOnce(refusal('NETWORK'));
  await client.start();
  await settle();
  expect(client.getState().session?.accessToken).toBe('token-1');
  transport.refresh.mockResolvedValueOnce(sessionOf('usr_marta', 'token-2'));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(client.getState().session?.accessToken).toBe('token-2');
  expect(events).not.toContain('SIGNED_OUT');
  client.stop();
});

test('ACC-5 a session ended by the server signs out', async () => {
  const { client, transport, events } = createSessions();
  transport.refresh.mockResolvedValueOnce(sessionOf());
  await client.start();
  transport.refresh.mockResolvedValueOnce(null);
  expect(await client.renew()).toBeNull();
  expect(events.at(-1)).toBe('SIGNED_OUT');
  client.stop();
});

test('ACC-5 concurrent calls that need a new token share one refresh', async () => {
  const { client, transport } = createSessions();
  transport.refresh.mockResolvedValueOnce(sessionOf('usr_marta', 'token-1', 900_000));
  await client.start();
  transport.refresh.mockClear();
  transport.refresh.mockResolvedValue(sessionOf('usr_marta', 'token-2'));
  expect(await Promise.all([client.renew(), client.renew(), client.renew()])).toEqual([
    'token-2',
    'token-2',
    'token-2',
  ]);
  expect(transport.refresh).toHaveBeenCalledOnce();
  client.stop();
});

test('ACC-7 errors of signing in, up and out are returned to the caller', async () => {
  const fail = (code: 'INVALID_CREDENTIALS' | 'RATE_LIMITED' | 'INTERNAL') =>
    vi.fn(async () => Promise.reject(refusal(code)));
  const { client, transport } = createSessions({ signUp: fail('RATE_LIMITED') });
  await client.start();
  transport.signIn.mockRejectedValueOnce(refusal('INVALID_CREDENTIALS'));
  const credentials = { email: 'a@b.es', password: 'x' };
  expect((await client.signIn(credentials)).error?.code).toBe('INVALID_CREDENTIALS');
  expect(
    (await client.signUp({ ...credentials, fullName: 'A', confirmPassword: 'x', acceptsTerms: true })).error?.code,
  ).toBe('RATE_LIMITED');
  await client.signIn(credentials);
  transport.signOut.mockRejectedValueOnce(refusal('INTERNAL'));
  expect((await client.signOut()).error?.code).toBe('INTERNAL');
  expect(client.getState().session).not.toBeNull();
  client.stop();
});
