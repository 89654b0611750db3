import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { DEMO_PASSWORD } from '../../../server/db/seed/seed.js';
import { GraphqlClient } from '../../support/graphql-client.js';
import { demoFolder } from '../support/demo-folder.js';
import { endPrograms, startProgram, type Program } from '../support/program.js';
import { freePort } from '../support/web-app.js';

const isLong = process.env.RIG_SIZE === 'long';
const RESTARTS = isLong ? 100 : 2;
const PEOPLE = isLong ? 40 : 4;
const SOCKETS_EACH = 5;
const WRITERS = 4;
/** The pause of each writer, for at least 50 changes a second in total, so that some are always under way. */
const PAUSE_MS = 10;
const BEFORE_MS = 1_500;
const EXIT_MS = 15_000;
const BACK_MS = 10_000;
/** Close codes that allow a reconnection: the server is going away or restarting. */
const POLITE = [1001, 1012];

let dataDir: string;
let port: number;
let program: Program;
const start = async (): Promise<Program> => startProgram({ DATA_DIR: dataDir, PORT: String(port), TRUST_PROXY: '1' });

beforeAll(async () => {
  dataDir = await demoFolder();
  port = await freePort();
  program = await start();
});
afterAll(async () => {
  await endPrograms();
  rmSync(dataDir, { recursive: true, force: true });
});

async function signedIn(number: number): Promise<GraphqlClient> {
  const client = new GraphqlClient(program.url);
  const input = { email: `anfitrion-${number}@demo.hueco.test`, password: DEMO_PASSWORD };
  client.accessToken = (
    await client.query<{ signIn: { accessToken: string } }>(
      'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }',
      { input },
    )
  ).signIn.accessToken;
  return client;
}

/** A user who keeps updating their profile, each time to the next number. */
class Writer {
  private number = 0;
  private isEnding = false;
  private work: Promise<void> = Promise.resolve();
  /** The last change that was confirmed. */
  confirmed = 0;
  answers = 0;
  /** Answers other than success or a refusal with a retry. */
  readonly failures: string[] = [];

  constructor(private readonly client: GraphqlClient) {}

  begin(): void {
    this.isEnding = false;
    this.work = this.write();
  }

  async end(): Promise<void> {
    this.isEnding = true;
    await this.work;
  }

  /** The change stored by the server. */
  async stored(): Promise<number> {
    return Number((await this.client.query<{ viewer: { bio: string } }>('{ viewer { bio } }')).viewer.bio);
  }

  private async write(): Promise<void> {
    for (; !this.isEnding; await sleep(PAUSE_MS)) {
      const number = ++this.number;
      // A connection that is refused because the server has stopped has no answer.
      const answer = await this.client
        .send(`mutation { updateProfile(input: { bio: "${number}" }) { viewer { id } } }`)
        .catch(() => null);
      if (answer === null) continue;
      this.answers++;
      if (answer.status === 200 && answer.errors.length === 0) this.confirmed = number;
      else if (![429, 503].includes(answer.status)) this.failures.push(`${answer.status} ${answer.errors[0]?.message}`);
    }
  }
}

/** Resolves once the server has accepted the connection. */
async function openSocket({ ip, accessToken }: GraphqlClient): Promise<WebSocket> {
  const socket = new WebSocket(`${program.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { 'x-forwarded-for': ip },
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const acknowledged = new Promise((resolve, reject) => {
    socket.once('message', resolve);
    socket.once('close', (code) => reject(new Error(`a socket was refused with ${code}`)));
  });
  socket.send(JSON.stringify({ type: 'connection_init', payload: { accessToken } }));
  await acknowledged;
  return socket;
}

/** The open sockets of all users. */
const openSockets = (people: readonly GraphqlClient[]): Promise<WebSocket[]> =>
  Promise.all(people.flatMap((person) => Array.from({ length: SOCKETS_EACH }, () => openSocket(person))));

const codeOf = (socket: WebSocket): Promise<number> => new Promise((resolve) => socket.once('close', resolve));

test(
  `P-68 ${RESTARTS} restarts by SIGTERM under load lose no confirmed change, and ${PEOPLE * SOCKETS_EACH} sockets reconnect`,
  {
    timeout: isLong ? 3_600_000 : 120_000,
  },
  async () => {
    const people: GraphqlClient[] = [];
    for (let number = 1; number <= PEOPLE; number++) people.push(await signedIn(number));
    const writers = people.slice(0, WRITERS).map((person) => new Writer(person));
    for (let restart = 0; restart < RESTARTS; restart++) {
      for (const writer of writers) writer.begin();
      const sockets = await openSockets(people);
      const codes = Promise.all(sockets.map(codeOf));
      await sleep(BEFORE_MS);
      const stopped = Date.now();
      program.process.kill('SIGTERM');
      expect(await program.ended).toBe(0);
      expect(Date.now() - stopped).toBeLessThan(EXIT_MS);
      expect((await codes).filter((code) => !POLITE.includes(code))).toEqual([]);
      await Promise.all(writers.map((writer) => writer.end()));
      program = await start();
      const ready = Date.now();
      const again = await openSockets(people);
      expect(Date.now() - ready).toBeLessThan(BACK_MS);
      for (const socket of again) socket.terminate();
      for (const writer of writers) {
        expect(writer.failures).toEqual([]);
        expect(await writer.stored()).toBe(writer.confirmed);
      }
    }
    expect(Math.min(...writers.map(({ answers }) => answers))).toBeGreaterThan(RESTARTS * 5);
  },
);
