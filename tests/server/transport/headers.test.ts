import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromProjectRoot } from '../../../server/core/paths.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const SCRIPT = `export const words = ${JSON.stringify('words '.repeat(400))};`;

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ clientDir: builtClient(), config: { publicUrl: 'https://hueco.example' } });
});
afterAll(() => app?.stop());

/** A client as the build creates it: a page, a script with its compressed copies, and a small one without. */
function builtClient(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'hueco-client-'));
  const put = (name: string, content: string | Buffer): void => writeFileSync(path.join(folder, name), content);
  mkdirSync(path.join(folder, 'assets'));
  put('index.html', readFileSync(fromProjectRoot('client', 'index.html')));
  put('assets/initial-1.js', SCRIPT);
  put('assets/initial-1.js.gz', gzipSync(SCRIPT));
  put('assets/initial-1.js.br', brotliCompressSync(SCRIPT));
  put('assets/small-1.js', 'export {};');
  put('assets/map-worker-1.js', 'export {};');
  return folder;
}

describe('P-62 every answer has the security headers', () => {
  test.each([
    '/',
    '/nothing-here',
    '/assets/initial-1.js',
    '/assets/missing-1.js',
    '/robots.txt',
    '/sitemap.xml',
    '/healthz',
    '/graphql',
    '/files/photos/none/320.webp',
  ])('%s', async (address) => {
    const { headers } = await fetch(app.url + address);
    expect(
      Object.fromEntries(
        [
          'strict-transport-security',
          'x-content-type-options',
          'referrer-policy',
          'cross-origin-opener-policy',
          'cross-origin-resource-policy',
        ].map((name) => [name, headers.get(name)]),
      ),
    ).toEqual({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

test.each([
  ['/decision/aSecretToken', 'strict-origin'],
  ['/favorites/shared/aSecretToken', 'strict-origin'],
  ['/trastero-madrid?leave=aSecretToken', 'strict-origin'],
  ['/search?city=Madrid&confirm=aSecretToken', 'strict-origin'],
  ['/favorites?city=Madrid', 'strict-origin-when-cross-origin'],
])('P-62 only the page of a secret URL keeps it from the next page of the site: %s', async (address, policy) => {
  const { headers } = await fetch(app.url + address, { headers: { accept: 'text/html' } });
  expect(headers.get('referrer-policy')).toBe(policy);
});

describe('P-59 content security policy', () => {
  const policyOf = (headers: Headers): Map<string, string> =>
    new Map(
      (headers.get('content-security-policy') ?? '')
        .split(';')
        .map((part) => [part.trim().split(' ')[0] ?? '', part.trim()]),
    );

  test('pages allow only their own scripts and styles, each by its hash', async () => {
    for (const address of ['/', '/nothing-here', '/offline', '/assets/foo', '/dashboard']) {
      const answer = await fetch(app.url + address, { headers: { accept: 'text/html' } });
      const policy = policyOf(answer.headers);
      const page = await answer.text();
      const hashes = (tag: 'script' | 'style'): string[] =>
        [...page.matchAll(new RegExp(`<${tag}(?! type="application)(?![^>]* src=)[^>]*>([^]*?)</${tag}>`, 'g'))].map(
          ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
        );
      const empty = `'sha256-${createHash('sha256').update('').digest('base64')}'`;
      expect(hashes('script').length, address).toBeGreaterThan(0);
      expect(policy.get('script-src'), address).toBe(["script-src 'self'", ...hashes('script')].join(' '));
      expect(policy.get('style-src'), address).toBe(["style-src 'self'", empty, ...hashes('style')].join(' '));
      expect(
        [...policy.values()].filter((part) => /unsafe-eval|nonce|http|\*/.test(part.replaceAll(/'sha256-[^']+'/g, ''))),
      ).toEqual([]);
      for (const directive of [
        "default-src 'self'",
        "frame-ancestors 'none'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        'upgrade-insecure-requests',
      ])
        expect([...policy.values()]).toContain(directive);
      expect(page).not.toMatch(/nonce|__CSP/);
    }
  });

  test('every answer that a browser could render has a policy, whatever its status', async () => {
    const addresses = [
      '/assets/missing-1.js',
      '/assets/foo',
      '/assets',
      '/assets/../index.html',
      '/index.html',
      '/robots.html',
      '/%E0%A4%A',
      '/files/photos/none/320.webp',
      '/graphql',
      '/graphiql',
      '/uploads',
      '/map/none',
      '/dev/mailbox',
      '/sandbox-payments/authenticate/none',
    ];
    for (const address of addresses) {
      for (const method of ['GET', 'PUT']) {
        const { headers, status } = await fetch(app.url + address, { method, headers: { accept: 'text/html' } });
        expect({ address, method, status, policy: headers.get('content-security-policy') }, address).toMatchObject({
          policy: expect.stringMatching(/default-src '(none|self)'/),
        });
      }
    }
  });

  test('the unrendered index.html returns 404', async () => {
    const answer = await fetch(`${app.url}/index.html`, { headers: { accept: 'text/html' } });
    expect([answer.status, (await answer.text()).includes('noindex')]).toEqual([404, true]);
  });

  test('ANA-1 analytics hosts are allowed and their ids sent only where they are configured', async () => {
    const read = async (from: TestApp) => {
      const answer = await fetch(from.url);
      const policy = policyOf(answer.headers);
      const hosts = ['script-src', 'img-src', 'connect-src'].map((name) =>
        [...(policy.get(name) ?? '').matchAll(/https:[^ ]+/g)].map(([host]) => host),
      );
      return {
        hosts,
        ids: /<script type="application\/json" id="analytics">(.*?)<\/script>/.exec(await answer.text())?.[1] ?? null,
      };
    };
    expect(await read(app)).toEqual({ hosts: [[], [], []], ids: null });
    const measured = await createTestApp({
      clientDir: builtClient(),
      config: { tagManagerId: 'GTM-ABC1234', mapTiles: 'https://127.0.0.1:1/style.json' },
    });
    const { hosts, ids } = await read(measured);
    await measured.stop();
    expect(hosts).toEqual([
      ['https://*.googletagmanager.com'],
      ['https://*.googletagmanager.com', 'https://*.google-analytics.com'],
      ['https://*.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
    ]);
    expect(JSON.parse(ids ?? '')).toEqual({
      tagManagerId: 'GTM-ABC1234',
      behaviourAnalyticsId: null,
      policyWithout:
        "script-src 'self'; img-src 'self' data: blob:; connect-src 'self'; frame-src 'self'; form-action 'self'",
    });
  });

  test('M4 with Stripe, every page allows the hosts of the card form', async () => {
    const paid = await createTestApp({
      clientDir: builtClient(),
      config: {
        tagManagerId: 'GTM-ABC1234',
        stripe: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', publishableKey: 'pk_test_1' },
      },
    });
    const answer = await fetch(paid.url);
    const policy = policyOf(answer.headers);
    const page = await answer.text();
    await paid.stop();
    expect(policy.get('script-src')).toMatch(/https:\/\/js\.stripe\.com/);
    expect(policy.get('frame-src')).toBe(
      "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
    );
    expect(policy.get('connect-src')).toMatch(/https:\/\/api\.stripe\.com/);
    // Withdrawn consent removes analytics from the policy, but not payments.
    const { policyWithout } = JSON.parse(/id="analytics">(.*?)<\/script>/.exec(page)?.[1] ?? '') as {
      policyWithout: string;
    };
    expect(policyWithout).toContain('https://js.stripe.com');
    expect(policyWithout).not.toContain('googletagmanager');
    expect(policyOf((await fetch(app.url)).headers).get('frame-src')).toBe("frame-src 'self'");
  });

  test('workers have a policy, and other build files need none', async () => {
    expect(policyOf((await fetch(`${app.url}/assets/map-worker-1.js`)).headers).get('default-src')).toBe(
      "default-src 'self'",
    );
    expect((await fetch(`${app.url}/assets/initial-1.js`)).headers.get('content-security-policy')).toBeNull();
  });

  test('the hosts of the GraphQL sandbox are allowed only there', async () => {
    const sandbox = await fetch(`${app.url}/graphql`, { headers: { accept: 'text/html' } });
    expect(sandbox.headers.get('content-security-policy')).toContain('apollographql.com');
    expect((await fetch(app.url)).headers.get('content-security-policy')).not.toContain('apollographql.com');
  });
});

describe('no-store', () => {
  test.each([
    ['POST', '/graphql', 'application/json', JSON.stringify({ query: '{ viewer { id } }' })],
    ['POST', '/graphql', 'application/json', JSON.stringify({ query: 'mutation { refreshSession { accessToken } }' })],
    ['POST', '/graphql', 'application/json', 'no json'],
    ['POST', '/graphql', 'text/plain', ''],
    ['GET', '/graphql', '', undefined],
    ['POST', '/uploads/avatar', 'multipart/form-data; boundary=x', '--x--'],
    ['POST', '/uploads/space-photos', 'multipart/form-data; boundary=x', '--x--'],
    ['GET', '/files/exports/none', '', undefined],
    ['GET', '/files/messages/none', '', undefined],
    ['GET', '/files/verification/none', '', undefined],
    ['GET', '/dev/mailbox.json', '', undefined],
    ['GET', '/dev/second-factor', '', undefined],
    ['POST', '/sandbox-payments/payment-methods', 'application/json', '{}'],
    ['GET', '/healthz', '', undefined],
    ['GET', '/readyz', '', undefined],
    ['PUT', '/nothing', '', undefined],
  ])('%s %s (%s) without a session is not cacheable', async (method, address, type, body) => {
    const { headers } = await fetch(app.url + address, {
      method,
      headers: type ? { 'content-type': type } : {},
      ...(body !== undefined && { body }),
    });
    expect(headers.get('cache-control')).toContain('no-store');
  });
});

describe('caching and compression of build files', () => {
  function fetchRaw(address: string, encoding: string): Promise<{ headers: IncomingMessage['headers']; body: Buffer }> {
    return new Promise((resolve, reject) => {
      get(app.url + address, { headers: { 'accept-encoding': encoding } }, (answer) => {
        const parts: Buffer[] = [];
        answer
          .on('data', (part: Buffer) => parts.push(part))
          .on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(parts) }));
      }).on('error', reject);
    });
  }

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('Accept-Encoding %s is answered with %s', async (accepted, encoding) => {
    const { headers, body } = await fetchRaw('/assets/initial-1.js', accepted);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toMatch(/^text\/javascript/);
    expect(headers.vary).toContain('Accept-Encoding');
    if (encoding) expect(body.length).toBeLessThan(SCRIPT.length / 5);
    else expect(body.toString()).toBe(SCRIPT);
  });

  test('rendered pages are compressed', async () => {
    for (const encoding of ['br', 'gzip']) {
      const { headers, body } = await fetchRaw('/', encoding);
      expect(headers['content-encoding']).toBe(encoding);
      expect(body.length).toBeLessThan(Buffer.byteLength(await (await fetch(app.url)).text()) / 2);
    }
    expect((await fetchRaw('/', 'identity')).body.toString()).toContain('id="root"');
  });

  test('hashed files are cached for a year, and pages are revalidated each time', async () => {
    expect((await fetch(`${app.url}/assets/small-1.js`)).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await fetch(app.url)).headers.get('cache-control')).toBe('no-cache');
    expect((await fetch(`${app.url}/assets/missing-1.js`)).headers.get('cache-control') ?? '').not.toContain(
      'immutable',
    );
  });
});
