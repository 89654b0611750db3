import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromGlobalId, toGlobalId } from '../../../server/core/graphql/global-id.js';
import { recordAudit } from '../../../server/core/writes/audit.js';
import { awaitMail, PASSWORD, signInAs, signInAsAdmin } from '../../support/accounts.js';
import { REQUEST } from '../privacy/erasure.js';
import { FakeClock } from '../../support/fake-clock.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { newPerson, publishedSpace } from '../../support/spaces.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const REPORT_SPACE = 'mutation ($input: ReportSpaceInput!) { reportSpace(input: $input) { code } }';
const REPORT_USER = 'mutation ($input: ReportUserInput!) { reportUser(input: $input) { code } }';
const FIELDS = `report { code status isUnfounded isWaiting availableActs decidedByName complaint { outcome decidedByName }
  owner { fullName } reporter { fullName } space { status } timeline { action reason } }`;
const DECIDE = `mutation ($input: DecideReportInput!) { decideReport(input: $input) { ${FIELDS} } }`;
const COMPLAIN = `mutation ($input: TakeReportComplaintInput!) { takeReportComplaint(input: $input) { ${FIELDS} } }`;
const DECIDE_COMPLAINT = `mutation ($input: DecideReportComplaintInput!) { decideReportComplaint(input: $input) { ${FIELDS} } }`;
const READ = `query ($code: String!) { staffReport(code: $code) { status isWaiting availableActs otherReportCount } }`;
const DECISION = `query ($token: String!) { reportDecision(token: $token) { code side name isUpheld measures { kind endsAt liftedAt } statement canComplain
  complaint { isOwn text outcome statement } } }`;
const COMPLAIN_BY_LINK = `mutation ($input: FileReportComplaintInput!) { fileReportComplaint(input: $input) { decision { code } } }`;
const METRICS = `query ($halfYear: String) { transparencyReport(halfYear: $halfYear) { halfYear { name from to } halfYears { name } isRunning
  reports { subject reason received upheld dismissed open } medianHours statements { kind count }
  complaints { received changed kept open medianHours } automated { maskedMessages heldReviewsPublished heldReviewsHidden } reportingSuspensions } }`;
const OBJECTION = 'La cuenta de la foto es la de la comunidad de vecinos, no la mía.';
const WHY = 'El anuncio pide pagar fuera de Hueco, con un número de cuenta en la segunda foto.';

interface ReportView {
  readonly code: string;
  readonly status: string;
  readonly isUnfounded: boolean;
  readonly isWaiting: boolean;
  readonly availableActs: readonly string[];
  readonly decidedByName: string | null;
  readonly complaint: { readonly outcome: string | null } | null;
  readonly owner: { readonly fullName: string } | null;
  readonly space: { readonly status: string } | null;
  readonly timeline: readonly { readonly action: string; readonly reason: string | null }[];
}

interface Metrics {
  readonly halfYear: { readonly name: string };
  readonly halfYears: readonly { readonly name: string }[];
  readonly statements: readonly { readonly kind: string; readonly count: number }[];
  readonly reports: readonly object[];
  readonly complaints: object;
  readonly medianHours: number | null;
  readonly reportingSuspensions: number;
}

interface DecisionView {
  readonly side: string;
  readonly canComplain: boolean;
}

const clock = new FakeClock('2027-03-02T09:55:00Z');
let app: TestApp;
let host: GraphqlClient;
let spaceId: string;
const staff = {} as Record<'support' | 'moderator' | 'admin', GraphqlClient>;

beforeAll(async () => {
  app = await createTestApp({ background: true, clock });
  host = await newPerson(app, 'host@example.test', ['host']);
  spaceId = await publishedSpace(app, host);
  for (const role of ['support', 'moderator', 'admin'] as const) {
    staff[role] = app.visitor();
    await signInAsAdmin(app, staff[role], `${role}@example.test`, role);
  }
});
afterAll(() => app.stop());

let sent = 0;
async function reportSpace(email = 'ana@example.com'): Promise<string> {
  const details = `Pide el dinero por fuera antes de enseñarlo, vez ${++sent}.`;
  const input = { spaceId, reason: 'FRAUD', details, fullName: 'Ana Gil', email, isGoodFaith: true, locale: 'ES' };
  return (await app.visitor().query<{ reportSpace: { code: string } }>(REPORT_SPACE, { input })).reportSpace.code;
}

async function sentBy(client: GraphqlClient, mutation: string, input: object): Promise<ReportView> {
  const data = await client.query<Record<string, { report: ReportView }>>(mutation, { input });
  return (Object.values(data)[0] as { report: ReportView }).report;
}

describe('P9 reports (DSA 16–23)', () => {
  test('an upheld report hides the space, sends both sides the reasons and is recorded; a complaint can revert it', async () => {
    const code = await reportSpace();
    await awaitMail(app, 'ana@example.com');
    expect(await staff.support.codeOf(DECIDE, { input: { code, isUpheld: true, statement: WHY } })).toBe('FORBIDDEN');
    const report = await sentBy(staff.moderator, DECIDE, { code, isUpheld: true, statement: WHY });
    expect(report).toMatchObject({ status: 'UPHELD', isWaiting: false, space: { status: 'SUSPENDED' } });
    expect(report.timeline).toEqual([{ action: 'report.upheld', reason: WHY }]);
    expect((await awaitMail(app, 'ana@example.com', 2)).text).toContain(WHY);
    expect((await awaitMail(app, 'host@example.test')).text).toContain(WHY);
    expect(await staff.admin.codeOf(DECIDE, { input: { code, isUpheld: false, statement: WHY } })).toBe(
      'REPORT_STATE_REFUSED',
    );

    // The complaint is filed within six months and decided by another member of staff.
    const complaint = { code, side: 'OWNER', text: 'La cuenta de la foto es la de la comunidad, no la mía.' };
    expect(await sentBy(staff.support, COMPLAIN, complaint)).toMatchObject({ isWaiting: true });
    const changed = {
      code,
      isChanged: true,
      statement: 'La cuenta es de la comunidad: el anuncio vuelve a estar visible.',
    };
    expect(await staff.moderator.codeOf(DECIDE_COMPLAINT, { input: changed })).toBe('FORBIDDEN');
    const decided = await sentBy(staff.admin, DECIDE_COMPLAINT, changed);
    expect(decided).toMatchObject({
      status: 'DISMISSED',
      complaint: { outcome: 'CHANGED' },
      space: { status: 'PUBLISHED' },
    });
    expect((await awaitMail(app, 'ana@example.com', 3)).text).toContain(changed.statement);
    expect(await staff.support.codeOf(COMPLAIN, { input: complaint })).toBe('REPORT_STATE_REFUSED');
  });

  test('the recipient complains by the link in the mail; both sides read both decisions, the host also in mySpaces', async () => {
    const code = await reportSpace('links@example.com');
    await sentBy(staff.moderator, DECIDE, { code, isUpheld: true, statement: WHY });
    const tokenIn = async (email: string, count?: number, subject?: string): Promise<string> =>
      /decision\/([\w-]+)/.exec((await awaitMail(app, email, count, subject)).text)?.[1] ?? '';
    const reporter = await tokenIn('links@example.com', 2);
    const owner = await tokenIn('host@example.test', 1, 'Hemos ocultado un espacio tuyo');
    expect(reporter).not.toBe(owner);
    const visitor = app.visitor();
    const read = async (token: string): Promise<DecisionView | null> =>
      (await visitor.query<{ reportDecision: DecisionView | null }>(DECISION, { token })).reportDecision;
    // A visitor who reported does not receive other people's texts.
    expect(await read(reporter)).toMatchObject({ side: 'REPORTER', name: null, isUpheld: true, canComplain: true });
    expect(await read(owner)).toMatchObject({ side: 'OWNER', name: 'Trastero seco en Malasaña', statement: WHY });
    const wrong = `${owner.slice(0, 30)}${owner[30] === 'A' ? 'B' : 'A'}${owner.slice(31)}`;
    for (const token of ['', 'none', wrong, `${'A'.repeat(43)}`]) expect(await read(token)).toBeNull();
    expect(await visitor.codeOf(COMPLAIN_BY_LINK, { input: { token: 'none', text: OBJECTION } })).toBe('NOT_FOUND');
    expect(await visitor.codeOf(COMPLAIN_BY_LINK, { input: { token: owner, text: 'No.' } })).toBe('VALIDATION_FAILED');

    const mine = async () =>
      (
        await host.query<{ mySpaces: { edges: { node: { id: string; decisionPath: string | null } }[] } }>(
          '{ mySpaces(first: 10) { edges { node { id decisionPath } } } }',
        )
      ).mySpaces.edges.find(({ node }) => node.id === spaceId)?.node.decisionPath;
    expect(await mine()).toBe(`/decision/${owner}`);
    for (let times = 0; times < 2; times++)
      await visitor.query(COMPLAIN_BY_LINK, { input: { token: owner, text: OBJECTION } });
    expect(await read(owner)).toMatchObject({ canComplain: false, complaint: { isOwn: true, text: OBJECTION } });
    expect(await read(reporter)).toMatchObject({ complaint: { isOwn: false, text: null, outcome: null } });
    expect(await visitor.codeOf(COMPLAIN_BY_LINK, { input: { token: reporter, text: OBJECTION } })).toBe('FORBIDDEN');
    const changed = { code, isChanged: true, statement: 'La cuenta es de la comunidad: el anuncio vuelve.' };
    expect(await staff.moderator.codeOf(DECIDE_COMPLAINT, { input: changed })).toBe('FORBIDDEN');
    const decided = await sentBy(staff.admin, DECIDE_COMPLAINT, changed);
    expect(decided.timeline.filter(({ action }) => action === 'report.complaint_filed')).toHaveLength(1);
    for (const token of [reporter, owner])
      expect(await read(token)).toMatchObject({
        isUpheld: true,
        statement: WHY,
        complaint: { outcome: 'CHANGED', statement: changed.statement },
      });
    expect(await tokenIn('links@example.com', 3)).toBe(reporter);
    expect(await mine()).toBeNull();
  });

  test('complaints are closed after six months', async () => {
    const code = await reportSpace('late@example.com');
    await sentBy(staff.moderator, DECIDE, { code, isUpheld: false, statement: WHY });
    clock.advance({ days: 184 });
    await signInAsAdmin(app, staff.support, 'support@example.test', 'support');
    const { staffReport } = await staff.support.query<{ staffReport: ReportView }>(READ, { code });
    expect(staffReport.availableActs).toEqual([]);
  });

  test('a user can be reported by others, and is warned when the report is upheld', async () => {
    await signInAsAdmin(app, staff.moderator, 'moderator@example.test', 'moderator');
    const person = await newPerson(app, 'person@example.test');
    const { viewer } = await person.query<{ viewer: { id: string } }>('{ viewer { id: userId } }');
    const input = {
      userId: viewer.id,
      reason: 'ABUSE',
      details: 'Me ha insultado por teléfono dos veces el lunes.',
      isGoodFaith: true,
      locale: 'ES',
    };
    expect(await person.codeOf(REPORT_USER, { input })).toBe('FORBIDDEN');
    const member = await newPerson(app, 'member@example.test');
    const { reportUser } = await member.query<{ reportUser: { code: string } }>(REPORT_USER, { input });
    expect(reportUser.code).toMatch(/^PER-\d{4}-\d{6}$/);
    expect((await awaitMail(app, 'member@example.test')).subject).toContain(reportUser.code);
    await sentBy(staff.moderator, DECIDE, { code: reportUser.code, isUpheld: true, statement: WHY });
    expect((await awaitMail(app, 'person@example.test')).text).toContain(WHY);
    const measures = await app.context().db.selectFrom('AccountMeasure').select('kind').execute();
    expect(measures).toEqual([{ kind: 'warning' }]);
  });

  test('a measure without a report has a decision page; a complaint lists the case, and a changed decision ends it', async () => {
    const email = 'limited@example.test';
    const person = await newPerson(app, email);
    const { viewer } = await person.query<{ viewer: { id: string } }>('{ viewer { id: userId } }');
    const personId = toGlobalId('Person', fromGlobalId('User', viewer.id));
    const LIMIT = 'mutation ($input: LimitPersonInput!) { limitPerson(input: $input) { person { state } } }';
    const listed = async (): Promise<number> =>
      (
        await staff.moderator.query<{ staffReports: { totalCount: number } }>(
          `{ staffReports(filter: { query: "DEC-" }) { totalCount } }`,
        )
      ).staffReports.totalCount;
    const input = { personId, kinds: ['LIMIT_MESSAGES'], days: 30, reason: 'ABUSE', statement: WHY };
    await staff.moderator.query(LIMIT, { input });
    expect(await listed()).toBe(0);
    const token = /decision\/([\w-]+)/.exec((await awaitMail(app, email)).text)?.[1] ?? '';
    const end = new Date(clock.now().getTime() + 30 * 86_400_000).toISOString();
    expect(await app.visitor().query(DECISION, { token })).toMatchObject({
      reportDecision: {
        side: 'OWNER',
        isUpheld: true,
        measures: [{ kind: 'LIMIT_MESSAGES', endsAt: end, liftedAt: null }],
        statement: WHY,
        canComplain: true,
      },
    });
    await person.query(COMPLAIN_BY_LINK, { input: { token, text: OBJECTION } });
    expect(await listed()).toBe(1);
    const code = (await person.query<{ reportDecision: { code: string } }>(DECISION, { token })).reportDecision.code;
    expect(code).toMatch(/^DEC-/);
    const changed = { code, isChanged: true, statement: 'Los mensajes eran de otra persona con el mismo nombre.' };
    expect(await staff.moderator.codeOf(DECIDE_COMPLAINT, { input: changed })).toBe('FORBIDDEN');
    await signInAsAdmin(app, staff.admin, 'admin@example.test');
    expect(await sentBy(staff.admin, DECIDE_COMPLAINT, changed)).toMatchObject({ complaint: { outcome: 'CHANGED' } });
    const { person: after } = await staff.admin.query<{ person: { state: string } }>(
      'query ($id: ID!) { person(id: $id) { state } }',
      { id: personId },
    );
    expect(after.state).toBe('ACTIVE');
    const { reportDecision } = await app.visitor().query<{ reportDecision: object }>(DECISION, { token });
    expect(reportDecision).toMatchObject({
      measures: [{ kind: 'LIMIT_MESSAGES', liftedAt: clock.now().toISOString() }],
    });
  });

  test('an account whose reporting is suspended cannot go on as a visitor with its address', async () => {
    const email = 'persistent@example.test';
    const account = await newPerson(app, email);
    for (const times of ['una', 'dos', 'tres']) {
      const details = `Pide pagar por fuera de Hueco, ${times} veces.`;
      const { reportSpace: report } = await account.query<{ reportSpace: { code: string } }>(REPORT_SPACE, {
        input: { spaceId, reason: 'FRAUD', details, isGoodFaith: true },
      });
      await sentBy(staff.moderator, DECIDE, { code: report.code, isUpheld: false, isUnfounded: true, statement: WHY });
    }
    expect(await reportSpace(email).catch((error: Error) => error.message)).toContain('REPORTING_SUSPENDED');
  });

  test('three unfounded reports suspend reporting for 30 days, after a warning by mail', async () => {
    const email = 'troll@example.com';
    for (let index = 0; index < 3; index++) {
      const code = await reportSpace(email);
      await sentBy(staff.moderator, DECIDE, { code, isUpheld: false, isUnfounded: true, statement: WHY });
    }
    expect((await awaitMail(app, email, 6)).text).toContain('dejamos de admitir las tuyas');
    const refused = await reportSpace(email).catch((error: Error) => error.message);
    expect(refused).toContain('REPORTING_SUSPENDED');
    // Anybody can type an address, so that visitors' reports do not count against the account with it.
    const victim = await newPerson(app, email);
    const own = {
      spaceId,
      reason: 'FRAUD',
      details: 'Pide pagar por fuera de Hueco, sin contrato.',
      isGoodFaith: true,
    };
    const { reportSpace: report } = await victim.query<{ reportSpace: { code: string } }>(REPORT_SPACE, { input: own });
    await sentBy(staff.moderator, DECIDE, { code: report.code, isUpheld: false, statement: WHY });
    clock.advance({ days: 31 });
    expect(await reportSpace(email)).toMatch(/^REP-/);
  });

  test('open cases are counted in list and queue, and decided ones are not', async () => {
    await signInAsAdmin(app, staff.admin, 'admin@example.test');
    const { staffReports, staffQueues } = await staff.admin.query<{
      staffReports: { totalCount: number; edges: { node: { isWaiting: boolean } }[] };
      staffQueues: { queue: string; openCount: number }[];
    }>(
      `{ staffReports(filter: { isWaiting: true }) { totalCount edges { node { isWaiting } } } staffQueues { queue openCount } }`,
    );
    expect(staffReports.totalCount).toBe(1);
    expect(staffReports.edges.every(({ node }) => node.isWaiting)).toBe(true);
    expect(staffQueues.find(({ queue }) => queue === 'REPORTS')?.openCount).toBe(1);
    await signInAs(host, 'host@example.test');
    expect(await host.codeOf('{ staffReports { totalCount } }')).toBe('FORBIDDEN');
  });

  test('the transparency report counts a half-year in Spanish time, is public and survives erasure', async () => {
    await addRows();
    const visitor = app.visitor();
    const read = async (halfYear?: string) =>
      (await visitor.query<{ transparencyReport: Metrics | null }>(METRICS, { halfYear })).transparencyReport;
    const report = await read('2024-1');
    expect(report).toMatchObject({
      halfYear: { name: '2024-1', from: '2024-01-01', to: '2024-07-01' },
      isRunning: false,
      reports: [
        { subject: 'REVIEW', reason: 'PERSONAL_DATA', received: 1, upheld: 0, dismissed: 0, open: 1 },
        { subject: 'SPACE', reason: 'FRAUD', received: 4, upheld: 1, dismissed: 3, open: 0 },
        { subject: 'SPACE', reason: 'OTHER', received: 1, upheld: 1, dismissed: 0, open: 0 },
      ],
      // 10, 20, 30, 40 and 100 hours.
      medianHours: 30,
      complaints: { received: 3, changed: 1, kept: 1, open: 1, medianHours: 36 },
      automated: { maskedMessages: 1, heldReviewsPublished: 1, heldReviewsHidden: 1 },
      reportingSuspensions: 1,
    });
    expect(report?.statements.filter(({ count }) => count > 0)).toEqual([
      { kind: 'REVIEW_HIDDEN', count: 1 },
      { kind: 'SUSPENSION', count: 2 },
    ]);
    const names = report?.halfYears.map(({ name }) => name) ?? [];
    expect([names[0], names.at(-1)]).toEqual([(await read())?.halfYear.name, '2024-1']);
    // The first half-year ends at midnight in Spain, two hours earlier than in UTC.
    expect((await read('2024-2'))?.reports).toMatchObject([{ subject: 'SPACE', reason: 'FRAUD', received: 1 }]);
    for (const name of ['2023-2', '2024-3', '2999-1', 'x']) expect(await read(name)).toBeNull();
    expect(await read('2025-1')).toMatchObject({ reports: [], medianHours: null, complaints: { received: 0 } });

    // The erasure of a reporter's account changes neither the metrics nor the list of refused reporters.
    expect(await read('2025-2')).toMatchObject({ reportingSuspensions: 2 });
    for (const email of ['counted@example.com', 'second@example.com']) await erase(email);
    const { halfYear, reports, complaints, medianHours, reportingSuspensions } = (await read('2024-1')) as Metrics;
    expect({ halfYear, reports, complaints, medianHours, reportingSuspensions }).toEqual({
      halfYear: report?.halfYear,
      reports: report?.reports,
      complaints: report?.complaints,
      medianHours: 30,
      reportingSuspensions: 1,
    });
    expect(await read('2025-2')).toMatchObject({ reportingSuspensions: 2 });
    const left = await app
      .context()
      .db.selectFrom('ReportCase')
      .select('email')
      .where('code', 'like', 'FIG-%')
      .execute();
    expect(left.every(({ email }) => email === '')).toBe(true);

    await signInAsAdmin(app, staff.admin, 'admin@example.test');
    await signInAs(host, 'host@example.test');
    const csv = (client: GraphqlClient) =>
      fetch(`${app.url}/files/staff/transparency.csv?half=2024-1`, { headers: client.headers() });
    expect((await csv(host)).status).toBe(403);
    const lines = (await (await csv(staff.admin)).text()).trim().split('\r\n');
    expect(lines).toContain('2024-1,reports_dismissed,SPACE,FRAUD,3');
    expect(lines).toContain('2024-1,complaint_median_hours,,,36');
  });
});

/** A user signs up with the address and erases the account, including the week that this takes. */
async function erase(email: string): Promise<void> {
  const person = await newPerson(app, email);
  await person.query(REQUEST, { input: { password: PASSWORD, confirm: true } });
  clock.advance({ days: 7 });
  await app.jobs.handlers.get('privacy.run-erasures')?.(app.context(), {});
}

/** Six reports in the first half of 2024, one in the second, and the acts of the staff in that time. */
async function addRows(): Promise<void> {
  const report = (
    code: string,
    subject: string,
    reason: string,
    openedAt: string,
    rest: Record<string, unknown> = {},
  ) => {
    const row = {
      code,
      subject,
      subject_id: randomUUID(),
      email: 'counted@example.com',
      locale: 'es',
      reason,
      details: 'Una denuncia de entonces.',
      opened_at: openedAt,
      due_at: openedAt,
      ...rest,
    };
    const names = Object.keys(row);
    return app.asOwner(
      `insert into report_cases (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
      Object.values(row),
    );
  };
  const decided = (status: string, at: string, isUnfounded = false) => ({
    status,
    decided_at: at,
    is_unfounded: isUnfounded,
  });
  const complained = { complaint_side: 'owner', complaint: 'No es así.' };
  await report('FIG-1', 'space', 'fraud', '2024-01-01T00:00:00+01', {
    ...decided('upheld', '2024-01-01T10:00:00+01'),
    ...complained,
    complained_at: '2024-02-01T00:00:00Z',
    complaint_outcome: 'kept',
    complaint_decided_at: '2024-02-02T00:00:00Z',
  });
  await report('FIG-2', 'space', 'fraud', '2024-02-01T00:00:00Z', decided('dismissed', '2024-02-01T20:00:00Z', true));
  await report('FIG-3', 'space', 'fraud', '2024-02-10T00:00:00Z', decided('dismissed', '2024-02-11T06:00:00Z', true));
  await report('FIG-4', 'space', 'fraud', '2024-02-20T00:00:00Z', decided('dismissed', '2024-02-21T16:00:00Z', true));
  await report('FIG-5', 'space', 'other', '2024-03-01T00:00:00Z', {
    ...decided('upheld', '2024-03-05T04:00:00Z'),
    ...complained,
    complained_at: '2024-04-01T00:00:00Z',
    complaint_outcome: 'changed',
    complaint_decided_at: '2024-04-03T00:00:00Z',
  });
  await report('FIG-6', 'review', 'personal_data', '2024-06-30T21:59:00Z');
  await report('FIG-7', 'space', 'fraud', '2024-06-30T22:00:00Z', {
    ...decided('dismissed', '2024-07-02T00:00:00Z'),
    ...complained,
    // Filed late in June by the test's clock, so it counts in that half-year.
    complained_at: '2024-06-30T21:00:00Z',
  });
  for (const email of ['counted@example.com', 'second@example.com'])
    for (const day of [1, 2, 3])
      await report(`FIG-${email}-${day}`, 'user', 'abuse', '2025-09-01T00:00:00Z', {
        email,
        ...decided('dismissed', `2025-09-0${day}T10:00:00Z`, true),
      });
  const { db, config } = app.context();
  const acts = [
    ['user.suspended', null, '2024-05-01T00:00:00Z'],
    ['user.suspended', null, '2024-05-02T00:00:00Z'],
    ['review.hidden', { status: 'held' }, '2024-05-03T00:00:00Z'],
    ['review.released', { status: 'held' }, '2024-05-04T00:00:00Z'],
    ['review.released', { status: 'hidden' }, '2024-05-05T00:00:00Z'],
    ['user.banned', null, '2024-07-01T00:00:00+02:00'],
  ] as const;
  for (const [action, before, at] of acts)
    await recordAudit(
      { db, config, clock: { now: () => new Date(at) } },
      { actorId: null, action, objectType: 'User', objectId: 'counted', before },
    );
  await app.asOwner(
    `with c as (insert into conversations (space_id, renter_id, host_id, last_message_at)
       select null, r.id, h.id, now() from users r, users h where r.email = 'admin@example.test' and h.email = 'host@example.test' returning *)
     insert into messages (conversation_id, kind, sender_id, receiver_id, body, mask_kinds, created_at)
       select id, 'text', renter_id, host_id, 'Hola', kinds, '2024-03-01' from c, (values ('{phone}'::text[]), ('{}'::text[])) as k (kinds)`,
  );
}
