import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccount, mailsTo, signInAs, signInAsAdmin } from '../../support/accounts.js';
import { FakeClock } from '../../support/fake-clock.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { runJobs } from '../../support/queued-jobs.js';
import { START, stay } from '../../support/bookings.js';
import { newPerson, publishedSpace, SAVE_TAX, SAVE_TRADER, TAX, TRADER } from '../../support/spaces.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';
import { overviewOf, problemsOf } from '../../support/verification.js';

const HOST_DATA = '{ viewer { hostData { missing dueAt unlistedAt } } }';
const SEE = 'query ($id: ID!) { space(id: $id) { status } }';
const FOUND = '{ searchSpaces(first: 50) { edges { node { id } } } }';
const PEOPLE = 'query ($filter: PeopleFilter) { people(filter: $filter) { edges { node { fullName level } } } }';
const ASKED = 'Faltan datos tuyos';

interface HostData {
  readonly missing: readonly string[];
  readonly dueAt: string;
  readonly unlistedAt: string | null;
}

const clock = new FakeClock('2027-03-02T09:55:00Z');
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock, config: { requireIdentity: true, requirePayoutAccount: true } });
});
afterAll(() => app.stop());

/** A verified private host with a published space. */
async function hostNamed(name: string): Promise<{ host: GraphqlClient; email: string; spaceId: string }> {
  const email = `${name}@example.test`;
  await createAccount(app, { email, fullName: `Pau ${name} Mas`, roles: ['renter', 'host'] });
  await app.asOwner('update users set phone_verified_at = now(), identity_verified_at = now() where email = $1', [
    email,
  ]);
  const host = app.visitor();
  await signInAs(host, email);
  return { host, email, spaceId: await publishedSpace(app, host) };
}

const giveAccount = (email: string): Promise<unknown> =>
  app.asOwner(
    `insert into payout_accounts (user_id, provider, ref, idempotency_key, status)
     select id, $2, 'acct_' || id, 'account:' || id, 'complete' from users where email = $1`,
    [email, app.services.ports.payments.current.name],
  );

async function runDaily(): Promise<void> {
  await app.jobs.handlers.get('verification.ask-hosts')?.(app.context(), {});
  await app.settle();
}

/** The mails besides the one about the publication, newest first. */
async function mailed(email: string): Promise<string[]> {
  await runJobs(app, 'mail.send');
  return (await mailsTo(app, email)).map(({ subject }) => subject).filter((subject) => !subject.startsWith('Espacio'));
}

const hostData = async (host: GraphqlClient, email: string): Promise<HostData | null> => {
  await signInAs(host, email);
  return (await host.query<{ viewer: { hostData: HostData | null } }>(HOST_DATA)).viewer.hostData;
};

async function isShown(id: string): Promise<boolean> {
  const visitor = app.visitor();
  const { searchSpaces } = await visitor.query<{ searchSpaces: { edges: { node: { id: string } }[] } }>(FOUND);
  const { space } = await visitor.query<{ space: object | null }>(SEE, { id });
  const isFound = searchSpaces.edges.some(({ node }) => node.id === id);
  expect(space !== null).toBe(isFound);
  return isFound;
}

describe('legally required data of hosts', () => {
  test('DSA 30 a professional with published spaces is asked twice, unlisted after two months, relisted with the data', async () => {
    const { host, email, spaceId } = await hostNamed('firm');
    await giveAccount(email);
    await app.asOwner('update users set is_trader = true where email = $1', [email]);
    // Sent once a day, however often the job runs.
    for (let times = 0; times < 2; times++) await runDaily();
    const missing = ['TRADER_DETAILS'];
    expect(await hostData(host, email)).toEqual({ missing, dueAt: '2027-05-01T09:55:00.000Z', unlistedAt: null });
    expect(await mailed(email)).toEqual([ASKED]);
    for (const [days, mails] of [
      [29, [ASKED]],
      [1, [ASKED, ASKED]],
      [29, [ASKED, ASKED]],
    ] as const) {
      clock.advance({ days });
      await runDaily();
      expect(await mailed(email)).toEqual(mails);
    }
    expect(await isShown(spaceId)).toBe(true);
    clock.advance({ days: 1 });
    await runDaily();
    expect(await mailed(email)).toEqual(['Tus anuncios han dejado de verse', ASKED, ASKED]);
    expect(await isShown(spaceId)).toBe(false);
    const unlistedAt = '2027-05-01T09:55:00.000Z';
    expect(await hostData(host, email)).toEqual({ missing, dueAt: unlistedAt, unlistedAt });
    expect(await host.query(SEE, { id: spaceId })).toEqual({ space: { status: 'SUSPENDED' } });
    const renter = await newPerson(app, 'renter@example.test');
    expect(await renter.codeOf(START, { input: stay(spaceId, 100) })).toBe('SPACE_NOT_BOOKABLE');

    await host.query(SAVE_TRADER, { input: TRADER });
    await app.settle();
    expect(await isShown(spaceId)).toBe(true);
    expect(await hostData(host, email)).toBeNull();
    expect((await mailed(email))[0]).toBe('Tus anuncios se ven otra vez');
    const { em } = app.context();
    expect(await em.execute(`select action from audit_log where action like 'user.%listed' order by id`)).toEqual([
      { action: 'user.unlisted' },
      { action: 'user.listed' },
    ]);
  });

  test('P8 level 4 requires valid tax details and a payout account, and both are asked for', async () => {
    const { host, email } = await hostNamed('private');
    await runDaily();
    expect((await hostData(host, email))?.missing).toEqual(['TAX_DETAILS', 'PAYOUT_ACCOUNT']);
    const refused = (change: object) => problemsOf(host, SAVE_TAX, { input: { ...TAX, ...change } });
    expect(await refused({ nif: '12345678A', address: 'Calle' })).toEqual(['nif NIF_INVALID', 'address TEXT_LENGTH']);
    expect(await refused({ nif: 'X1234567Z' })).toEqual(['nif NIF_INVALID']);
    expect(await refused({ nif: 'A58818502' })).toEqual(['nif NIF_INVALID']);
    expect(await refused({ birthDate: null })).toEqual(['birthDate BIRTH_DATE_INVALID']);
    expect(await refused({ birthDate: '2015-01-01' })).toEqual(['birthDate UNDERAGE']);
    expect(await host.query(SAVE_TAX, { input: { ...TAX, nif: 'A58818501', birthDate: null } })).toMatchObject({
      saveTaxDetails: { viewer: { taxDetails: { nif: 'A58818501', birthDate: null } } },
    });
    expect(await host.query(SAVE_TAX, { input: TAX })).toEqual({
      saveTaxDetails: { viewer: { taxDetails: { ...TAX, nif: '12345678Z' } } },
    });
    await app.settle();
    expect((await hostData(host, email))?.missing).toEqual(['PAYOUT_ACCOUNT']);
    await app.asOwner('update spaces set verified_at = now() where host_id = (select id from users where email = $1)', [
      email,
    ]);
    const admin = app.visitor();
    await signInAsAdmin(app, admin, 'admin@example.test');
    const listed = async (minLevel: number) =>
      (
        await admin.query<{ people: { edges: { node: { level: number } }[] } }>(PEOPLE, {
          filter: { query: email, minLevel },
        })
      ).people.edges.map(({ node }) => node.level);
    expect([(await overviewOf(host)).level, await listed(3), await listed(4)]).toEqual([3, [3], []]);
    await giveAccount(email);
    expect([(await overviewOf(host)).level, await listed(4)]).toEqual([4, [4]]);
    await runDaily();
    expect(await hostData(host, email)).toBeNull();
  });

  test('P8 level 5 requires level 4 and the trader details of a professional', async () => {
    const { host, email } = await hostNamed('shop');
    await app.asOwner(`update users set is_trader = true where email = $1`, [email]);
    await app.asOwner('update spaces set verified_at = now() where host_id = (select id from users where email = $1)', [
      email,
    ]);
    await giveAccount(email);
    const admin = app.visitor();
    await signInAsAdmin(app, admin, 'admin@example.test');
    const found = async (minLevel: number): Promise<number[]> =>
      (
        await admin.query<{ people: { edges: { node: { level: number } }[] } }>(PEOPLE, {
          filter: { query: email, minLevel },
        })
      ).people.edges.map(({ node }) => node.level);
    expect(await overviewOf(host)).toMatchObject({ level: 3, topLevel: 5 });
    expect([await found(3), await found(5)]).toEqual([[3], []]);
    await host.query(SAVE_TRADER, { input: TRADER });
    expect(await overviewOf(host)).toMatchObject({ level: 5, topLevel: 5 });
    expect([await found(5), await found(4)]).toEqual([[5], [5]]);
    const { host: other, email: otherEmail } = await hostNamed('neighbour');
    await giveAccount(otherEmail);
    expect(await overviewOf(other)).toMatchObject({ topLevel: 4 });
  });

  test('P8 hosts without a published space are not asked', async () => {
    const { host, email, spaceId } = await hostNamed('gone');
    await runDaily();
    await host.query('mutation ($id: ID!) { archiveSpace(input: { spaceId: $id }) { space { id } } }', { id: spaceId });
    clock.advance({ days: 90 });
    await runDaily();
    expect([await hostData(host, email), await mailed(email)]).toEqual([null, [ASKED]]);
  });
});
