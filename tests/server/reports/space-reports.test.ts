import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { awaitMail, mailsTo } from '../../support/accounts.js';
import { newPerson, publishedSpace, saveDraft, wholeDraft } from '../../support/spaces.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const REPORT = 'mutation ($input: ReportSpaceInput!) { reportSpace(input: $input) { code } }';
const STAFF = 'soporte@hueco.test';

let app: TestApp;
let spaceId: string;
beforeAll(async () => {
  app = await createTestApp({ background: true });
  spaceId = await publishedSpace(app, await newPerson(app, 'host@example.test', ['host']));
});
afterAll(() => app.stop());

const notice = (more: object = {}) => ({
  spaceId,
  reason: 'FRAUD',
  details: 'Pide el dinero por fuera <b>antes</b> de enseñarlo.',
  fullName: 'Ana Gil',
  email: 'Ana@Example.com',
  isGoodFaith: true,
  locale: 'ES',
  ...more,
});
const report = (more: object = {}, client = app.visitor()) =>
  client.query<{ reportSpace: { code: string } }>(REPORT, { input: notice(more) });
const rows = () =>
  app
    .context()
    .em.execute<{ code: string; email: string; user_id: string | null }[]>(
      'select code, email, user_id from space_reports order by code',
    );

describe('P11 reports of spaces', () => {
  test("a visitor's report is stored, mailed to the staff and confirmed, with its text escaped", async () => {
    const {
      reportSpace: { code },
    } = await report();
    expect(code).toMatch(/^REP-\d{4}-\d{6}$/);
    const receipt = await awaitMail(app, 'ana@example.com');
    expect(receipt.subject).toContain(code);
    const staff = await awaitMail(app, STAFF);
    expect(staff.html).toContain('&lt;b&gt;antes&lt;/b&gt;');
    expect(staff.text).toContain(`/space/${spaceId}`);
    expect(staff.text).toContain('ana@example.com');
    expect(await rows()).toEqual([{ code, email: 'ana@example.com', user_id: null }]);
  });

  test('the same report sent again returns the same code without a second mail', async () => {
    const {
      reportSpace: { code },
    } = await report();
    expect((await rows()).map((row) => row.code)).toEqual([code]);
    expect(await mailsTo(app, 'ana@example.com')).toHaveLength(1);
    expect((await report({ reason: 'PHOTOS' })).reportSpace.code).not.toBe(code);
  });

  test('a report by a signed-in user has their own address, whatever the input says', async () => {
    const member = await newPerson(app, 'member@example.test');
    const {
      reportSpace: { code },
    } = await report({ email: 'other@example.test', fullName: null }, member);
    const row = (await rows()).find((each) => each.code === code);
    expect(row).toMatchObject({ email: 'member@example.test', user_id: expect.any(String) });
    expect((await awaitMail(app, 'member@example.test')).subject).toContain(code);
  });

  test('every invalid field is reported, and nothing is stored', async () => {
    const before = await rows();
    const { errors } = await app
      .visitor()
      .send(REPORT, { input: notice({ details: 'Mal', fullName: null, email: null, isGoodFaith: false }) });
    expect(errors[0]?.extensions.fields?.map(({ path, code }) => [path, code])).toEqual([
      ['fullName', 'FULL_NAME_LENGTH'],
      ['email', 'REQUIRED'],
      ['details', 'CONTACT_MESSAGE_LENGTH'],
      ['isGoodFaith', 'GOOD_FAITH_REQUIRED'],
    ]);
    expect(await rows()).toEqual(before);
  });

  test('spaces must be visible to the viewer, and one address may send five reports an hour', async () => {
    const host = await newPerson(app, 'drafts@example.test', ['host']);
    const codeOf = async (more: object, client = app.visitor()) =>
      (await client.send(REPORT, { input: notice(more) })).errors[0]?.extensions.code;
    expect(await codeOf({ spaceId: await saveDraft(host, wholeDraft()) })).toBe('NOT_FOUND');
    expect(await codeOf({ spaceId: 'spc_nothing' })).toBe('NOT_FOUND');
    const visitor = app.visitor();
    const codes = [];
    for (let i = 0; i < 6; i++)
      codes.push(await codeOf({ details: `Este anuncio no es lo que dice ser, ${i}.` }, visitor));
    expect(codes).toEqual([undefined, undefined, undefined, undefined, undefined, 'RATE_LIMITED']);
  });
});
