import { gql } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createIdentityClient } from '../../../client/apollo/client';
import { toAppError } from '../../../client/apollo/app-error';
import { httpTransport } from '../../../client/session/transport';

const AWAY = {
  errors: [
    {
      message: 'SERVICE_UNAVAILABLE',
      extensions: { code: 'SERVICE_UNAVAILABLE', retryable: true, params: { retryAfterSeconds: 5 } },
    },
  ],
};
const tokens = { current: async () => null, renew: async () => null };
const answer = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const fetchStub = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.useFakeTimers();
  fetchStub.mockReset();
  vi.stubGlobal('fetch', fetchStub);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('P-81 a query is retried while the server is unavailable, without an error', async () => {
  fetchStub.mockImplementation(async () =>
    fetchStub.mock.calls.length < 3 ? answer(503, AWAY) : answer(200, { data: { cities: [] } }),
  );
  const { client } = createIdentityClient(tokens, []);
  const asked = client.query({
    query: gql`
      query Cities {
        cities {
          slug
        }
      }
    `,
  });
  await vi.advanceTimersByTimeAsync(3_500);
  expect((await asked).data).toEqual({ cities: [] });
  expect(fetchStub).toHaveBeenCalledTimes(3);
});

test('P-81 a query fails after twelve seconds; a mutation is never retried', async () => {
  fetchStub.mockImplementation(async () => answer(503, AWAY));
  const { client } = createIdentityClient(tokens, []);
  const failed = client
    .query({
      query: gql`
        query Cities {
          cities {
            slug
          }
        }
      `,
    })
    .catch(toAppError);
  await vi.advanceTimersByTimeAsync(12_500);
  expect(await failed).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  expect(fetchStub).toHaveBeenCalledTimes(5);
  fetchStub.mockClear();
  expect(
    await client
      .mutate({
        mutation: gql`
          mutation Out {
            signOut { isSignedOut }
          }
        `,
      })
      .catch(toAppError),
  ).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  expect(fetchStub).toHaveBeenCalledTimes(1);
});

test('P-81 a session refresh is retried while the database is unavailable', async () => {
  fetchStub.mockImplementation(async () =>
    fetchStub.mock.calls.length < 2 ? answer(503, AWAY) : answer(200, { data: { refreshSession: null } }),
  );
  const refreshed = httpTransport.refresh();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await refreshed).toBeNull();
  expect(fetchStub).toHaveBeenCalledTimes(2);
});

test('P-39 the roles of a session are asked for again when no points are left', async () => {
  const refused = { errors: [{ message: '', extensions: { code: 'RATE_LIMITED', params: { retryAfterSeconds: 2 } } }] };
  const viewer = { id: 'vwr_1', roles: ['admin'] };
  fetchStub.mockImplementation(async () =>
    fetchStub.mock.calls.length < 2 ? answer(429, refused) : answer(200, { data: { viewer } }),
  );
  const asked = httpTransport.viewer('token');
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await asked).toEqual(viewer);
});

test('P-39 a query without points left is sent again until they are back; a long pause is an error at once', async () => {
  const refused = (retryAfterSeconds: number) =>
    answer(429, { errors: [{ message: '', extensions: { code: 'RATE_LIMITED', params: { retryAfterSeconds } } }] });
  const query = gql`
    query Cities {
      cities {
        slug
      }
    }
  `;
  const { client } = createIdentityClient(tokens, []);
  fetchStub.mockImplementation(async () =>
    fetchStub.mock.calls.length < 3 ? refused(3) : answer(200, { data: { cities: [] } }),
  );
  const asked = client.query({ query });
  await vi.advanceTimersByTimeAsync(3_100);
  expect((await asked).data).toEqual({ cities: [] });
  expect(fetchStub).toHaveBeenCalledTimes(3);

  fetchStub.mockReset();
  fetchStub.mockImplementation(async () => refused(60));
  const failed = client.query({ query, fetchPolicy: 'network-only' }).catch(toAppError);
  await vi.advanceTimersByTimeAsync(0);
  expect(await failed).toMatchObject({ code: 'RATE_LIMITED' });
  expect(fetchStub).toHaveBeenCalledTimes(1);
});
