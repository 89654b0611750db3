import { randomUUID } from 'node:crypto';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DomainError, ErrorCode } from '../../../server/core/errors/errors.js';
import { encryptedFiles } from '../../../server/core/files/encrypted-files.js';
import { addDeletion } from '../../../server/core/jobs/add-deletion.js';
import type { JobPool } from '../../../server/core/jobs/jobs.js';
import { createAccount } from '../../support/accounts.js';
import { uploadAvatar } from '../../support/avatars.js';
import { startChildServer } from './child-server.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { newPerson, picture, saveDraft, upload, wholeDraft } from '../../support/spaces.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const HOURS_MS = 3_600_000;

let app: TestApp;
let host: GraphqlClient;
let spaceId: string;
let jpeg: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  app = await createTestApp();
  host = await newPerson(app, 'host@example.com');
  spaceId = await saveDraft(host, wholeDraft());
  jpeg = new Uint8Array(await picture().jpeg().toBuffer());
});
afterAll(() => app.stop());

const folder = (...parts: string[]) => path.join(app.services.config.dataDir, ...parts);
const inside = (...parts: string[]) => readdir(folder(...parts)).catch(() => []);
const run = (name: string) => app.jobs.handlers.get(name)?.(app.context(), {});

/** Sets the age of everything in a folder. */
async function age(hours: number, ...parts: string[]): Promise<void> {
  const at = new Date(Date.now() - hours * HOURS_MS);
  for (const name of await inside(...parts)) await utimes(folder(...parts, name), at, at);
}

async function stray(...parts: string[]): Promise<void> {
  await mkdir(path.dirname(folder(...parts)), { recursive: true });
  await writeFile(folder(...parts), 'half a pict');
}

test('files of a process killed before it wrote their row are deleted after the grace period', async () => {
  expect((await upload(host, spaceId, jpeg)).status).toBe(201);
  const kept = await inside('files', 'photos');
  const server = await startChildServer({
    databaseUrl: app.databaseUrl,
    dataDir: app.services.config.dataDir,
    isDying: true,
  });
  const ended = new Promise((resolve) => {
    server.process.once('exit', (_, signal) => resolve(signal));
  });
  const there = Object.assign(Object.create(host) as GraphqlClient, { url: server.url });
  await expect(upload(there, spaceId, jpeg)).rejects.toThrow('fetch failed');
  expect(await ended).toBe('SIGKILL');
  expect([(await inside('files', 'photos')).length, (await inside('uploads')).length]).toEqual([2, 1]);

  await run('photo.drop-orphans');
  await run('files.sweep');
  expect([(await inside('files', 'photos')).length, (await inside('uploads')).length]).toEqual([2, 1]);
  await age(2, 'files', 'photos');
  await age(2, 'uploads');
  await run('photo.drop-orphans');
  await run('files.sweep');
  expect([await inside('files', 'photos'), await inside('uploads')]).toEqual([kept, []]);
});

test('files stay when the connection was lost at the commit, until the sweep finds whether they have a row', async () => {
  const kept = await inside('files', 'photos');
  await app.asOwner(`
    create function lose_connection() returns trigger language plpgsql as $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
    create constraint trigger lost_at_commit after insert on space_photos deferrable initially deferred for each row execute function lose_connection()`);
  expect((await upload(host, spaceId, jpeg)).status).toBe(503);
  await app.asOwner('drop trigger lost_at_commit on space_photos');
  expect((await inside('files', 'photos')).length).toBe(kept.length + 1);
  await age(2, 'files', 'photos');
  await run('photo.drop-orphans');
  expect(await inside('files', 'photos')).toEqual(kept);
});

test('files that a restore has copied stay until the rows that may name them are there', async () => {
  const restored = await createTestApp();
  const photos = path.join(restored.services.config.dataDir, 'files', 'photos');
  const copied = path.join(photos, randomUUID());
  await mkdir(copied, { recursive: true });
  const at = new Date(Date.now() - 2 * HOURS_MS);
  await utimes(copied, at, at);
  const sweep = () => restored.jobs.handlers.get('photo.drop-orphans')?.(restored.context(), {});
  await sweep();
  expect(await readdir(photos)).toEqual([path.basename(copied)]);
  await createAccount(restored, { email: 'restored@example.com' });
  await sweep();
  expect(await readdir(photos)).toEqual([]);
  await restored.stop();
});

test('a stored document stays when its row may have been written, and goes when it was refused', async () => {
  const store = encryptedFiles({
    secret: 'test',
    folder: 'documents-of-test',
    orphanJob: 'test.orphan',
    orphansAt: '0 0 * * *',
    rowsOf: () => ({ execute: async () => [] }),
  });
  const failing = (problem: Error): Promise<unknown> =>
    store.store(app.context(), Buffer.from('signed'), async () => {
      throw problem;
    });
  await expect(failing(new Error('refused'))).rejects.toThrow('refused');
  expect(await inside('files', 'documents-of-test')).toEqual([]);
  await expect(failing(new DomainError(ErrorCode.SERVICE_UNAVAILABLE, { retryAfterSeconds: 5 }))).rejects.toThrow(
    'UNAVAILABLE',
  );
  expect(await inside('files', 'documents-of-test')).toHaveLength(1);
});

test('sweeps of orphans, which list the whole store, and the purge of documents leave the main workers alone', () => {
  const isLong = (name: string): boolean => name.includes('orphan') || name === 'documents.purge';
  const nightly = new Set(app.jobs.schedule.map(({ task }) => task).filter(isLong));
  const sweeps = (pool: JobPool): string[] =>
    app.jobs
      .handlersOf(pool)
      .map(([name]) => name)
      .filter((name) => nightly.has(name));
  expect([sweeps('main'), sweeps('files').length]).toEqual([[], 10]);
});

/** Every kind of private files: the nightly job, the folder, and the table of one file in it. */
const PRIVATE = [
  ['verification.drop-orphans', 'verifications', 'verification_files'],
  ['claims.delete-orphans', 'claims', 'claim_evidence'],
  ['claims.delete-orphans', 'claims', 'condition_photos'],
  ['messages.drop-orphans', 'messages', 'message_attachments'],
  ['support.delete-orphans', 'tickets', 'ticket_files'],
] as const;

test.each(PRIVATE)(
  'P-64 files whose deletion failed for good are deleted: %s in %s, named by %s',
  async (job, at, table) => {
    const [named, orphan] = [randomUUID(), randomUUID()];
    // Without what the row refers to, and without what else it has.
    const nullable = await app
      .context()
      .em.execute<{ name: string }[]>(
        `select column_name as name from information_schema.columns where table_name = ? and is_nullable = 'NO' and column_name <> 'storage_key'`,
        [table],
      );
    const alter = nullable.map(({ name }) => `alter column ${name} drop not null`);
    await app.asOwner(`alter table ${table} ${alter.filter((one) => !one.includes(' id ')).join(', ')}`);
    await app.asOwner(`insert into ${table} (id, storage_key) values ($1, $2)`, [randomUUID(), `${at}/${named}`]);
    await stray('files', at, named, 'sealed');
    await stray('files', at, orphan, 'sealed');
    await age(2, 'files', at);
    await run(job);
    expect(await inside('files', at)).toEqual([named]);
    await app.asOwner(`delete from ${table}`);
  },
);

test('P-64 exports of erased people whose deletion failed for good are deleted', async () => {
  const [named, orphan] = [randomUUID(), randomUUID()];
  await app.asOwner(`insert into data_exports (id, user_id) select $1, id from users limit 1`, [named]);
  for (const name of [named, orphan, 'other']) await stray('files', 'exports', name, 'copy.zip');
  await age(2, 'files', 'exports');
  await run('privacy.drop-orphans');
  expect(await inside('files', 'exports')).toEqual([named]);
});

test('P-64 a deletion is tried for a day, since nothing else names what is to be deleted', async () => {
  await addDeletion(app.context(), 'messages.drop-attachments', { storageKeys: [] });
  expect(
    await app.context().em.execute('select max_attempts from graphile_worker._private_jobs order by id desc limit 1'),
  ).toEqual([{ max_attempts: 14 }]);
});

test('old unfinished files are deleted, new ones are kept', async () => {
  await stray('files', '.unfinished', 'old');
  await age(2, 'files', '.unfinished');
  await stray('files', '.unfinished', 'new');
  await run('files.sweep');
  expect(await inside('files', '.unfinished')).toEqual(['new']);
});

test('avatars without a row are deleted, others are kept', async () => {
  expect((await uploadAvatar(host, jpeg)).status).toBe(201);
  const kept = await inside('files', 'avatars');
  await stray('files', 'avatars', 'nobody', '96.webp');
  await age(2, 'files', 'avatars');
  await run('accounts.drop-orphan-avatars');
  expect(await inside('files', 'avatars')).toEqual(kept);
});

test('hundreds of orphans are deleted in batches, files with a row are kept', async () => {
  const kept = await inside('files', 'photos');
  for (let i = 0; i < 450; i++) await stray('files', 'photos', `orphan-${i}`, 'original.webp');
  await age(2, 'files', 'photos');
  await run('photo.drop-orphans');
  expect(await inside('files', 'photos')).toEqual(kept);
});

test('a start deletes old temporary uploads of an earlier process', async () => {
  await stray('uploads', 'old');
  await age(2, 'uploads');
  await stray('uploads', 'new');
  const next = await createTestApp({ databaseUrl: app.databaseUrl, config: { dataDir: app.services.config.dataDir } });
  await next.stop();
  expect(await inside('uploads')).toEqual(['new']);
});
