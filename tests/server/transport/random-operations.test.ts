import { execute, parse, type ExecutionResult } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallKey, Viewer } from '../../../server/core/context.js';
import { socketCookies } from '../../../server/core/cookies.js';
import { OperationValidator } from '../../../server/core/graphql/admit-operation.js';
import { ApiScope } from '../../../server/core/graphql/api-scopes.js';
import { toGlobalId } from '../../../server/core/graphql/global-id.js';
import { formatError } from '../../../server/core/errors/format-error.js';
import { clientInfo } from '../../../server/core/rate-limits/client-network.js';
import { requestContext } from '../../../server/core/request-context.js';
import { Role } from '../../../server/core/roles.js';
import { Locale } from '../../../server/core/values/locale.js';
import { Random } from '../../../server/db/seed/random.js';
import { getPublicSchema, getSchema } from '../../../server/schema.js';
import { RandomOperations, type RandomOperation } from '../../support/partners/random-operations.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const COUNT = process.env['RIG_SIZE'] === 'long' ? 20_000 : 2_000;

let app: TestApp;
let ids: string[];
let people: Record<'renter' | 'host', Viewer>;
beforeAll(async () => {
  app = await createTestApp({ seeded: true });
  const { em } = app.context();
  const rows = async (sql: string): Promise<string[]> => (await em.execute<{ id: string }[]>(sql)).map(({ id }) => id);
  const idOf = async (email: string): Promise<string> =>
    (await rows(`select id from users where email = '${email}'`))[0] ?? '';
  const person = async (email: string, roles: Role[]): Promise<Viewer> => ({
    id: await idOf(email),
    sessionId: (await rows('select gen_random_uuid()::text as id'))[0] ?? '',
    roles: new Set(roles),
    isEmailVerified: true,
  });
  people = {
    renter: await person('renter@hueco.test', [Role.RENTER]),
    host: await person('host@hueco.test', [Role.RENTER, Role.HOST]),
  };
  const mine = `in ('${people.renter.id}', '${people.host.id}')`;
  const known = [
    ['Space', `select id from spaces where host_id ${mine} limit 12`],
    ['Booking', `select id from bookings where renter_id ${mine} or host_id ${mine} limit 20`],
    ['Conversation', `select id from conversations where renter_id ${mine} or host_id ${mine} limit 10`],
    ['User', `select id from users limit 6`],
    ['SpaceBlock', `select id from space_blocks limit 4`],
    ['Notification', `select id from notifications where user_id ${mine} limit 4`],
    ['Review', `select id from reviews limit 4`],
  ] as const;
  ids = (
    await Promise.all(known.map(async ([type, sql]) => (await rows(sql)).map((id) => toGlobalId(type, id))))
  ).flat();
});
afterAll(() => app.stop());

type Caller = 'visitor' | 'renter' | 'host' | 'key';
const CALLERS: readonly Caller[] = ['visitor', 'renter', 'host', 'key'];

test(`P-43 none of ${COUNT} operations with random values ends in INTERNAL`, { timeout: 600_000 }, async () => {
  const random = new Random(20_261_126);
  const whole = { schema: getSchema(), validator: new OperationValidator(getSchema(), true) };
  const open = { schema: getPublicSchema(), validator: new OperationValidator(getPublicSchema(), true) };
  const counts = { ran: 0, refused: 0, withData: 0 };
  const accidents: string[] = [];
  while (counts.ran < COUNT) {
    const caller = random.pick(CALLERS);
    const { schema, validator } = caller === 'key' ? open : whole;
    const root = random.chance(0.75) ? schema.getQueryType() : schema.getMutationType();
    if (!root) throw new Error('a schema has both');
    const operation = new RandomOperations(schema, random, ids).next(root);
    const admitted = validator.admit(operation, caller === 'visitor' ? 'anonymous' : 'key');
    if ('length' in admitted) {
      counts.refused += 1;
      if (counts.refused > 10 * COUNT) throw new Error('nearly nothing is admitted');
      continue;
    }
    counts.ran += 1;
    const { data, errors } = await run(schema, operation, caller);
    if (data && Object.values(data).some((value) => value !== null)) counts.withData += 1;
    for (const error of errors ?? []) {
      const answered = formatError(error, 'test', app.services.log);
      if (answered.extensions?.['code'] === 'INTERNAL')
        accidents.push(
          `${caller}: ${operation.query}\n${JSON.stringify(operation.variables)}\n${String(error.originalError?.stack ?? error)}`,
        );
    }
  }
  expect(accidents.slice(0, 5)).toEqual([]);
  // Without answered operations the test would check nothing.
  expect(counts.withData).toBeGreaterThan(COUNT / 5);
});

async function run(
  schema: ReturnType<typeof getSchema>,
  { query, variables }: RandomOperation,
  caller: Caller,
): Promise<ExecutionResult> {
  const viewer = caller === 'visitor' ? null : people[caller === 'renter' ? 'renter' : 'host'];
  const apiKey: CallKey | null =
    caller === 'key' ? { id: people.host.sessionId, scopes: new Set(Object.values(ApiScope)) } : null;
  return execute({
    schema,
    document: parse(query),
    variableValues: variables,
    contextValue: requestContext(app.services, {
      viewer,
      apiKey,
      locale: Locale.ES,
      client: clientInfo('10.0.0.1', 'test', 'http'),
      cookies: socketCookies(undefined),
    }),
  });
}
