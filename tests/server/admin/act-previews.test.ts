import { beforeAll, describe, expect, test } from 'vitest';
import { signInAsAdmin } from '../../support/accounts.js';
import { useWorld } from '../../support/use-world.js';
import { publishedSpace, uuidOf } from '../../support/spaces.js';

const SPACE = 'query ($input: SpaceActPreviewInput!) { spaceActPreview(input: $input) { subject text } }';
const OF_REPORT = 'query ($input: ReportActPreviewInput!) { reportActPreview(input: $input) { reader subject text } }';
const REPORT = 'mutation ($input: ReportSpaceInput!) { reportSpace(input: $input) { code } }';
const WHY = 'El anuncio enseña otro sitio y pide el dinero por fuera.';

let spaceId: string;
let code: string;

const world = useWorld();
beforeAll(async () => {
  spaceId = await publishedSpace(world.app, world.host, { title: 'Trastero de prueba en Chamberí' });
  const input = {
    spaceId,
    reason: 'FRAUD',
    details: 'Pide el dinero por fuera antes de enseñarlo.',
    fullName: 'Ana Gil',
    email: 'ana@example.com',
    isGoodFaith: true,
    locale: 'ES',
  };
  code = (await world.app.visitor().query<{ reportSpace: { code: string } }>(REPORT, { input })).reportSpace.code;
});

/** The data that a preview must not change: the space, the case, the log and the queued mails. */
const stateNow = async () =>
  world.app.context().em.execute<object[]>(
    `select (select status from spaces where id = ?) as space, (select status from report_cases where code = ?) as report,
       (select count(*) from audit_log) as acts, (select count(*) from report_cases) as cases,
       (select count(*) from graphile_worker._private_jobs) as jobs`,
    [uuidOf(spaceId), code],
  );

interface Mail {
  readonly reader?: string;
  readonly subject: string;
  readonly text: string;
}
const ofReport = async (input: object): Promise<readonly Mail[]> =>
  (await world.admin.query<{ reportActPreview: Mail[] }>(OF_REPORT, { input: { code, statement: WHY, ...input } }))
    .reportActPreview;

describe('P9 previews of the mails about a decision', () => {
  test('spaceActPreview renders the mail to the host and changes nothing', async () => {
    const before = await stateNow();
    const { spaceActPreview: mail } = await world.admin.query<{ spaceActPreview: Mail }>(SPACE, {
      input: { spaceId, act: 'HIDE', statement: WHY },
    });
    expect(mail.subject).toBe('Hemos ocultado un espacio tuyo');
    for (const words of [WHY, 'Trastero de prueba en Chamberí', 'seis meses']) expect(mail.text).toContain(words);
    expect(await stateNow()).toEqual(before);
    expect(await world.admin.query(SPACE, { input: { spaceId, act: 'FEATURE', statement: WHY } })).toEqual({
      spaceActPreview: null,
    });
    const ofShort = { input: { spaceId, act: 'HIDE', statement: 'Corto' } };
    expect(await world.admin.codeOf(SPACE, ofShort)).toBe('VALIDATION_FAILED');
    expect(await world.renter.codeOf(SPACE, ofShort)).toBe('FORBIDDEN');
  });

  test('spaceActPreview renders requested changes, approval, a moved pin and a changed type, and changes nothing', async () => {
    const waiting = await publishedSpace(world.app, world.host, { title: 'Cuarto por revisar' });
    await world.app.asOwner(`update spaces set status = 'in_review' where id = '${uuidOf(waiting)}'`);
    const mailOf = async (input: object): Promise<Mail> =>
      (
        await world.admin.query<{ spaceActPreview: Mail }>(SPACE, {
          input: { spaceId: waiting, statement: '', ...input },
        })
      ).spaceActPreview;
    const before = await stateNow();
    const asked = await mailOf({
      act: 'REQUEST_CHANGES',
      notes: [{ part: 'PHOTOS', note: 'Añade una foto del interior.' }],
    });
    expect(asked.subject).toBe('Tu espacio necesita cambios: Cuarto por revisar');
    for (const words of ['Cuarto por revisar', 'Fotos: Añade una foto del interior.'])
      expect(asked.text).toContain(words);
    expect((await mailOf({ act: 'APPROVE' })).text).toContain('Cuarto por revisar');
    const pin = { act: 'MOVE_PIN', lat: 40.43, lng: -3.7, statement: WHY };
    for (const mended of [pin, { act: 'CHANGE_TYPE', type: 'GARAGE', statement: WHY }])
      expect((await mailOf(mended)).text).toContain(WHY);
    expect(await stateNow()).toEqual(before);
    const [row] = await world.app
      .context()
      .em.execute<object[]>('select status, type, changes_asked from spaces where id = ?', [uuidOf(waiting)]);
    expect(row).toMatchObject({ status: 'in_review', type: 'storage', changes_asked: null });

    const refused = { input: { spaceId: waiting, ...pin, lng: 12 } };
    expect(await world.admin.codeOf(SPACE, refused)).toBe('VALIDATION_FAILED');
    // Content staff can read spaces but not decide about them.
    const content = world.app.visitor();
    await signInAsAdmin(world.app, content, 'content@example.com', 'content');
    for (const act of ['APPROVE', 'REQUEST_CHANGES', 'MOVE_PIN'])
      expect(await content.codeOf(SPACE, { input: { spaceId: waiting, statement: WHY, act } })).toBe('FORBIDDEN');
  });

  test('reportActPreview renders the mails to owner and reporter by the decision and changes nothing', async () => {
    const before = await stateNow();
    const upheld = await ofReport({ act: 'UPHOLD' });
    expect(upheld.map(({ reader, subject }) => [reader, subject])).toEqual([
      ['OWNER', 'Hemos ocultado un espacio tuyo'],
      ['REPORTER', `Hemos actuado por tu denuncia (${code})`],
    ]);
    for (const { text } of upheld) expect(text).toContain(WHY);
    const dismissed = await ofReport({ act: 'DISMISS', isUnfounded: true });
    expect(dismissed.map(({ reader }) => reader)).toEqual(['REPORTER']);
    expect(dismissed[0]?.text).toContain('ninguna base');
    expect(await ofReport({ act: 'TAKE_COMPLAINT' })).toEqual([]);
    expect(await stateNow()).toEqual(before);
  });
});
