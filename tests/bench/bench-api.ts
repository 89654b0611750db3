import pg from 'pg';
import { toGlobalId } from '../../server/core/graphql/global-id.js';
import { addDays } from '../../server/core/values/date-range.js';
import { localDateOf } from '../../server/core/values/time-zone.js';
import { issueAccessToken } from '../../server/features/accounts/sessions/access-token.js';
import { testConfig } from '../support/test-config.js';
import { startChild, type BenchChild } from './bench-child.js';
import { LIST, clientOperation, spaceSpecs, type Spec } from './bench-queries.js';
import { LIST_SQL, NOTIFICATIONS_SQL, SPACE_SQL, type Statement } from './bench-floor-sql.js';
import { post } from './bench-call.js';
import { percentile, type Measure } from './bench-report.js';
import { ask, recordStatements } from './bench-sql.js';

const CITIES = ['Madrid', 'Barcelona', 'Valencia', 'Sevilla', 'Bilbao'];
const SPACES = 20;

/** Calls of one kind, each with a single hand-written statement for the same data. */
interface Kind {
  readonly name: string;
  readonly calls: readonly { readonly spec: Spec; readonly one?: Statement }[];
  /** The maximum ratios to the same SQL and to the single statement. */
  readonly goals: readonly [number, number?];
}

/** Milliseconds of one call, per variant. */
interface Sample {
  readonly api: number;
  readonly shared: number;
  /** A response from memory of a bare server: the minimum of a call over HTTP. */
  readonly bare: number;
  readonly same: number;
  readonly one?: number;
}

/** The API over HTTP, its SQL alone, and one hand-written statement, all over plain HTTP: interleaved calls, medians of all. */
export async function benchApi(databaseUrl: string, rounds: number): Promise<Measure[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const kinds = await makeKinds(client);
  await client.end();
  const statements = await recordStatements(
    databaseUrl,
    kinds.flatMap(({ calls }) => calls.map(({ spec }) => spec)),
  );
  const api = await startChild('bench-server.ts', [databaseUrl]);
  const shared = await startChild('bench-server.ts', [databaseUrl, '', 'shared']);
  const floor = await startChild('bench-floor-server.ts', [databaseUrl]);
  const samples = new Map<Kind, Sample[]>(kinds.map((kind) => [kind, []]));
  let caller = 1;
  try {
    for (let round = -2; round < rounds; round++) {
      let index = 0;
      for (const kind of kinds)
        for (const { spec, one } of kind.calls) {
          const sample = {
            same: await send(floor, statements[index++] ?? []),
            api: await ask(api.url, spec, caller++),
            shared: await ask(shared.url, spec, caller++),
            bare: await send(floor, []),
            ...(one ? { one: await send(floor, [one]) } : {}),
          };
          // The first rounds only warm up.
          if (round >= 0) samples.get(kind)?.push(sample);
        }
    }
  } finally {
    for (const child of [api, shared, floor]) child.stop();
  }
  return [...samples].flatMap(([kind, list]) => measuresOf(kind, list));
}

function measuresOf({ name, goals: [sameGoal, oneGoal] }: Kind, samples: readonly Sample[]): Measure[] {
  const at = (way: keyof Sample, share = 0.5): number =>
    percentile(
      samples.map((sample) => sample[way] ?? 0),
      share,
    );
  const isShared = !name.startsWith('notifications');
  return [
    { name: `${name}: ms, beside the same SQL`, value: at('api'), floor: at('same'), goal: sameGoal, goalIs: 'ratio' },
    { name: `${name}: p95`, value: at('api', 0.95), floor: at('same', 0.95) },
    ...(oneGoal === undefined
      ? []
      : [
          {
            name: `${name}: ms, beside one statement`,
            value: at('api'),
            floor: at('one'),
            goal: oneGoal,
            goalIs: 'ratio' as const,
          },
        ]),
    ...(isShared
      ? [
          {
            name: `${name}: shared answer, beside the same SQL`,
            value: at('shared'),
            floor: at('same'),
            goal: 0.15,
            goalIs: 'ratio' as const,
          },
          { name: `${name}: shared answer, beside one of a bare server`, value: at('shared'), floor: at('bare') },
        ]
      : []),
  ];
}

async function makeKinds(client: pg.Client): Promise<Kind[]> {
  const today = localDateOf(new Date());
  const until = addDays(today, 365);
  const { rows: spaces } = await client.query<{ id: string }>('select id from space_search order by id limit $1', [
    SPACES,
  ]);
  const list = (query: string, first: number) =>
    CITIES.map((city) => ({ query, variables: { filter: { city }, sort: 'PRICE', first, page: 1 }, classes: [] }));
  const token = await signedInToken(client);
  return [
    {
      name: 'search page',
      calls: list(clientOperation('SearchPage'), 24).map((spec) => ({ spec })),
      goals: [1.8],
    },
    {
      name: '20 nodes by city',
      calls: list(LIST, 20).map((spec, index) => ({ spec, one: { text: LIST_SQL, values: [CITIES[index], 20] } })),
      goals: [1.8, 4],
    },
    {
      name: 'space page',
      calls: spaceSpecs(
        spaces.map(({ id }) => toGlobalId('Space', id)),
        today,
      ).map((spec, index) => ({ spec, one: { text: SPACE_SQL, values: [spaces[index]?.id, today, until] } })),
      goals: [1.8, 4],
    },
    {
      name: 'notifications(20)',
      calls: [
        {
          spec: { query: clientOperation('Notifications'), variables: { first: 20 }, classes: [], token },
          one: { text: NOTIFICATIONS_SQL, values: [parseUser(token), 20] },
        },
      ],
      goals: [2.5],
    },
  ];
}

const parseUser = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub;

/** A session of a user with at least twenty notifications. */
async function signedInToken(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ user_id: string; id: string }>(
    `with told as (select user_id from notifications group by user_id order by count(*) desc limit 1)
     insert into sessions (user_id, expires_at) select user_id, now() + interval '1 day' from told returning user_id, id`,
  );
  const [session] = rows;
  if (!session) throw new Error('nobody has notifications');
  return issueAccessToken(testConfig(), { userId: session.user_id, sessionId: session.id }, new Date()).token;
}

/** Runs statements over plain HTTP; returns their time in ms. */
async function send({ url }: BenchChild, statements: readonly Statement[]): Promise<number> {
  const { ms, text } = await post(url, { statements });
  if (!text.startsWith('{"data"')) throw new Error('the floor failed');
  return ms;
}
