import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../../server/core/graphql/global-id.js';
import { createAccount, signInAs } from '../../support/accounts.js';
import { uploadAvatar } from '../../support/avatars.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { newPerson, picture } from '../../support/spaces.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const PUBLIC = `query ($id: ID!) { user(id: $id) { id displayName initials bio city languages badges isIdentityVerified memberSince avatar { url srcSet } } }`;
const MINE = `{ viewer { id: userId displayName publicName initials bio city languages locale badges phone phoneVerifiedAt birthDate avatar { url srcSet } } }`;
const UPDATE = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { viewer { displayName publicName bio city languages locale } } }`;

interface PublicUser {
  readonly user: {
    readonly displayName: string;
    readonly bio: string;
    readonly badges: readonly string[];
    readonly avatar: { readonly url: string; readonly srcSet: string } | null;
  } | null;
}

let app: TestApp;
let marta: GraphqlClient;
let martaId: string;
let martaUuid: string;

beforeAll(async () => {
  app = await createTestApp();
  martaUuid = await createAccount(app, { email: 'marta@example.com' });
  martaId = toGlobalId('User', martaUuid);
  marta = app.visitor();
  await signInAs(marta, 'marta@example.com');
});
afterAll(() => app.stop());

const update = (input: Record<string, unknown>) =>
  marta.query<{ updateProfile: { viewer: Record<string, unknown> } }>(UPDATE, { input });
const seen = async (id = martaId, language: 'es' | 'en' = 'es') =>
  (await app.visitor(language).query<PublicUser>(PUBLIC, { id })).user;
const mine = async () => (await marta.query<{ viewer: Record<string, unknown> }>(MINE)).viewer;

async function problemsOf(input: Record<string, unknown>): Promise<Record<string, string>> {
  const { errors } = await marta.send(UPDATE, { input });
  return Object.fromEntries((errors[0]?.extensions.fields ?? []).map(({ path: field, code }) => [field, code]));
}

describe('PRF-1 P10 profile', () => {
  test('starts with first name and initial and a confirmed address', async () => {
    expect(await seen()).toMatchObject({
      id: martaId,
      displayName: 'Marta R.',
      initials: 'MR',
      bio: '',
      city: null,
      languages: [],
      badges: ['EMAIL'],
      isIdentityVerified: false,
      avatar: null,
    });
    expect(await mine()).toMatchObject({
      id: martaId,
      displayName: null,
      publicName: 'Marta R.',
      initials: 'MR',
      phone: null,
      birthDate: null,
    });
  });

  test('changes only the given fields', async () => {
    await update({
      displayName: '  Marta   del  Barrio ',
      bio: 'Hola.\r\n\r\n\r\n\r\nTengo sitio.',
      city: 'Madrid',
      languages: ['ES', 'EN'],
    });
    const { updateProfile } = await update({ city: 'Getafe', locale: 'EN' });
    expect(updateProfile.viewer).toEqual({
      displayName: 'Marta del Barrio',
      publicName: 'Marta del Barrio',
      bio: 'Hola.\n\nTengo sitio.',
      city: 'Getafe',
      languages: ['ES', 'EN'],
      locale: 'EN',
    });
    expect(await seen()).toMatchObject({ displayName: 'Marta del Barrio', city: 'Getafe', languages: ['ES', 'EN'] });
    await update({ displayName: null, languages: [], locale: 'ES' });
    expect(await mine()).toMatchObject({
      displayName: null,
      publicName: 'Marta R.',
      languages: [],
      city: 'Getafe',
      locale: 'ES',
    });
  });

  test('checks the bounds of each field and stores all or nothing', async () => {
    await update({ bio: 'antes' });
    expect(
      await problemsOf({ displayName: 'M', bio: 'ñ'.repeat(501), city: 'x'.repeat(81), languages: ['ES', 'ES'] }),
    ).toEqual({
      displayName: 'DISPLAY_NAME_LENGTH',
      bio: 'BIO_TOO_LONG',
      city: 'CITY_TOO_LONG',
      languages: 'LANGUAGES_INVALID',
    });
    expect(await problemsOf({ displayName: 'ñ'.repeat(41), bio: 'después' })).toEqual({
      displayName: 'DISPLAY_NAME_LENGTH',
    });
    expect(await problemsOf({ displayName: 'Marta 612345678', city: 'www.mitrastero.es' })).toEqual({
      displayName: 'CONTACT_DATA',
      city: 'CONTACT_DATA',
    });
    expect(await problemsOf({ displayName: 'Hueco · Atención al cliente' })).toEqual({ displayName: 'NAME_RESERVED' });
    expect(await problemsOf({ languages: ['ES', 'CA', 'GL', 'EU', 'EN', 'FR', 'DE'] })).toEqual({
      languages: 'LANGUAGES_INVALID',
    });
    expect(await mine()).toMatchObject({ bio: 'antes' });
    await update({ displayName: '👩‍🔧👩‍🔧', bio: '👍'.repeat(500), city: 'ñ'.repeat(80) });
    await update({ displayName: null, bio: '', city: null });
  });

  test('redacts contact data of a bio for others, not for its author', async () => {
    await update({ bio: 'Tengo 3 trasteros de 6 m². Llámame al 612 345 678 o marta@gmail.com.' });
    expect((await seen())?.bio).toBe(
      'Tengo 3 trasteros de 6 m². Llámame al [dato de contacto oculto] o [dato de contacto oculto].',
    );
    expect((await seen(martaId, 'en'))?.bio).toContain('[contact details hidden]');
    expect((await mine())['bio']).toContain('612 345 678');
  });

  test('replaces control characters by spaces', async () => {
    await update({ displayName: 'Ma\u0007rta\u0000 R', bio: 'a\u0000b' });
    expect(await mine()).toMatchObject({ displayName: 'Ma rta R', bio: 'a b' });
    await update({ displayName: null });
  });

  test('requires a signed-in user', async () => {
    expect(await app.visitor().codeOf(UPDATE, { input: { bio: 'x' } })).toBe('UNAUTHENTICATED');
    expect(await app.visitor().codeOf('mutation { removeAvatar { viewer { id } } }')).toBe('UNAUTHENTICATED');
  });
});

describe('P10 public profiles', () => {
  test('are not found for erased or suspended users, by any query', async () => {
    const { em } = app.context();
    for (const column of ['suspended_at', 'erased_at']) {
      const id = toGlobalId('User', await createAccount(app, { email: `${column}@example.com` }));
      expect(await seen(id)).toMatchObject({ displayName: 'Marta R.' });
      await em.execute(`update users set ${column} = now() where email = ?`, [`${column}@example.com`]);
      expect(await seen(id)).toBeNull();
      expect(await app.visitor().query('query ($id: ID!) { node(id: $id) { id } }', { id })).toEqual({ node: null });
    }
    for (const id of ['usr_x', 'spc_AAAA', toGlobalId('User', '00000000-0000-4000-8000-000000000000')])
      expect(await seen(id)).toBeNull();
  });

  test('have no field for surname, address or phone', async () => {
    const { __type } = await app
      .visitor()
      .query<{ __type: { fields: { name: string }[] } }>('{ __type(name: "User") { fields { name } } }');
    const names = __type.fields.map(({ name }) => name);
    expect(names).toContain('displayName');
    expect(names.filter((name) => /fullName|surname|email|phone|address|birth|nif/i.test(name))).toEqual([]);
  });
});

describe('P10 avatar', () => {
  const bytesOf = async (image: Sharp) => new Uint8Array(await image.toBuffer());
  const folders = () => readdir(path.join(app.services.config.dataDir, 'files', 'avatars')).catch(() => [] as string[]);

  async function runRemovals(): Promise<void> {
    const jobs = await app
      .context()
      .em.execute<{ payload: Record<string, unknown> }[]>(
        `select p.payload from graphile_worker._private_jobs p join graphile_worker._private_tasks t on t.id = p.task_id where t.identifier = 'accounts.remove-avatar-files'`,
      );
    for (const { payload } of jobs)
      await app.jobs.handlers.get('accounts.remove-avatar-files')?.(app.context(), payload);
  }

  /** Red on the left, blue on the right, stored rotated and with a GPS position, as cameras do. */
  async function turned(): Promise<Uint8Array<ArrayBuffer>> {
    const half = (background: string) =>
      sharp({ create: { width: 300, height: 400, channels: 3, background } })
        .png()
        .toBuffer();
    const upright = sharp({ create: { width: 600, height: 400, channels: 3, background: 'red' } }).composite([
      { input: await half('blue'), left: 300, top: 0 },
    ]);
    const stored = sharp(await upright.png().toBuffer())
      .rotate(-90)
      .withExif({ IFD0: { Copyright: 'secreto' } })
      .withMetadata({ orientation: 6 });
    return bytesOf(stored.jpeg());
  }

  test('is cropped as displayed, re-encoded in three sizes and served like photos', async () => {
    const bytes = await turned();
    const { status, avatar } = await uploadAvatar(marta, bytes, '?x=300&y=50&size=300');
    expect(status).toBe(201);
    expect(await seen()).toMatchObject({ avatar });
    for (const side of [96, 192, 384]) {
      const response = await fetch(`${app.url}${avatar?.url.replace('192.', `${side}.`)}`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      const made = sharp(Buffer.from(await response.arrayBuffer()));
      const { width, height, exif, orientation } = await made.metadata();
      expect({ width, height, exif, orientation }).toEqual({
        width: side,
        height: side,
        exif: undefined,
        orientation: undefined,
      });
      const { dominant } = await made.stats();
      expect([dominant.r < 60, dominant.b > 180]).toEqual([true, true]);
    }
    expect(avatar?.srcSet).toMatch(/96\.webp 96w, .*192\.webp 192w, .*384\.webp 384w$/);
  });

  test('replaces the old one, and no files are left after removal', async () => {
    const first = await uploadAvatar(marta, await bytesOf(picture(400, 300).png()));
    const second = await uploadAvatar(marta, await bytesOf(picture(300, 400).webp()));
    expect(second.avatar?.url).not.toBe(first.avatar?.url);
    await runRemovals();
    expect(await folders()).toHaveLength(1);
    expect((await fetch(`${app.url}${first.avatar?.url}`)).status).toBe(404);
    await marta.query('mutation { removeAvatar { viewer { avatar { url } } } }');
    await runRemovals();
    expect(await folders()).toEqual([]);
    expect((await seen())?.avatar).toBeNull();
  });

  test('must be a picture within the size limits, with its square inside', async () => {
    const fine = await bytesOf(picture(400, 300).jpeg());
    const refused: [Uint8Array<ArrayBuffer>, string, string][] = [
      [new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), '', 'UPLOAD_TYPE_UNSUPPORTED'],
      [await bytesOf(picture(400, 300).gif()), '', 'UPLOAD_TYPE_UNSUPPORTED'],
      [fine.slice(0, fine.length / 2), '', 'UPLOAD_UNREADABLE'],
      [await bytesOf(picture(199, 400).jpeg()), '', 'UPLOAD_TOO_SMALL'],
      [new Uint8Array(5 * 1024 * 1024 + 1), '', 'UPLOAD_TOO_LARGE'],
      [fine, '?x=201&y=0&size=200', 'BAD_REQUEST'],
      [fine, '?x=0&y=101&size=200', 'BAD_REQUEST'],
      [fine, '?x=-1&y=0&size=200', 'BAD_REQUEST'],
      [fine, '?x=0&y=0&size=0', 'BAD_REQUEST'],
      [fine, '?x=0&y=0', 'BAD_REQUEST'],
    ];
    for (const [bytes, crop, code] of refused)
      expect([crop, (await uploadAvatar(marta, bytes, crop)).code]).toEqual([crop, code]);
    expect(await folders()).toEqual([]);
    expect((await uploadAvatar(app.visitor(), fine)).code).toBe('UNAUTHENTICATED');
  });

  test('returns 404 for file names outside its folder', async () => {
    for (const name of ['..%2F..%2Fsecrets.json', 'x/original.webp', 'x/96.avif', '%2e%2e/96.webp']) {
      expect((await fetch(`${app.url}/files/avatars/${name}`)).status).toBe(404);
    }
  });

  test('is limited to twenty uploads an hour', async () => {
    const person = await newPerson(app, 'pictures@example.com');
    const tiny = new TextEncoder().encode('no picture');
    for (let sent = 0; sent < 20; sent++)
      expect((await uploadAvatar(person, tiny)).code).toBe('UPLOAD_TYPE_UNSUPPORTED');
    expect((await uploadAvatar(person, tiny)).code).toBe('UPLOAD_QUOTA');
  });
});
