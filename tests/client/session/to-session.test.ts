import { afterEach, expect, test, vi } from 'vitest';
import { toSession } from '../../../client/session/to-session';
import { accessTokenOf, sessionOf } from '../support/sessions';

const SERVER_NOW = new Date('2026-11-20T10:00:00Z').getTime();
const { user } = sessionOf();

afterEach(() => vi.useRealTimers());

test.each([0, 20, -20])(
  'ACC-5 a token lasts as long as the server says, counted from when it arrives, with a clock %i minutes fast',
  (minutes) => {
    const now = SERVER_NOW + minutes * 60_000;
    vi.useFakeTimers({ now });
    const session = toSession({
      accessToken: accessTokenOf('¿usr?', SERVER_NOW),
      refreshToken: null,
      viewer: { ...user, roles: ['RENTER'], ownsSpaces: false },
    });
    expect(session.expiresAt).toBe(now + 900_000);
  },
);
