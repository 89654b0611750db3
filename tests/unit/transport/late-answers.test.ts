import type { ApolloServer } from '@apollo/server';
import type { Request, Response } from 'express';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RequestContext } from '../../../server/core/context.js';
import { answerOperation } from '../../../server/transport/answer-operation.js';
import type { CallAnswer } from '../../../server/transport/repeated-answers.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('P-03 a call that is answered with a timeout still has the answer of its work', async () => {
  const work = Promise.withResolvers<object>();
  const apollo = { executeOperation: () => work.promise } as unknown as ApolloServer<RequestContext>;
  const log = { warn: () => undefined };
  const ctx = { viewer: { id: 'usr' }, apiKey: null, log, requestId: 'r' } as unknown as RequestContext;
  const res = { setHeader: () => res, status: () => res, vary: () => res, send: () => res } as unknown as Response;
  const req = { headers: {}, accepts: () => 'application/json' } as unknown as Request;
  let given: CallAnswer | undefined;
  const answered = answerOperation({ apollo, answers: null, replica: null }, ctx, req, res, {
    request: { query: 'mutation { pay { id } }' } as never,
    name: 'mutation',
    cost: {},
    isShared: false,
    repeat: async (run) => (given = await run()),
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await answered)?.[0]?.extensions?.['code']).toBe('QUERY_TIMEOUT');
  work.resolve({
    http: { status: undefined },
    body: { kind: 'single', singleResult: { data: { pay: { id: 'pay_1' } } } },
  });
  expect(await given?.late?.()).toMatchObject({ status: 200, body: { data: { pay: { id: 'pay_1' } } } });
});
