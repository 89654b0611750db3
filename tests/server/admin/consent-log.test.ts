import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../../server/core/graphql/global-id.js';
import { createAccount, signInAs, signInAsAdmin } from '../../support/accounts.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { countQueries } from '../../support/query-counter.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const LOG = `query ($filter: ConsentFilter, $first: Int, $after: String) {
  consentLog(filter: $filter, first: $first, after: $after) {
    totalCount pageInfo { endCursor hasNextPage }
    edges { node { number personId fullName purpose isGranted version source at } } } }`;
const CHOOSE = `mutation ($purpose: ConsentPurpose!, $isGranted: Boolean!) {
  setConsent(input: { purpose: $purpose, isGranted: $isGranted }) { consents { at } } }`;

interface Entry {
  readonly number: number;
  readonly fullName: string;
  readonly purpose: string;
  readonly isGranted: boolean;
  readonly at: string;
}
interface Log {
  readonly totalCount: number;
  readonly pageInfo: { readonly endCursor: string; readonly hasNextPage: boolean };
  readonly edges: readonly { readonly node: Entry }[];
}

let app: TestApp;
let support: GraphqlClient;
let nora: string;

beforeAll(async () => {
  app = await createTestApp();
  support = app.visitor();
  await signInAsAdmin(app, support, 'soporte@consents.test', 'support');
  nora = toGlobalId('Person', await createAccount(app, { email: 'nora@consents.test', fullName: 'Nora Vidal Ros' }));
  await createAccount(app, { email: 'ivan@consents.test', fullName: 'Iván Roca Sol' });
  for (const [email, purpose, choices] of [
    ['nora@consents.test', 'MARKETING', [true, false]],
    ['ivan@consents.test', 'ANALYTICS', [true]],
  ] as const) {
    const person = app.visitor();
    await signInAs(person, email);
    for (const isGranted of choices) await person.query(CHOOSE, { purpose, isGranted });
  }
  // Recorded last but given first: a consent from before the account was confirmed.
  await app.asOwner(
    `insert into consents (user_id, purpose, version, is_granted, source, at)
      select id, 'terms', '2020-01-01', true, 'sign_up', '2020-03-01 23:30+00' from users where email = 'nora@consents.test'`,
  );
});
afterAll(() => app.stop());

const read = async (filter: Record<string, unknown> = {}, more: Record<string, unknown> = {}): Promise<Log> =>
  (await support.query<{ consentLog: Log }>(LOG, { filter, ...more })).consentLog;
const entries = ({ edges }: Log): Entry[] => edges.map(({ node }) => node);

describe('P15 the consent log', () => {
  test('is readable by admin and support only', async () => {
    for (const [role, code] of [
      ['admin', null],
      ['moderator', 'FORBIDDEN'],
      ['finance', 'FORBIDDEN'],
      ['content', 'FORBIDDEN'],
    ] as const) {
      const member = app.visitor();
      await signInAsAdmin(app, member, `${role}@consents.test`, role);
      expect([role, (await member.send(LOG)).errors[0]?.extensions.code ?? null]).toEqual([role, code]);
    }
    const person = app.visitor();
    await signInAs(person, 'nora@consents.test');
    expect(await person.codeOf(LOG)).toBe('FORBIDDEN');
  });

  test('shows person, purpose, choice, version and source', async () => {
    const [withdrawn, granted] = entries(await read({ query: 'nora@' }));
    expect(withdrawn).toMatchObject({
      personId: nora,
      fullName: 'Nora Vidal Ros',
      purpose: 'MARKETING',
      isGranted: false,
      version: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      source: 'my_data',
    });
    expect(granted).toMatchObject({ purpose: 'MARKETING', isGranted: true });
  });

  test('filters by person, purpose, source, choice and day, also combined', async () => {
    const own = { query: 'nora@consents.test' };
    const { totalCount } = await read(own);
    for (const query of [nora, 'vidal']) expect(await read({ query })).toMatchObject({ totalCount });
    expect(entries(await read({ purpose: 'ANALYTICS' }))).toMatchObject([{ fullName: 'Iván Roca Sol' }]);
    expect(entries(await read({ source: 'my_data' }))).toMatchObject([{ isGranted: false }, { isGranted: true }]);
    expect(entries(await read({ isGranted: false }))).toMatchObject([{ fullName: 'Nora Vidal Ros' }]);
    // 00:30 in Spain.
    expect(entries(await read({ from: '2020-03-02', to: '2020-03-03' }))).toMatchObject([{ purpose: 'TERMS' }]);
    expect(await read({ to: '2020-03-02' })).toMatchObject({ totalCount: 0 });
    expect(await read({ ...own, purpose: 'MARKETING', isGranted: true })).toMatchObject({ totalCount: 1 });
    for (const filter of [{ source: 'elsewhere' }, { query: 'nobody@' }, { ...own, purpose: 'ANALYTICS' }])
      expect(await read(filter)).toMatchObject({ totalCount: 0, edges: [] });
  });

  test('paginates newest first with a constant number of statements', async () => {
    const all = entries(await read());
    expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted((a, b) => b.localeCompare(a)));
    expect(all.at(-1)).toMatchObject({ purpose: 'TERMS', at: '2020-03-01T23:30:00.000Z' });
    const pages: number[] = [];
    let after: string | null = null;
    for (let isMore = true; isMore;) {
      const page: Log = await read({}, { first: 2, after });
      expect(page.totalCount).toBe(all.length);
      pages.push(...entries(page).map(({ number }) => number));
      after = page.pageInfo.endCursor;
      isMore = page.pageInfo.hasNextPage;
    }
    expect(pages).toEqual(all.map(({ number }) => number));
    expect((await support.send(LOG, { after: 'x' })).errors[0]?.extensions.code).toBe('CURSOR_INVALID');
    const count = await countQueries(app, () => read({}, { first: 50 }));
    expect(count).toBe(await countQueries(app, () => read({}, { first: 1 })));
    expect(count).toBeLessThanOrEqual(12);
  });
});
