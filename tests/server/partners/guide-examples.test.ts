import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CodeLanguage, ExampleValues } from '../../../client/features/developers/guides/examples/example.js';
import {
  FAILURE,
  FIRST_CALL,
  MISSING_SCOPE,
  OPEN_CALL,
} from '../../../client/features/developers/guides/examples/start.js';
import { GUIDE_NAMES, stepsOf, type GuideName } from '../../../client/features/developers/guides/guide-list.js';
import { fromProjectRoot } from '../../../server/core/paths.js';
import { DEMO_PASSWORD } from '../../../server/db/seed/seed.js';
import { DEMO_API_KEY } from '../../../server/features/partners/keys/demo-key.js';
import { signInAs } from '../../support/accounts.js';
import { GraphqlClient } from '../../support/graphql-client.js';
import { allow, makeApp } from '../../support/partners/oauth.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const run = promisify(execFile);
const DAY_MS = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

let app: TestApp;
let host: GraphqlClient;
let folder: string;
let values: ExampleValues;
let clientId: string;
let browser: Server;
let browserUrl: string;

beforeAll(async () => {
  app = await createTestApp({ seeded: true });
  [host] = await Promise.all([signedIn('host@hueco.test'), prepareFolder()]);
  const [from, to] = [inDays(30), inDays(75)];
  const { searchSpaces } = await app
    .visitor()
    .query<{ searchSpaces: { edges: { node: { id: string } }[] } }>(
      'query ($filter: SpaceFilter!) { searchSpaces(filter: $filter, first: 1) { edges { node { id } } } }',
      { filter: { city: 'Madrid', from, to } },
    );
  values = { origin: app.url, spaceId: searchSpaces.edges[0]?.node.id ?? '', from, to };
  const made = await makeApp(host, {
    redirectUris: ['https://your.example/back'],
    scopes: ['BOOKINGS_WRITE'],
    password: DEMO_PASSWORD,
  });
  clientId = made.partnerApp.id;
  browser = await startBrowser(await signedIn('renter@hueco.test'));
  browserUrl = `http://127.0.0.1:${(browser.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  browser?.close();
  await app?.stop();
});

async function signedIn(email: string): Promise<GraphqlClient> {
  const client = app.visitor();
  await signInAs(client, email, DEMO_PASSWORD);
  return client;
}

/** The folder in which the programs run, with three pictures and the packages that they import. */
async function prepareFolder(): Promise<void> {
  folder = mkdtempSync(path.join(tmpdir(), 'hueco-guides-'));
  mkdirSync(folder, { recursive: true });
  symlinkSync(fromProjectRoot('node_modules'), path.join(folder, 'node_modules'));
  const hues = { 'front.jpg': 40, 'door.jpg': 120, 'inside.jpg': 200 };
  for (const [name, r] of Object.entries(hues))
    await sharp({ create: { width: 1600, height: 1200, channels: 3, background: { r, g: 150, b: 120 } } })
      .jpeg()
      .toFile(path.join(folder, name));
}

/** The user's browser: it opens the consent page, allows the request and returns the code. */
async function startBrowser(person: GraphqlClient): Promise<Server> {
  const server = createServer((req, res) => {
    const address = new URL(new URL(req.url ?? '/', 'http://local').searchParams.get('address') ?? '');
    const asked = (name: string): string => address.searchParams.get(name) ?? '';
    void allow(person, {
      clientId: asked('client_id'),
      redirectUri: asked('redirect_uri'),
      responseType: asked('response_type'),
      scope: asked('scope'),
      state: asked('state'),
      codeChallenge: asked('code_challenge'),
      codeChallengeMethod: asked('code_challenge_method'),
    }).then(
      (back) => res.end(back.searchParams.get('code')),
      (error: unknown) => res.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** The values that a reader fills in: their key, their app, and the code from the consent page. */
const CODES: Readonly<Record<CodeLanguage, () => string>> = {
  curl: () => `$(curl -sG '${browserUrl}' --data-urlencode "address=$ADDRESS")`,
  typescript: () => `' + (await (await fetch('${browserUrl}?address=' + encodeURIComponent(address.href))).text()) + '`,
};

/** An incoming event, for the function that reads it. */
const INCOMING = `
const at = new Date();
const body = JSON.stringify({ type: 'booking.requested', sequence: 1, data: {} });
console.log(readEvent(body, {
  'webhook-id': 'msg_1',
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': webhook.sign('msg_1', at, body),
}));`;

function programOf(guide: GuideName, language: CodeLanguage): string {
  const pieces = stepsOf(guide).flatMap(({ example }) => example?.[language]?.(values) ?? []);
  const first = language === 'typescript' && guide !== 'first-call' ? [FIRST_CALL.typescript?.(values) ?? ''] : [];
  const end = language === 'typescript' && guide === 'events' ? [INCOMING] : [];
  return [...first, ...pieces, ...end]
    .join('\n')
    .replaceAll('hk_test_…', DEMO_API_KEY)
    .replaceAll('app_…', clientId)
    .replaceAll('hc_test_…', CODES[language]());
}

/** The output of a program; throws when it fails. */
async function execute(program: string, language: CodeLanguage): Promise<string> {
  const file = path.join(folder, `program.${language === 'curl' ? 'sh' : 'mts'}`);
  writeFileSync(file, program);
  // Each is another reader's first try: their name of the unit is new.
  await app.context().em.execute('update spaces set client_key = null');
  const [command, ...args] = language === 'curl' ? ['bash', '-euo', 'pipefail', file] : [process.execPath, file];
  const { stdout } = await run(command as string, args, {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: '', HUECO_KEY: DEMO_API_KEY },
  });
  return stdout;
}

describe('USE-3 the examples of the guides run as they are copied', () => {
  const languages: readonly CodeLanguage[] = ['curl', 'typescript'];
  const programs = GUIDE_NAMES.flatMap((guide) => languages.map((language) => [guide, language] as const)).filter(
    ([guide, language]) => stepsOf(guide).some(({ example }) => example?.[language]),
  );

  test.each(programs)('%s in %s', async (guide, language) => {
    const written = await execute(programOf(guide, language), language);
    expect(written).not.toMatch(/"?errors"?:/);
    if (guide !== 'changes') expect(written.trim()).not.toBe('');
  });

  test.each(languages)('the first call in %s, without a key', async (language) => {
    expect(await execute(OPEN_CALL[language]?.(values) ?? '', language)).toContain('totalCount');
  });

  test('the errors shown are those that the API returns', async () => {
    const partner = new GraphqlClient(app.url);
    partner.accessToken = DEMO_API_KEY;
    const shown = (text: string | undefined) => JSON.parse(text ?? '{}') as { errors: { extensions: object }[] };
    const { errors: reversed } = await partner.send(
      'query ($filter: SpaceFilter!) { searchSpaces(filter: $filter) { totalCount } }',
      { filter: { from: values.to, to: values.from } },
    );
    const [failure] = shown(FAILURE.answer).errors;
    expect(reversed).toMatchObject([
      { ...failure, extensions: { ...failure?.extensions, requestId: expect.any(String) as string } },
    ]);
    const { createApiKey } = await host.query<{ createApiKey: { secret: string } }>(
      'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret } }',
      { input: { name: 'Lectura', scopes: ['SPACES_READ'], password: DEMO_PASSWORD } },
    );
    partner.accessToken = createApiKey.secret;
    const { errors: missing } = await partner.send('{ conversations { totalCount } }');
    expect(missing).toMatchObject(shown(MISSING_SCOPE.answer).errors);
  });
});
