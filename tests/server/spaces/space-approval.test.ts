import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailsTo, signInAsAdmin } from '../../support/accounts.js';
import { FakeClock } from '../../support/fake-clock.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { runJobs } from '../../support/queued-jobs.js';
import { newPerson, publishedSpace, saveDraft, uuidOf } from '../../support/spaces.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const APPROVE =
  'mutation ($input: ApproveSpaceInput!) { approveSpace(input: $input) { space { id status publishedAt } } }';
const REQUEST_CHANGES =
  'mutation ($input: RequestSpaceChangesInput!) { requestSpaceChanges(input: $input) { space { id status changesAsked changeNotes { part note step field } } } }';
const PUBLISH = 'mutation ($id: ID!) { publishSpace(input: { spaceId: $id }) { space { id status } } }';
const SPACE =
  'query ($id: ID!) { space(id: $id) { status title submittedAt changesAsked changeNotes { part } publishedAt } }';
const QUEUE =
  '{ spacesToApprove(first: 10) { totalCount edges { node { id title submittedAt host { displayName } } } } }';
const BELL = '{ notifications(first: 10) { edges { node { type title message } } } }';
const REASON = 'Faltan fotos del interior: añade al menos una con la puerta abierta.';

const clock = new FakeClock('2026-11-20T09:00:00Z');
let app: TestApp;
let host: GraphqlClient;
let staff: GraphqlClient;

beforeAll(async () => {
  app = await createTestApp({ clock, config: { reviewBeforePublish: true } });
  host = await newPerson(app, 'host@example.com');
  staff = app.visitor();
  await signInAsAdmin(app, staff, 'staff@example.com');
});
afterAll(() => app.stop());

const see = async (client: GraphqlClient, id: string) =>
  (await client.query<{ space: Record<string, unknown> | null }>(SPACE, { id })).space;

const waiting = async () =>
  (await staff.query<{ spacesToApprove: { totalCount: number; edges: { node: { id: string } }[] } }>(QUEUE))
    .spacesToApprove;

const audit = (id: string) =>
  app
    .context()
    .em.execute<object[]>(
      'select action, before, after, reason from audit_log where object_type = ? and object_id = ? order by id',
      ['Space', uuidOf(id)],
    );

describe('N-L02 with REVIEW_BEFORE_PUBLISH=on', () => {
  test('a space is reviewed, sent back with a reason, submitted again and approved', async () => {
    const id = await publishedSpace(app, host);
    expect(await see(host, id)).toMatchObject({ status: 'IN_REVIEW', submittedAt: '2026-11-20T09:00:00.000Z' });
    expect(await see(app.visitor(), id)).toBeNull();
    expect((await waiting()).edges.map(({ node }) => node)).toMatchObject([{ id, submittedAt: expect.any(String) }]);

    const sentBack = await staff.query(REQUEST_CHANGES, { input: { spaceId: id, reason: `  ${REASON} ` } });
    expect(sentBack).toEqual({
      requestSpaceChanges: { space: { id, status: 'NEEDS_CHANGES', changesAsked: REASON, changeNotes: [] } },
    });
    expect((await waiting()).totalCount).toBe(0);
    await app.settle();
    const bell = await host.query<{ notifications: { edges: { node: object }[] } }>(BELL);
    expect(bell.notifications.edges[0]?.node).toMatchObject({
      type: 'SPACE_CHANGES_REQUESTED',
      title: 'Tu espacio necesita cambios',
      message: expect.stringContaining(REASON),
    });
    await runJobs(app, 'mail.send');
    const [mail] = await mailsTo(app, 'host@example.com');
    expect(mail).toMatchObject({
      subject: expect.stringContaining('Tu espacio necesita cambios') as string,
      text: expect.stringContaining(REASON) as string,
    });

    clock.advance({ minutes: 10 });
    await saveDraft(host, { title: 'Trastero con fotos del interior' }, id);
    expect(await host.query(PUBLISH, { id })).toEqual({ publishSpace: { space: { id, status: 'IN_REVIEW' } } });
    expect(await see(host, id)).toMatchObject({
      title: 'Trastero con fotos del interior',
      submittedAt: '2026-11-20T09:10:00.000Z',
      changesAsked: null,
      publishedAt: null,
    });

    expect(await staff.query(APPROVE, { input: { spaceId: id } })).toEqual({
      approveSpace: { space: { id, status: 'PUBLISHED', publishedAt: '2026-11-20T09:10:00.000Z' } },
    });
    expect(await see(app.visitor(), id)).toMatchObject({ status: 'PUBLISHED', submittedAt: null, changesAsked: null });
    await app.settle();
    const after = await host.query<{ notifications: { edges: { node: object }[] } }>(BELL);
    expect(after.notifications.edges[0]?.node).toMatchObject({ type: 'SPACE_PUBLISHED' });
    expect(await audit(id)).toEqual([
      {
        action: 'space.changes_requested',
        before: { status: 'in_review' },
        after: { status: 'needs_changes' },
        reason: REASON,
      },
      { action: 'space.approved', before: { status: 'in_review' }, after: { status: 'published' }, reason: null },
    ]);
  });

  test('DSH-1 a note on a part links to its form field, and the mail lists all notes', async () => {
    const id = await publishedSpace(app, host);
    const notes = [
      { part: 'PHOTOS', note: 'Se lee una matrícula: tápala.' },
      { part: 'GOODS', note: 'Marca también los libros.' },
    ];
    expect(await staff.query(REQUEST_CHANGES, { input: { spaceId: id, reason: '', notes } })).toEqual({
      requestSpaceChanges: {
        space: {
          id,
          status: 'NEEDS_CHANGES',
          changesAsked: null,
          changeNotes: [
            { ...notes[0], step: 'PHOTOS', field: 'photos' },
            { ...notes[1], step: 'DETAILS', field: 'allowedGoods' },
          ],
        },
      },
    });
    await app.settle();
    await runJobs(app, 'mail.send');
    const mails = await mailsTo(app, 'host@example.com');
    const text = mails.map((mail) => mail.text).join();
    expect(text).toContain('Fotos: Se lee una matrícula: tápala.');
    expect(text).toContain('Qué admite: Marca también los libros.');
    await host.query(PUBLISH, { id });
    expect(await see(host, id)).toMatchObject({ changesAsked: null, changeNotes: [] });
    await staff.query(APPROVE, { input: { spaceId: id } });
  });

  test('only the staff decide, with a reason, on submitted spaces, and never on their own', async () => {
    const id = await publishedSpace(app, host);
    const approve = { input: { spaceId: id } };
    expect(await host.codeOf(APPROVE, approve)).toBe('FORBIDDEN');
    expect(await app.visitor().codeOf(APPROVE, approve)).toBe('UNAUTHENTICATED');
    expect(await host.codeOf(QUEUE)).toBe('FORBIDDEN');
    const { errors } = await staff.send(REQUEST_CHANGES, { input: { spaceId: id, reason: 'Fotos' } });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ path: 'reason', code: 'TEXT_LENGTH', params: { min: 20, max: 1000 } }],
    });
    await staff.query(APPROVE, approve);
    expect(await staff.codeOf(APPROVE, approve)).toBe('SPACE_STATE_REFUSED');
    expect(await staff.codeOf(REQUEST_CHANGES, { input: { spaceId: id, reason: REASON } })).toBe('SPACE_STATE_REFUSED');

    await app
      .context()
      .em.execute(
        `update spaces set status = 'in_review', host_id = (select id from users where email = 'staff@example.com') where id = ?`,
        [uuidOf(id)],
      );
    expect((await waiting()).totalCount).toBe(0);
    expect(await staff.codeOf(APPROVE, approve)).toBe('FORBIDDEN');
  });
});
