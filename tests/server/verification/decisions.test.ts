import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { expireVerifications } from '../../../server/features/verification/expire-verifications.js';
import { purgeDecidedDocuments, purgeUnsubmitted } from '../../../server/features/verification/purge-verifications.js';
import { mailsTo } from '../../support/accounts.js';
import { publishedSpace, saveDraft, uuidOf, wholeDraft } from '../../support/spaces.js';
import {
  DECIDE,
  dni,
  overviewOf,
  pdf,
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

describe('P9 decisions', () => {
  test('N-V01 raises the level, notifies by bell and mail and writes the audit log when approved', async () => {
    const id = await submitIdentity(world.applicant);
    await world.decide(id);
    expect(await world.identity()).toMatchObject({ status: 'APPROVED', verifiedAt: '2027-03-02T09:55:00.000Z' });
    expect(await world.bell()).toMatchObject([{ type: 'VERIFICATION_APPROVED', title: 'Identidad verificada' }]);
    await world.runJobs('mail.send');
    expect((await mailsTo(world.app, 'owner@example.com'))[0]).toMatchObject({ subject: 'Identidad verificada' });
    const [entry] = await world.sql<object>(
      `select action, object_id, before, after, ip_hash from audit_log order by id desc limit 1`,
    );
    expect(entry).toMatchObject({
      action: 'verification.approved',
      object_id: uuidOf(id),
      before: { status: 'in_review' },
      after: { status: 'approved' },
      ip_hash: expect.any(String) as string,
    });
    expect(
      await world.admin.codeOf(DECIDE, { input: { verificationId: id, decision: 'REJECT', reason: 'BLURRED' } }),
    ).toBe('VERIFICATION_STATE_REFUSED');
  });

  test('N-V02 notifies of the reason and the next step and allows another attempt when rejected', async () => {
    const id = await submitIdentity(world.applicant);
    // A note of 300 emoji is within its 500 characters.
    const note = '📄'.repeat(300);
    expect(await problemsOf(world.admin, DECIDE, { input: { verificationId: id, decision: 'REJECT', note } })).toEqual([
      'reason REASON_REQUIRED',
    ]);
    await world.decide(id, 'REJECT', { reason: 'CROPPED', note: 'Falta la esquina.' });
    expect(await world.identity()).toMatchObject({
      status: 'REJECTED',
      hasLapsed: true,
      verifiedAt: null,
      attemptsLeft: 4,
      canStart: true,
      latest: { rejectReason: 'CROPPED', note: 'Falta la esquina.' },
    });
    expect((await world.bell())[0]).toMatchObject({
      type: 'VERIFICATION_REJECTED',
      message: 'Falta una parte. Encuadra el documento entero.',
    });
    await world.runJobs('mail.send');
    const mail = (await mailsTo(world.app, 'owner@example.com')).find(({ text }) => text.includes('Falta la esquina.'));
    expect(mail?.subject).toBe('No hemos podido verificar tu identidad');
    expect(mail?.text).toContain('Falta una parte. Encuadra el documento entero.\n\nFalta la esquina.');
    // The note is deleted with the documents, so that no copy remains longer.
    const kept = await world.sql(
      `select 1 from notifications where (title || message || params::text) like '%esquina%'
       union all select 1 from outbox where payload::text like '%esquina%'`,
    );
    expect(kept).toEqual([]);
    expect(await submitIdentity(world.applicant)).not.toBe(id);
  });

  test('P9 the mail of a decision can be previewed without side effects', async () => {
    const PREVIEW =
      'query ($input: DecideVerificationInput!) { verificationDecisionPreview(input: $input) { reader subject text } }';
    const id = await submitIdentity(world.applicant);
    const sent = async (): Promise<number> => {
      await world.runJobs('mail.send');
      return (await mailsTo(world.app, 'owner@example.com')).length;
    };
    const before = await sent();
    const mailsOf = async (input: object) =>
      (
        await world.admin.query<{ verificationDecisionPreview: { reader: string; subject: string; text: string }[] }>(
          PREVIEW,
          { input: { verificationId: id, ...input } },
        )
      ).verificationDecisionPreview;
    expect(await mailsOf({ decision: 'APPROVE' })).toMatchObject([
      { reader: 'APPLICANT', subject: 'Identidad verificada' },
    ]);
    const [rejected] = await mailsOf({ decision: 'REJECT', reason: 'CROPPED', note: 'Falta la esquina.' });
    expect(rejected?.text).toContain('Falta una parte. Encuadra el documento entero.\n\nFalta la esquina.');
    expect(await problemsOf(world.admin, PREVIEW, { input: { verificationId: id, decision: 'REJECT' } })).toEqual([
      'reason REASON_REQUIRED',
    ]);
    expect(await world.applicant.codeOf(PREVIEW, { input: { verificationId: id, decision: 'APPROVE' } })).toBe(
      'FORBIDDEN',
    );
    expect(await world.identity()).toMatchObject({ status: 'IN_REVIEW', verifiedAt: null });
    expect(await world.bell()).toEqual([]);
    expect(await sent()).toBe(before);
  });

  test('paginates the queue, longest waiting first, and counts those over 48 hours', async () => {
    const first = await submitIdentity(world.applicant);
    world.clock.advance({ minutes: 1 });
    const second = await submitIdentity(world.other, { fullName: 'Otra Persona' });
    interface Page {
      totalCount: number;
      overdueCount: number;
      edges: { node: { id: string; isOverdue: boolean } }[];
      pageInfo: { hasNextPage: boolean; endCursor: string };
    }
    const page = async (variables: object): Promise<Page> =>
      (await world.admin.query<{ verificationQueue: Page }>(QUEUE, { ...variables })).verificationQueue;
    const one = await page({ first: 1 });
    expect(one).toMatchObject({ totalCount: 2, overdueCount: 0, pageInfo: { hasNextPage: true } });
    expect(one.edges.map(({ node }) => node.id)).toEqual([first]);
    expect((await page({ first: 1, after: one.pageInfo.endCursor })).edges).toMatchObject([
      { node: { id: second, applicant: { email: 'other@example.com', attemptsUsed: 1 } } },
    ]);
    expect((await page({ kind: 'SPACE' })).totalCount).toBe(0);
    await world.setTime('2027-03-04T09:55:30Z');
    expect(await page({})).toMatchObject({
      overdueCount: 1,
      edges: [{ node: { isOverdue: true } }, { node: { isOverdue: false } }],
    });
    expect(await world.applicant.codeOf(QUEUE)).toBe('FORBIDDEN');
  });

  test('rejects decisions on one’s own verification, and approval of an expired document', async () => {
    const own = await submitIdentity(world.admin);
    expect(await world.admin.codeOf(DECIDE, { input: { verificationId: own, decision: 'APPROVE' } })).toBe('FORBIDDEN');
    const id = await submitIdentity(world.applicant, { expiresOn: '2027-03-02' });
    await world.setTime('2027-03-03T09:00:00Z');
    expect(await problemsOf(world.admin, DECIDE, { input: { verificationId: id, decision: 'APPROVE' } })).toEqual([
      'decision DOCUMENT_EXPIRED',
    ]);
  });

  test('P9 a disabled reason is rejected, and the applicant reads the edited texts in bell and page', async () => {
    const SAVE = 'mutation ($input: SaveWordsInput!) { saveWords(input: $input) { words { key } } }';
    const ADVICE = '{ viewer { verification { identity { latest { rejectReasonName rejectAdvice } } } } }';
    const save = (key: string, values: object) =>
      world.admin.query(SAVE, {
        input: { list: 'REJECT_REASONS', key, texts: [], statement: 'Se entiende mejor.', ...values },
      });
    try {
      await save('cropped', { texts: [{ part: 'advice', locale: 'ES', text: 'Que se vean las cuatro esquinas.' }] });
      await save('underage', { isOff: true });
      const id = await submitIdentity(world.applicant);
      const input = { verificationId: id, decision: 'REJECT', reason: 'UNDERAGE' };
      expect(await problemsOf(world.admin, DECIDE, { input })).toEqual(['reason REASON_OFF']);
      await world.decide(id, 'REJECT', { reason: 'CROPPED' });
      expect(await world.bell()).toContainEqual({
        type: 'VERIFICATION_REJECTED',
        title: 'No hemos podido verificar tu identidad',
        message: 'Que se vean las cuatro esquinas.',
      });
      expect(await world.applicant.query(ADVICE)).toEqual({
        viewer: {
          verification: {
            identity: {
              latest: { rejectReasonName: 'Recortado', rejectAdvice: 'Que se vean las cuatro esquinas.' },
            },
          },
        },
      });
    } finally {
      await world.app.asOwner('delete from edited_words');
    }
  });

  test('allows five attempts in thirty days', async () => {
    for (let attempt = 0; attempt < 5; attempt++) {
      await world.decide(await submitIdentity(world.applicant), 'REJECT', { reason: 'BLURRED' });
      world.clock.advance({ minutes: 1 });
    }
    expect(await world.identity()).toMatchObject({
      attemptsLeft: 0,
      nextAttemptAt: '2027-04-01T09:55:00.000Z',
      canStart: false,
    });
    expect(await world.applicant.codeOf(START, { input: dni() })).toBe('VERIFICATION_ATTEMPTS_USED');
    await world.setTime('2027-04-01T09:54:59Z');
    expect(await world.applicant.codeOf(START, { input: dni() })).toBe('VERIFICATION_ATTEMPTS_USED');
    await world.setTime('2027-04-01T09:55:01Z');
    expect(await submitIdentity(world.applicant)).toMatch(/^ver_/);
  });
});

describe('P8 retention', () => {
  test('deletes documents and their data, but for four fields, thirty days after the decision', async () => {
    const id = await submitIdentity(world.applicant);
    const fileId = (await world.identity()).latest?.files[0]?.id ?? '';
    await world.decide(id, 'APPROVE', { note: 'Todo bien, Marta.' });
    const before = await world.stored();
    await world.setTime('2027-04-01T09:54:00Z');
    await purgeDecidedDocuments(world.app.context());
    expect((await world.identity()).latest?.files).toHaveLength(2);
    await world.setTime('2027-04-01T09:55:00Z');
    await purgeDecidedDocuments(world.app.context());
    await world.runJobs('verification.drop-document');
    expect(await world.stored()).toHaveLength(before.length - 2);
    expect((await world.open(world.admin, fileId)).status).toBe(404);
    const [row] = await world.sql<object>('select * from verifications where id = ?', [uuidOf(id)]);
    expect(row).toMatchObject({
      status: 'approved',
      document_type: 'dni',
      document_country: 'ES',
      document_last4: '678Z',
      full_name: null,
      birth_date: null,
      note: '',
      reviewer_id: expect.any(String) as string,
      files_deleted_at: expect.anything(),
    });
    expect(await world.identity()).toMatchObject({ status: 'APPROVED' });
  });

  test('deletes verifications never submitted after a week, but none in review', async () => {
    const unsent = await world.started();
    await sendDocument(world.applicant, unsent, 'front', pdf());
    const waiting = await submitIdentity(world.other);
    world.clock.advance({ days: 7 });
    await purgeUnsubmitted(world.app.context());
    const rows = await world.sql<{ id: string }>('select id from verifications');
    expect(rows).toEqual([{ id: uuidOf(waiting) }]);
  });

  test('N-V03 expires an identity the day after the last day of its document', async () => {
    await world.decide(await submitIdentity(world.applicant, { expiresOn: '2027-03-10' }));
    await world.setTime('2027-03-10T12:00:00Z');
    await expireVerifications(world.app.context());
    expect((await world.identity()).status).toBe('APPROVED');
    await world.setTime('2027-03-11T00:00:00Z');
    await expireVerifications(world.app.context());
    expect(await world.identity()).toMatchObject({ status: 'EXPIRED', verifiedAt: null });
    expect((await world.bell())[0]).toMatchObject({
      type: 'VERIFICATION_EXPIRED',
      title: 'Tu verificación ha caducado',
    });
    expect(await submitIdentity(world.applicant)).toMatch(/^ver_/);
  });
});

test('P8 an identity that cannot expire does not keep those of later batches', async () => {
  for (const person of [world.applicant, world.other])
    await world.decide(await submitIdentity(person, { expiresOn: '2027-03-10' }));
  await world.setTime('2027-03-11T00:00:00Z');
  const [first] = await world.sql<{ id: string }>('select id from verifications order by id limit 1');
  await world.app.asOwner(`
    create function refuse_expiry() returns trigger language plpgsql as $$ begin raise exception 'not this one'; end $$;
    create trigger refused before update on verifications for each row when (new.id = '${first?.id}') execute function refuse_expiry()`);
  await expect(expireVerifications(world.app.context(), undefined, 1)).rejects.toThrow('not this one');
  await world.app.asOwner('drop trigger refused on verifications; drop function refuse_expiry()');
  expect(await world.sql('select status from verifications order by id')).toEqual([
    { status: 'approved' },
    { status: 'expired' },
  ]);
  // Its events, before the next test.
  await world.app.settle();
});

describe('P8 a new document before the old one expires', () => {
  test('is accepted in its last 60 days, and the identity stays verified without a notice', async () => {
    await world.decide(await submitIdentity(world.applicant, { expiresOn: '2027-06-10' }));
    await world.setTime('2027-04-10T10:00:00Z');
    expect(await world.identity()).toMatchObject({ status: 'APPROVED', canStart: false });
    expect(await world.applicant.codeOf(START, { input: dni() })).toBe('VERIFICATION_STATE_REFUSED');
    await world.setTime('2027-04-11T10:00:00Z');
    expect(await world.identity()).toMatchObject({ status: 'APPROVED', canStart: true });
    const renewed = await submitIdentity(world.applicant);
    expect(await world.identity()).toMatchObject({ status: 'IN_REVIEW', verifiedAt: '2027-03-02T09:55:00.000Z' });
    await world.decide(renewed);
    await world.setTime('2027-06-11T01:10:00Z');
    await expireVerifications(world.app.context());
    expect(await world.identity()).toMatchObject({ status: 'APPROVED', verifiedAt: '2027-04-11T10:00:00.000Z' });
    expect((await world.bell()).map(({ type }) => type)).not.toContain('VERIFICATION_EXPIRED');
  });

  test('a renewal that still waits does not save an identity whose document has expired', async () => {
    await world.decide(await submitIdentity(world.applicant, { expiresOn: '2027-03-10' }));
    await world.setTime('2027-03-05T10:00:00Z');
    await submitIdentity(world.applicant);
    await world.setTime('2027-03-11T01:10:00Z');
    await expireVerifications(world.app.context());
    expect(await world.identity()).toMatchObject({ status: 'IN_REVIEW', verifiedAt: null });
  });
});

describe('P8 level 3, a space', () => {
  /** P9: the staff's panel distinguishes documents of spaces from those of people. */
  const waiting = async (): Promise<Record<string, number>> => {
    const { staffQueues } = await world.admin.query<{ staffQueues: { queue: string; openCount: number }[] }>(
      '{ staffQueues { queue openCount } }',
    );
    const counted = staffQueues.filter(({ queue }) => ['IDENTITIES', 'SPACE_DOCUMENTS'].includes(queue));
    return Object.fromEntries(counted.map(({ queue, openCount }) => [queue, openCount]));
  };

  const ofSpace = (spaceId: string, documentType = 'IBI_RECEIPT') => ({
    input: { kind: 'SPACE', documentType, spaceId },
  });

  test('verifies a published space of a verified host until its address changes', async () => {
    const spaceId = await publishedSpace(world.app, world.applicant);
    expect(await world.applicant.codeOf(START, ofSpace(spaceId))).toBe('IDENTITY_REQUIRED');
    await world.decide(await submitIdentity(world.applicant));
    expect(await world.other.codeOf(START, ofSpace(spaceId))).toBe('NOT_FOUND');
    expect(
      await problemsOf(world.applicant, START, { input: { kind: 'SPACE', documentType: 'DNI', spaceId } }),
    ).toEqual(['documentType REQUIRED']);
    expect(await world.applicant.codeOf(START, ofSpace(await saveDraft(world.applicant, wholeDraft())))).toBe(
      'SPACE_STATE_REFUSED',
    );
    const { startVerification } = await world.applicant.query<{
      startVerification: { verification: { id: string; missingSides: string[] } };
    }>(START, ofSpace(spaceId));
    expect(startVerification.verification.missingSides).toEqual(['PROOF']);
    await sendDocument(world.applicant, startVerification.verification.id, 'proof', pdf(), 'ibi.pdf');
    await world.applicant.query(SUBMIT, { id: startVerification.verification.id });
    await submitIdentity(world.other, { fullName: 'Otra Persona' });
    expect(await waiting()).toEqual({ IDENTITIES: 1, SPACE_DOCUMENTS: 1 });
    await world.decide(startVerification.verification.id);
    expect(await waiting()).toEqual({ IDENTITIES: 1, SPACE_DOCUMENTS: 0 });
    await world.sql(`update users set phone_verified_at = now() where email = 'owner@example.com'`);
    expect(await overviewOf(world.applicant)).toMatchObject({
      level: 3,
      spaces: [{ status: 'APPROVED', canStart: false, space: { id: spaceId, isVerified: true } }],
    });
    expect(await world.bell()).toContainEqual({
      type: 'VERIFICATION_APPROVED',
      title: 'Espacio verificado',
      message: '«Trastero seco en Malasaña» ya muestra el distintivo de espacio verificado.',
    });
    await saveDraft(world.applicant, { title: 'Trastero muy seco en Malasaña' }, spaceId);
    await world.applicant.query('mutation ($id: ID!) { publishSpace(input: { spaceId: $id }) { space { id } } }', {
      id: spaceId,
    });
    expect((await overviewOf(world.applicant)).spaces[0]).toMatchObject({
      status: 'APPROVED',
      space: { isVerified: true },
    });
    await saveDraft(world.applicant, { address: 'Calle de Fuencarral 47' }, spaceId);
    await world.applicant.query('mutation ($id: ID!) { publishSpace(input: { spaceId: $id }) { space { id } } }', {
      id: spaceId,
    });
    expect((await overviewOf(world.applicant)).spaces[0]).toMatchObject({
      status: 'EXPIRED',
      canStart: true,
      space: { isVerified: false },
    });
    expect((await world.bell()).map(({ title }) => title)).toContain('La verificación de tu espacio ya no vale');
  });

  test('a proof that waits for the staff expires with the address it was sent for, and with no other change', async () => {
    const spaceId = await publishedSpace(world.app, world.applicant);
    await world.decide(await submitIdentity(world.applicant));
    const publish = async (values: Record<string, unknown>): Promise<void> => {
      await saveDraft(world.applicant, values, spaceId);
      await world.applicant.query('mutation ($id: ID!) { publishSpace(input: { spaceId: $id }) { space { id } } }', {
        id: spaceId,
      });
    };
    const { startVerification } = await world.applicant.query<{ startVerification: { verification: { id: string } } }>(
      START,
      ofSpace(spaceId),
    );
    const { id } = startVerification.verification;
    await sendDocument(world.applicant, id, 'proof', pdf(), 'ibi.pdf');
    await world.applicant.query(SUBMIT, { id });
    await publish({ title: 'Trastero muy seco en Malasaña' });
    expect(await waiting()).toMatchObject({ SPACE_DOCUMENTS: 1 });
    await publish({ address: 'Calle de Fuencarral 47' });
    expect(await waiting()).toMatchObject({ SPACE_DOCUMENTS: 0 });
    expect(await world.admin.codeOf(DECIDE, { input: { verificationId: id, decision: 'APPROVE' } })).toBe(
      'VERIFICATION_STATE_REFUSED',
    );
    const { spaces } = await overviewOf(world.applicant);
    // Nobody looked at it, so it was no attempt.
    expect(spaces.find(({ space }) => space?.id === spaceId)).toMatchObject({
      status: 'EXPIRED',
      canStart: true,
      attemptsLeft: 5,
      space: { isVerified: false },
    });
    expect((await world.bell()).map(({ title }) => title)).toContain('La verificación de tu espacio ya no vale');
    world.clock.advance({ days: 31 });
    await purgeDecidedDocuments(world.app.context());
    expect(await world.sql('select 1 from verification_files where verification_id = ?', [uuidOf(id)])).toEqual([]);
  });
});
