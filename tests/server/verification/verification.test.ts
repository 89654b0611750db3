import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createAccount, signInAs } from '../../support/accounts.js';
import { uuidOf } from '../../support/spaces.js';
import {
  DECIDE,
  dni,
  noise,
  overviewOf,
  pdf,
  photograph,
  problemsOf,
  QUEUE,
  sendDocument,
  START,
  SUBMIT,
  submitIdentity,
  VerificationWorld,
} from '../../support/verification.js';

const world = await VerificationWorld.create();

afterAll(() => world.app.stop());
beforeEach(() => world.reset());

describe('P8 data of a document', () => {
  test('stores the last four characters of a DNI’s number', async () => {
    expect((await world.identity()).status).toBe('NOT_STARTED');
    const answer = await world.applicant.query(START, { input: dni() });
    expect(answer).toMatchObject({
      startVerification: {
        verification: {
          status: 'PENDING',
          documentLast4: '678Z',
          documentCountry: 'ES',
          documentExpiresOn: '2031-05-01',
          missingSides: ['FRONT', 'BACK'],
        },
      },
    });
    const [row] = await world.sql<object>('select * from verifications');
    expect(JSON.stringify(row)).not.toContain('12345');
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['a wrong letter', { documentNumber: '12345678A' }, 'documentNumber NIF_INVALID'],
    ['a wrong letter of an NIE', { documentType: 'NIE', documentNumber: 'X1234567A' }, 'documentNumber NIF_INVALID'],
    ['an NIE as a DNI', { documentNumber: 'X1234567L' }, 'documentNumber NIF_INVALID'],
    ['a DNI of France', { country: 'FR' }, 'country DOCUMENT_COUNTRY_INVALID'],
    [
      'an identity card from outside Europe',
      { documentType: 'EU_ID', country: 'US', documentNumber: 'C01X00T47' },
      'country DOCUMENT_COUNTRY_INVALID',
    ],
    [
      'a passport of an unknown country',
      { documentType: 'PASSPORT', country: 'ZZ', documentNumber: 'PAB123456' },
      'country DOCUMENT_COUNTRY_INVALID',
    ],
    [
      'a number with a slash',
      { documentType: 'PASSPORT', country: 'FR', documentNumber: 'PAB/123' },
      'documentNumber DOCUMENT_NUMBER_INVALID',
    ],
    ['somebody who is 18 tomorrow', { birthDate: '2009-03-03' }, 'birthDate UNDERAGE'],
    ['a birth date in the future', { birthDate: '2027-03-03' }, 'birthDate BIRTH_DATE_INVALID'],
    ['a document that expired yesterday', { expiresOn: '2027-03-01' }, 'expiresOn DOCUMENT_EXPIRED'],
    ['no name', { fullName: ' ' }, 'fullName FULL_NAME_LENGTH'],
    ['a document type for spaces', { documentType: 'LEASE' }, 'documentType REQUIRED'],
  ])('%s is rejected', async (_what, overrides, problem) => {
    expect(await problemsOf(world.applicant, START, { input: dni(overrides) })).toEqual([problem]);
  });

  test('accepts a person who is 18 today with a passport that expires today, and one image', async () => {
    const input = dni({
      documentType: 'PASSPORT',
      country: 'FR',
      documentNumber: '12ab34567',
      birthDate: '2009-03-02',
      expiresOn: '2027-03-02',
    });
    expect(await world.applicant.query(START, { input })).toMatchObject({
      startVerification: { verification: { documentLast4: '4567', missingSides: ['FRONT'] } },
    });
  });

  test('accepts corrections and deletes the files of another kind of document', async () => {
    const id = await world.started();
    await sendDocument(world.applicant, id, 'front', await photograph());
    expect(await world.applicant.query(START, { input: dni({ fullName: 'Marta  Ruiz' }) })).toMatchObject({
      startVerification: { verification: { id, fullName: 'Marta Ruiz', missingSides: ['BACK'] } },
    });
    const foreigner = dni({ documentType: 'NIE', documentNumber: 'X1234567L' });
    expect(await world.applicant.query(START, { input: foreigner })).toMatchObject({
      startVerification: { verification: { id, missingSides: ['FRONT', 'BACK'] } },
    });
  });

  test('requires a confirmed e-mail address', async () => {
    await createAccount(world.app, { email: 'unconfirmed@example.com' });
    const person = world.app.visitor();
    await signInAs(person, 'unconfirmed@example.com');
    await world.sql(`update users set email_verified_at = null where email = 'unconfirmed@example.com'`);
    expect(await person.codeOf(START, { input: dni() })).toBe('EMAIL_NOT_VERIFIED');
    expect((await overviewOf(person)).level).toBeNull();
  });
});

describe('P8 documents', () => {
  const text = (content: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(content.padEnd(120_000, ' '));

  test.each<[string, () => Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer>, string]>([
    [
      'an SVG called dni.jpg',
      () => text('<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"><script>alert(1)</script></svg>'),
      'DOCUMENT_TYPE',
    ],
    ['a page called dni.jpg', () => text('<!doctype html><script>alert(1)</script>'), 'DOCUMENT_TYPE'],
    ['a program called dni.jpg', () => text('MZ\x90\x00'), 'DOCUMENT_TYPE'],
    ['a page that begins like a PDF', () => text('%PDF-1.7<script>alert(1)</script>'), 'DOCUMENT_TYPE'],
    ['a WebP', async () => new Uint8Array(await noise().webp({ quality: 95 }).toBuffer()), 'DOCUMENT_TYPE'],
    ['half a picture', async () => (await photograph(2000, 1500)).slice(0, 150_000), 'DOCUMENT_TYPE'],
    [
      'a light picture',
      async () =>
        new Uint8Array(
          await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#fff' } })
            .jpeg()
            .toBuffer(),
        ),
      'DOCUMENT_SIZE',
    ],
    ['99,999 bytes of PDF', () => pdf(99_999), 'DOCUMENT_SIZE'],
    ['a byte more than 10 MB', () => pdf(10 * 1024 * 1024 + 1), 'DOCUMENT_SIZE'],
    ['a small picture', async () => new Uint8Array(await noise(999, 999).png().toBuffer()), 'DOCUMENT_TOO_SMALL'],
  ])('%s is rejected and nothing is stored', async (_what, bytes, problem) => {
    const id = await world.started();
    const before = await world.stored();
    expect(await sendDocument(world.applicant, id, 'front', await bytes())).toMatchObject({
      status: 422,
      code: 'VALIDATION_FAILED',
      problem,
    });
    expect(await world.stored()).toEqual(before);
    expect((await world.identity()).latest?.files).toEqual([]);
  });

  test('re-encodes and encrypts images; a second one replaces the first', async () => {
    const id = await world.started();
    const photo = await photograph();
    const first = await sendDocument(world.applicant, id, 'front', photo);
    expect(first).toMatchObject({ status: 201, file: { side: 'FRONT', mime: 'image/webp' } });
    await sendDocument(world.applicant, id, 'front', await photograph(1600, 1000));
    expect((await world.identity()).latest?.files).toHaveLength(1);
    await world.runJobs('verification.drop-document');
    const [row] = await world.sql<{ storage_key: string }>('select storage_key from verification_files');
    const sealed = await readFile(
      path.join(world.app.services.config.dataDir, 'files', row?.storage_key ?? '', 'sealed'),
    );
    expect(
      await sharp(sealed)
        .metadata()
        .catch(() => null),
    ).toBeNull();
    for (const plain of ['SECRETO', 'TELEFONO', 'WEBP', 'RIFF']) expect(sealed.includes(plain)).toBe(false);
  });

  test('serves files to staff only, uncached, and writes the audit log', async () => {
    const id = await submitIdentity(world.applicant, {}, await photograph());
    const fileId = (await world.identity()).latest?.files[0]?.id ?? '';
    expect((await world.open(world.app.visitor(), fileId)).status).toBe(401);
    expect((await world.open(world.applicant, fileId)).status).toBe(403);
    expect((await world.open(world.other, fileId)).status).toBe(403);
    const answer = await world.open(world.admin, fileId);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('content-disposition')).toBe('attachment');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    const picture = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 800 });
    expect(picture.includes('SECRETO')).toBe(false);
    const [entry] = await world.sql<{ object_id: string; after: object }>(
      `select object_id, after from audit_log where action = 'verification.document_viewed' order by id desc`,
    );
    expect(entry).toMatchObject({ object_id: uuidOf(id), after: { side: 'front' } });
    expect((await world.open(world.admin, id)).status).toBe(404);
    expect(
      (await fetch(`${world.app.url}/files/verifications/${fileId}`, { headers: world.admin.headers() })).status,
    ).toBe(404);
  });

  test('rejects staff without their second factor', async () => {
    await submitIdentity(world.applicant);
    const fileId = (await world.identity()).latest?.files[0]?.id ?? '';
    await world.sql('update sessions set mfa_verified_at = null');
    expect((await world.open(world.admin, fileId)).status).toBe(403);
    expect(await world.admin.codeOf(QUEUE)).toBe('MFA_SETUP_REQUIRED');
  });

  test('rejects documents for verifications of others and for submitted ones', async () => {
    const id = await world.started();
    expect(await sendDocument(world.app.visitor(), id, 'front', await photograph())).toMatchObject({ status: 401 });
    expect(await sendDocument(world.other, id, 'front', await photograph())).toMatchObject({ status: 404 });
    expect(await sendDocument(world.applicant, id, 'proof', await photograph())).toMatchObject({
      status: 400,
      code: 'BAD_REQUEST',
    });
    expect(await world.other.codeOf(SUBMIT, { id })).toBe('NOT_FOUND');
    expect(
      await world.other.query('query ($id: ID!) { verification(id: $id) { id } node(id: $id) { id } }', { id }),
    ).toEqual({ verification: null, node: null });
    expect(await world.other.codeOf(DECIDE, { input: { verificationId: id, decision: 'APPROVE' } })).toBe('FORBIDDEN');
    expect(await problemsOf(world.applicant, SUBMIT, { id })).toEqual([
      'front DOCUMENT_REQUIRED',
      'back DOCUMENT_REQUIRED',
    ]);
    await sendDocument(world.applicant, id, 'front', pdf());
    await sendDocument(world.applicant, id, 'back', await photograph());
    expect(await world.applicant.query(SUBMIT, { id })).toMatchObject({
      submitVerification: { verification: { status: 'IN_REVIEW', dueAt: '2027-03-04T09:55:00.000Z' } },
    });
    expect(await sendDocument(world.applicant, id, 'front', pdf())).toMatchObject({
      code: 'VERIFICATION_STATE_REFUSED',
    });
    expect(await world.applicant.codeOf(SUBMIT, { id })).toBe('VERIFICATION_STATE_REFUSED');
    expect(await world.applicant.codeOf(START, { input: dni() })).toBe('VERIFICATION_STATE_REFUSED');
    expect((await world.identity()).latest?.['applicant']).toBeNull();
  });
});
