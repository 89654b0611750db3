import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { expireVerifications } from '../../server/features/verification/expire-verifications.js';
import { forgetDecidedDocuments, forgetUnsent } from '../../server/features/verification/forget-verifications.js';
import { mailsTo } from '../support/accounts.js';
import { publishedSpace, saveDraft, uuidOf, wholeDraft } from '../support/spaces.js';
import { DECIDE, dni, overviewOf, pdf, problemsOf, QUEUE, sendDocument, START, SUBMIT, submitIdentity, VerificationWorld } from '../support/verification.js';

const world = await VerificationWorld.create();

afterAll(() => world.app.stop());
beforeEach(() => world.reset());

describe('P9 the decision', () => {
  test('N-V01 approved: the level rises, the bell rings, a mail goes, the act is recorded', async () => {
    const id = await submitIdentity(world.owner);
    await world.decide(id);
    expect(await world.identity()).toMatchObject({ status: 'APPROVED', verifiedAt: '2027-03-02T09:55:00.000Z' });
    expect(await world.bell()).toMatchObject([{ type: 'VERIFICATION_APPROVED', title: 'Identidad verificada' }]);
    await world.runJobs('mail.send');
    expect((await mailsTo(world.app, 'owner@example.com'))[0]).toMatchObject({ subject: 'Identidad verificada' });
    const [entry] = await world.sql<object>(`select action, object_id, before, after, ip_hash from audit_log order by id desc limit 1`);
    expect(entry).toMatchObject({ action: 'verification.approved', object_id: uuidOf(id), before: { status: 'in_review' }, after: { status: 'approved' }, ip_hash: expect.any(String) as string });
    expect(await world.admin.codeOf(DECIDE, { input: { id, decision: 'REJECT', reason: 'BLURRED' } })).toBe('VERIFICATION_STATE_REFUSED');
  });

  test('N-V02 rejected: with the reason and the next step, and another try', async () => {
    const id = await submitIdentity(world.owner);
    expect(await problemsOf(world.admin, DECIDE, { input: { id, decision: 'REJECT' } })).toEqual(['reason REASON_REQUIRED']);
    await world.decide(id, 'REJECT', { reason: 'CROPPED', note: 'Falta la esquina.' });
    expect(await world.identity()).toMatchObject({ status: 'REJECTED', verifiedAt: null, attemptsLeft: 4, latest: { rejectReason: 'CROPPED', note: 'Falta la esquina.' } });
    expect((await world.bell())[0]).toMatchObject({ type: 'VERIFICATION_REJECTED', message: 'Falta una parte: encuadra el documento entero.' });
    expect(await submitIdentity(world.owner)).not.toBe(id);
  });

  test('the queue: the longest waiting first, page by page, those over 48 hours told', async () => {
    const first = await submitIdentity(world.owner);
    world.clock.advance({ minutes: 1 });
    const second = await submitIdentity(world.other, { fullName: 'Otra Persona' });
    interface Page { totalCount: number; overdueCount: number; edges: { node: { id: string; isOverdue: boolean } }[]; pageInfo: { hasNextPage: boolean; endCursor: string } }
    const page = async (variables: object): Promise<Page> => (await world.admin.query<{ verificationQueue: Page }>(QUEUE, { ...variables })).verificationQueue;
    const one = await page({ first: 1 });
    expect(one).toMatchObject({ totalCount: 2, overdueCount: 0, pageInfo: { hasNextPage: true } });
    expect(one.edges.map(({ node }) => node.id)).toEqual([first]);
    expect((await page({ first: 1, after: one.pageInfo.endCursor })).edges).toMatchObject([{ node: { id: second, applicant: { email: 'other@example.com', attemptsUsed: 1 } } }]);
    expect((await page({ kind: 'SPACE' })).totalCount).toBe(0);
    await world.at('2027-03-04T09:55:30Z');
    expect(await page({})).toMatchObject({ overdueCount: 1, edges: [{ node: { isOverdue: true } }, { node: { isOverdue: false } }] });
    expect(await world.owner.codeOf(QUEUE)).toBe('FORBIDDEN');
  });

  test('nobody decides on her own papers, nor says yes to a document that ran out meanwhile', async () => {
    const own = await submitIdentity(world.admin);
    expect(await world.admin.codeOf(DECIDE, { input: { id: own, decision: 'APPROVE' } })).toBe('FORBIDDEN');
    const id = await submitIdentity(world.owner, { expiresOn: '2027-03-02' });
    await world.at('2027-03-03T09:00:00Z');
    expect(await problemsOf(world.admin, DECIDE, { input: { id, decision: 'APPROVE' } })).toEqual(['decision DOCUMENT_EXPIRED']);
  });

  test('five tries in thirty days, then none until the first is thirty days old', async () => {
    for (let attempt = 0; attempt < 5; attempt++) {
      await world.decide(await submitIdentity(world.owner), 'REJECT', { reason: 'BLURRED' });
      world.clock.advance({ minutes: 1 });
    }
    expect(await world.identity()).toMatchObject({ attemptsLeft: 0, nextAttemptAt: '2027-04-01T09:55:00.000Z' });
    expect(await world.owner.codeOf(START, { input: dni() })).toBe('VERIFICATION_ATTEMPTS_USED');
    await world.at('2027-04-01T09:54:59Z');
    expect(await world.owner.codeOf(START, { input: dni() })).toBe('VERIFICATION_ATTEMPTS_USED');
    await world.at('2027-04-01T09:55:01Z');
    expect(await submitIdentity(world.owner)).toMatch(/^ver_/);
  });
});

describe('P8 what is kept', () => {
  test('thirty days after the decision the documents are gone, with all that was read from them but four facts', async () => {
    const id = await submitIdentity(world.owner);
    const fileId = (await world.identity()).latest?.files[0]?.id ?? '';
    await world.decide(id, 'APPROVE', { note: 'Todo bien, Marta.' });
    const before = await world.stored();
    await world.at('2027-04-01T09:54:00Z');
    await forgetDecidedDocuments(world.app.context());
    expect((await world.identity()).latest?.files).toHaveLength(2);
    await world.at('2027-04-01T09:55:00Z');
    await forgetDecidedDocuments(world.app.context());
    await world.runJobs('verification.drop-document');
    expect(await world.stored()).toHaveLength(before.length - 2);
    expect((await world.open(world.admin, fileId)).status).toBe(404);
    const [row] = await world.sql<object>('select * from verifications where id = ?', [uuidOf(id)]);
    expect(row).toMatchObject({
      status: 'approved', document_type: 'dni', document_country: 'ES', document_last4: '678Z', full_name: null, birth_date: null, note: '', reviewer_id: expect.any(String) as string,
    });
    expect(await world.identity()).toMatchObject({ status: 'APPROVED', latest: { filesDeletedAt: '2027-04-01T09:55:00.000Z' } });
  });

  test('what is begun and never sent is forgotten after a week; what waits is not', async () => {
    const unsent = await world.started();
    await sendDocument(world.owner, unsent, 'front', pdf());
    const waiting = await submitIdentity(world.other);
    world.clock.advance({ days: 7 });
    await forgetUnsent(world.app.context());
    const rows = await world.sql<{ id: string }>('select id from verifications');
    expect(rows).toEqual([{ id: uuidOf(waiting) }]);
  });

  test('N-V03 the day after a document\'s last day its identity counts no more', async () => {
    await world.decide(await submitIdentity(world.owner, { expiresOn: '2027-03-10' }));
    await world.at('2027-03-10T12:00:00Z');
    await expireVerifications(world.app.context());
    expect((await world.identity()).status).toBe('APPROVED');
    await world.at('2027-03-11T00:00:00Z');
    await expireVerifications(world.app.context());
    expect(await world.identity()).toMatchObject({ status: 'EXPIRED', verifiedAt: null });
    expect((await world.bell())[0]).toMatchObject({ type: 'VERIFICATION_EXPIRED', title: 'Tu verificación ha caducado' });
    expect(await submitIdentity(world.owner)).toMatch(/^ver_/);
  });
});

describe('P8 level 3, a space', () => {
  const ofSpace = (spaceId: string, documentType = 'IBI_RECEIPT') => ({ input: { kind: 'SPACE', documentType, spaceId } });

  test('own, published, its host known; verified until it moves', async () => {
    const spaceId = await publishedSpace(world.app, world.owner);
    expect(await world.owner.codeOf(START, ofSpace(spaceId))).toBe('IDENTITY_REQUIRED');
    await world.decide(await submitIdentity(world.owner));
    expect(await world.other.codeOf(START, ofSpace(spaceId))).toBe('NOT_FOUND');
    expect(await problemsOf(world.owner, START, { input: { kind: 'SPACE', documentType: 'DNI', spaceId } })).toEqual(['documentType REQUIRED']);
    expect(await world.owner.codeOf(START, ofSpace(await saveDraft(world.owner, wholeDraft())))).toBe('SPACE_STATE_REFUSED');
    const { startVerification } = await world.owner.query<{ startVerification: { id: string; missingSides: string[] } }>(START, ofSpace(spaceId));
    expect(startVerification.missingSides).toEqual(['PROOF']);
    await sendDocument(world.owner, startVerification.id, 'proof', pdf(), 'ibi.pdf');
    await world.owner.query(SUBMIT, { id: startVerification.id });
    await world.decide(startVerification.id);
    await world.sql(`update users set phone_verified_at = now() where email = 'owner@example.com'`);
    expect(await overviewOf(world.owner)).toMatchObject({ level: 3, spaces: [{ status: 'APPROVED', space: { id: spaceId, isVerified: true } }] });
    expect(await world.bell()).toContainEqual({ type: 'VERIFICATION_APPROVED', title: 'Espacio verificado', message: '«Trastero seco en Malasaña» ya muestra el distintivo de espacio verificado.' });
    await saveDraft(world.owner, { title: 'Trastero muy seco en Malasaña' }, spaceId);
    await world.owner.query('mutation ($id: ID!) { publishSpace(id: $id) { id } }', { id: spaceId });
    expect((await overviewOf(world.owner)).spaces[0]).toMatchObject({ status: 'APPROVED', space: { isVerified: true } });
    await saveDraft(world.owner, { address: 'Calle de Fuencarral 47' }, spaceId);
    await world.owner.query('mutation ($id: ID!) { publishSpace(id: $id) { id } }', { id: spaceId });
    expect((await overviewOf(world.owner)).spaces[0]).toMatchObject({ status: 'EXPIRED', space: { isVerified: false } });
    expect((await world.bell()).map(({ title }) => title)).toContain('La verificación de tu espacio ya no vale');
  });
});
