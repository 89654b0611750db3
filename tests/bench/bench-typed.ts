import type { App } from '../../server/app.js';
import type { RequestContext, SignedInContext } from '../../server/core/context.js';
import { testConfig } from '../support/test-config.js';
import { built } from './bench-built.js';
import type { Statement } from './bench-floor-sql.js';
import { percentile, type Measure } from './bench-report.js';
import { poolOf, statementsOf } from './bench-sql.js';

const ROUNDS = 2_000;
const WARM_UP = 200;
const SPACES = 20;

/** A frequent query of the product; its rows are those that the text returns. */
interface Query {
  readonly name: string;
  readonly run: () => Promise<unknown>;
}

/** Milliseconds and processor milliseconds of this process, per call. */
interface Times {
  readonly wall: number[];
  cpu: number;
}

/** Frequent typed queries beside their own SQL as text: the same connections, values and process, call by call in turns (decision 84). */
export async function benchTyped(databaseUrl: string): Promise<Measure[]> {
  const { createApp } = await built<typeof import('../../server/app.js')>('app.js');
  const app = await createApp({ config: testConfig(), databaseUrl, background: false, clientDir: null });
  try {
    const measures: Measure[] = [];
    for (const query of await queriesOf(app)) measures.push(...(await measure(app, query)));
    return measures;
  } finally {
    await app.stop();
  }
}

async function measure(app: App, { name, run }: Query): Promise<Measure[]> {
  const pool = await poolOf(app);
  const [statement, ...others] = await statementsOf(app, run);
  if (!statement || others.length > 0) throw new Error(`${name} sends ${others.length + 1} statements`);
  const { text, values } = statement as Statement;
  const typed: Times = { wall: [], cpu: 0 };
  const plain: Times = { wall: [], cpu: 0 };
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    await timed(round, typed, run);
    await timed(round, plain, () => pool.query(text, [...values]));
  }
  return [
    {
      name: `typed query, ${name}: ms, beside the same SQL as text`,
      value: percentile(typed.wall, 0.5),
      floor: percentile(plain.wall, 0.5),
    },
    {
      name: `typed query, ${name}: ms of processor time, beside the same`,
      value: typed.cpu / ROUNDS,
      floor: plain.cpu / ROUNDS,
    },
  ];
}

async function timed(round: number, times: Times, work: () => Promise<unknown>): Promise<void> {
  const cpu = process.cpuUsage();
  const began = performance.now();
  await work();
  const took = performance.now() - began;
  const { user, system } = process.cpuUsage(cpu);
  if (round < 0) return;
  times.wall.push(took);
  times.cpu += (user + system) / 1000;
}

async function queriesOf(app: App): Promise<Query[]> {
  const { serviceContext } =
    await built<typeof import('../../server/core/request-context.js')>('core/request-context.js');
  const { LoaderCache } = await built<typeof import('../../server/core/graphql/loaders.js')>('core/graphql/loaders.js');
  const { findSessionViewer } = await built<typeof import('../../server/features/accounts/sessions/authenticate.js')>(
    'features/accounts/sessions/authenticate.js',
  );
  const { loadSpaces } = await built<typeof import('../../server/features/spaces/space.loaders.js')>(
    'features/spaces/space.loaders.js',
  );
  const { listNotifications } = await built<typeof import('../../server/features/notifications/notification-lists.js')>(
    'features/notifications/notification-lists.js',
  );
  const pool = await poolOf(app);
  const { rows: sessions } = await pool.query<{ id: string; user_id: string }>(
    `with notified as (select user_id from notifications group by user_id order by count(*) desc limit 1)
     insert into sessions (user_id, expires_at) select user_id, now() + interval '1 day' from notified returning id, user_id`,
  );
  const { rows: spaces } = await pool.query<{ id: string }>('select id from space_search order by id limit $1', [
    SPACES,
  ]);
  const [session] = sessions;
  if (!session) throw new Error('nobody has notifications');
  const ctx = serviceContext(app.services);
  const signedIn = { ...ctx, viewer: { id: session.user_id } } as unknown as SignedInContext;
  const ids = spaces.map(({ id }) => id);
  const all = { mode: null, group: null, isUnread: false };
  return [
    { name: 'the session of a call', run: () => findSessionViewer(ctx, session.id) },
    {
      name: `${SPACES} spaces`,
      run: () => loadSpaces({ ...ctx, loaders: new LoaderCache() } as unknown as RequestContext, ids),
    },
    { name: `${SPACES} notifications`, run: () => listNotifications(signedIn, all, { first: SPACES }) },
  ];
}
