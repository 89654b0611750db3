import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../../server/core/graphql/global-id.js';
import { Role } from '../../../server/core/roles.js';
import { grantRole } from '../../../server/features/accounts/roles.js';
import { signInAsAdmin } from '../../support/accounts.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { newPerson } from '../../support/spaces.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const REPORT = 'mutation ($input: ReportUserInput!) { reportUser(input: $input) { code } }';
const CASE = 'query ($code: String!) { staffReport(code: $code) { availableActs mustRevokeRole mayReverse } }';
const DECIDE = 'mutation ($input: DecideReportInput!) { decideReport(input: $input) { report { status } } }';
const PREVIEW = 'query ($input: ReportActPreviewInput!) { reportActPreview(input: $input) { reader } }';
const TAKE = 'mutation ($input: TakeReportComplaintInput!) { takeReportComplaint(input: $input) { report { code } } }';
const REVERSE =
  'mutation ($input: DecideReportComplaintInput!) { decideReportComplaint(input: $input) { report { status } } }';
const WHY = 'Insulta a quien le pregunta por el precio del trastero.';

let app: TestApp;
const staff = {} as Record<'moderator' | 'second', GraphqlClient>;
let userId: string;
let code: string;
let count = 0;

beforeAll(async () => {
  app = await createTestApp();
  for (const name of ['moderator', 'second'] as const) {
    staff[name] = app.visitor();
    await signInAsAdmin(app, staff[name], `${name}@example.test`, 'moderator');
  }
});
beforeEach(async () => {
  count++;
  const email = `colleague${count}@example.test`;
  await newPerson(app, email, ['host']);
  const { id } = await app
    .context()
    .db.selectFrom('User')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  userId = id;
  const reporter = await newPerson(app, `reporter${count}@example.test`);
  const details = 'Me ha insultado por teléfono dos veces el lunes.';
  const input = { userId: toGlobalId('User', id), reason: 'ABUSE', details, isGoodFaith: true, locale: 'ES' };
  code = (await reporter.query<{ reportUser: { code: string } }>(REPORT, { input })).reportUser.code;
});
afterAll(() => app.stop());

const caseFor = async (client: GraphqlClient) =>
  (await client.query<{ staffReport: object }>(CASE, { code })).staffReport;
const revoke = () => app.context().db.deleteFrom('UserRole').where('userId', '=', userId).execute();
const refusal = async (client: GraphqlClient, document: string, input: object) =>
  (await client.send(document, { input: { code, statement: WHY, ...input } })).errors[0]?.extensions;

describe('P9 a report about a member of the staff', () => {
  test('can be dismissed; to uphold it their role must be revoked first, and the refusal says so', async () => {
    await grantRole(app.context(), userId, Role.SUPPORT);
    expect(await caseFor(staff.moderator)).toEqual({
      availableActs: ['DISMISS'],
      mustRevokeRole: true,
      mayReverse: false,
    });
    const because = { code: 'FORBIDDEN', params: { reason: 'staff' } };
    expect(await refusal(staff.moderator, DECIDE, { isUpheld: true })).toMatchObject(because);
    expect(await refusal(staff.moderator, PREVIEW, { act: 'UPHOLD' })).toMatchObject(because);
    await revoke();
    expect(await caseFor(staff.moderator)).toEqual({
      availableActs: ['UPHOLD', 'DISMISS'],
      mustRevokeRole: false,
      mayReverse: true,
    });
    expect(await refusal(staff.moderator, DECIDE, { isUpheld: true })).toBeUndefined();
  });

  test('a complaint about its dismissal can be answered, but not by a warning', async () => {
    await grantRole(app.context(), userId, Role.SUPPORT);
    expect(await refusal(staff.moderator, DECIDE, { isUpheld: false })).toBeUndefined();
    expect(await caseFor(staff.second)).toMatchObject({ mustRevokeRole: false });
    await staff.moderator.query(TAKE, { input: { code, side: 'REPORTER', text: WHY } });
    expect(await caseFor(staff.second)).toEqual({
      availableActs: ['DECIDE_COMPLAINT'],
      mustRevokeRole: true,
      mayReverse: false,
    });
    expect(await refusal(staff.second, REVERSE, { isChanged: true })).toMatchObject({ params: { reason: 'staff' } });
    expect(await refusal(staff.second, REVERSE, { isChanged: false })).toBeUndefined();
  });

  test('once upheld it can be reversed, although they have a role now', async () => {
    expect(await refusal(staff.moderator, DECIDE, { isUpheld: true })).toBeUndefined();
    await staff.moderator.query(TAKE, { input: { code, side: 'OWNER', text: WHY } });
    await grantRole(app.context(), userId, Role.SUPPORT);
    expect(await caseFor(staff.second)).toMatchObject({ mustRevokeRole: false, mayReverse: true });
    expect(await refusal(staff.second, REVERSE, { isChanged: true })).toBeUndefined();
  });
});
