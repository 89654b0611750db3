import { readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { cleanImage } from '../../../server/core/files/image.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import {
  insertPhotos,
  newPerson,
  picture,
  publishedSpace,
  saveDraft,
  upload,
  uuidOf,
  wholeDraft,
  type Uploaded,
} from '../../support/spaces.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const PHOTOS = `query ($id: ID!) { space(id: $id) { photoCount photos { id position alt url width height srcSetAvif srcSetWebp thumbhash color } } }`;

interface Photo {
  readonly id: string;
  readonly alt: string;
  readonly url: string;
  readonly srcSetAvif: string | null;
  readonly srcSetWebp: string | null;
  readonly thumbhash: string | null;
  readonly color: string | null;
}

let app: TestApp;
let host: GraphqlClient;
let spaceId: string;
let jpeg: Uint8Array<ArrayBuffer>;
let bomb: Buffer;

beforeAll(async () => {
  app = await createTestApp();
  host = await newPerson(app, 'host@example.com');
  spaceId = await saveDraft(host, wholeDraft());
  jpeg = await bytesOf(picture().jpeg());
  bomb = await makeBomb();
});
afterAll(() => app.stop());

async function bytesOf(image: Sharp): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await image.toBuffer());
}

const text = (content: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(content);

/** Runs the jobs that the last call queued, as the worker would. */
async function runLastJob(name: string): Promise<void> {
  const [job] = await app.context().em.execute<{ payload: Record<string, unknown> }[]>(
    `select p.payload from graphile_worker._private_jobs p join graphile_worker._private_tasks t on t.id = p.task_id
     where t.identifier = ? order by p.id desc limit 1`,
    [name],
  );
  await app.jobs.handlers.get(name)?.(app.context(), job?.payload ?? {});
}

/** 432 MB of pixels in 420 kB. */
function makeBomb(): Promise<Buffer> {
  return sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#000' }, limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

async function storedFiles(): Promise<string[]> {
  return readdir(path.join(app.services.config.dataDir, 'files', 'photos')).catch(() => []);
}

async function photosOf(client: GraphqlClient, id: string): Promise<Photo[]> {
  return (await client.query<{ space: { photos: Photo[] } }>(PHOTOS, { id })).space.photos;
}

async function corpus(): Promise<Record<string, [Uint8Array<ArrayBuffer>, string]>> {
  const frames = Buffer.alloc(1100 * 1600 * 3);
  frames.fill(200, 1100 * 800 * 3);
  const animated = sharp(frames, { raw: { width: 1100, height: 1600, channels: 3, pageHeight: 800 } as never });
  const png = await picture().png().toBuffer();
  const animationChunk = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.alloc(12)]);
  return {
    'foto.jpg that is SVG': [
      text('<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"><script>alert(1)</script></svg>'),
      'UPLOAD_TYPE_UNSUPPORTED',
    ],
    'foto.jpg that is HTML': [text('<!doctype html><script>alert(1)</script>'), 'UPLOAD_TYPE_UNSUPPORTED'],
    PDF: [text('%PDF-1.7\n1 0 obj\n'), 'UPLOAD_TYPE_UNSUPPORTED'],
    GIF: [await bytesOf(picture().gif()), 'UPLOAD_TYPE_UNSUPPORTED'],
    TIFF: [await bytesOf(picture().tiff()), 'UPLOAD_TYPE_UNSUPPORTED'],
    nothing: [text(''), 'UPLOAD_TYPE_UNSUPPORTED'],
    'a GIF behind a JPEG signature': [
      new Uint8Array(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), await picture().gif().toBuffer()])),
      'UPLOAD_UNREADABLE',
    ],
    'animated WebP': [await bytesOf(animated.webp({ loop: 0 })), 'UPLOAD_TYPE_UNSUPPORTED'],
    'animated PNG': [
      new Uint8Array(Buffer.concat([png.subarray(0, 33), animationChunk, png.subarray(33)])),
      'UPLOAD_TYPE_UNSUPPORTED',
    ],
    'half a JPEG': [jpeg.slice(0, jpeg.length / 2), 'UPLOAD_UNREADABLE'],
    'too small': [await bytesOf(picture(1023, 768).jpeg()), 'UPLOAD_TOO_SMALL'],
    'a line of 30,000 pixels': [await bytesOf(picture(30_000, 1).png()), 'UPLOAD_TOO_SMALL'],
    '12,000 × 12,000 pixels in 420 kB': [new Uint8Array(bomb), 'UPLOAD_TOO_MANY_PIXELS'],
  };
}

describe('P-52 P-54 validation of photos', () => {
  test('rejected files leave no row and no file', async () => {
    const id = await saveDraft(host, wholeDraft());
    const before = await storedFiles();
    for (const [name, [bytes, code]] of Object.entries(await corpus())) {
      const answer = await upload(host, id, bytes, name.includes('.jpg') ? 'foto.jpg' : 'foto.png');
      expect([name, answer.code]).toEqual([name, code]);
    }
    expect(await photosOf(host, id)).toEqual([]);
    expect(await storedFiles()).toEqual(before);
  });

  test('a decompression bomb is rejected by its header, with little CPU time and memory', async () => {
    const file = path.join(app.services.config.dataDir, 'bomb.png');
    await writeFile(file, bomb);
    const memory = process.memoryUsage().rss;
    const start = process.cpuUsage();
    await expect(cleanImage(file)).rejects.toMatchObject({ code: 'UPLOAD_TOO_MANY_PIXELS' });
    const { user, system } = process.cpuUsage(start);
    // CPU time, because the wall clock also counts other work on the machine.
    expect((user + system) / 1000).toBeLessThan(50);
    expect(process.memoryUsage().rss - memory).toBeLessThan(50e6);
  });

  test.each([60, 12.1])('%s MB are rejected with UPLOAD_TOO_LARGE', async (megabytes) => {
    const answer = await upload(host, spaceId, new Uint8Array(megabytes * 1024 * 1024));
    expect(answer).toMatchObject({ status: 413, code: 'UPLOAD_TOO_LARGE' });
  });

  test('60 MB without a content length are cut off during the transfer', async () => {
    const chunk = new Uint8Array(1024 * 1024);
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(
          text(
            '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n',
          ),
        );
      },
      pull(controller) {
        if (sent++ < 60) controller.enqueue(chunk);
        else controller.close();
      },
    });
    const response = await fetch(`${app.url}/uploads/space-photos?spaceId=${spaceId}`, {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { ...host.headers(), 'content-type': 'multipart/form-data; boundary=b' },
    } as RequestInit);
    expect(response.status).toBe(413);
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    '%s is accepted whatever its name and declared type',
    async (format) => {
      const answer = await upload(
        host,
        spaceId,
        await bytesOf(picture(1200, 900)[format]()),
        'foto.svg',
        'image/svg+xml',
      );
      expect(answer).toMatchObject({ status: 201, photo: { width: 1200, height: 900 } });
    },
  );

  test('an upload that is repeated with its key is stored once, even in a full space; another space has its own', async () => {
    const [id, other] = [await saveDraft(host, wholeDraft()), await saveDraft(host, wholeDraft())];
    const send = (space: string) => upload(host, space, jpeg, 'foto.jpg', 'image/jpeg', 'photo-1');
    await insertPhotos(app, id, 19);
    const first = await send(id);
    const files = await storedFiles();
    expect(await upload(host, id, jpeg)).toMatchObject({ code: 'UPLOAD_QUOTA' });
    expect(await send(id)).toEqual(first);
    expect(await photosOf(host, id)).toHaveLength(20);
    expect(await storedFiles()).toEqual(files);
    expect((await send(other)).photo?.id).not.toBe(first.photo?.id);
  });

  test('malformed forms return 400', async () => {
    const url = `${app.url}/uploads/space-photos?spaceId=${spaceId}`;
    const form = (body: string) =>
      fetch(url, {
        method: 'POST',
        body,
        headers: { ...host.headers(), 'content-type': 'multipart/form-data; boundary=b' },
      });
    expect((await form('--b\r\nContent-Disp')).status).toBe(400);
    expect(
      (await form('--b\r\nContent-Disposition: form-data; name="other"; filename="a"\r\n\r\nx\r\n--b--\r\n')).status,
    ).toBe(400);
    expect((await fetch(url, { method: 'POST', headers: host.headers(), body: '{}' })).status).toBe(400);
  });
});

describe('P-53 stored photos are re-encoded', () => {
  async function storedOf(
    bytes: Uint8Array<ArrayBuffer>,
  ): Promise<{ answer: Uploaded; stored: Buffer; header: Metadata }> {
    const answer = await upload(host, spaceId, bytes);
    const stored = Buffer.from(await (await fetch(app.url + (answer.photo?.url ?? ''))).arrayBuffer());
    return { answer, stored, header: await sharp(stored).metadata() };
  }

  test('without location, profile and trailing bytes, and upright', async () => {
    const gps = {
      IFD0: { Copyright: 'canary-copyright' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 25/1 30/1' },
    };
    const photo = await picture(1600, 1200)
      .withExif(gps)
      .withIccProfile('p3')
      .keepMetadata()
      .withMetadata({ orientation: 6, exif: gps })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { answer, stored, header } = await storedOf(
      new Uint8Array(Buffer.concat([photo, Buffer.from('<script>canary-tail</script>')])),
    );
    expect(answer.photo).toMatchObject({ width: 1200, height: 1600 });
    expect(header).toMatchObject({ format: 'webp', width: 1200, height: 1600 });
    expect([header.exif, header.icc, header.xmp, header.iptc, header.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(stored.includes('canary')).toBe(false);
  });

  test('at 2560 pixels at most', async () => {
    const { header } = await storedOf(await bytesOf(picture(6000, 4000).jpeg()));
    expect([header.width, header.height]).toEqual([2560, 1707]);
  });
});

describe('P-55 served photos', () => {
  test('have a fixed type, nosniff, a sandbox and an immutable cache; other paths return 404', async () => {
    const { photo } = await upload(host, spaceId, jpeg);
    const response = await fetch(app.url + (photo?.url ?? ''));
    expect(
      Object.fromEntries(
        ['content-type', 'x-content-type-options', 'content-security-policy', 'cache-control'].map((name) => [
          name,
          response.headers.get(name),
        ]),
      ),
    ).toEqual({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    });
    for (const bad of [
      'photos/x/original.html',
      'photos/..%2f..%2fsecrets.json/original.webp',
      'photos/nobody/original.webp',
      'photos/nobody/../original.webp',
      '../secrets.json',
    ]) {
      const refused = await fetch(`${app.url}/files/${bad}`);
      expect([bad, refused.status, refused.headers.get('cache-control')]).toEqual([bad, 404, 'no-store']);
    }
  });
});

describe('permissions and limits', () => {
  test('require a signed-in host and an own space', async () => {
    const other = await newPerson(app, 'other@example.com');
    expect(await upload(other, spaceId, jpeg)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await upload(host, 'spc_nonsense', jpeg)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await upload(app.visitor(), spaceId, jpeg)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });

  test('a space has at most 20 photos, also with concurrent uploads', async () => {
    const person = await newPerson(app, 'crowd@example.com');
    const id = await saveDraft(person, wholeDraft());
    await insertPhotos(app, id, 18);
    const answers: Uploaded[] = [];
    // An account may have three uploads open at once.
    for (let i = 0; i < 2; i++)
      answers.push(...(await Promise.all(Array.from({ length: 3 }, () => upload(person, id, jpeg)))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(answers.filter(({ code }) => code === 'UPLOAD_QUOTA')).toHaveLength(4);
    const positions = (await photosOf(person, id)).map((_, index) => index);
    expect(positions).toHaveLength(20);
  });

  test('an account uploads at most 60 photos an hour', async () => {
    const person = await newPerson(app, 'busy@example.com');
    const id = await saveDraft(person, wholeDraft());
    for (let i = 0; i < 60; i++) await upload(person, id, text('x'));
    expect(await upload(person, id, jpeg)).toMatchObject({
      status: 429,
      code: 'UPLOAD_QUOTA',
      params: { perHour: 60 },
    });
  });
});

describe('after the upload', () => {
  test('jobs of messages run before the resizing of photos', async () => {
    await upload(host, await saveDraft(host, wholeDraft()), jpeg);
    await host.query(`mutation { requestPhoneCode(input: { phone: "612 345 678" }) { phone } }`);
    const order = await app.context().em.execute<{ identifier: string }[]>(
      `select t.identifier from graphile_worker._private_jobs p join graphile_worker._private_tasks t on t.id = p.task_id
       where t.identifier in ('photo.resize', 'accounts.send-phone-code') order by p.priority, p.run_at, p.id`,
    );
    expect(order[0]?.identifier).toBe('accounts.send-phone-code');
    expect(order.at(-1)?.identifier).toBe('photo.resize');
  });

  test('sizes, placeholder and color are made, and every srcset URL is served', async () => {
    const id = await saveDraft(host, wholeDraft());
    await upload(host, id, await bytesOf(picture(1000, 1400).jpeg()));
    expect((await photosOf(host, id))[0]).toMatchObject({ srcSetAvif: null, srcSetWebp: null, thumbhash: null });
    await runLastJob('photo.resize');
    const [photo] = await photosOf(host, id);
    expect(photo?.color).toMatch(/^#[0-9a-f]{6}$/);
    expect(Buffer.from(photo?.thumbhash ?? '', 'base64').length).toBeGreaterThan(4);
    const entries = `${photo?.srcSetAvif}, ${photo?.srcSetWebp}`.split(', ').map((entry) => entry.split(' '));
    expect(entries.map(([, width]) => width)).toEqual(['320w', '640w', '960w', '320w', '640w', '960w']);
    for (const [url = '', width = ''] of entries) {
      const response = await fetch(app.url + url);
      const header = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect([response.status, response.headers.get('content-type'), header.width]).toEqual([
        200,
        url.endsWith('avif') ? 'image/avif' : 'image/webp',
        parseInt(width),
      ]);
    }
  });

  test('photos can be ordered, described and removed, and files of removed ones are deleted', async () => {
    const id = await publishedSpace(app, host);
    const { photo } = await upload(host, id, jpeg);
    const [a, b, c, d] = (await photosOf(host, id)).map((one) => one.id);
    expect(d).toBe(photo?.id);
    await host.query(
      'mutation ($id: ID!, $ids: [ID!]!) { orderSpacePhotos(input: { spaceId: $id, photoIds: $ids }) { space { id } } }',
      {
        id,
        ids: [d, b],
      },
    );
    expect((await photosOf(app.visitor(), id)).map((one) => one.id)).toEqual([d, b, a, c]);
    const describe =
      'mutation ($id: ID!, $alt: String!) { updateSpacePhoto(input: { photoId: $id, alt: $alt }) { space { id } } }';
    await host.query(describe, { id: d, alt: ' La  puerta ' });
    expect((await photosOf(app.visitor('en'), id))[0]?.alt).toBe('La puerta');
    // Measured is what is stored: without the blanks at its ends, and an accent as one character with its letter.
    await host.query(describe, { id: d, alt: ` ${'e\u0301'.repeat(120)} ` });
    const { errors } = await host.send(describe, { id: d, alt: 'x'.repeat(121) });
    expect(errors[0]?.extensions.fields).toEqual([{ path: 'alt', code: 'ALT_TOO_LONG', params: { max: 120 } }]);

    const folder = path.join(app.services.config.dataDir, 'files', 'photos', photo?.url.split('/')[3] ?? '');
    expect((await stat(folder)).isDirectory()).toBe(true);
    const remove =
      'mutation ($id: ID!) { removeSpacePhoto(input: { photoId: $id }) { space { photoCount coverPhoto { id } } } }';
    expect(
      (await host.query<{ removeSpacePhoto: { space: unknown } }>(remove, { id: d })).removeSpacePhoto.space,
    ).toEqual({
      photoCount: 3,
      coverPhoto: { id: b },
    });
    expect(await host.codeOf(remove, { id: b })).toBe('VALIDATION_FAILED');
    await runLastJob('photo.forget');
    await expect(stat(folder)).rejects.toThrow('ENOENT');
    const [row] = await app
      .context()
      .em.execute<{ places: string }[]>(
        'select string_agg(position::text, ? order by position) as places from space_photos where space_id = ?',
        [',', uuidOf(id)],
      );
    expect(row?.places).toBe('0,1,2');
  });

  test('a photo removed while it is resized leaves no file', async () => {
    const id = await saveDraft(host, wholeDraft());
    const { photo } = await upload(host, id, jpeg);
    const storageKey = photo?.url.split('/')[3] ?? '';
    const { files } = app.services.ports;
    const put = vi.spyOn(files, 'put').mockImplementationOnce(async (key, bytes) => {
      await host.query('mutation ($id: ID!) { removeSpacePhoto(input: { photoId: $id }) { space { id } } }', {
        id: photo?.id,
      });
      await app.jobs.handlers.get('photo.forget')?.(app.context(), { storageKey });
      put.mockRestore();
      await files.put(key, bytes);
    });
    await app.jobs.handlers.get('photo.resize')?.(app.context(), { storageKey });
    expect(await storedFiles()).not.toContain(storageKey);
  });

  test('drafts unchanged for half a year are deleted unless they have photos uploaded since', async () => {
    const id = await saveDraft(host, { title: 'Olvidado' });
    const pictured = await saveDraft(host, { title: 'Con fotos' });
    // As a draft could have one before it was refused.
    await app
      .context()
      .em.execute('insert into calendar_shares (space_id, share_id, created_at) values (?, gen_random_uuid(), now())', [
        uuidOf(id),
      ]);
    await app
      .context()
      .em.execute(
        `update spaces set draft_saved_at = now() - interval '181 days', updated_at = now() - interval '181 days' where id in (?, ?)`,
        [uuidOf(id), uuidOf(pictured)],
      );
    await upload(host, pictured, jpeg);
    await app.jobs.handlers.get('spaces.forget-drafts')?.(app.context(), {});
    expect(
      (await host.query<{ space: unknown }>('query ($id: ID!) { space(id: $id) { id } }', { id })).space,
    ).toBeNull();
    expect(
      (await host.query<{ space: unknown }>('query ($id: ID!) { space(id: $id) { id } }', { id: spaceId })).space,
    ).not.toBeNull();
    expect(await photosOf(host, pictured)).toHaveLength(1);
  });
});
