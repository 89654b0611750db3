import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { COOKIES_VERSION, TERMS_VERSION } from '../../../server/features/accounts/consents.js';
import { awaitMail, createAccount, mailsTo, signInAs } from '../../support/accounts.js';
import { uploadAvatar } from '../../support/avatars.js';
import { requested } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { runJobs as runQueuedJobs } from '../../support/queued-jobs.js';
import { picture, upload, uuidOf } from '../../support/spaces.js';
import { unzip } from '../../support/unzip.js';
import { photograph, submitIdentity } from '../../support/verification.js';

const REQUEST =
  'mutation { requestDataExport { dataExport { id status isUnderWay progressPercent bytes expiresAt } } }';
const LIST = '{ dataExports { id status isUnderWay progressPercent bytes readyAt expiresAt } }';
const OPEN = 'mutation ($id: ID!) { openDataExport(input: { dataExportId: $id }) { download { url expiresAt } } }';
const MAKE = 'privacy.make-export';

interface Copy {
  readonly id: string;
  readonly status: string;
  readonly progressPercent: number;
  readonly bytes: number | null;
  readonly expiresAt: string | null;
}

const world = useWorld();
beforeAll(async () => {
  await requested(world);
});

async function copies(client: GraphqlClient): Promise<Copy[]> {
  return (await client.query<{ dataExports: Copy[] }>(LIST)).dataExports;
}

const runJobs = (name: string): Promise<void> => runQueuedJobs(world.app, name);

async function madeCopy(client: GraphqlClient): Promise<Copy> {
  const { requestDataExport } = await client.query<{ requestDataExport: { dataExport: Copy } }>(REQUEST);
  await runJobs(MAKE);
  await runJobs('mail.send');
  const made = (await copies(client)).find(({ id }) => id === requestDataExport.dataExport.id);
  if (made?.status !== 'READY') throw new Error(`the copy is ${made?.status ?? 'gone'}`);
  return made;
}

const fetchCopy = (client: GraphqlClient, id: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${world.app.url}/files/exports/${id}`, { headers: { ...client.headers(), ...headers } });
const bytesOf = async (response: Response): Promise<Map<string, Buffer>> =>
  unzip(Buffer.from(await response.arrayBuffer()));
const expireCopies = (): Promise<void> =>
  world.app.jobs.handlers.get('privacy.expire-exports')?.(world.app.context(), {}) ?? Promise.resolve();

describe('data export', () => {
  it('P-63 is written by a job, one at a time, announced by e-mail, and contains rows and files', async () => {
    const { host, app, spaceId } = world;
    expect((await upload(host, spaceId, new Uint8Array(await picture().jpeg().toBuffer()))).status).toBe(201);
    expect((await uploadAvatar(host, await photograph(600, 600))).status).toBe(201);
    await submitIdentity(host);
    const {
      requestDataExport: { dataExport: asked },
    } = await host.query<{ requestDataExport: { dataExport: Copy } }>(REQUEST);
    expect(asked).toMatchObject({
      status: 'QUEUED',
      isUnderWay: true,
      progressPercent: 0,
      bytes: null,
      expiresAt: null,
    });
    expect(await host.codeOf(REQUEST)).toBe('EXPORT_IN_PROGRESS');
    const started = Date.now();
    await runJobs(MAKE);
    expect(Date.now() - started).toBeLessThan(60_000);
    await runJobs('mail.send');
    const [made] = await copies(host);
    expect(made).toMatchObject({
      id: asked.id,
      status: 'READY',
      isUnderWay: false,
      progressPercent: 100,
      expiresAt: '2027-03-09T09:55:00.000Z',
    });
    const mail = await awaitMail(app, 'host@example.test');
    expect(mail.subject).toBe('La copia de tus datos está lista');
    expect(mail.text).toContain('/mis-datos#copia');
    expect(mail.text).not.toContain('/files/exports');

    const response = await fetchCopy(host, asked.id);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="hueco-2027-03-02.zip"');
    const files = await bytesOf(response);
    const names = [...files.keys()];
    expect(names.filter((name) => name.startsWith('photos/')).at(-1)).toMatch(/^photos\/spc_.+\/04\.webp$/);
    expect(
      files
        .get(names.filter((name) => name.startsWith('photos/')).at(-1) ?? '')
        ?.subarray(8, 12)
        .toString(),
    ).toBe('WEBP');
    expect(files.get('avatar/avatar.webp')?.subarray(8, 12).toString()).toBe('WEBP');
    expect(names.filter((name) => /^documents\/ver_.+\/(?:front|back)\.\w+$/.test(name))).toHaveLength(2);
    const readme = files.get('LEEME.txt')?.toString();
    expect(readme).toContain('TUS DATOS EN HUECO');
    expect(readme).toContain('Están en: avatar/, photos/, documents/.');
    const [account] = JSON.parse(files.get('json/account.json')?.toString() ?? '') as Record<string, unknown>[];
    expect(account).toMatchObject({ email: 'host@example.test', full_name: 'Marta Ruiz Soler' });
    const [space] = JSON.parse(files.get('json/spaces.json')?.toString() ?? '') as Record<string, unknown>[];
    expect(space).toMatchObject({
      address: 'Calle de Fuencarral 45',
      access_instructions: 'El portal se abre con el código 4711 y el trastero con tu candado.',
    });
    expect(files.get('csv/spaces.csv')?.toString()).toContain('Calle de Fuencarral 45');
  });

  it('P-63 contains no amounts of the other side of a booking', async () => {
    const { host, renter } = world;
    const asHost = await bytesOf(await fetchCopy(host, (await copies(host))[0]?.id ?? ''));
    const [hosted] = JSON.parse(asHost.get('json/bookings-as-host.json')?.toString() ?? '') as Record<
      string,
      unknown
    >[];
    expect(hosted).toHaveProperty('host_net_cents');
    for (const column of ['total_cents', 'renter_fee_cents', 'charges']) expect(hosted).not.toHaveProperty(column);
    expect(JSON.parse(asHost.get('json/payments.json')?.toString() ?? '')).toEqual([]);
    const asRenter = await bytesOf(await fetchCopy(renter, (await madeCopy(renter)).id));
    const [made] = JSON.parse(asRenter.get('json/bookings-as-renter.json')?.toString() ?? '') as Record<
      string,
      unknown
    >[];
    expect(made).toHaveProperty('total_cents');
    for (const column of ['commission_cents', 'host_net_cents']) expect(made).not.toHaveProperty(column);
    expect([...asRenter.values()].join('\n')).not.toContain('Fuencarral');
  });

  it('P-63 supports resuming a download by range while the file is unchanged', async () => {
    const { host } = world;
    const id = (await copies(host))[0]?.id ?? '';
    const answer = await fetchCopy(host, id);
    const whole = Buffer.from(await answer.arrayBuffer());
    const tag = answer.headers.get('etag') ?? '';
    const rest = (range: string, known = tag): Promise<Response> =>
      fetchCopy(host, id, { Range: range, 'If-Range': known });
    const half = Math.floor(whole.length / 2);
    const second = await rest(`bytes=${half}-`);
    expect([second.status, second.headers.get('content-range')]).toEqual([
      206,
      `bytes ${half}-${whole.length - 1}/${whole.length}`,
    ]);
    expect(Buffer.from(await second.arrayBuffer()).equals(whole.subarray(half))).toBe(true);
    for (const other of [await rest('bytes=10-', '"another"'), await rest('bytes=0-1,5-6'), await rest('lines=3-4')]) {
      expect(other.status).toBe(200);
      expect(Buffer.from(await other.arrayBuffer()).equals(whole)).toBe(true);
    }
    const outside = await rest(`bytes=${whole.length}-`);
    expect([outside.status, outside.headers.get('content-range')]).toEqual([416, `bytes */${whole.length}`]);
  });

  it('P-63 is readable by its owner only, by token or by a URL valid for five minutes', async () => {
    const { host, stranger, app, clock } = world;
    const [copy] = await copies(host);
    const id = copy?.id ?? '';
    expect((await fetchCopy(stranger, id)).status).toBe(404);
    expect((await fetchCopy(app.visitor(), id)).status).toBe(401);
    expect(await stranger.codeOf(OPEN, { id })).toBe('NOT_FOUND');
    const { openDataExport } = await host.query<{ openDataExport: { download: { url: string } } }>(OPEN, { id });
    const plain = (url: string): Promise<Response> => fetch(`${app.url}${url}`);
    expect((await bytesOf(await plain(openDataExport.download.url))).has('json/account.json')).toBe(true);
    expect(
      (await plain(openDataExport.download.url.replace(/.(?=.{8}$)/, (letter) => (letter === 'A' ? 'B' : 'A')))).status,
    ).toBe(404);
    const other = await madeCopy(stranger);
    expect((await plain(openDataExport.download.url.replace(id, other.id))).status).toBe(404);
    clock.advance({ minutes: 5 });
    expect((await plain(openDataExport.download.url)).status).toBe(404);
  });

  it('P-63 expires after seven days, and fails when its worker was lost', async () => {
    const { renter, clock, app } = world;
    const [copy] = await copies(renter);
    const id = copy?.id ?? '';
    clock.advance({ days: 7 });
    await signInAs(renter, 'renter@example.test');
    expect((await fetchCopy(renter, id)).status).toBe(404);
    await expireCopies();
    expect((await copies(renter))[0]).toMatchObject({ id, status: 'EXPIRED' });
    const [row] = await app
      .context()
      .em.execute<{ file_key: string | null }[]>('select file_key from data_exports where status = ? limit 1', [
        'expired',
      ]);
    expect(row?.file_key).toBeNull();
    const {
      requestDataExport: { dataExport: unfinished },
    } = await renter.query<{ requestDataExport: { dataExport: Copy } }>(REQUEST);
    // A killed worker leaves a partial file and a running row.
    const half = `exports/${uuidOf(unfinished.id)}/copy.zip.half.part`;
    await app.services.ports.files.put(half, Buffer.from('half of everything'));
    await app.context().em.execute(`update data_exports set status = 'running' where id = ?`, [uuidOf(unfinished.id)]);
    clock.advance({ hours: 2 });
    await signInAs(renter, 'renter@example.test');
    await expireCopies();
    expect((await copies(renter))[0]?.status).toBe('FAILED');
    expect(await app.services.ports.files.exists(half)).toBe(false);
    expect(
      (await renter.query<{ requestDataExport: { dataExport: Copy } }>(REQUEST)).requestDataExport.dataExport.status,
    ).toBe('QUEUED');
  });

  it('P-63 may wait for hours in the queue, behind the documents', async () => {
    const { renter, clock } = world;
    const waiting = (await copies(renter))[0];
    expect(waiting?.status).toBe('QUEUED');
    clock.advance({ hours: 23 });
    await signInAs(renter, 'renter@example.test');
    await expireCopies();
    expect((await copies(renter))[0]?.status).toBe('QUEUED');
    // The time of a worker counts from its start.
    await world.app
      .context()
      .em.execute(`update data_exports set status = 'running', started_at = ? where id = ?`, [
        clock.now(),
        uuidOf(waiting?.id ?? ''),
      ]);
    await expireCopies();
    expect((await copies(renter))[0]?.status).toBe('RUNNING');
    await runJobs(MAKE);
    expect((await copies(renter))[0]?.status).toBe('READY');
  });

  it('P-63 is marked as failed without a partial file when writing fails', async () => {
    const { stranger, app } = world;
    await signInAs(stranger, 'stranger@example.test');
    await app
      .context()
      .em.execute(`update users set avatar_key = '../not a key' where email = 'stranger@example.test'`);
    const { requestDataExport } = await stranger.query<{ requestDataExport: { dataExport: Copy } }>(REQUEST);
    // A storage that begins to read after the file has failed: the error must not end the process.
    const { files } = app.services.ports;
    const putStream = files.putStream.bind(files);
    const late = vi.spyOn(files, 'putStream').mockImplementation(async (key, bytes) => {
      await wait(200);
      return putStream(key, bytes);
    });
    await runJobs(MAKE);
    late.mockRestore();
    expect((await copies(stranger)).find(({ id }) => id === requestDataExport.dataExport.id)).toMatchObject({
      status: 'FAILED',
      bytes: null,
    });
    await app.context().em.execute(`update users set avatar_key = null where email = 'stranger@example.test'`);
    await madeCopy(stranger);
  });
});

describe('myData', () => {
  it('P15 returns fields and counts by group', async () => {
    const { host } = world;
    await signInAs(host, 'host@example.test');
    const { myData } = await host.query<{
      myData: { groups: { key: string; count: number; fields: { key: string; value: string | null }[] }[] };
    }>('{ myData { groups { key count fields { key value } } } }');
    expect(myData.groups.map(({ key }) => key)).toEqual([
      'ACCOUNT',
      'PROFILE',
      'SPACES',
      'BOOKINGS',
      'PAYMENTS',
      'MESSAGES',
      'REVIEWS',
      'NOTIFICATIONS',
      'SESSIONS',
      'CONSENTS',
      'VERIFICATIONS',
    ]);
    const group = (key: string) => myData.groups.find((each) => each.key === key);
    expect(group('ACCOUNT')?.fields).toContainEqual({ key: 'EMAIL', value: 'host@example.test' });
    expect(group('PROFILE')?.fields).toContainEqual({ key: 'PHONE', value: null });
    expect(group('SPACES')?.count).toBe(1);
    expect(group('BOOKINGS')?.count).toBe(1);
    expect(group('PAYMENTS')?.count).toBe(0);
    expect(group('VERIFICATIONS')?.count).toBe(1);
    expect(await world.app.visitor().codeOf('{ myData { groups { key } } }')).toBe('UNAUTHENTICATED');
  });
});

describe('consents', () => {
  it('P15 are logged from sign-up on, with an entry per change', async () => {
    const { app } = world;
    const visitor = app.visitor();
    await visitor.query('mutation ($input: SignUpInput!) { signUp(input: $input) { email } }', {
      input: {
        fullName: 'Nora Vidal Ros',
        email: 'nora@example.test',
        password: 'Trastero-verde-2026',
        confirmPassword: 'Trastero-verde-2026',
        acceptsTerms: true,
        wantsMarketing: true,
      },
    });
    await runJobs('accounts.register');
    await app.context().em.execute(`update users set email_verified_at = now() where email = 'nora@example.test'`);
    await signInAs(visitor, 'nora@example.test');
    const log = async (): Promise<object[]> =>
      (await visitor.query<{ myConsents: object[] }>('{ myConsents { purpose isGranted source version } }')).myConsents;
    const set = (isGranted: boolean): Promise<unknown> =>
      visitor.query(
        'mutation ($isGranted: Boolean!) { setConsent(input: { purpose: MARKETING, isGranted: $isGranted }) { consents { purpose } } }',
        { isGranted },
      );
    const line = (purpose: string, isGranted: boolean, source: string): object => ({
      purpose,
      isGranted,
      source,
      version: TERMS_VERSION,
    });
    expect(await log()).toEqual([line('MARKETING', true, 'sign_up'), line('TERMS', true, 'sign_up')]);
    await set(false);
    await set(false);
    expect(await log()).toEqual([
      line('MARKETING', false, 'my_data'),
      line('MARKETING', true, 'sign_up'),
      line('TERMS', true, 'sign_up'),
    ]);
    const [user] = await app
      .context()
      .em.execute<{ at: string | null }[]>(
        `select marketing_consent_at as at from users where email = 'nora@example.test'`,
      );
    expect(user?.at).toBeNull();
    expect(
      await visitor.codeOf(
        'mutation { setConsent(input: { purpose: TERMS, isGranted: false }) { consents { purpose } } }',
      ),
    ).toBe('FORBIDDEN');
  });

  it('P15 cookie choices are logged with the version of the policy, and a repeated choice adds nothing', async () => {
    await createAccount(world.app, { email: 'cookies@example.test' });
    const person = world.app.visitor();
    await signInAs(person, 'cookies@example.test');
    const say = (analytics: boolean): Promise<unknown> =>
      person.query(
        'mutation ($analytics: Boolean!) { a: setConsent(input: { purpose: ANALYTICS, isGranted: $analytics }) { consents { purpose } } b: setConsent(input: { purpose: MARKETING_COOKIES, isGranted: false }) { consents { purpose } } }',
        { analytics },
      );
    for (const analytics of [true, true, false]) await say(analytics);
    const line = (purpose: string, isGranted: boolean): object => ({
      purpose,
      isGranted,
      source: 'cookie_settings',
      version: COOKIES_VERSION,
    });
    expect(
      (await person.query<{ myConsents: object[] }>('{ myConsents { purpose isGranted source version } }')).myConsents,
    ).toEqual([line('ANALYTICS', false), line('MARKETING_COOKIES', false), line('ANALYTICS', true)]);
  });

  it('P15 are visible to their user only', async () => {
    await createAccount(world.app, { email: 'quiet@example.test' });
    const quiet = world.app.visitor();
    await signInAs(quiet, 'quiet@example.test');
    expect((await quiet.query<{ myConsents: object[] }>('{ myConsents { purpose } }')).myConsents).toEqual([]);
    expect(await mailsTo(world.app, 'quiet@example.test')).toEqual([]);
  });
});
