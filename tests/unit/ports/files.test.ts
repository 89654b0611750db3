import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readdir, utimes } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServiceContext } from '../../../server/core/context.js';
import { dropOrphanFolders } from '../../../server/core/files/file-sweep.js';
import { createLogger } from '../../../server/core/logger.js';
import { createFiles } from '../../../server/ports/create-files.js';
import { S3Files } from '../../../server/ports/files-s3.js';
import type { FilesPort } from '../../../server/ports/files.js';
import { objectFile, startS3Server, type S3Server } from '../../support/servers/s3-server.js';

const MB = 1024 * 1024;
const HOUR_MS = 3_600_000;

let dataDir: string;
let s3: S3Server;
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'hueco-files-'));
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const text = (value: string): Buffer => Buffer.from(value);

async function allKeys(files: FilesPort): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of files.keys()) keys.push(key);
  return keys.toSorted();
}

async function foldersOf(files: FilesPort, before: Date): Promise<string[]> {
  const names: string[] = [];
  for await (const batch of files.foldersBefore('photos', before)) {
    expect(batch.length).toBeLessThanOrEqual(200);
    names.push(...batch);
  }
  return names.toSorted();
}

/** The behaviour common to every store for files. */
describe.each(['a folder', 'a bucket'])('files in %s', (kind) => {
  let files: FilesPort;
  /** The folder that holds the files on disk. */
  let folder: string;
  beforeAll(() => {
    files = createFiles({ dataDir, s3: kind === 'a bucket' ? s3.settings : null });
    folder = kind === 'a bucket' ? s3.folder : path.join(dataDir, 'files');
  });

  /** Sets the age of everything below a folder. */
  async function age(hours: number, below: string): Promise<void> {
    const at = new Date(Date.now() - hours * HOUR_MS);
    const entries = await readdir(path.join(folder, below), { recursive: true });
    for (const name of ['', ...entries]) await utimes(path.join(folder, below, name), at, at);
  }

  test('can be written, read whole or by range, tested for existence and replaced', async () => {
    await files.open();
    await files.put('photos/one/640.avif', text('first'));
    await files.put('photos/one/640.avif', text('a picture'));
    expect(await files.get('photos/one/640.avif')).toEqual(text('a picture'));
    const whole = await files.getStream('photos/one/640.avif');
    expect([await buffer(whole?.stream as Readable), whole?.bytes]).toEqual([text('a picture'), 9]);
    const part = await files.getStream('photos/one/640.avif', { start: 2, end: 5 });
    expect([await buffer(part?.stream as Readable), part?.bytes]).toEqual([text('pict'), 4]);
    const rest = await files.getStream('photos/one/640.avif', { start: 7, end: 99 });
    expect([await buffer(rest?.stream as Readable), rest?.bytes]).toEqual([text('re'), 2]);
    expect([await files.exists('photos/one/640.avif'), await files.exists('photos/one/320.avif')]).toEqual([
      true,
      false,
    ]);
    expect([await files.get('photos/two/640.avif'), await files.getStream('photos/two/640.avif')]).toEqual([
      null,
      null,
    ]);
    await files.put('photos/one/empty', Buffer.alloc(0));
    expect(await files.get('photos/one/empty')).toEqual(Buffer.alloc(0));
  });

  test('reject keys and folders outside the store', async () => {
    for (const key of ['../secrets.json', 'photos/../../secrets.json', 'photos', '/photos/a', 'photos//a', ''])
      await expect(files.put(key, text('x')), key).rejects.toThrow('not a file key');
    for (const parent of ['..', 'photos/one', ''])
      await expect(files.foldersBefore(parent, new Date())[Symbol.asyncIterator]().next()).rejects.toThrow(
        'not a folder',
      );
  });

  test('are removed by folder, without folders that share a prefix', async () => {
    for (const key of ['exports/one/a.zip', 'exports/one/deep/b.zip', 'exports/one-more/a.zip'])
      await files.put(key, text(key));
    await files.removeFolder('exports/one');
    expect((await allKeys(files)).filter((key) => key.startsWith('exports/'))).toEqual(['exports/one-more/a.zip']);
    await files.removeFolder('exports/never');
  });

  test('that are large are streamed in both directions and visible only when complete', async () => {
    const bytes = randomBytes(12 * MB);
    const chunks = async function* (): AsyncGenerator<Buffer> {
      for (let at = 0; at < bytes.length; at += MB) {
        yield bytes.subarray(at, at + MB);
        expect(await files.exists('exports/big/copy.zip')).toBe(false);
      }
    };
    expect(await files.putStream('exports/big/copy.zip', Readable.from(chunks()))).toBe(bytes.length);
    const found = await files.getStream('exports/big/copy.zip');
    const stream = found?.stream as Readable;
    await new Promise((resolve) => stream.once('readable', resolve));
    await sleep(100);
    // Without a reader, no more data is in memory than a stream buffers.
    expect(stream.readableLength).toBeLessThan(MB);
    expect((await buffer(stream)).equals(bytes)).toBe(true);
  });

  test('whose stream fails leave neither a file nor a partial one', async () => {
    const breaking = async function* (): AsyncGenerator<Buffer> {
      yield Buffer.alloc(MB);
      throw new Error('cut');
    };
    await expect(files.putStream('exports/cut/copy.zip', Readable.from(breaking()))).rejects.toThrow('cut');
    expect(await files.get('exports/cut/copy.zip')).toBeNull();
    expect(await files.removeUnfinished(new Date(Date.now() + HOUR_MS))).toBe(0);
  });

  test('without a row are removed by folder once they are old, in batches', async () => {
    for (let n = 0; n < 250; n += 50)
      await Promise.all(
        Array.from({ length: 50 }, (_, i) => files.put(`photos/orphan-${n + i}/original.webp`, text('x'))),
      );
    await files.put('photos/named/original.webp', text('x'));
    await files.put('photos/new/original.webp', text('x'));
    expect(await foldersOf(files, new Date(Date.now() - HOUR_MS))).toEqual([]);
    await age(2, 'photos');
    await files.put('photos/new/640.avif', text('x'));
    const old = await foldersOf(files, new Date(Date.now() - HOUR_MS));
    expect([old.length, old.includes('new'), old.includes('named')]).toEqual([252, false, true]);

    const ctx = { ports: { files }, log: createLogger({ level: 'silent' }) } as unknown as ServiceContext;
    const folders = { parent: 'photos', namedAmong: async () => new Set(['named']) };
    await dropOrphanFolders(ctx, folders, AbortSignal.abort());
    expect((await allKeys(files)).filter((key) => key.startsWith('photos/orphan-'))).toHaveLength(250);
    await dropOrphanFolders(ctx, folders);
    expect((await allKeys(files)).filter((key) => key.startsWith('photos/'))).toEqual([
      'photos/named/original.webp',
      'photos/new/640.avif',
      'photos/new/original.webp',
    ]);
  });

  test('left unfinished by a killed process are removed once they are old, and are not listed', async () => {
    const at = kind === 'a bucket' ? path.join(dataDir, 'unfinished') : path.join(folder, '.unfinished');
    expect(existsSync(at)).toBe(true);
    const blocked = Promise.withResolvers<void>();
    const slow = async function* (): AsyncGenerator<Buffer> {
      yield Buffer.alloc(MB);
      await blocked.promise;
    };
    const writing = files.putStream('exports/slow/copy.zip', Readable.from(slow()));
    await expect.poll(() => readdir(at)).toHaveLength(1);
    expect((await allKeys(files)).filter((key) => key.includes('unfinished'))).toEqual([]);
    const [name = ''] = await readdir(at);
    if (kind === 'a bucket') expect(statSync(path.join(at, name)).mode & 0o077).toBe(0);
    expect(await files.removeUnfinished(new Date(Date.now() - HOUR_MS))).toBe(0);
    blocked.resolve();
    await writing;
    expect(await readdir(at)).toEqual([]);
  });
});

test('a bucket with more keys than one response is listed completely', async () => {
  const files = createFiles({ dataDir, s3: s3.settings });
  // Written directly to disk, because this many requests would take longer than all other tests of the file.
  mkdirSync(path.join(s3.folder, 'avatars', 'many'), { recursive: true });
  for (let n = 0; n < 1_100; n++) writeFileSync(path.join(s3.folder, objectFile(`avatars/many/${n}.webp`)), 'x');
  expect((await allKeys(files)).filter((key) => key.startsWith('avatars/many/'))).toHaveLength(1_100);
});

test('an unreachable store, missing bucket or invalid keys are reported as STORAGE_UNAVAILABLE, also at start', async () => {
  const { settings } = s3;
  const broken = [
    { ...settings, endpoint: 'http://127.0.0.1:1' },
    { ...settings, bucket: 'another' },
    { ...settings, keys: { accessKeyId: 'NOBODY', secretAccessKey: 'S3RVER' } },
  ];
  for (const one of broken) {
    const files = createFiles({ dataDir, s3: one });
    await expect(files.open()).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE', cause: expect.any(Error) });
    await expect(files.put('photos/a/b', text('x'))).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
    await expect(files.get('photos/a/b')).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
  }
});

test('a file that exists and cannot be read is reported as STORAGE_UNAVAILABLE, not as missing', async () => {
  const files = createFiles({ dataDir, s3: null });
  mkdirSync(path.join(dataDir, 'files', 'photos', 'broken'), { recursive: true });
  // Like a file on a broken disk, a socket has a name and cannot be opened.
  const broken = createServer().listen(path.join(dataDir, 'files', 'photos', 'broken', '640.avif'));
  await once(broken, 'listening');
  const problem = { code: 'STORAGE_UNAVAILABLE', cause: expect.objectContaining({ code: 'ENXIO' }) };
  await expect(files.get('photos/broken/640.avif')).rejects.toMatchObject(problem);
  await expect(files.getStream('photos/broken/640.avif')).rejects.toMatchObject(problem);
  broken.close();
  const long = `photos/broken/${'a'.repeat(300)}`;
  expect([await files.get(long), await files.getStream(long), await files.exists(long)]).toEqual([null, null, false]);
  expect([await files.get('photos/broken'), await files.get('photos/broken/320.avif/x')]).toEqual([null, null]);
});

test('a store that accepts calls and never answers them is reported as STORAGE_UNAVAILABLE', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const files = new S3Files({ ...s3.settings, endpoint: `http://127.0.0.1:${port}` }, dataDir, 100);
  await expect(files.get('photos/a/b')).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
  silent.close();
});
