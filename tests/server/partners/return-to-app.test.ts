import { beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD } from '../../support/accounts.js';
import { request } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { GraphqlClient } from '../../support/graphql-client.js';
import { allow, consentInput, makeApp, pkce, REDIRECT, sendForm, type MadeApp } from '../../support/partners/oauth.js';

const PREPARE = `mutation ($input: PrepareBookingInput!) { prepareBooking(input: $input) { checkoutUrl booking { id } } }`;
const BACK = `query ($input: ReturnToAppInput!) { returnToApp(input: $input) { appName url sendsOutcome } }`;
const MANDATED = '{ mandatedBookings { id preparedBy mandateWithdrawnAt } }';
const WITHDRAW = `mutation ($id: ID!) { withdrawMandate(input: { bookingId: $id }) { booking { id } } }`;
const UPDATE = `mutation ($input: UpdatePartnerAppInput!) { updatePartnerApp(input: $input) { partnerApp { id } } }`;

let made: MadeApp;
let program: GraphqlClient;
let checkout: URL;
let bookingId: string;

const stay = () => ({ spaceId: world.spaceId, from: '2027-04-05', to: '2027-05-20' });
const origin = (): string => new URL(world.app.context().config.publicUrl).origin;

const world = useWorld();
beforeAll(async () => {
  made = await makeApp(world.host, { scopes: ['BOOKINGS_WRITE'] });
  const { verifier, codeChallenge } = pkce();
  const asked = consentInput(made.partnerApp.id, codeChallenge, { scope: 'bookings:write' });
  const code = (await allow(world.renter, asked)).searchParams.get('code') ?? '';
  const { body } = await sendForm(`${world.app.url}/oauth/token`, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: REDIRECT,
    client_id: made.partnerApp.id,
    code_verifier: verifier,
  });
  program = new GraphqlClient(world.app.url);
  program.accessToken = body.access_token;
  const { prepareBooking } = await program.query<{
    prepareBooking: { checkoutUrl: string; booking: { id: string } };
  }>(PREPARE, { input: { ...stay(), returnUri: REDIRECT, state: 'order 4711' } });
  checkout = new URL(prepareBooking.checkoutUrl);
  bookingId = prepareBooking.booking.id;
});

/** The query that the payment page sends with its address. */
const asked = (more: Record<string, unknown> = {}) => ({
  connectedAppId: checkout.searchParams.get('app'),
  returnUri: checkout.searchParams.get('return'),
  state: checkout.searchParams.get('state'),
  bookingId,
  ...more,
});

interface Back {
  readonly returnToApp: { readonly appName: string; readonly url: string; readonly sendsOutcome: boolean } | null;
}

const back = async (more: Record<string, unknown> = {}, person = world.renter) =>
  (await person.query<Back>(BACK, { input: asked(more) })).returnToApp;

const outcome = (params: Record<string, string>): string =>
  `${REDIRECT}&${new URLSearchParams({ ...params, state: 'order 4711', iss: origin() })}`;

describe('P-34 return to the app that prepared a booking', () => {
  test('returnUri must be a registered address of the calling app', async () => {
    for (const returnUri of [`${REDIRECT}x`, 'https://evil.example/', 'javascript:alert(1)'])
      expect((await program.send(PREPARE, { input: { ...stay(), returnUri } })).errors[0]?.extensions).toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: [{ path: 'returnUri', code: 'REDIRECT_URI_INVALID' }],
      });
    for (const state of ['ñ', 'x'.repeat(1001)])
      expect(
        (await program.send(PREPARE, { input: { ...stay(), returnUri: REDIRECT, state } })).errors[0]?.extensions
          .fields,
      ).toMatchObject([{ path: 'state', code: 'VALUE_INVALID' }]);
    const inSession = { ...stay(), returnUri: REDIRECT };
    expect((await world.renter.send(PREPARE, { input: inSession })).errors[0]?.extensions.fields).toMatchObject([
      { path: 'returnUri', code: 'REDIRECT_URI_INVALID' },
    ]);
  });

  test('the return URL has the given state and the current status of the booking', async () => {
    expect(checkout.pathname).toBe(`/pay/${world.spaceId}`);
    expect(await back()).toEqual({
      appName: 'Mudanzas Alba',
      url: outcome({ booking_id: bookingId, status: 'PENDING_PAYMENT' }),
      sendsOutcome: true,
    });
    await request(world.renter, bookingId);
    expect((await back())?.url).toBe(outcome({ booking_id: bookingId, status: 'REQUESTED' }));
  });

  test('the mandate names the app that prepared the booking, and only the user can withdraw it', async () => {
    const mandated = async () => (await world.renter.query<{ mandatedBookings: object[] }>(MANDATED)).mandatedBookings;
    expect(await mandated()).toEqual([{ id: bookingId, preparedBy: 'Mudanzas Alba', mandateWithdrawnAt: null }]);
    expect((await program.send(WITHDRAW, { id: bookingId })).errors[0]?.extensions.code).toBe('BAD_REQUEST');
    await world.renter.query(WITHDRAW, { id: bookingId });
    expect(await mandated()).toMatchObject([{ mandateWithdrawnAt: world.clock.now().toISOString() }]);
  });

  test("an unregistered address falls back to the app's website, and other users get nothing", async () => {
    expect(await back({ returnUri: 'https://evil.example/' })).toEqual({
      appName: 'Mudanzas Alba',
      url: 'https://mudanzas.example',
      sendsOutcome: false,
    });
    expect(await back({ bookingId: 'bkg_AAAAAAAAAAAAAAAAAAAAAA' })).toMatchObject({ url: outcome({}) });
    expect(await back({}, world.host)).toBeNull();
    expect(await world.app.visitor().codeOf(BACK, { input: asked() })).toBe('UNAUTHENTICATED');
  });

  test('an address that the app has removed is no longer used', async () => {
    const input = { partnerAppId: made.partnerApp.id, redirectUris: [`${REDIRECT}2`], password: PASSWORD };
    await world.host.query(UPDATE, { input });
    expect(await back()).toMatchObject({ url: 'https://mudanzas.example', sendsOutcome: false });
  });
});
