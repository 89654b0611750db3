import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ConfigError } from '../../server/config-error.js';
import { loadConfig } from '../../server/config.js';
import { fromProjectRoot } from '../../server/core/paths.js';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'hueco-config-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const secrets = { JWT_SECRET: 'j'.repeat(32), PASSWORD_PEPPER: 'p'.repeat(32) };

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    loadConfig({ DATA_DIR: dataDir, ...env });
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('settings', () => {
  test('no settings are required', () => {
    const config = loadConfig({ DATA_DIR: dataDir });
    expect(config).toMatchObject({
      port: 4000,
      publicUrl: 'http://localhost:4000',
      databaseUrl: null,
      demo: true,
      trustProxy: false,
      requireIdentity: false,
    });
  });

  test('an empty value counts as unset', () => {
    expect(loadConfig({ DATA_DIR: dataDir, PORT: '', SMTP_URL: ' ' })).toMatchObject({ port: 4000, smtpUrl: null });
  });

  test('MAP_TILES is an existing PMTiles file, a URL or off', () => {
    const file = path.join(dataDir, 'madrid.pmtiles');
    const tilesOf = (value: string) => loadConfig({ DATA_DIR: dataDir, MAP_TILES: value }).mapTiles;
    expect(problemsOf({ MAP_TILES: file })).toEqual([expect.stringMatching(/^MAP_TILES: expected a .pmtiles file/)]);
    writeFileSync(file, '');
    expect([file, 'off', '', 'https://tiles.example/{z}/{x}/{y}.pbf'].map(tilesOf)).toEqual([
      file,
      'off',
      null,
      'https://tiles.example/{z}/{x}/{y}.pbf',
    ]);
    for (const wrong of [dataDir, 'ftp://tiles.example/x', 'https://'])
      expect(problemsOf({ MAP_TILES: wrong })).toHaveLength(1);
  });

  test('all invalid settings are reported at once, by name', () => {
    const problems = problemsOf({
      PORT: '70000',
      DEMO: 'yes',
      DATABASE_URL: 'mysql://x',
      JWT_SECRET: 'short',
      GEO_DATA_DIR: '/does/not/exist',
      LOG_LEVEL: 'loud',
    });
    expect(problems.map((problem) => problem.split(':')[0]).toSorted()).toEqual([
      'DATABASE_URL',
      'DEMO',
      'GEO_DATA_DIR',
      'JWT_SECRET',
      'LOG_LEVEL',
      'PORT',
    ]);
  });

  test('ANA-1 analytics ids are validated by their format', () => {
    expect(loadConfig({ DATA_DIR: dataDir })).toMatchObject({ tagManagerId: null, behaviourAnalyticsId: null });
    expect(
      loadConfig({ DATA_DIR: dataDir, TAG_MANAGER_ID: 'GTM-ABC1234', BEHAVIOUR_ANALYTICS_ID: 'abcde12345' }),
    ).toMatchObject({ tagManagerId: 'GTM-ABC1234', behaviourAnalyticsId: 'abcde12345' });
    expect(problemsOf({ TAG_MANAGER_ID: '"><script>', BEHAVIOUR_ANALYTICS_ID: 'https://x.example' })).toHaveLength(2);
  });

  test.each(['nonsense', '10.0.0.0/8,yes', '10.0.0.0/64', '10/8', ','])('TRUST_PROXY=%s is rejected', (value) => {
    expect(problemsOf({ TRUST_PROXY: value })).toEqual([
      expect.stringMatching('^TRUST_PROXY: expected off, the number'),
    ]);
  });

  test('a misspelt setting is rejected with a suggestion', () => {
    expect(problemsOf({ DEMMO: 'off', TRUST_PROXI: '1', data_dir: '/x' })).toEqual([
      'DEMMO: there is no such setting; did you mean DEMO?',
      'TRUST_PROXI: there is no such setting; did you mean TRUST_PROXY?',
    ]);
    expect(problemsOf({ DEOM: 'off' })).toHaveLength(1);
  });

  test('system variables, and names similar to a setting that is given, are accepted', () => {
    const system = {
      PATH: '/bin',
      HOME: '/root',
      HOST: 'x',
      PORTS: '',
      SORT: 'x',
      MODE: 'x',
      CMS_URL: 'x',
      TERM: 'xterm',
    };
    expect(problemsOf(system)).toEqual([]);
    expect(problemsOf({ REDIS_URI: 'x', REDIS_URL: 'redis://localhost:6379' })).toEqual([]);
  });

  test('the .env file may contain known settings only, and the environment takes precedence', () => {
    const load = (file: Record<string, string>) => loadConfig({ DATA_DIR: dataDir, PORT: '4100' }, file);
    expect(load({ PORT: '4200', DEMO: 'off', POSTGRES_PASSWORD: 'x', TZ: 'UTC' })).toMatchObject({
      port: 4100,
      demo: false,
    });
    expect(() => load({ PAYMENT_PROVIDR: 'stripe' })).toThrow(
      'PAYMENT_PROVIDR: there is no such setting; .env.example',
    );
    expect(() => load({ SMPT_URL: 'smtp://x' })).toThrow('SMPT_URL: there is no such setting; did you mean SMTP_URL?');
  });

  test('an invalid secret is not repeated in the message', () => {
    expect(problemsOf({ JWT_SECRET: 'hunter2' }).join()).not.toContain('hunter2');
  });

  test('PUBLIC_URL is stored without its trailing slash', () => {
    expect(loadConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'https://hueco.example/', DEMO: 'off' }).publicUrl).toBe(
      'https://hueco.example',
    );
  });

  test('P-82 an https PUBLIC_URL requires DEMO to be set', () => {
    expect(problemsOf({ PUBLIC_URL: 'https://hueco.example' })).toEqual([
      expect.stringMatching(/^DEMO: .*DEMO=off for real use.*DEMO=on for a public demo/),
    ]);
    expect(problemsOf({ PUBLIC_URL: 'https://hueco.example', DEMO: ' ' })).toHaveLength(1);
    for (const DEMO of ['on', 'off']) expect(problemsOf({ PUBLIC_URL: 'https://hueco.example', DEMO })).toEqual([]);
    expect(problemsOf({ PUBLIC_URL: 'http://localhost:4000' })).toEqual([]);
  });

  test('P-82 weak secrets are accepted in demos only', () => {
    const weak = { JWT_SECRET: 'jwt-secret-only-for-tests-0123456789abcdef', PASSWORD_PEPPER: 'p'.repeat(40) };
    expect(problemsOf({ ...weak, DEMO: 'off' }).map((problem) => problem.split(':')[0])).toEqual([
      'JWT_SECRET',
      'PASSWORD_PEPPER',
    ]);
    expect(problemsOf({ ...weak, DEMO: 'off' }).join()).not.toContain('0123456789abcdef');
    expect(problemsOf({ ...weak, DEMO: 'on' })).toEqual([]);
    expect(problemsOf({ DEMO: 'off', JWT_SECRET: 'c29tZXRoaW5nIHJhbmRvbSBlbm91Z2ggZm9yIHRoaXM=' })).toEqual([]);
  });

  test('M4 the keys of Stripe must all be set, and of the same mode', () => {
    const keys = {
      STRIPE_SECRET_KEY: 'sk_test_0123456789',
      STRIPE_WEBHOOK_SECRET: 'whsec_0123456789',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_0123456789',
    };
    expect(loadConfig({ DATA_DIR: dataDir }).stripe).toBeNull();
    expect(loadConfig({ DATA_DIR: dataDir, ...keys }).stripe).toEqual({
      secretKey: 'sk_test_0123456789',
      webhookSecret: 'whsec_0123456789',
      publishableKey: 'pk_test_0123456789',
    });
    const { STRIPE_WEBHOOK_SECRET: _, ...two } = keys;
    expect(problemsOf(two)).toEqual([expect.stringMatching(/^STRIPE_WEBHOOK_SECRET: .*all three or none/)]);
    expect(problemsOf({ ...keys, STRIPE_PUBLISHABLE_KEY: 'pk_live_0123456789' })).toEqual([
      expect.stringMatching(/same mode/),
    ]);
    expect(problemsOf({ ...keys, STRIPE_SECRET_KEY: 'pk_test_0123456789' })).toEqual([
      expect.stringMatching(/^STRIPE_SECRET_KEY: expected a secret key/),
    ]);
  });

  test('S3 settings require a bucket, and an access key its secret', () => {
    const s3Of = (env: Record<string, string>) => loadConfig({ DATA_DIR: dataDir, ...env }).s3;
    expect(s3Of({})).toBeNull();
    expect(s3Of({ S3_BUCKET: 'hueco-files', S3_REGION: 'eu-south-2' })).toEqual({
      endpoint: null,
      bucket: 'hueco-files',
      region: 'eu-south-2',
      keys: null,
    });
    const whole = {
      S3_BUCKET: 'hueco-files',
      S3_ENDPOINT: 'https://s3.example',
      S3_ACCESS_KEY: 'a-key',
      S3_SECRET_KEY: 'a-secret',
    };
    expect(s3Of(whole)).toMatchObject({
      endpoint: 'https://s3.example',
      keys: { accessKeyId: 'a-key', secretAccessKey: 'a-secret' },
    });
    expect(problemsOf({ ...whole, S3_BUCKET: '' })).toEqual([expect.stringMatching(/^S3_BUCKET: /)]);
    expect(problemsOf({ ...whole, S3_SECRET_KEY: '' })).toEqual([
      expect.stringMatching(/^S3_ACCESS_KEY, S3_SECRET_KEY: /),
    ]);
    expect(problemsOf({ ...whole, S3_ENDPOINT: 's3.example' })).toEqual([expect.stringMatching(/^S3_ENDPOINT: /)]);
    expect(problemsOf({ S3_BUCKET: 'Hueco Files' })).toEqual([expect.stringMatching(/^S3_BUCKET: /)]);
  });

  test('T5 requirePayoutAccount is on where payments are set up, unless it is switched off', () => {
    const isNeeded = (env: Record<string, string>): boolean =>
      loadConfig({ DATA_DIR: dataDir, ...env }).requirePayoutAccount;
    expect(isNeeded({})).toBe(true);
    expect(isNeeded({ REQUIRE_PAYOUT_ACCOUNT: 'off' })).toBe(false);
    expect(isNeeded({ DEMO: 'off' })).toBe(false);
    expect(problemsOf({ REQUIRE_PAYOUT_ACCOUNT: 'yes' })).toEqual(['REQUIRE_PAYOUT_ACCOUNT: expected on or off']);
  });

  test('REVIEW_BEFORE_PUBLISH can be on or off', () => {
    expect(problemsOf({ REVIEW_BEFORE_PUBLISH: 'on' })).toEqual([]);
    expect(problemsOf({ REVIEW_BEFORE_PUBLISH: 'off' })).toEqual([]);
    expect(problemsOf({ REVIEW_BEFORE_PUBLISH: 'yes' })).not.toEqual([]);
  });

  test.each([
    ['off', false],
    ['1', 1],
    ['10.0.0.0/8, 192.168.0.1', ['10.0.0.0/8', '192.168.0.1']],
  ])('TRUST_PROXY=%s', (value, expected) => {
    expect(loadConfig({ DATA_DIR: dataDir, TRUST_PROXY: value }).trustProxy).toEqual(expected);
  });

  test('place data can be switched off', () => {
    expect(loadConfig({ DATA_DIR: dataDir, GEO_DATA_DIR: 'off' }).geoDataDir).toBeNull();
    expect(loadConfig({ DATA_DIR: dataDir, GEO_DATA_DIR: dataDir }).geoDataDir).toBe(dataDir);
  });
});

describe('secrets', () => {
  const file = () => path.join(dataDir, 'secrets.json');

  test('are generated once, stored and readable by the owner only', () => {
    const first = loadConfig({ DATA_DIR: dataDir });
    const second = loadConfig({ DATA_DIR: dataDir });
    expect(first.jwtSecret.length).toBeGreaterThanOrEqual(32);
    expect(new Set([first.jwtSecret, first.passwordPepper, first.embeddedDatabasePassword]).size).toBe(3);
    expect(second).toEqual(first);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
  });

  test('from the environment take precedence over stored ones', () => {
    loadConfig({ DATA_DIR: dataDir });
    expect(loadConfig({ DATA_DIR: dataDir, ...secrets })).toMatchObject({
      jwtSecret: secrets.JWT_SECRET,
      passwordPepper: secrets.PASSWORD_PEPPER,
    });
  });

  test('are not stored when all are given', () => {
    loadConfig({
      DATA_DIR: dataDir,
      ...secrets,
      VAPID_PRIVATE_KEY: 'v'.repeat(43),
      DATABASE_URL: 'postgresql://localhost/hueco',
    });
    expect(existsSync(file())).toBe(false);
  });

  test('are never regenerated over an unreadable file', () => {
    writeFileSync(file(), '{ broken');
    expect(problemsOf({})[0]).toContain('secrets.json');
  });
});

describe('a start with an invalid setting', () => {
  test.each([
    [{ TRUST_PROXY: 'nonsense' }, 'TRUST_PROXY: expected off, the number of proxies'],
    [{ DEMMO: 'off' }, 'DEMMO: there is no such setting; did you mean DEMO?'],
  ])('%o exits with the problem before writing anything', async (setting, problem) => {
    const { PATH = '', HOME = '' } = process.env;
    const child = spawn(process.execPath, ['--import', 'tsx', fromProjectRoot('server', 'main.ts')], {
      cwd: fromProjectRoot(),
      env: { PATH, HOME, PORT: '0', DATA_DIR: path.join(dataDir, 'data'), ...setting },
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: 25_000,
    });
    const printed: Buffer[] = [];
    child.stderr.on('data', (chunk: Buffer) => printed.push(chunk));
    const [code] = (await once(child, 'close')) as [number];
    expect({ code, printed: Buffer.concat(printed).toString() }).toEqual({
      code: 1,
      printed: expect.stringContaining(problem),
    });
    expect(readdirSync(dataDir)).toEqual([]);
  });
});
