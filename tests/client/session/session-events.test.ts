import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RequestFailed } from '../../../client/apollo/app-error';
import type { SessionEvent } from '../../../client/session/types';
import { createSessions, refusal, sessionOf } from '../support/sessions';
import { stubTabs, unstubTabs } from '../support/tabs';

type Sessions = ReturnType<typeof createSessions>;

const credentials = { email: 'marta@correo.es', password: 'x' };
const passwords = { password: 'olivo-Plaza-41', confirmPassword: 'olivo-Plaza-41' };
const SHUFFLES = 1_000;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') });
  stubTabs();
});
afterEach(unstubTabs);

const settle = () => vi.advanceTimersByTimeAsync(1_000);

async function signedIn(overrides: Parameters<typeof createSessions>[0] = {}): Promise<Sessions> {
  const sessions = createSessions(overrides);
  sessions.transport.refresh.mockResolvedValueOnce(sessionOf());
  await sessions.client.start();
  await settle();
  sessions.events.length = 0;
  return sessions;
}

async function signedOut(overrides: Parameters<typeof createSessions>[0] = {}): Promise<Sessions> {
  const sessions = createSessions(overrides);
  await sessions.client.start();
  sessions.events.length = 0;
  return sessions;
}

/** The events of each cause; no others may occur. */
const CAUSES: Record<string, { events: SessionEvent[]; happen: () => Promise<Sessions> }> = {
  'a first request that finds no session': {
    events: ['INITIAL_SESSION'],
    happen: async () => {
      const sessions = createSessions();
      await sessions.client.start();
      return sessions;
    },
  },
  'a first request that finds a session': {
    events: ['INITIAL_SESSION'],
    happen: async () => {
      const sessions = createSessions({ refresh: vi.fn(async () => sessionOf()) });
      await sessions.client.start();
      return sessions;
    },
  },
  'a first request that fails': {
    events: ['INITIAL_SESSION'],
    happen: async () => {
      const sessions = createSessions({ refresh: vi.fn(async () => Promise.reject(refusal('NETWORK'))) });
      await sessions.client.start();
      return sessions;
    },
  },
  'signing in': { events: ['SIGNED_IN'], happen: () => acted(signedOut(), ({ client }) => client.signIn(credentials)) },
  'a failed sign-in': {
    events: [],
    happen: () =>
      acted(signedOut({ signIn: vi.fn(async () => Promise.reject(refusal('INVALID_CREDENTIALS'))) }), ({ client }) =>
        client.signIn(credentials),
      ),
  },
  'the second factor of a sign-in': {
    events: ['MFA_CHALLENGE_VERIFIED', 'SIGNED_IN'],
    happen: () => acted(signedOut(), ({ client }) => client.verifyMfa({ challenge: 'mfa_1', code: '123456' })),
  },
  'a wrong code': {
    events: [],
    happen: () =>
      acted(signedOut({ verifyMfa: vi.fn(async () => Promise.reject(refusal('VALIDATION_FAILED'))) }), ({ client }) =>
        client.verifyMfa({ challenge: 'mfa_1', code: '000000' }),
      ),
  },
  'setting up a second factor': {
    events: ['MFA_CHALLENGE_VERIFIED', 'USER_UPDATED'],
    happen: () =>
      acted(
        signedIn({
          viewer: vi.fn(async () => ({ ...sessionOf().user, roles: ['RENTER' as const], ownsSpaces: false })),
        }),
        ({ client, transport }) => {
          transport.viewer.mockResolvedValueOnce({
            ...sessionOf().user,
            hasSecondFactor: true,
            roles: ['RENTER'],
            ownsSpaces: false,
          });
          return client.secondFactorConfirmed();
        },
      ),
  },
  'opening the link of a reset mail': {
    events: ['PASSWORD_RECOVERY'],
    happen: () => acted(signedOut(), ({ client }) => client.startPasswordRecovery()),
  },
  'a password reset by that link': {
    events: [],
    happen: () => acted(signedOut(), ({ client }) => client.resetPassword({ token: 't', ...passwords })),
  },
  'a password reset by that link, signed in to the same account': {
    events: ['SIGNED_OUT'],
    happen: () => acted(signedIn(), ({ client }) => client.resetPassword({ token: 't', ...passwords })),
  },
  'a changed password': {
    events: ['USER_UPDATED'],
    happen: () => acted(signedIn(), ({ client }) => client.changePassword({ currentPassword: 'x', ...passwords })),
  },
  'a new e-mail address': {
    events: ['USER_UPDATED'],
    happen: () =>
      acted(signedIn(), ({ client }) => client.requestEmailChange({ email: 'otra@correo.es', password: 'x' })),
  },
  'a changed user': {
    events: ['USER_UPDATED'],
    happen: () =>
      acted(signedIn(), ({ client, transport }) => {
        transport.viewer.mockResolvedValueOnce({
          ...sessionOf().user,
          fullName: 'Marta R. Gil',
          roles: ['RENTER'],
          ownsSpaces: false,
        });
        return client.reloadViewer();
      }),
  },
  'an unchanged user': { events: [], happen: () => acted(signedIn(), ({ client }) => client.reloadViewer()) },
  'a tick shortly before expiry': {
    events: ['TOKEN_REFRESHED'],
    happen: () =>
      acted(signedIn(), async ({ transport }) => {
        transport.refresh.mockResolvedValueOnce(sessionOf('usr_marta', 'token-2', 1_800_000));
        await vi.advanceTimersByTimeAsync(14 * 60_000);
      }),
  },
  'a refresh that fails on the network': {
    events: [],
    happen: () =>
      acted(signedIn(), ({ client, transport }) => {
        transport.refresh.mockRejectedValueOnce(refusal('NETWORK'));
        return client.renew();
      }),
  },
  'a session ended by the server': {
    events: ['SIGNED_OUT'],
    happen: () => acted(signedIn(), ({ client }) => client.renew()),
  },
  'signing out': { events: ['SIGNED_OUT'], happen: () => acted(signedIn(), ({ client }) => client.signOut()) },
  'a failed sign-out': {
    events: [],
    happen: () =>
      acted(signedIn({ signOut: vi.fn(async () => Promise.reject(refusal('INTERNAL'))) }), ({ client }) =>
        client.signOut(),
      ),
  },
};

async function acted(begin: Promise<Sessions>, act: (sessions: Sessions) => unknown): Promise<Sessions> {
  const sessions = await begin;
  await act(sessions);
  return sessions;
}

for (const [cause, { events, happen }] of Object.entries(CAUSES)) {
  test(`ACC-4 P-28 ${cause} emits ${events.join(', ') || 'nothing'}`, async () => {
    const sessions = await happen();
    await settle();
    expect(sessions.events).toEqual(events);
    sessions.client.stop();
  });
}

test('ACC-4 signing in with a second factor returns the challenge and emits nothing yet', async () => {
  const problem = {
    code: 'MFA_REQUIRED' as const,
    params: { challenge: 'mfa_1', expiresAt: '2026-11-20T10:05:00Z' },
    fields: [],
  };
  const { client, events } = await signedOut({ signIn: vi.fn(async () => Promise.reject(new RequestFailed(problem))) });
  expect(await client.signIn(credentials)).toEqual({
    error: null,
    challenge: { challenge: 'mfa_1', expiresAt: Date.parse('2026-11-20T10:05:00Z') },
  });
  expect(client.getState().session).toBeNull();
  expect(events).toEqual([]);
  client.stop();
});

test('ACC-4 a failing listener stops neither the others nor the session', async () => {
  const { client, events, log } = await signedOut();
  client.onEvent(() => {
    throw new Error('at once');
  });
  client.onEvent(async () => Promise.reject(new Error('later')));
  const onEvent = vi.fn();
  client.onEvent(onEvent);
  await client.signIn(credentials);
  await settle();
  expect(onEvent).toHaveBeenCalledExactlyOnceWith('SIGNED_IN', expect.objectContaining({ accessToken: 'token-1' }));
  expect(events).toEqual(['SIGNED_IN']);
  expect(log).toHaveBeenCalledTimes(2);
  client.stop();
});

test('ACC-4 an unsubscribed listener is no longer called', async () => {
  const { client } = await signedOut();
  const onEvent = vi.fn();
  const stop = client.onEvent(onEvent);
  stop();
  await client.signIn(credentials);
  expect(onEvent).not.toHaveBeenCalled();
  client.stop();
});

/* A fixed seed, so that every run has the same numbers. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test(`P-28 listeners that await the session's own calls never deadlock: ${SHUFFLES} shuffles of causes and listeners`, async () => {
  for (let seed = 1; seed <= SHUFFLES; seed += 1) {
    const pick = numbers(seed);
    let token = 1;
    const later = async <T>(answer: T): Promise<T> => {
      await new Promise((resolve) => setTimeout(resolve, pick(40)));
      return answer;
    };
    const { client } = createSessions({
      refresh: vi.fn(() => later(sessionOf('usr_marta', `token-${(token += 1)}`))),
      signIn: vi.fn(() => later(sessionOf('usr_marta', `token-${(token += 1)}`))),
      verifyMfa: vi.fn(() => later(sessionOf('usr_marta', `token-${(token += 1)}`))),
      signOut: vi.fn(() => later(undefined)),
    });
    const calls = [
      () => client.current(),
      () => client.renew(),
      () => client.reloadViewer(),
      () => client.start(),
      () => client.signIn(credentials),
      () => client.verifyMfa({ challenge: 'mfa_1', code: '123456' }),
      () => client.signOut(),
      () => client.changePassword({ currentPassword: 'x', ...passwords }),
      () => client.resetPassword({ token: 't', ...passwords }),
    ];
    const call = () => calls[pick(calls.length)]?.();
    const pending: Promise<unknown>[] = [];
    // A small bound, because listeners that call each other must not loop for ever.
    let left = 12;
    client.onEvent(async () => {
      if ((left -= 1) < 0) return;
      const work = (async () => {
        await call();
        await call();
      })();
      pending.push(work);
      await work;
    });
    pending.push(client.start());
    for (let act = 0; act < 6; act += 1) {
      pending.push(Promise.resolve(call()));
      if (pick(2) === 0) client.startPasswordRecovery();
      await vi.advanceTimersByTimeAsync(pick(30));
    }
    let isDone = false;
    const everything = (async () => {
      for (const work of pending) await work;
      isDone = true;
    })();
    await vi.advanceTimersByTimeAsync(20_000);
    expect({ seed, isDone }).toEqual({ seed, isDone: true });
    await everything;
    expect(client.getState().isLoading).toBe(false);
    client.stop();
  }
}, 120_000);
