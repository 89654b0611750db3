import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fromGlobalId, toGlobalId } from '../../../server/core/graphql/global-id.js';
import { awaitMail, mailsTo, signInAsAdmin } from '../../support/accounts.js';
import { FakeClock } from '../../support/fake-clock.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { awaitJobs } from '../../support/queued-jobs.js';
import { newPerson, publishedSpace, uuidOf } from '../../support/spaces.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const REPORT_SPACE = 'mutation ($input: ReportSpaceInput!) { reportSpace(input: $input) { code } }';
const REPORT_USER = 'mutation ($input: ReportUserInput!) { reportUser(input: $input) { code } }';
const DECIDE = 'mutation ($input: DecideReportInput!) { decideReport(input: $input) { report { status } } }';
const TAKE =
  'mutation ($input: TakeReportComplaintInput!) { takeReportComplaint(input: $input) { report { status } } }';
const REVERSE =
  'mutation ($input: DecideReportComplaintInput!) { decideReportComplaint(input: $input) { report { status } } }';
const onSpace = (name: string) =>
  `mutation ($id: ID!, $statement: String!) { ${name}(input: { spaceId: $id, statement: $statement }) { space { id } } }`;
const onPerson = (name: string, input: string) =>
  `mutation ($input: ${input}!) { ${name}(input: $input) { person { state } } }`;
const WHY = 'El anuncio pide pagar fuera de Hueco, con un número de cuenta.';
const REASONS = 'La cuenta es de la comunidad de vecinos, no del anfitrión.';

const clock = new FakeClock('2027-03-02T09:55:00Z');
let app: TestApp;
let host: GraphqlClient;
let spaceId: string;
const staff = {} as Record<'moderator' | 'second' | 'admin' | 'chief', GraphqlClient>;

beforeAll(async () => {
  app = await createTestApp({ background: true, clock });
  host = await newPerson(app, 'host@example.test', ['host']);
  for (const [name, role] of [
    ['moderator', 'moderator'],
    ['second', 'moderator'],
    ['admin', 'admin'],
    ['chief', 'admin'],
  ] as const) {
    staff[name] = app.visitor();
    await signInAsAdmin(app, staff[name], `${name}@example.test`, role);
  }
});
afterAll(() => app.stop());

let sent = 0;
async function report(): Promise<string> {
  const details = `Pide el dinero por fuera antes de enseñarlo, vez ${++sent}.`;
  const email = `ana${sent}@example.com`;
  const input = { spaceId, reason: 'FRAUD', details, fullName: 'Ana Gil', email, isGoodFaith: true, locale: 'ES' };
  return (await app.visitor().query<{ reportSpace: { code: string } }>(REPORT_SPACE, { input })).reportSpace.code;
}

const decide = (code: string, isUpheld: boolean) =>
  staff.moderator.query(DECIDE, { input: { code, isUpheld, statement: WHY } });

/** The owner complains, and another member of the staff reverses the decision. */
async function reverse(code: string, by = staff.second): Promise<void> {
  await staff.admin.query(TAKE, { input: { code, side: 'OWNER', text: REASONS } });
  await by.query(REVERSE, { input: { code, isChanged: true, statement: REASONS } });
}

const tokenIn = (text = ''): string => /decision\/([\w-]+)/.exec(text)?.[1] ?? '';
const canComplain = async (token: string) =>
  (
    await app
      .visitor()
      .query<{ reportDecision: object }>(
        'query ($token: String!) { reportDecision(token: $token) { code isOwnInitiative canComplain } }',
        { token },
      )
  ).reportDecision;

const archive = () =>
  host.query('mutation ($id: ID!) { archiveSpace(input: { spaceId: $id }) { space { id } } }', { id: spaceId });

/** The subjects of the mails that the host gets for an act. */
async function hostMailsSince(act: () => Promise<void>): Promise<string[]> {
  await app.settle();
  await awaitJobs(app, 'mail.send');
  const before = (await mailsTo(app, 'host@example.test')).length;
  await act();
  await app.settle();
  await awaitJobs(app, 'mail.send');
  const after = await mailsTo(app, 'host@example.test');
  return after.slice(0, after.length - before).map(({ subject }) => subject);
}

const statusOf = async (): Promise<string> =>
  (
    await app
      .context()
      .db.selectFrom('Space')
      .select('status')
      .where('id', '=', uuidOf(spaceId))
      .executeTakeFirstOrThrow()
  ).status;
const ownCase = async (): Promise<string> =>
  (
    await app
      .context()
      .db.selectFrom('ReportCase')
      .select('code')
      .where('isOwnInitiative', '=', true)
      .orderBy('code', 'desc')
      .executeTakeFirstOrThrow()
  ).code;

describe('P9 a decision about a space', () => {
  beforeEach(async () => {
    spaceId = await publishedSpace(app, host);
  });

  test('leaves a space hidden when another report about it is dismissed', async () => {
    const [upheld, dismissed] = [await report(), await report()];
    await decide(upheld, true);
    expect(await statusOf()).toBe('suspended');
    await decide(dismissed, false);
    expect(await statusOf()).toBe('suspended');
  });

  test('leaves a space hidden that the staff hid on their own when a report is dismissed', async () => {
    const code = await report();
    await staff.admin.query(onSpace('hideSpace'), { id: spaceId, statement: WHY });
    await decide(code, false);
    expect(await statusOf()).toBe('suspended');
  });

  test('shows the space again once the last decision that hides it is reversed', async () => {
    const [first, second] = [await report(), await report()];
    await decide(first, true);
    await decide(second, true);
    await app.settle();
    // Each decision is told with its reasons and its own page.
    await awaitMail(app, 'host@example.test', 2, 'Hemos ocultado un espacio tuyo');
    await reverse(first);
    expect(await statusOf()).toBe('suspended');
    await reverse(second);
    expect(await statusOf()).toBe('published');
    // The first one says that it is still hidden.
    await app.settle();
    await awaitJobs(app, 'mail.send');
    const mails = await mailsTo(app, 'host@example.test');
    const saysHidden = (code: string) =>
      mails.find(({ subject }) => subject.includes(code))?.text.includes('sigue sin verse');
    expect([saysHidden(first), saysHidden(second)]).toEqual([true, false]);
  });

  test('a decision that the staff lifted by hand no longer hides the space', async () => {
    await staff.admin.query(onSpace('hideSpace'), { id: spaceId, statement: WHY });
    await staff.admin.query(onSpace('showSpace'), { id: spaceId, statement: REASONS });
    const code = await report();
    await decide(code, true);
    await reverse(code);
    expect(await statusOf()).toBe('published');
  });

  test('brings a removed space back, paused, when the removal is reversed', async () => {
    await staff.admin.query(onSpace('removeSpace'), { id: spaceId, statement: WHY });
    expect(await statusOf()).toBe('archived');
    await reverse(await ownCase(), staff.chief);
    expect(await statusOf()).toBe('paused');
    expect((await awaitMail(app, 'host@example.test', 1, 'Tu espacio vuelve a Hueco')).text).toContain(REASONS);
  });

  test('leaves a space archived that its host archived after it was shown again', async () => {
    await staff.admin.query(onSpace('hideSpace'), { id: spaceId, statement: WHY });
    const code = await ownCase();
    const complaint = { input: { code, side: 'OWNER', text: REASONS } };
    await staff.admin.query(TAKE, complaint);
    await staff.admin.query(onSpace('showSpace'), { id: spaceId, statement: REASONS });
    await archive();
    await staff.chief.query(REVERSE, { input: { code, isChanged: true, statement: REASONS } });
    expect(await statusOf()).toBe('archived');
  });

  test('a decision that the staff lifted by hand takes no complaint', async () => {
    await staff.admin.query(onSpace('hideSpace'), { id: spaceId, statement: WHY });
    const code = await ownCase();
    await staff.admin.query(onSpace('showSpace'), { id: spaceId, statement: REASONS });
    const complaint = { input: { code, side: 'OWNER', text: REASONS } };
    expect(await staff.admin.codeOf(TAKE, complaint)).toBe('REPORT_STATE_REFUSED');
  });

  test('a reversal that hides a space opens a case of its own, about which its host can complain', async () => {
    const code = await report();
    await decide(code, false);
    const subjects = await hostMailsSince(async () => {
      await staff.admin.query(TAKE, { input: { code, side: 'REPORTER', text: REASONS } });
      await staff.second.query(REVERSE, { input: { code, isChanged: true, statement: WHY } });
    });
    expect((await mailsTo(app, `ana${sent}@example.com`))[0]?.subject).toContain('la decisión cambia');
    expect(subjects).toEqual(['Hemos ocultado un espacio tuyo']);
    expect(await statusOf()).toBe('suspended');
    const own = await ownCase();
    const token = tokenIn((await mailsTo(app, 'host@example.test'))[0]?.text);
    expect(await canComplain(token)).toEqual({ code: own, isOwnInitiative: false, canComplain: true });
    // Not by the person who has just reversed the first one.
    await staff.admin.query(TAKE, { input: { code: own, side: 'OWNER', text: REASONS } });
    const changed = { input: { code: own, isChanged: true, statement: REASONS } };
    expect(await staff.second.codeOf(REVERSE, changed)).toBe('FORBIDDEN');
    await staff.chief.query(REVERSE, changed);
    expect(await statusOf()).toBe('published');
  });

  test('leaves a space removed when the report that hid it before is reversed, and hidden when the removal is', async () => {
    for (const isRemovalFirst of [false, true]) {
      spaceId = await publishedSpace(app, host);
      const code = await report();
      await decide(code, true);
      await staff.admin.query(onSpace('removeSpace'), { id: spaceId, statement: WHY });
      const removal = await ownCase();
      await (isRemovalFirst ? reverse(removal, staff.chief) : reverse(code));
      expect(await statusOf()).toBe(isRemovalFirst ? 'suspended' : 'archived');
      await (isRemovalFirst ? reverse(code) : reverse(removal, staff.chief));
      expect(await statusOf()).toBe('paused');
    }
  });

  test('a report upheld about a space that its host archived neither removed it nor brings it back', async () => {
    const code = await report();
    await archive();
    await decide(code, true);
    expect(await hostMailsSince(() => reverse(code))).not.toContain('Tu espacio vuelve a Hueco');
    expect(await statusOf()).toBe('archived');
  });

  test('a report upheld about a removed space does not hide it once it comes back', async () => {
    const code = await report();
    await staff.admin.query(onSpace('removeSpace'), { id: spaceId, statement: WHY });
    const removal = await ownCase();
    await decide(code, true);
    expect(await hostMailsSince(() => reverse(removal, staff.chief))).toContain('Tu espacio vuelve a Hueco');
    expect(await statusOf()).toBe('paused');
  });

  test('a decision or a complaint that comes too late is told so; a missing right stays a missing right', async () => {
    const code = await report();
    await decide(code, true);
    const upheld = { input: { code, isUpheld: true, statement: WHY } };
    expect(await staff.second.codeOf(DECIDE, upheld)).toBe('REPORT_STATE_REFUSED');
    const changed = { input: { code, isChanged: true, statement: REASONS } };
    expect(await staff.second.codeOf(REVERSE, changed)).toBe('REPORT_STATE_REFUSED');
    expect(await staff.moderator.codeOf(REVERSE, changed)).toBe('FORBIDDEN');
    const complaint = { input: { code, side: 'OWNER', text: REASONS } };
    const taken = await Promise.all(
      [staff.admin, staff.second].map((one) => one.query(TAKE, complaint).then(() => 'taken', String)),
    );
    expect(taken.filter((one) => one === 'taken')).toHaveLength(1);
    expect(taken.join()).toContain('REPORT_STATE_REFUSED');
    expect(await staff.chief.codeOf(TAKE, complaint)).toBe('REPORT_STATE_REFUSED');
  });

  test('two members of the staff decide at once: one decides, the other is told so and leaves no record', async () => {
    const code = await report();
    const codes = await Promise.all(
      [staff.moderator, staff.second, staff.admin].map((one, index) =>
        one
          .query(DECIDE, { input: { code, isUpheld: index !== 1, statement: WHY } })
          .then(() => 'decided')
          .catch((error: Error) => error.message),
      ),
    );
    expect(codes.filter((one) => one === 'decided')).toHaveLength(1);
    for (const one of codes) expect(one).toMatch(/decided|REPORT_STATE_REFUSED/);
    const acts = await app
      .context()
      .db.selectFrom('AuditEntry')
      .select('action')
      .where('objectId', '=', code)
      .execute();
    expect(acts).toHaveLength(1);
  });
});

describe('P9 a decision about a person', () => {
  const personOf = async (client: GraphqlClient): Promise<string> =>
    fromGlobalId('User', (await client.query<{ viewer: { id: string } }>('{ viewer { id: userId } }')).viewer.id);
  const measuresOf = (userId: string) =>
    app
      .context()
      .db.selectFrom('AccountMeasure')
      .select(['kind', 'liftedAt'])
      .where('userId', '=', userId)
      .orderBy('startsAt')
      .orderBy('endsAt')
      .execute();
  const isSuspended = async (userId: string): Promise<boolean> =>
    (await app.context().db.selectFrom('User').select('suspendedAt').where('id', '=', userId).executeTakeFirstOrThrow())
      .suspendedAt !== null;
  let userId: string;
  let personId: string;
  let count = 0;

  beforeEach(async () => {
    userId = await personOf(await newPerson(app, `person${++count}@example.test`));
    personId = toGlobalId('Person', userId);
  });

  const suspend = async (): Promise<string> => {
    const input = { personId, days: 7, reason: 'FRAUD', statement: WHY };
    await staff.moderator.query(onPerson('suspendPerson', 'SuspendPersonInput'), { input });
    return ownCase();
  };
  const ban = async (): Promise<string> => {
    const { fullName } = await app
      .context()
      .db.selectFrom('User')
      .select('fullName')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const input = { personId, reason: 'FRAUD', statement: WHY, confirmation: fullName ?? '' };
    await staff.admin.query(onPerson('banPerson', 'BanPersonInput'), { input });
    return ownCase();
  };

  test('lifts only its own measure: a ban stays, and the account stays closed', async () => {
    const suspension = await suspend();
    clock.advance({ minutes: 1 });
    await ban();
    await reverse(suspension);
    expect(await measuresOf(userId)).toEqual([
      { kind: 'suspension', liftedAt: clock.now() },
      { kind: 'ban', liftedAt: null },
    ]);
    expect(await isSuspended(userId)).toBe(true);
  });

  test('lifts only its own limit of a kind', async () => {
    const limit = async (days: number): Promise<string> => {
      const input = { personId, kinds: ['LIMIT_MESSAGES'], days, reason: 'ABUSE', statement: WHY };
      await staff.moderator.query(onPerson('limitPerson', 'LimitPersonInput'), { input });
      return ownCase();
    };
    const first = await limit(10);
    clock.advance({ minutes: 1 });
    await limit(20);
    await reverse(first);
    expect((await measuresOf(userId)).map(({ liftedAt }) => liftedAt !== null)).toEqual([true, false]);
  });

  const mayReverse = async (member: GraphqlClient, code: string): Promise<boolean> =>
    (
      await member.query<{ staffReport: { mayReverse: boolean } }>(
        'query ($code: String!) { staffReport(code: $code) { mayReverse } }',
        { code },
      )
    ).staffReport.mayReverse;

  test('only staff who may ban reverse a ban; the account opens with the last closing measure', async () => {
    const code = await ban();
    await staff.moderator.query(TAKE, { input: { code, side: 'OWNER', text: REASONS } });
    const changed = { input: { code, isChanged: true, statement: REASONS } };
    expect(await mayReverse(staff.second, code)).toBe(false);
    expect(await mayReverse(staff.chief, code)).toBe(true);
    expect(await staff.second.codeOf(REVERSE, changed)).toBe('FORBIDDEN');
    expect(await isSuspended(userId)).toBe(true);
    await staff.chief.query(REVERSE, changed);
    expect(await isSuspended(userId)).toBe(false);
  });

  test('a reversal that warns opens a case of its own, about which the person can complain', async () => {
    const email = `person${count}@example.test`;
    const member = await newPerson(app, `reporter${count}@example.test`);
    const details = 'Me ha insultado por teléfono dos veces el lunes.';
    const input = { userId: toGlobalId('User', userId), reason: 'ABUSE', details, isGoodFaith: true, locale: 'ES' };
    const { reportUser } = await member.query<{ reportUser: { code: string } }>(REPORT_USER, { input });
    await decide(reportUser.code, false);
    await staff.admin.query(TAKE, { input: { code: reportUser.code, side: 'REPORTER', text: REASONS } });
    await staff.second.query(REVERSE, { input: { code: reportUser.code, isChanged: true, statement: WHY } });
    await app.settle();
    const mail = await awaitMail(app, email);
    expect(mail.subject).toBe('Un aviso sobre tu cuenta de Hueco');
    expect(await canComplain(tokenIn(mail.text))).toMatchObject({ isOwnInitiative: false, canComplain: true });
    expect(await mailsTo(app, email)).toHaveLength(1);
  });

  test('a report upheld by two members of the staff at once warns once', async () => {
    const member = await newPerson(app, `member${count}@example.test`);
    const input = {
      userId: toGlobalId('User', userId),
      reason: 'ABUSE',
      details: 'Me ha insultado por teléfono dos veces el lunes.',
      isGoodFaith: true,
      locale: 'ES',
    };
    const { reportUser } = await member.query<{ reportUser: { code: string } }>(REPORT_USER, { input });
    await Promise.allSettled(
      [staff.moderator, staff.second, staff.admin].map((one) =>
        one.query(DECIDE, { input: { code: reportUser.code, isUpheld: true, statement: WHY } }),
      ),
    );
    expect(await measuresOf(userId)).toHaveLength(1);
  });
});
