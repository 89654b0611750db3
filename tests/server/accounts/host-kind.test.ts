import { expect, test } from 'vitest';
import { mailsTo } from '../../support/accounts.js';
import { ACCEPT, person, request, start, stay } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { runJobs } from '../../support/queued-jobs.js';
import {
  insertPhotos,
  PROFESSIONAL,
  publishedSpace,
  SAVE_TRADER,
  saveDraft,
  TRADER,
  wholeDraft,
} from '../../support/spaces.js';

const world = useWorld();

const SEE = `query ($id: ID!) { space(id: $id) { host { isTrader } draft { isTrader } } viewer { isTrader } }`;
const PUBLISH = `mutation ($id: ID!) { publishSpace(input: { spaceId: $id }) { space { id } } }`;
const UPDATE = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { viewer { isTrader displayName } } }`;
const COMPANY = { ...PROFESSIONAL, taxProfile: 'EMPRESA', nif: 'A58818501' } as const;

const see = (client: GraphqlClient, id: string) => client.query<object>(SEE, { id });
const problemsOf = async (client: GraphqlClient, mutation: string, variables: Record<string, unknown>) =>
  (await client.send(mutation, variables)).errors[0]?.extensions.fields?.map(({ path, code }) => [path, code]);

async function draftOf(client: GraphqlClient, values: Record<string, unknown>): Promise<string> {
  const id = await saveDraft(client, wholeDraft(values));
  await insertPhotos(world.app, id);
  return id;
}

test('P15 publishing requires an answer to isTrader, stores it with the account and shows it publicly', async () => {
  const host = await person(world.app, 'asked', 'Nuria Sanz Gil', ['renter', 'host']);
  const id = await draftOf(host, { isTrader: null });
  expect(await see(host, id)).toEqual({
    space: { host: { isTrader: false }, draft: { isTrader: null } },
    viewer: { isTrader: null },
  });
  expect(await problemsOf(host, PUBLISH, { id })).toEqual([['draft.isTrader', 'TRADER_REQUIRED']]);
  await saveDraft(host, PROFESSIONAL, id);
  // Until publication it is a draft like the other fields.
  expect(await see(host, id)).toMatchObject({
    space: { host: { isTrader: false }, draft: { isTrader: true } },
    viewer: { isTrader: null },
  });
  await host.query(PUBLISH, { id });
  expect(await see(host, id)).toEqual({
    space: { host: { isTrader: true }, draft: { isTrader: true } },
    viewer: { isTrader: true },
  });
  expect(await see(world.app.visitor(), id)).toMatchObject({ space: { host: { isTrader: true } } });
  // The next space starts with the account's value, and a draft without the field changes nothing.
  const { isTrader: _, ...rest } = wholeDraft({ ...PROFESSIONAL, taxProfile: 'EXEMPT_OTHER' });
  const next = await saveDraft(host, rest);
  await insertPhotos(world.app, next);
  expect(await see(host, next)).toMatchObject({ space: { draft: { isTrader: true } } });
  await host.query(PUBLISH, { id: next });
  expect(await see(host, next)).toMatchObject({ viewer: { isTrader: true } });
});

test('P15 a host with a company tax profile must be a trader in space and profile', async () => {
  const host = await person(world.app, 'company', 'Pau Ferrer Mas', ['renter', 'host']);
  const id = await draftOf(host, { ...COMPANY, isTrader: false });
  expect(await problemsOf(host, PUBLISH, { id })).toEqual([['draft.taxProfile', 'TAX_PROFILE_CONTRADICTS']]);
  await saveDraft(host, COMPANY, id);
  await host.query(PUBLISH, { id });
  expect(await problemsOf(host, UPDATE, { input: { isTrader: false, displayName: 'Pau' } })).toEqual([
    ['isTrader', 'TRADER_BY_TAX_PROFILE'],
  ]);
  expect(await host.query(`{ viewer { isTrader displayName } }`)).toEqual({
    viewer: { isTrader: true, displayName: null },
  });
  const other = await draftOf(host, { isTrader: false });
  expect(await problemsOf(host, PUBLISH, { id: other })).toEqual([['draft.isTrader', 'TRADER_BY_TAX_PROFILE']]);
  // The space may change from company to private together with the account's answer.
  await saveDraft(host, { isTrader: false, taxProfile: 'PARTICULAR' }, id);
  await host.query(PUBLISH, { id });
  expect(await host.query(UPDATE, { input: { isTrader: false } })).toMatchObject({
    updateProfile: { viewer: { isTrader: false } },
  });
  expect(await host.query(UPDATE, { input: { isTrader: null } })).toMatchObject({
    updateProfile: { viewer: { isTrader: false } },
  });
});

test('DSA 30 the validated trader details of a professional host are public, those of a private host are not', async () => {
  const host = await person(world.app, 'registered', 'Sara Coll Vila', ['renter', 'host']);
  const id = await publishedSpace(world.app, host, COMPANY);
  const READ = `query ($id: ID!) { space(id: $id) { host { traderDetails { name nif phone register registerNumber } } } }`;
  const read = () => world.app.visitor().query<{ space: { host: { traderDetails: object | null } } }>(READ, { id });
  const refused = (change: object) => problemsOf(host, SAVE_TRADER, { input: { ...TRADER, ...change } });
  expect((await read()).space.host.traderDetails).toBeNull();
  const wrong = { name: 'T', address: 'Calle', email: 'no', phone: '12', nif: '12345678A', isCertified: false };
  expect(await refused(wrong)).toEqual([
    ['name', 'TEXT_LENGTH'],
    ['address', 'TEXT_LENGTH'],
    ['email', 'EMAIL_INVALID'],
    ['phone', 'CONTACT_PHONE_INVALID'],
    ['nif', 'NIF_INVALID'],
    ['isCertified', 'DECLARATIONS_REQUIRED'],
  ]);
  expect(await refused({ registerNumber: null })).toEqual([['registerNumber', 'TEXT_LENGTH']]);
  await host.query(SAVE_TRADER, { input: TRADER });
  const { name, nif, register, registerNumber } = TRADER;
  const given = { name, nif, phone: '+34912345678', register, registerNumber };
  expect((await read()).space.host.traderDetails).toEqual(given);
  await host.query(SAVE_TRADER, { input: { ...TRADER, register: null, registerNumber: null } });
  expect((await read()).space.host.traderDetails).toEqual({ ...given, register: null, registerNumber: null });
  await saveDraft(host, { isTrader: false, taxProfile: 'PARTICULAR' }, id);
  await host.query(PUBLISH, { id });
  expect((await read()).space.host.traderDetails).toBeNull();
  expect(await host.query(`{ viewer { traderDetails { name } } }`)).toMatchObject({
    viewer: { traderDetails: { name } },
  });
});

test('P3 the withdrawal rule is fixed when a booking starts and is shown in the booking and the mails', async () => {
  const { app, renter, spaceId } = world;
  const host = await person(app, 'trader', 'Trasteros Sur', ['renter', 'host']);
  const professional = await publishedSpace(app, host, { ...COMPANY, title: 'Trastero de empresa' });
  const ruleOf = async (id: string) =>
    (
      await renter.query<{ booking: { isHostTrader: boolean } }>(
        `query ($id: ID!) { booking(id: $id) { isHostTrader } }`,
        { id },
      )
    ).booking.isHostTrader;
  const booked = async (space: string, client: GraphqlClient) => {
    const { id } = await start(renter, stay(space));
    await request(renter, id);
    await client.query(ACCEPT, { input: { bookingId: id } });
    return id;
  };
  const ofTrader = await booked(professional, host);
  const ofPrivate = await booked(spaceId, world.host);
  expect([await ruleOf(ofTrader), await ruleOf(ofPrivate)]).toEqual([true, false]);
  await app.context().em.execute('update users set is_trader = not is_trader where is_trader is not null');
  expect([await ruleOf(ofTrader), await ruleOf(ofPrivate)]).toEqual([true, false]);
  await app.settle();
  await runJobs(app, 'mail.send');
  const mails = (await mailsTo(app, 'renter@example.test')).map(({ subject, text }) => [
    subject.split(':')[0],
    /profesional \(persona o empresa\): tienes 14 días/.test(text),
    /como particular: el derecho/.test(text),
    /periodos siguientes se cobran/.test(text),
  ]);
  expect(mails.toSorted()).toEqual(
    [
      ['Solicitud enviada', false, true, true],
      ['Solicitud enviada', true, false, true],
      ['Reserva confirmada', false, true, true],
      ['Reserva confirmada', true, false, true],
    ].toSorted(),
  );
});
