import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { toGlobalId } from '../../../server/core/graphql/global-id.js';
import { DEMO_PASSWORD } from '../../../server/db/seed/seed.js';
import { GraphqlClient } from '../../support/graphql-client.js';
import { demoFolder } from '../support/demo-folder.js';
import { endPrograms, startProgram, type Program } from '../support/program.js';

const READY_AGAIN_MS = 10_000;
const ASK_EVERY_MS = 250;

let dataDir: string;
let program: Program;
beforeAll(async () => {
  dataDir = await demoFolder();
  program = await startProgram({ DATA_DIR: dataDir, TRUST_PROXY: '1' });
});
afterAll(async () => {
  await endPrograms();
  rmSync(dataDir, { recursive: true, force: true });
});

const killDatabase = (): void =>
  void process.kill(
    Number(readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]),
    'SIGKILL',
  );
const isReady = async (url: string): Promise<boolean> => (await fetch(`${url}/readyz`)).ok;

/** The maximum time until the program is ready again, after it has noticed a failure. */
async function readyAgainMs(url: string): Promise<number> {
  const start = Date.now();
  while (Date.now() - start < 1_000 && (await isReady(url))) await sleep(20);
  while (!(await isReady(url))) {
    if (Date.now() - start > 30_000) throw new Error('it does not come back');
    await sleep(50);
  }
  return Date.now() - start;
}

async function signedIn(name: string): Promise<GraphqlClient> {
  const client = new GraphqlClient(program.url);
  const input = { email: `${name}@hueco.test`, password: DEMO_PASSWORD };
  client.accessToken = (
    await client.query<{ signIn: { accessToken: string } }>(
      'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }',
      { input },
    )
  ).signIn.accessToken;
  return client;
}

interface Seen {
  readonly kind: string;
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: string;
}

/** Sends various requests, each from its own address, until it is stopped; returns the failed ones. */
function keepAsking(url: string, signed: GraphqlClient): () => Promise<Seen[]> {
  const refused: Seen[] = [];
  let places = 0;
  const kinds: Record<string, () => Promise<Response>> = {
    // A new page each time, because a shared answer is available without a database.
    query: () =>
      post(url, `{ space(id: "${toGlobalId('Space', randomUUID())}") { title } }`, new GraphqlClient(url).headers()),
    signedIn: () => post(url, '{ viewer { id } }', signed.headers()),
    mutation: () =>
      post(url, 'mutation { updateProfile(input: { bio: "Guardo cajas." }) { viewer { id } } }', signed.headers()),
    upload: () =>
      fetch(`${url}/uploads/avatar?x=0&y=0&size=100`, {
        method: 'POST',
        headers: { authorization: `Bearer ${signed.accessToken}` },
        body: form(),
      }),
    // A new page each time, because a rendered page is available without a database.
    page: () =>
      fetch(`${url}/search?city=Lugar%20${++places}`, {
        headers: { ...new GraphqlClient(url).headers(), accept: 'text/html' },
      }),
    // Not the sitemap, which is available without a database too.
    file: () =>
      fetch(`${url}/files/earnings/earnings.csv`, {
        headers: { ...new GraphqlClient(url).headers(), authorization: `Bearer ${signed.accessToken}` },
      }),
  };
  const ask = async (kind: string, call: () => Promise<Response>): Promise<void> => {
    const answer = await call();
    const body = await answer.text();
    if (!answer.ok || body.includes('"errors"'))
      refused.push({ kind, status: answer.status, retryAfter: answer.headers.get('retry-after'), body });
  };
  const asked: Promise<void>[] = [];
  // In parallel, so that a slow answer is not the only request while the database is away.
  const timer = setInterval(
    () => asked.push(...Object.entries(kinds).map(([kind, call]) => ask(kind, call))),
    ASK_EVERY_MS,
  );
  return async () => {
    clearInterval(timer);
    await Promise.all(asked);
    return refused;
  };
}

const post = (url: string, query: string, headers: Record<string, string>): Promise<Response> =>
  fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });

function form(): FormData {
  const data = new FormData();
  data.append('file', new Blob(['no picture']), 'a.png');
  return data;
}

test('P-81 P-69 after kill -9 of the embedded PostgreSQL under load it is ready within 10 s, with retryable errors until then', async () => {
  const { url } = program;
  const [host, renter] = [await signedIn('host'), await signedIn('renter')];
  const counts: number[] = [];
  const line = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: Infinity,
    shouldRetry: () => true,
    retryWait: () => sleep(500),
    connectionParams: { accessToken: host.accessToken },
  });
  line.subscribe<{ unreadMessageCountChanged: number }>(
    { query: 'subscription { unreadMessageCountChanged }' },
    {
      next: ({ data }) => void (data && counts.push(data.unreadMessageCountChanged)),
      error: () => {},
      complete: () => {},
    },
  );
  await expect.poll(() => counts.length).toBe(1);

  const stop = keepAsking(url, renter);
  onTestFinished(async () => void (await stop()));
  await sleep(1_000);
  // A restart takes about a second; the held lock ensures that all requests are sent while the database is away.
  const lock = path.join(dataDir, 'postgres.lock');
  writeFileSync(lock, String(process.pid));
  killDatabase();
  const readyAgain = readyAgainMs(url);
  await sleep(1_500);
  rmSync(lock);
  expect(await readyAgain).toBeLessThan(READY_AGAIN_MS);
  await sleep(1_000);
  // While the database answers, a wrong picture is refused as such, or as one too many when three are still under way.
  const refused = (await stop()).filter(
    ({ kind, status, body }) => !(kind === 'upload' && (status === 429 || body.includes('UPLOAD_'))),
  );
  expect(new Set(refused.map(({ kind }) => kind))).toEqual(
    new Set(['query', 'signedIn', 'mutation', 'upload', 'page', 'file']),
  );
  for (const { kind, status, retryAfter, body } of refused) {
    expect([kind, status, retryAfter]).toEqual([kind, 503, '5']);
    if (kind === 'page') expect(body).toContain('<h1>Volvemos enseguida</h1>');
    else
      expect((JSON.parse(body) as { errors: { extensions: object }[] }).errors[0]?.extensions).toMatchObject({
        code: 'SERVICE_UNAVAILABLE',
        retryable: true,
        params: { retryAfterSeconds: 5 },
      });
  }

  // Checks the outbox, its listener, the socket and the subscription.
  await expect.poll(() => counts.length).toBe(2);
  const { conversations } = await renter.query<{ conversations: { edges: { node: { id: string } }[] } }>(
    '{ conversations(first: 1) { edges { node { id } } } }',
  );
  const input = {
    conversationId: conversations.edges[0]?.node.id,
    body: '¿Sigue en pie lo de mañana?',
    idempotencyKey: 'after-the-kill',
  };
  await renter.query('mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }', {
    input,
  });
  await expect.poll(() => counts.length).toBe(3);
  await line.dispose();
  // Checks the job queue.
  await new GraphqlClient(url).query(
    'mutation { requestPasswordReset(input: { email: "both@hueco.test" }) { email } }',
  );
  await expect
    .poll(async () => ((await (await fetch(`${url}/dev/mailbox.json?to=both@hueco.test`)).json()) as object[]).length, {
      timeout: 10_000,
    })
    .toBeGreaterThan(0);
});

test('P-81 when one of two processes and then their database are killed, the other process recovers', async () => {
  const second = await startProgram({ DATA_DIR: dataDir });
  try {
    program.process.kill('SIGKILL');
    await program.ended;
    expect(await isReady(second.url)).toBe(true);
    killDatabase();
    expect(await readyAgainMs(second.url)).toBeLessThan(READY_AGAIN_MS);
    expect(
      (
        await new GraphqlClient(second.url).query<{ searchSpaces: { totalCount: number } }>(
          '{ searchSpaces(first: 1) { totalCount } }',
        )
      ).searchSpaces.totalCount,
    ).toBeGreaterThan(0);
  } finally {
    program = second;
  }
});
