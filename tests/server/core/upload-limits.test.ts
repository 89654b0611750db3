import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { UPLOAD_LIMITS } from '../../../server/core/graphql/limits.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { uploadAvatar } from '../../support/avatars.js';
import { SlowUpload } from './slow-upload.js';
import { newPerson, picture, saveDraft, upload, wholeDraft } from '../../support/spaces.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';
import { dni, pdf, sendDocument, START } from '../../support/verification.js';

interface Person {
  readonly client: GraphqlClient;
  readonly spaceId: string;
}

let app: TestApp;
let jpeg: Buffer;
const people: Person[] = [];
const opened: SlowUpload[] = [];
const usual = { ...UPLOAD_LIMITS };

beforeAll(async () => {
  app = await createTestApp();
  jpeg = await picture().jpeg().toBuffer();
  for (let i = 0; i < 9; i++) people.push(await newHost(`uploads${i}@example.com`));
}, 120_000);
afterAll(() => app.stop());
afterEach(async () => {
  vi.restoreAllMocks();
  Object.assign(UPLOAD_LIMITS, usual);
  for (const slow of opened.splice(0)) slow.vanish();
  await vi.waitUntil(async () => (await temporary()).length === 0, { timeout: 10_000 });
  await app.context().em.execute('delete from rate_limits');
});

async function newHost(email: string): Promise<Person> {
  const client = await newPerson(app, email);
  return { client, spaceId: await saveDraft(client, wholeDraft()) };
}

const folder = (...parts: string[]) => path.join(app.services.config.dataDir, ...parts);
const temporary = () => readdir(folder('uploads')).catch(() => []);
const stored = async () =>
  (
    await Promise.all(
      ['photos', 'avatars', 'verifications', '.unfinished'].map((name) =>
        readdir(folder('files', name)).catch(() => []),
      ),
    )
  ).flat();
const person = (index: number) => people[index] as Person;
const send = ({ client, spaceId }: Person) => upload(client, spaceId, new Uint8Array(jpeg));

/** An upload that sends only its head. */
function open({ client, spaceId }: Person): SlowUpload {
  const slow = new SlowUpload(client, `/uploads/space-photos?spaceId=${spaceId}`, jpeg);
  opened.push(slow);
  return slow;
}

/** The number of points taken from a bucket. */
async function taken(bucket: string): Promise<number> {
  const [row] = await app
    .context()
    .em.execute<{ points: number }[]>(
      'select coalesce(sum(points), 0)::int as points from rate_limits where key like ?',
      [`${bucket}:%`],
    );
  return row?.points ?? 0;
}

describe('P-80 concurrent uploads', () => {
  test('a fourth of an account and a 25th of all are rejected before their body is read and without using the quota', async () => {
    const three = [0, 1, 2].map(() => open(person(0)));
    await expect.poll(async () => (await temporary()).length).toBe(3);
    const fourth = open(person(0));
    await expect.poll(() => fourth.isClosed).toBe(true);
    expect([fourth.status, fourth.code]).toEqual([429, 'UPLOADS_BUSY']);
    expect(fourth.answer).toMatch(/\r\nRetry-After: 5\r\n/i);
    expect(await taken('photos-user')).toBe(3);
    for (let i = 1; i < 8; i++) for (let n = 0; n < 3; n++) open(person(i));
    await expect.poll(async () => (await temporary()).length).toBe(24);
    expect(await send(person(8))).toMatchObject({ status: 429, code: 'UPLOADS_BUSY', params: { max: 24 } });
    expect((await uploadAvatar(person(8).client, new Uint8Array(jpeg))).code).toBe('UPLOADS_BUSY');
    for (const slow of three) slow.vanish();
    await expect.poll(async () => (await temporary()).length).toBe(21);
    expect((await send(person(8))).status).toBe(201);
    expect((await send(person(0))).status).toBe(201);
  });

  test('an exceeded hourly quota is rejected before the body is read, with Retry-After', async () => {
    await send(person(0));
    await app.context().em.execute(`update rate_limits set points = 60 where key like 'photos-user:%'`);
    const refused = open(person(0));
    await expect.poll(() => refused.isClosed).toBe(true);
    expect([refused.status, refused.code]).toEqual([429, 'UPLOAD_QUOTA']);
    expect(Number(/\r\nRetry-After: (\d+)/i.exec(refused.answer)?.[1])).toBeGreaterThan(3000);
  });

  test('a signed-out sender is rejected before the body is read', async () => {
    const refused = open({ ...person(0), client: app.visitor() });
    await expect.poll(() => refused.isClosed).toBe(true);
    expect([refused.status, refused.code]).toEqual([401, 'UNAUTHENTICATED']);
  });
});

describe('slow and interrupted uploads', () => {
  test('an idle upload is ended with UPLOAD_INTERRUPTED and counts as an interruption', async () => {
    Object.assign(UPLOAD_LIMITS, { idleMs: 300 });
    const silent = open(person(1));
    await silent.send(0, 1000);
    await expect.poll(() => silent.isClosed).toBe(true);
    expect([silent.status, silent.code]).toEqual([400, 'UPLOAD_INTERRUPTED']);
    expect([await temporary(), await taken('photos-user'), await taken('interrupted-uploads-user')]).toEqual([
      [],
      0,
      1,
    ]);
  });

  test('an upload that exceeds the total time is ended', async () => {
    Object.assign(UPLOAD_LIMITS, { idleMs: 1000, totalMs: 1500 });
    const trickling = open(person(1));
    let at = 0;
    const drip = setInterval(() => void trickling.send(at, ++at), 100);
    await expect.poll(() => trickling.isClosed).toBe(true);
    clearInterval(drip);
    expect(trickling.code).toBe('UPLOAD_INTERRUPTED');
  });

  test('the first twenty interruptions an hour do not use the quota, later ones do', async () => {
    const vanish = async (): Promise<void> => {
      const slow = open(person(2));
      await slow.send(0, 2000);
      await expect.poll(async () => (await temporary()).length).toBe(1);
      slow.vanish();
      await expect.poll(temporary).toEqual([]);
    };
    await vanish();
    await expect.poll(() => taken('photos-user')).toBe(0);
    await app.context().em.execute(`update rate_limits set points = 20 where key like 'interrupted-uploads-user:%'`);
    await vanish();
    expect(await taken('photos-user')).toBe(1);
  });

  test('a slow but complete upload is stored', async () => {
    const slow = open(person(3));
    for (let at = 0; at < jpeg.length; at += 2000) {
      await slow.send(at, at + 2000);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    slow.finish();
    await expect.poll(() => slow.status).toBe(201);
  });
});

describe('failing storage returns STORAGE_UNAVAILABLE and keeps nothing', () => {
  const full = (): never => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
  };

  test('with a full disk, for photos, avatars and documents', async () => {
    const { client, spaceId } = person(4);
    const { startVerification } = await client.query<{ startVerification: { verification: { id: string } } }>(START, {
      input: dni(),
    });
    const before = await stored();
    vi.spyOn(app.services.ports.files, 'put').mockImplementation(async () => full());
    expect(await upload(client, spaceId, new Uint8Array(jpeg))).toMatchObject({
      status: 503,
      code: 'STORAGE_UNAVAILABLE',
    });
    expect(await uploadAvatar(client, new Uint8Array(jpeg))).toMatchObject({
      status: 503,
      code: 'STORAGE_UNAVAILABLE',
    });
    expect(await sendDocument(client, startVerification.verification.id, 'front', pdf())).toMatchObject({
      status: 503,
      code: 'STORAGE_UNAVAILABLE',
    });
    expect(await stored()).toEqual(before);
    expect(await temporary()).toEqual([]);
    expect([await taken('photos-user'), await taken('avatars-user'), await taken('documents-user')]).toEqual([0, 0, 0]);
    const rows = await app
      .context()
      .em.execute<object[]>(
        'select from space_photos where space_id in (select id from spaces where title is not null and host_id = (select id from users where email = ?))',
        ['uploads4@example.com'],
      );
    expect(rows).toEqual([]);
  });

  test('with a folder that cannot be written, for temporary and for stored files', async () => {
    for (const parts of [['uploads'], ['files', '.unfinished'], ['files', 'photos']]) {
      await rm(folder(...parts), { recursive: true, force: true });
      await mkdir(path.dirname(folder(...parts)), { recursive: true });
      await writeFile(folder(...parts), '');
      expect([parts, await send(person(5))]).toMatchObject([parts, { status: 503, code: 'STORAGE_UNAVAILABLE' }]);
      await rm(folder(...parts));
      expect((await send(person(5))).status).toBe(201);
      expect(await readdir(folder('files', '.unfinished'))).toEqual([]);
    }
  });
});
