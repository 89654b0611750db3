import { randomUUID } from 'node:crypto';
import { get, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shareTokenOf } from '../../../server/features/favorites/share-token.js';
import { createAccount, PASSWORD, signInAs } from '../../support/accounts.js';
import { newPerson, publishedSpace, uuidOf } from '../../support/spaces.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';
import { unbuiltFolder } from '../../support/unbuilt-client.js';

let app: TestApp;
/** Another process on the same database. */
let other: TestApp;

beforeAll(async () => {
  app = await createTestApp({ seeded: true, clientDir: unbuiltFolder() });
  other = await createTestApp({ databaseUrl: app.databaseUrl, clientDir: unbuiltFolder() });
});
afterAll(async () => {
  await other?.stop();
  await app?.stop();
});

let nextIp = 1;

interface Seen {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

async function see(address: string, headers: Record<string, string> = {}, from = app): Promise<Seen> {
  const ip = `10.11.${nextIp >> 8}.${nextIp++ & 255}`;
  const answer = await fetch(from.url + address, {
    headers: { accept: 'text/html', 'x-forwarded-for': ip, ...headers },
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

const markOf = ({ headers }: Seen): string => headers.get('etag') ?? '';

/** Node's HTTP client, which sets no headers by itself and decompresses nothing. */
function seeRaw(
  address: string,
  headers: Record<string, string>,
): Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(app.url + address, { headers: { 'x-forwarded-for': `10.12.0.${nextIp++ & 255}`, ...headers } }, (answer) => {
      const parts: Buffer[] = [];
      answer
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
        );
    }).on('error', reject);
  });
}

describe('P-85 variants of a page', () => {
  test.each([
    ['/', '/?utm_source=x&fbclid=1'],
    ['/search?city=Madrid', '/search?utm_campaign=a&city=Madrid&gclid=2'],
    ['/search?city=Madrid&type=garage', '/search?type=GARAGE,nothing&city=+Madrid+&page=1'],
    ['/madrid', '/Madrid/?ref=somebody'],
    ['/help', '/help?a=b'],
    ['/nothing-here/at-all', '/another/that/is?not=there'],
  ])('%s and %s are the same page', async (address, odd) => {
    const [plain, same] = [await see(address), await see(odd)];
    expect(markOf(plain)).toMatch(/^"[\w-]{22}-(br|gzip)"$/);
    expect(markOf(same)).toBe(markOf(plain));
    expect(same.text).toBe(plain.text);
  });

  test('pages vary by language and device, and by no other header', async () => {
    const spanish = await see('/about');
    const english = await see('/about?lang=en');
    expect(english.text).toContain('<html lang="en">');
    expect(markOf(await see('/about?lang=xx'))).toBe(markOf(spanish));
    const oddities: readonly Record<string, string>[] = [
      { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', forwarded: 'host=evil.example' },
      { 'x-original-url': '/admin', 'x-rewrite-url': '/admin' },
      {
        referer: 'https://evil.example/',
        origin: 'https://evil.example',
        'user-agent': '"><script>evil()</script>',
      },
      {
        'accept-language': 'evil;q=1,"><b>',
        accept: 'text/html,evil/evil',
        via: 'evil',
        'x-http-method-override': 'DELETE',
      },
      { authorization: 'Bearer evil', cookie: 'evil=1; theme=evil' },
    ];
    for (const headers of oddities) {
      const odd = await see('/about', headers);
      expect({ headers, mark: markOf(odd) }).toEqual({ headers, mark: markOf(spanish) });
      expect([...odd.headers.values()].join(' ')).not.toMatch(/evil/);
    }
    // The only relevant part of the user agent is whether it is a phone.
    const phone = await see('/about', { 'user-agent': 'Mobi' });
    expect(markOf(phone)).not.toBe(markOf(spanish));
    expect(markOf(await see('/about', { 'user-agent': '"><script>evil()</script> Mobi' }))).toBe(markOf(phone));
    expect(spanish.headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie, User-Agent');
  });

  test("I18-1 the chosen language takes precedence over the browser's, and is one cached variant", async () => {
    const spanish = await see('/about');
    const english = await see('/about', { cookie: 'a=b; hueco_language=en' });
    expect(english.text).toContain('<html lang="en">');
    expect(english.text).toContain('<title>About us');
    expect(markOf(await see('/about', { cookie: 'hueco_language=en', 'accept-language': 'en' }))).toBe(markOf(english));
    expect(markOf(await see('/about', { cookie: 'hueco_language=es', 'accept-language': 'en' }))).toBe(markOf(spanish));
    expect(markOf(await see('/about', { cookie: 'hueco_language=%22evil' }))).toBe(markOf(spanish));
    // The language in the address takes precedence over both.
    expect((await see('/about?lang=es', { cookie: 'hueco_language=en' })).text).toContain('<html lang="es">');
    // A signed-in viewer receives a page without content, also in their language.
    expect((await see('/about', { cookie: 'hueco_refresh=x; hueco_language=en' })).text).toContain('<html lang="en">');
  });

  test('nothing of ten signed-in users gets into a cached page', async () => {
    const addresses = ['/', '/search?city=Madrid', '/madrid', '/help', '/contact', '/dashboard', '/favorites'];
    const before = await Promise.all(addresses.map((address) => see(address)));
    for (let number = 0; number < 10; number++) {
      const canary = `canary${number}x${randomUUID().slice(0, 8)}`;
      const person = app.visitor();
      await createAccount(app, { email: `${canary}@example.com`, fullName: `Canary${number} ${canary}` });
      await signInAs(person, `${canary}@example.com`, PASSWORD);
      for (const address of addresses) {
        const join = address.includes('?') ? '&' : '?';
        await see(`${address}${join}email=${canary}&utm_source=${canary}`, {
          authorization: `Bearer ${person.accessToken}`,
          cookie: `hueco_refresh=${canary}; name=${canary}`,
          referer: `https://x.example/${canary}`,
          'x-name': canary,
        });
        await see(address, {
          authorization: `Bearer ${person.accessToken}`,
          'user-agent': canary,
          'x-forwarded-host': canary,
        });
      }
    }
    const after = await Promise.all(addresses.map((address) => see(address)));
    expect(after.map(markOf)).toEqual(before.map(markOf));
    for (const { text, headers } of after) expect(text + [...headers.values()].join(' ')).not.toContain('canary');
  });

  test('a shared list of favorites is not cached', async () => {
    const [row] = await app
      .context()
      .em.execute<{ share_id: string }[]>('select share_id from favorite_lists where share_id is not null');
    const address = `/favorites/shared/${shareTokenOf(app.context().config, row?.share_id ?? '')}`;
    expect((await see(address)).status).toBe(200);
    await app.context().em.execute('update favorite_lists set share_id = null');
    expect((await see(address)).status).toBe(410);
  });
});

describe('delivery of cached pages', () => {
  test("a matching If-None-Match returns 304 with the page's policy", async () => {
    for (const encoding of ['br', 'gzip']) {
      const first = await seeRaw('/about', { accept: 'text/html', 'accept-encoding': encoding });
      const again = await seeRaw('/about', {
        accept: 'text/html',
        'accept-encoding': encoding,
        'if-none-match': String(first.headers.etag),
      });
      expect({
        status: again.status,
        length: again.body.length,
        etag: again.headers.etag,
        policy: again.headers['content-security-policy'],
      }).toEqual({
        status: 304,
        length: 0,
        etag: first.headers.etag,
        policy: first.headers['content-security-policy'],
      });
      expect(again.headers['cache-control']).toBe('no-cache');
    }
    const another = await seeRaw('/terms', { accept: 'text/html', 'if-none-match': markOf(await see('/about')) });
    expect(another.status).toBe(200);
  });

  test('every encoding has the same content and its own ETag', async () => {
    const [br, zipped, plain] = await Promise.all(
      ['br', 'gzip', 'identity'].map((encoding) =>
        seeRaw('/about', { accept: 'text/html', 'accept-encoding': encoding }),
      ),
    );
    expect(brotliDecompressSync(br?.body ?? Buffer.alloc(0)).equals(plain?.body ?? Buffer.alloc(0))).toBe(true);
    expect(gunzipSync(zipped?.body ?? Buffer.alloc(0)).equals(plain?.body ?? Buffer.alloc(0))).toBe(true);
    expect(new Set([br, zipped, plain].map((answer) => answer?.headers.etag)).size).toBe(3);
    expect(plain?.headers['content-encoding']).toBeUndefined();
  });

  test('HEAD returns the same status and ETag without a body', async () => {
    const [head, page] = [
      await fetch(`${app.url}/about`, { method: 'HEAD', headers: { accept: 'text/html' } }),
      await see('/about'),
    ];
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, markOf(page), '']);
  });
});

describe('invalidation', () => {
  const both = async (address: string): Promise<number[]> =>
    Promise.all([app, other].map(async (from) => (await see(address, {}, from)).status));
  const isSoon = { timeout: 1_000, interval: 20 };

  test('a paused space or suspended host is gone in every process within a second', async () => {
    const host = await newPerson(app, 'paused@example.test', ['host']);
    const id = await publishedSpace(app, host, { title: 'Trastero del cambio' });
    const address = `/space/${id}`;
    expect(await both(address)).toEqual([200, 200]);
    await host.query('mutation ($id: ID!) { pauseSpace(input: { spaceId: $id }) { space { id } } }', { id });
    await expect.poll(() => both(address), isSoon).toEqual([410, 410]);
    await host.query('mutation ($id: ID!) { resumeSpace(input: { spaceId: $id }) { space { id } } }', { id });
    await expect.poll(() => both(address), isSoon).toEqual([200, 200]);
    await app
      .context()
      .em.execute('update users set suspended_at = now() where id = (select host_id from spaces where id = ?)', [
        uuidOf(id),
      ]);
    await app.settle();
    await expect.poll(() => both(address), isSoon).toEqual([410, 410]);
  });

  test('a new space, price or title appears on its page and in lists, also when written by SQL', async () => {
    const host = await newPerson(app, 'fresh@example.test', ['host']);
    const list = '/search?postal_code=28004&type=shop';
    await see(list);
    const id = await publishedSpace(app, host, { type: 'SHOP', title: 'Local recién llegado', postalCode: '28004' });
    await expect.poll(async () => (await see(list)).text, isSoon).toContain('Local recién llegado');
    expect((await see(`/space/${id}`)).text).toContain('Local recién llegado');
    await app.context().em.execute(`update spaces set title = 'Local con otro nombre' where id = ?`, [uuidOf(id)]);
    for (const address of [list, `/space/${id}`])
      await expect.poll(async () => (await see(address)).text, isSoon).toContain('Local con otro nombre');
  });

  test('a changed name of a host appears on the page of the space', async () => {
    const host = await newPerson(app, 'renamed@example.test', ['host']);
    const id = await publishedSpace(app, host);
    const uuid = uuidOf(id);
    await app
      .context()
      .em.execute(
        `update users set full_name = 'Nombre Antiguo' where id = (select host_id from spaces where id = ?)`,
        [uuid],
      );
    await expect.poll(async () => (await see(`/space/${id}`)).text, isSoon).toContain('Nombre A.');
    await app
      .context()
      .em.execute(`update users set full_name = 'Otro Nuevo' where id = (select host_id from spaces where id = ?)`, [
        uuid,
      ]);
    await expect.poll(async () => (await see(`/space/${id}`)).text, isSoon).toContain('Otro N.');
  });
});

test('P-85 a page that a change of everything outdates is rendered from statistics after the change, also after a second one', async () => {
  const { em } = app.context();
  const title = async (): Promise<string> => /<title>(.*?)<\/title>/.exec((await see('/madrid')).text)?.[1] ?? '';
  const price = async (): Promise<number> => Number(/desde (\d+)\s€/.exec(await title())?.[1]);
  const before = await price();
  expect(before).toBeGreaterThan(0);
  let raised = 0;
  // More rows than a message can name.
  const raise = (): Promise<unknown> => {
    raised += 1;
    return em.execute('update space_search set price_cents = price_cents + 10000');
  };
  try {
    await raise();
    await expect.poll(price, { timeout: 3_000, interval: 50 }).toBe(before + 100);
    // The page is made again at once, from values that are dropped at the end of the burst.
    await raise();
    await expect.poll(price, { timeout: 9_000, interval: 50 }).toBe(before + 200);
  } finally {
    await em.execute('update space_search set price_cents = price_cents - ?', [raised * 10_000]);
  }
});

describe('requests in bulk from one address', () => {
  const caller = { 'x-forwarded-for': '10.99.0.1' };
  /** The distinct statuses and kinds of the answers. */
  async function flood(count: number, addressOf: (call: number) => string): Promise<Set<string>> {
    const looks = new Set<string>();
    for (let done = 0; done < count; done += 20) {
      const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => see(addressOf(done + index), caller)));
      for (const { status, text, headers } of answers) {
        const robots = /<meta name="robots" content="noindex/.test(text) ? ' noindex' : '';
        looks.add(
          `${status}${status === 503 ? ` after ${Number(headers.get('retry-after')) > 0}` : robots}${/<h1[ >]/.test(text) ? '' : ' bare'}`,
        );
      }
    }
    return looks;
  }

  test('a cached page is served every time', async () => {
    expect(await flood(1_000, () => '/search?city=Madrid')).toEqual(new Set(['200']));
  });

  test('a missing page returns 404, or 503 with Retry-After', async () => {
    expect(await flood(600, (call) => `/help/nothing-${call}`)).toEqual(new Set(['404 noindex', '503 after true']));
    expect(await flood(100, (call) => `/nothing/${call}/at-all`)).toEqual(new Set(['404 noindex']));
  });

  test("the 503 page is in the reader's language, has no script and a strict policy", async () => {
    let refused: Seen | undefined;
    for (let round = 0; refused === undefined && round < 50; round++) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          see(`/help/refused-${round}-${index}`, { ...caller, 'accept-language': 'en' }),
        ),
      );
      refused = answers.find(({ status }) => status === 503);
    }
    const { text = '', headers = new Headers() } = refused ?? {};
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).toContain('<html lang="en">');
    expect(text).toContain('Back in a moment');
    expect(text).not.toContain('<script');
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none';style-src 'sha256-[^']+';base-uri 'none';form-action 'none';frame-ancestors 'none'$/,
    );
  });
});

test('P-59 user texts cannot change the content security policy', async () => {
  const host = await newPerson(app, 'policy@example.test', ['host']);
  const id = await publishedSpace(app, host, { title: 'Trastero __CSP_NONCE__ y más' });
  const { text, headers } = await see(`/space/${id}`);
  expect(text).toContain('Trastero __CSP_NONCE__ y más');
  expect(headers.get('content-security-policy')).not.toContain('nonce');
  expect(text).not.toMatch(/\snonce=/);
});
