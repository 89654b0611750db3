import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as bookings from '../../support/bookings.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { pdf, uploadFile, type UploadedFile } from './message-files.js';
import * as messages from '../../support/messages.js';
import { picture } from '../../support/spaces.js';

let world: bookings.World;
let conversationId: string;
let jpeg: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  world = await bookings.createWorld();
  await bookings.requested(world);
  await world.app.settle();
  conversationId = (await messages.getConversationAbout(world.renter, world.spaceId))?.id ?? '';
  jpeg = new Uint8Array(await picture(1200, 900).jpeg().toBuffer());
});
afterAll(() => world.app.stop());

interface Attachment {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly url: string;
  readonly sizeBytes: number;
  readonly width: number | null;
}

const SEND =
  'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id body attachments { id name kind url sizeBytes width } } } }';
const FILES =
  'query ($id: ID!) { conversation(id: $id) { messages(first: 1) { edges { node { attachments { id name kind url sizeBytes width } } } } } }';

const input = (attachmentIds: readonly string[], body = '') => ({
  conversationId,
  body,
  attachmentIds,
  idempotencyKey: randomUUID(),
});
const send = async (client: GraphqlClient, ids: readonly string[], body = '') =>
  (
    await client.query<{ sendMessage: { message: { id: string; attachments: Attachment[] } } }>(SEND, {
      input: input(ids, body),
    })
  ).sendMessage.message;
const newest = async (client: GraphqlClient): Promise<Attachment[]> =>
  (
    await client.query<{ conversation: { messages: { edges: { node: { attachments: Attachment[] } }[] } } }>(FILES, {
      id: conversationId,
    })
  ).conversation.messages.edges[0]?.node.attachments ?? [];
const get = (url: string, client?: GraphqlClient): Promise<Response> =>
  fetch(world.app.url + url, client ? { headers: client.headers() } : {});
const idOf = ({ attachment }: UploadedFile): string => attachment?.id ?? '';
const storedFiles = (): Promise<string[]> =>
  readdir(path.join(world.app.services.config.dataDir, 'files', 'messages')).catch(() => []);
async function runJobs(name: string): Promise<void> {
  const jobs = await world.app
    .context()
    .em.execute<{ payload: Record<string, unknown> }[]>(
      'select p.payload from graphile_worker._private_jobs p join graphile_worker._private_tasks t on t.id = p.task_id where t.identifier = ?',
      [name],
    );
  for (const { payload } of jobs) await world.app.jobs.handlers.get(name)?.(world.app.context(), payload);
}

describe('P7 files of messages', () => {
  test('shows files to both sides in the order sent, and strips metadata from pictures', async () => {
    const gps = await picture(900, 600)
      .withExif({ IFD0: { Copyright: 'canary' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 25/1 30/1' } })
      .jpeg()
      .toBuffer();
    const photo = await uploadFile(
      world.renter,
      conversationId,
      new Uint8Array(Buffer.concat([gps, Buffer.from('<script>canary-tail</script>')])),
      'Salón con sofá.JPG',
    );
    expect(photo).toMatchObject({
      status: 201,
      attachment: { kind: 'IMAGE', name: 'Salón con sofá.webp', width: 900, height: 600 },
    });
    const paper = await uploadFile(world.renter, conversationId, pdf(), 'Contrato 2027.pdf');
    expect(paper).toMatchObject({
      status: 201,
      attachment: { kind: 'PDF', name: 'Contrato 2027.pdf', width: null, sizeBytes: pdf().length },
    });
    const sent = await send(world.renter, [idOf(paper), idOf(photo)]);
    expect(sent.attachments.map(({ name }) => name)).toEqual(['Contrato 2027.pdf', 'Salón con sofá.webp']);
    const seen = await newest(world.host);
    expect(seen.map(({ kind }) => kind)).toEqual(['PDF', 'IMAGE']);
    const bytes = Buffer.from(await (await get(seen[1]?.url ?? '')).arrayBuffer());
    const header = await sharp(bytes).metadata();
    expect([header.format, header.exif, bytes.includes('canary')]).toEqual(['webp', undefined, false]);
    expect(Buffer.from(await (await get(seen[0]?.url ?? '')).arrayBuffer())).toEqual(Buffer.from(pdf()));
  });

  test('stores files encrypted', async () => {
    const [folder = ''] = await storedFiles();
    const bytes = await readFile(path.join(world.app.services.config.dataDir, 'files', 'messages', folder, 'sealed'));
    expect(bytes.includes('%PDF')).toBe(false);
    expect(bytes.subarray(0, 4).toString('latin1')).not.toBe('RIFF');
  });

  test('sends up to five files without text, each only once', async () => {
    const files = [];
    for (let i = 0; i < 6; i++) files.push(idOf(await uploadFile(world.renter, conversationId, pdf(String(i)))));
    const tooMany = await world.renter.send(SEND, { input: input(files, 'Todo junto') });
    expect(tooMany.errors[0]?.extensions.fields).toEqual([
      { path: 'attachmentIds', code: 'ATTACHMENTS_TOO_MANY', params: { max: 5 } },
    ]);
    expect((await send(world.renter, files.slice(0, 5))).attachments).toHaveLength(5);
    const again = await world.renter.send(SEND, { input: input([files[5] ?? '', files[0] ?? ''], 'Otra vez') });
    expect(again.errors[0]?.extensions.fields).toEqual([{ path: 'attachmentIds.1', code: 'ATTACHMENT_GONE' }]);
    expect((await send(world.renter, [files[5] ?? ''])).attachments).toHaveLength(1);
  });

  test('refuses files that another user uploaded', async () => {
    const foreign = idOf(await uploadFile(world.host, conversationId, pdf()));
    const fieldsOf = async (id: string) =>
      (await world.renter.send(SEND, { input: input([id], 'Hola') })).errors[0]?.extensions.fields?.map(
        ({ code }) => code,
      );
    expect(await fieldsOf(foreign)).toEqual(['ATTACHMENT_GONE']);
    expect(await fieldsOf('mat_nonsense')).toEqual(['ATTACHMENT_GONE']);
    expect((await send(world.host, [foreign])).attachments).toHaveLength(1);
  });
});

describe('P-52 P-54 validation of uploaded files', () => {
  const cases = async (): Promise<[string, Uint8Array<ArrayBuffer>, string][]> => [
    [
      'SVG',
      new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'ATTACHMENT_TYPE',
    ],
    ['HTML', new TextEncoder().encode('<!doctype html><script>alert(1)</script>'), 'ATTACHMENT_TYPE'],
    ['nothing', new Uint8Array(), 'ATTACHMENT_TYPE'],
    ['GIF', new Uint8Array(await picture(100, 100).gif().toBuffer()), 'ATTACHMENT_TYPE'],
    ['AVIF', new Uint8Array(await picture(100, 100).avif().toBuffer()), 'ATTACHMENT_TYPE'],
    ['half a JPEG', jpeg.slice(0, jpeg.length / 2), 'ATTACHMENT_UNREADABLE'],
    ['half a PDF', pdf().slice(0, 12), 'ATTACHMENT_UNREADABLE'],
    [
      'HTML with a PDF behind',
      new Uint8Array(Buffer.concat([Buffer.from('<script>1</script>'), pdf()])),
      'ATTACHMENT_TYPE',
    ],
    [
      'a bomb',
      new Uint8Array(
        await sharp({
          create: { width: 12_000, height: 12_000, channels: 3, background: '#000' },
          limitInputPixels: false,
        })
          .png({ compressionLevel: 9 })
          .toBuffer(),
      ),
      'ATTACHMENT_SIZE',
    ],
    ['a picture of 9 MB', new Uint8Array(Buffer.concat([jpeg, Buffer.alloc(9e6)])), 'ATTACHMENT_SIZE'],
    [
      'a PDF of 11 MB',
      new Uint8Array(Buffer.concat([pdf(), Buffer.alloc(11.1e6), Buffer.from('%%EOF')])),
      'ATTACHMENT_SIZE',
    ],
  ];

  test('rejects invalid files with a field error and stores nothing', async () => {
    const before = await storedFiles();
    for (const [name, bytes, code] of await cases()) {
      const answer = await uploadFile(world.renter, conversationId, bytes, 'foto.jpg');
      expect([name, answer.code, answer.fields?.map((field) => [field.path, field.code])]).toEqual([
        name,
        'VALIDATION_FAILED',
        [['file', code]],
      ]);
    }
    expect(await storedFiles()).toEqual(before);
  });

  test('sanitizes file names: no path, correct extension, no contact data', async () => {
    const nameOf = async (name: string) =>
      (await uploadFile(world.renter, conversationId, pdf(), name)).attachment?.name;
    expect(await nameOf('../../etc/passwd')).toBe('passwd.pdf');
    expect(await nameOf('C:\\docs\\plano.exe')).toBe('plano.pdf');
    expect(await nameOf('llámame al 612 345 678.pdf')).toBe('documento.pdf');
    expect(await nameOf('a"\r\nSet-Cookie: x=1.pdf')).toBe('aSet-Cookie x=1.pdf');
    expect(await nameOf('.pdf')).toBe('documento.pdf');
    expect(await nameOf('marta@empresa.com')).toBe('documento.pdf');
    expect([...((await nameOf('ñ'.repeat(300))) ?? '')]).toHaveLength(120);
  });
});

describe('P-34 P-55 download of files', () => {
  test('sends type, nosniff, sandbox and no-store headers, and PDFs as downloads', async () => {
    await send(world.renter, [
      idOf(await uploadFile(world.renter, conversationId, pdf(), 'Año "uno".pdf')),
      idOf(await uploadFile(world.renter, conversationId, jpeg)),
    ]);
    const [paper, photo] = await newest(world.host);
    const headersOf = async (url = '') => {
      const { headers, status } = await get(url);
      return [
        status,
        ...[
          'content-type',
          'content-disposition',
          'x-content-type-options',
          'content-security-policy',
          'cache-control',
        ].map((name) => headers.get(name)),
      ];
    };
    const safe = ['nosniff', "default-src 'none'; sandbox", 'private, no-store'];
    expect(await headersOf(paper?.url)).toEqual([
      200,
      'application/pdf',
      `attachment; filename="Ano uno.pdf"; filename*=UTF-8''A%C3%B1o%20uno.pdf`,
      ...safe,
    ]);
    expect(await headersOf(photo?.url)).toEqual([
      200,
      'image/webp',
      `inline; filename="plano.webp"; filename*=UTF-8''plano.webp`,
      ...safe,
    ]);
  });

  test('signs a URL for one user, one file and a limited time', async () => {
    const [mine, other] = await newest(world.renter);
    const url = mine?.url ?? '';
    expect((await newest(world.renter))[0]?.url).toBe(url);
    expect((await newest(world.host))[0]?.url).not.toBe(url);
    const token = new URLSearchParams(url.split('?')[1]).get('token') ?? '';
    const bare = url.split('?')[0] ?? '';
    expect((await get(`/files/messages/${other?.id}?token=${token}`)).status).toBe(404);
    expect((await get(`${bare}?token=${token.slice(0, -2)}AA`)).status).toBe(404);
    expect((await get(bare)).status).toBe(401);
    expect((await get(bare, world.stranger)).status).toBe(404);
    expect((await get(bare, world.host)).status).toBe(200);
    world.clock.advance({ hours: 2 });
    expect((await get(url)).status).toBe(404);
    await bookings.signInAgain(world);
  });

  test('invalidates URLs when the session ends', async () => {
    const [file] = await newest(world.host);
    expect((await get(file?.url ?? '')).status).toBe(200);
    await world.app
      .context()
      .em.execute(
        `update sessions set revoked_at = now() where user_id = (select id from users where email = 'host@example.test')`,
      );
    expect((await get(file?.url ?? '')).status).toBe(404);
    await bookings.signInAgain(world);
  });

  test('refuses uploads from strangers, and before a booking was requested', async () => {
    expect(await uploadFile(world.stranger, conversationId, pdf())).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await uploadFile(world.app.visitor() as GraphqlClient, conversationId, pdf())).toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
    });
    const asked = await messages.send(world.stranger, { spaceId: world.spaceId, body: '¿Sigue libre?' });
    expect(asked.conversation.viewerCan.attach).toBe(false);
    expect((await uploadFile(world.stranger, asked.conversation.id, pdf())).code).toBe('MESSAGE_FILES_NOT_YET');
  });

  test('shows an unsent file to its uploader only, and deletes it after a day', async () => {
    const { attachment } = await uploadFile(world.renter, conversationId, pdf('nunca enviado'));
    const bare = attachment?.url.split('?')[0] ?? '';
    expect([(await get(bare, world.renter)).status, (await get(bare, world.host)).status]).toEqual([200, 404]);
    const before = (await storedFiles()).length;
    world.clock.advance({ hours: 25 });
    await world.app.jobs.handlers.get('messages.forget-unsent-files')?.(world.app.context(), {});
    await runJobs('messages.drop-attachments');
    await bookings.signInAgain(world);
    expect((await get(bare, world.renter)).status).toBe(404);
    expect((await storedFiles()).length).toBeLessThan(before);
    expect(await newest(world.host)).toHaveLength(2);
  });

  test('answers STORAGE_UNAVAILABLE and stores nothing when the disk is full', async () => {
    const before = await storedFiles();
    const put = vi
      .spyOn(world.app.services.ports.files, 'put')
      .mockRejectedValue(Object.assign(new Error('no space left'), { code: 'ENOSPC', syscall: 'write' }));
    expect(await uploadFile(world.renter, conversationId, pdf())).toMatchObject({
      status: 503,
      code: 'STORAGE_UNAVAILABLE',
    });
    put.mockRestore();
    expect(await storedFiles()).toEqual(before);
  });

  test('limits uploads to 60 an hour', async () => {
    await world.app.context().em.execute('delete from rate_limits');
    const codes = [];
    for (let i = 0; i < 61; i++) codes.push((await uploadFile(world.renter, conversationId, new Uint8Array([1]))).code);
    expect(codes.slice(59)).toEqual(['VALIDATION_FAILED', 'RATE_LIMITED']);
  });
});
