import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAsAdmin } from '../../support/accounts.js';
import { FakeClock } from '../../support/fake-clock.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { newPerson, publishedSpace } from '../../support/spaces.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const REPORT = 'mutation ($input: ReportSpaceInput!) { reportSpace(input: $input) { code } }';
const DECIDE = 'mutation ($input: DecideReportInput!) { decideReport(input: $input) { report { code } } }';
const TAKE = 'mutation ($input: TakeReportComplaintInput!) { takeReportComplaint(input: $input) { report { code } } }';
const WAITING = `query ($first: Int, $after: String) { staffReports(filter: { isWaiting: true }, first: $first, after: $after) {
  totalCount edges { node { code } } pageInfo { hasNextPage endCursor } } staffQueues { queue openCount } }`;
const WHY = 'El anuncio enseña el trastero tal como es, y el precio coincide.';

interface Waiting {
  readonly staffReports: {
    readonly totalCount: number;
    readonly edges: readonly { readonly node: { readonly code: string } }[];
    readonly pageInfo: { readonly endCursor: string | null };
  };
  readonly staffQueues: readonly { readonly queue: string; readonly openCount: number }[];
}

const clock = new FakeClock('2027-03-02T09:55:00Z');
let app: TestApp;
let moderator: GraphqlClient;
let admin: GraphqlClient;
let spaceId: string;

beforeAll(async () => {
  app = await createTestApp({ clock });
  spaceId = await publishedSpace(app, await newPerson(app, 'host@example.test', ['host']));
  [moderator, admin] = [app.visitor(), app.visitor()];
  await signInAsAdmin(app, moderator, 'moderator@example.test', 'moderator');
  await signInAsAdmin(app, admin, 'admin@example.test');
});
afterAll(() => app.stop());

let sent = 0;
async function report(client = app.visitor()): Promise<string> {
  clock.advance({ minutes: 1 });
  const details = `Pide el dinero por fuera antes de enseñarlo, vez ${++sent}.`;
  const reporter = client === admin ? {} : { fullName: 'Ana Gil', email: `ana${sent}@example.com` };
  const input = { spaceId, reason: 'FRAUD', details, ...reporter, isGoodFaith: true, locale: 'ES' };
  return (await client.query<{ reportSpace: { code: string } }>(REPORT, { input })).reportSpace.code;
}

test('P9 the list of waiting reports has what the queue counts, the earliest due first', async () => {
  const complained = await report();
  const [first, second] = [await report(), await report()];
  await moderator.query(DECIDE, { input: { code: complained, isUpheld: false, statement: WHY } });
  // Later than the reports, which would otherwise be due at the same time.
  clock.advance({ minutes: 1 });
  await admin.query(TAKE, { input: { code: complained, side: 'REPORTER', text: WHY } });
  const own = await report(admin);
  const { db } = app.context();
  const found = await db.selectFrom('ReportCase').selectAll().where('code', '=', first).executeTakeFirstOrThrow();
  await db
    .insertInto('ReportCase')
    .values({
      ...found,
      id: randomUUID(),
      reporterKey: randomUUID(),
      ownerKey: randomUUID(),
      code: 'REV-2027-000001',
      subject: 'review' as never,
      subjectId: randomUUID(),
    })
    .execute();
  const listOf = async (client: GraphqlClient): Promise<string[]> => {
    const { staffReports, staffQueues } = await client.query<Waiting>(WAITING);
    expect(staffQueues.find(({ queue }) => queue === 'REPORTS')?.openCount).toBe(staffReports.totalCount);
    return staffReports.edges.map(({ node }) => node.code);
  };
  expect(await listOf(admin)).toEqual([first, second, complained]);
  expect(await listOf(moderator)).toEqual([first, second, own]);
  const page = (await admin.query<Waiting>(WAITING, { first: 2 })).staffReports;
  const rest = (await admin.query<Waiting>(WAITING, { first: 2, after: page.pageInfo.endCursor })).staffReports;
  expect([...page.edges, ...rest.edges].map(({ node }) => node.code)).toEqual([first, second, complained]);
});
