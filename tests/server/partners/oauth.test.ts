import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD } from '../../support/accounts.js';
import { signInAgain } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { GraphqlClient } from '../../support/graphql-client.js';
import { allow, consentInput, makeApp, pkce, REDIRECT, sendForm, type MadeApp } from '../../support/partners/oauth.js';

const BOOKINGS = '{ myBookings(mode: RENTER, first: 1) { totalCount } }';
const ASK = `query ($input: ConsentRequestInput!) { consentRequest(input: $input) {
  app { name website ownerName isOwnerVerified } scopes problem redirectTo } }`;
const ANSWER = `mutation ($input: AnswerConsentRequestInput!) { answerConsentRequest(input: $input) { redirectTo } }`;
const CONNECTED = '{ connectedApps { id name website scopes consentedAt lastUsedAt } }';
const DISCONNECT = `mutation ($id: ID!) { disconnectApp(input: { connectedAppId: $id }) { disconnectedAppId } }`;
const ROTATE = `mutation ($id: ID!, $password: String = "${PASSWORD}") { rotatePartnerAppSecret(input: { partnerAppId: $id, password: $password }) { secret } }`;
const UPDATE = `mutation ($input: UpdatePartnerAppInput!) { updatePartnerApp(input: $input) { partnerApp { name scopes } } }`;
const DELETE = `mutation ($id: ID!) { deletePartnerApp(input: { partnerAppId: $id }) { deletedPartnerAppId } }`;
const APPS = '{ partnerApps { id name userCount lastUsedAt } }';

let app: MadeApp;

const world = useWorld();
beforeAll(async () => {
  app = await makeApp(world.host);
});

beforeEach(async () => {
  await world.app.context().em.execute('update app_grants set revoked_at = now() where revoked_at is null');
  await world.app.context().em.execute('delete from app_tokens');
});

const clientId = (): string => app.partnerApp.id;
const tokenUrl = (): string => `${world.app.url}/oauth/token`;

/** A code for the renter's bookings, and the form that exchanges it. */
async function codeFor(made = app, more: Record<string, unknown> = {}) {
  const { verifier, codeChallenge } = pkce();
  const uri = await allow(world.renter, consentInput(made.partnerApp.id, codeChallenge, more));
  return {
    grant_type: 'authorization_code',
    code: uri.searchParams.get('code') ?? '',
    redirect_uri: REDIRECT,
    client_id: made.partnerApp.id,
    code_verifier: verifier,
  };
}

const connect = async (more: Record<string, unknown> = {}) =>
  (await sendForm(tokenUrl(), await codeFor(app, more))).body;

const refresh = (refreshToken: string) =>
  sendForm(tokenUrl(), { grant_type: 'refresh_token', refresh_token: refreshToken, client_id: clientId() });

async function statusWith(accessToken: string, query = BOOKINGS): Promise<number> {
  const client = new GraphqlClient(world.app.url);
  client.accessToken = accessToken;
  return (await client.send(query)).status;
}

describe('an app', () => {
  test.each([
    [{ name: ' ' }, 'name', 'REQUIRED'],
    [{ name: 'x'.repeat(61) }, 'name', 'TOO_LONG'],
    [{ website: 'http://mudanzas.example' }, 'website', 'VALUE_INVALID'],
    [{ redirectUris: [] }, 'redirectUris', 'REQUIRED'],
    [{ redirectUris: ['http://mudanzas.example/back'] }, 'redirectUris.0', 'REDIRECT_URI_INVALID'],
    [{ redirectUris: [REDIRECT, 'https://mudanzas.example/#x'] }, 'redirectUris.1', 'REDIRECT_URI_INVALID'],
    [{ redirectUris: ['javascript:alert(1)'] }, 'redirectUris.0', 'REDIRECT_URI_INVALID'],
    [{ redirectUris: ['es.alba:/back'], kind: 'CONFIDENTIAL' }, 'redirectUris.0', 'REDIRECT_URI_INVALID'],
    [{ scopes: [] }, 'scopes', 'REQUIRED'],
    [{ scopes: ['WEBHOOKS'] }, 'scopes', 'VALUE_INVALID'],
    [{ password: 'Otra-verde-2026' }, 'password', 'PASSWORD_WRONG'],
  ])('is refused with %j', async (wrong, path, code) => {
    const error = await makeApp(world.host, wrong).catch((reason: Error) => reason.message);
    expect(error).toContain(`"path":"${path}"`);
    expect(error).toContain(`"code":"${code}"`);
  });

  test('has a secret that is returned once, stored as a hash and rotated by its owner with an overlap', async () => {
    const made = await makeApp(world.host, {
      kind: 'CONFIDENTIAL',
      redirectUris: [REDIRECT, 'http://localhost:8080/'],
    });
    const first = made.secret ?? '';
    expect(first).toMatch(/^hs_test_/);
    const stored = await world.app
      .context()
      .em.execute<{ found: boolean }[]>('select exists (select from partner_apps a where a::text like ?) as found', [
        `%${first}%`,
      ]);
    expect(stored[0]?.found).toBe(false);
    const exchangeWith = async (secret: string | null) => {
      const basic = secret && { authorization: `Basic ${btoa(`${made.partnerApp.id}:${secret}`)}` };
      return (await sendForm(tokenUrl(), await codeFor(made), basic || {})).status;
    };
    expect([await exchangeWith(first), await exchangeWith('hs_test_wrong'), await exchangeWith(null)]).toEqual([
      200, 401, 400,
    ]);
    const wrong = { id: made.partnerApp.id, password: 'Otra-verde-2026' };
    expect((await world.host.send(ROTATE, wrong)).errors[0]?.extensions).toMatchObject({
      fields: [{ path: 'password', code: 'PASSWORD_WRONG' }],
    });
    const { rotatePartnerAppSecret } = await world.host.query<{ rotatePartnerAppSecret: { secret: string } }>(ROTATE, {
      id: made.partnerApp.id,
    });
    expect(await exchangeWith(first)).toBe(200);
    expect(await exchangeWith(rotatePartnerAppSecret.secret)).toBe(200);
    await world.app.context().em.execute(`update partner_apps set old_secret_until = '2027-03-01'`);
    expect(await exchangeWith(first)).toBe(401);
    expect(await world.stranger.codeOf(ROTATE, { id: made.partnerApp.id })).toBe('NOT_FOUND');
    expect(await world.host.codeOf(ROTATE, { id: clientId() })).toBe('NOT_FOUND');
  });

  test('is changed and deleted by its owner only, and deleting it invalidates its tokens', async () => {
    const made = await makeApp(world.host);
    const { body } = await sendForm(tokenUrl(), await codeFor(made));
    expect(await statusWith(body.access_token)).toBe(200);
    const apps = async () =>
      (await world.host.query<{ partnerApps: { id: string; userCount: number; lastUsedAt: string }[] }>(APPS))
        .partnerApps;
    expect((await apps()).find(({ id }) => id === made.partnerApp.id)).toMatchObject({
      userCount: 1,
      lastUsedAt: '2027-03-02T09:55:00.000Z',
    });
    await world.host.query(UPDATE, {
      input: { partnerAppId: made.partnerApp.id, scopes: ['SPACES_READ'], password: PASSWORD },
    });
    expect(await statusWith(body.access_token)).toBe(403);
    expect(await world.stranger.codeOf(DELETE, { id: made.partnerApp.id })).toBe('NOT_FOUND');
    await world.host.query(DELETE, { id: made.partnerApp.id });
    expect(await statusWith(body.access_token)).toBe(401);
    expect((await apps()).map(({ id }) => id)).not.toContain(made.partnerApp.id);
  });
});

describe('the consent page', () => {
  const ask = async (more: Record<string, unknown>) =>
    (
      await world.renter.query<{
        consentRequest: { problem: string | null; redirectTo: string | null; scopes: string[] };
      }>(ASK, { input: consentInput(clientId(), pkce().codeChallenge, more) })
    ).consentRequest;

  test('shows the app, its owner and the requested scopes', async () => {
    expect(await ask({ scope: 'bookings:read spaces:read' })).toEqual({
      app: {
        name: 'Mudanzas Alba',
        website: 'https://mudanzas.example',
        ownerName: 'Marta R.',
        isOwnerVerified: false,
      },
      scopes: ['BOOKINGS_READ', 'SPACES_READ'],
      problem: null,
      redirectTo: null,
    });
  });

  test.each([
    [{ clientId: 'app_unknown' }, 'APP_UNKNOWN'],
    [{ clientId: null }, 'APP_UNKNOWN'],
    [{ redirectUri: 'https://evil.example/' }, 'REDIRECT_UNKNOWN'],
    [{ redirectUri: `${REDIRECT}&more=1` }, 'REDIRECT_UNKNOWN'],
    [{ redirectUri: null }, 'REDIRECT_UNKNOWN'],
  ])('%j is shown as a problem without a redirect', async (more, problem) => {
    expect(await ask(more)).toMatchObject({ problem, redirectTo: null, scopes: [] });
    const input = { request: consentInput(clientId(), pkce().codeChallenge, more), isAllowed: true };
    expect(await world.renter.codeOf(ANSWER, { input })).toBe('NOT_FOUND');
  });

  test.each([
    [{ responseType: 'token' }, 'unsupported_response_type'],
    [{ responseType: null }, 'invalid_request'],
    [{ scope: 'messages' }, 'invalid_scope'],
    [{ scope: '' }, 'invalid_scope'],
    [{ codeChallenge: null }, 'invalid_request'],
    [{ codeChallengeMethod: 'plain' }, 'invalid_request'],
    [{ codeChallengeMethod: null }, 'invalid_request'],
  ])('%j is returned to the app as an error, with state and issuer', async (more, error) => {
    const { problem, redirectTo, scopes } = await ask(more);
    expect([problem, scopes]).toEqual([null, []]);
    const uri = new URL(redirectTo ?? '');
    expect(uri.href.startsWith('https://mudanzas.example/back?from=hueco&')).toBe(true);
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({
      error,
      state: 'xyz',
      iss: new URL(world.app.context().config.publicUrl).origin,
    });
  });

  test('redirects with access_denied after a refusal', async () => {
    const input = { request: consentInput(clientId(), pkce().codeChallenge), isAllowed: false };
    const { answerConsentRequest } = await world.renter.query<{ answerConsentRequest: { redirectTo: string } }>(
      ANSWER,
      {
        input,
      },
    );
    expect(new URL(answerConsentRequest.redirectTo).searchParams.get('error')).toBe('access_denied');
    expect(await world.renter.query(CONNECTED)).toEqual({ connectedApps: [] });
  });

  test('is available to signed-in users only, never to programs', async () => {
    const input = consentInput(clientId(), pkce().codeChallenge);
    expect(await world.app.visitor().codeOf(ASK, { input })).toBe('UNAUTHENTICATED');
    const program = new GraphqlClient(world.app.url);
    program.accessToken = (await connect()).access_token;
    expect(await program.codeOf(ANSWER, { input: { request: input, isAllowed: true } })).toBe('BAD_REQUEST');
    expect(await program.codeOf(CONNECTED)).toBe('BAD_REQUEST');
  });
});

describe('an authorization code', () => {
  test('is exchanged for tokens that act for the user, on the public schema, within the scopes', async () => {
    const answer = await sendForm(tokenUrl(), await codeFor());
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.body).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: 'bookings:read' });
    const client = new GraphqlClient(world.app.url);
    client.accessToken = answer.body.access_token;
    const read = await client.send<{ myBookings: { totalCount: number } }>(BOOKINGS);
    expect([read.status, read.headers.get('ratelimit-policy')]).toEqual([200, '"cost";q=4000;w=40']);
    expect((await client.send('{ conversations { totalCount } }')).errors[0]?.extensions).toMatchObject({
      code: 'SCOPE_MISSING',
      params: { scope: 'messages' },
    });
    expect(await client.codeOf('{ viewer { email } }')).toBe('BAD_REQUEST');
    const rows = await world.app
      .context()
      .em.execute<{ found: boolean }[]>('select exists (select from app_tokens t where t::text like ?) as found', [
        `%${answer.body.access_token}%`,
      ]);
    expect(rows[0]?.found).toBe(false);
  });

  test('lets an app prepare a booking that only the user can pay', async () => {
    const made = await makeApp(world.host, { scopes: ['BOOKINGS_WRITE'] });
    const { body } = await sendForm(tokenUrl(), await codeFor(made, { scope: 'bookings:write' }));
    const program = new GraphqlClient(world.app.url);
    program.accessToken = body.access_token;
    const prepare = `mutation ($input: PrepareBookingInput!) { prepareBooking(input: $input) { checkoutUrl booking { id status } } }`;
    const input = { spaceId: world.spaceId, from: '2027-04-05', to: '2027-05-20' };
    const { prepareBooking } = await program.query<{
      prepareBooking: { checkoutUrl: string; booking: { id: string; status: string } };
    }>(prepare, { input });
    // The page shows the app's name to the user and leads back to the app.
    const { connectedApps } = await world.renter.query<{ connectedApps: { id: string }[] }>('{ connectedApps { id } }');
    const grantId = connectedApps[0]?.id;
    expect(prepareBooking).toEqual({
      checkoutUrl: `${new URL(world.app.context().config.publicUrl).origin}/pay/${world.spaceId}?from=2027-04-05&to=2027-05-20&app=${grantId}`,
      booking: { id: expect.stringMatching(/^bkg_/), status: 'PENDING_PAYMENT' },
    });
    expect(await program.query(prepare, { input })).toEqual({ prepareBooking });
    const start = `mutation ($input: StartBookingInput!) { startBooking(input: $input) { booking { id } } }`;
    const inCheckout = { ...input, termType: 'FIXED', idempotencyKey: 'checkout' };
    expect(await program.codeOf(start, { input: inCheckout })).toBe('BAD_REQUEST');
    expect(await world.renter.query(start, { input: inCheckout })).toEqual({
      startBooking: { booking: { id: prepareBooking.booking.id } },
    });
  });

  test('does not let an app make the declarations of a space', async () => {
    const made = await makeApp(world.host, { scopes: ['SPACES_WRITE'] });
    const { body } = await sendForm(tokenUrl(), await codeFor(made, { scope: 'spaces:write' }));
    const program = new GraphqlClient(world.app.url);
    program.accessToken = body.access_token;
    const save = `mutation ($draft: SpaceDraftInput!) { saveSpaceDraft(input: { draft: $draft }) { space { id } } }`;
    expect(await program.codeOf(save, { draft: { declarations: [] } })).toBe('FORBIDDEN');
    expect((await program.send(save, { draft: { title: 'Trastero de prueba' } })).errors).toEqual([]);
  });

  test('is rejected with a wrong verifier, and is then used up', async () => {
    const fields = await codeFor();
    const wrong = await sendForm(tokenUrl(), { ...fields, code_verifier: pkce().verifier });
    expect([wrong.status, wrong.body.error]).toEqual([400, 'invalid_grant']);
    expect((await sendForm(tokenUrl(), fields)).body.error).toBe('invalid_grant');
  });

  test('is rejected without a verifier, with another redirect, for another app and after it expires', async () => {
    const { code_verifier: _, ...without } = await codeFor();
    expect((await sendForm(tokenUrl(), without)).body.error).toBe('invalid_grant');
    expect((await sendForm(tokenUrl(), { ...(await codeFor()), redirect_uri: 'https://evil.example/' })).status).toBe(
      400,
    );
    const other = await makeApp(world.host, { name: 'Otra' });
    expect((await sendForm(tokenUrl(), { ...(await codeFor()), client_id: other.partnerApp.id })).body.error).toBe(
      'invalid_grant',
    );
    const late = await codeFor();
    await world.app.context().em.execute(`update app_codes set expires_at = '2027-03-01' where used_at is null`);
    expect((await sendForm(tokenUrl(), late)).body.error).toBe('invalid_grant');
  });

  test('used twice invalidates the tokens of the first use', async () => {
    const fields = await codeFor();
    const first = await sendForm(tokenUrl(), fields);
    expect(await statusWith(first.body.access_token)).toBe(200);
    expect((await sendForm(tokenUrl(), fields)).body.error).toBe('invalid_grant');
    expect(await statusWith(first.body.access_token)).toBe(401);
    expect((await refresh(first.body.refresh_token)).body.error).toBe('invalid_grant');
  });

  test('requests with a duplicate field or another grant type are rejected', async () => {
    const twice = await sendForm(tokenUrl(), `grant_type=refresh_token&client_id=${clientId()}&client_id=x`);
    expect([twice.status, twice.body.error]).toEqual([400, 'invalid_request']);
    const password = { grant_type: 'password', username: 'a', password: 'b', client_id: clientId() };
    expect((await sendForm(tokenUrl(), password)).status).toBe(400);
  });
});

describe('a refresh token', () => {
  test('is rotated at each use; reusing it revokes the consent', async () => {
    const first = await connect();
    const second = await refresh(first.refresh_token);
    expect(second.status).toBe(200);
    expect(await statusWith(second.body.access_token)).toBe(200);
    const replayed = await refresh(first.refresh_token);
    expect([replayed.status, replayed.body.error]).toEqual([400, 'invalid_grant']);
    expect(await statusWith(second.body.access_token)).toBe(401);
    expect((await refresh(second.body.refresh_token)).body.error).toBe('invalid_grant');
    expect(await world.renter.query(CONNECTED)).toEqual({ connectedApps: [] });
  });

  test('used ten times concurrently succeeds once, and no token remains valid', async () => {
    const { refresh_token: token } = await connect();
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const [left] = await world.app.context().em.execute<{ count: string }[]>('select count(*) from app_tokens');
    expect(Number(left?.count)).toBe(0);
  });

  test('cannot request more scopes than were granted', async () => {
    const { refresh_token: token } = await connect();
    const more = { grant_type: 'refresh_token', refresh_token: token, client_id: clientId(), scope: 'spaces:read' };
    expect((await sendForm(tokenUrl(), more)).body.error).toBe('invalid_scope');
  });
});

describe('an app loses access', () => {
  const revokeUrl = (): string => `${world.app.url}/oauth/revoke`;

  test('when it revokes its own token (RFC 7009)', async () => {
    const first = await connect();
    const access = await sendForm(revokeUrl(), { token: first.access_token, client_id: clientId() });
    expect([access.status, await statusWith(first.access_token)]).toEqual([200, 401]);
    const second = (await refresh(first.refresh_token)).body;
    const foreign = await makeApp(world.stranger);
    await sendForm(revokeUrl(), { token: second.refresh_token, client_id: foreign.partnerApp.id });
    expect(await statusWith(second.access_token)).toBe(200);
    await sendForm(revokeUrl(), { token: second.refresh_token, client_id: clientId() });
    expect(await statusWith(second.access_token)).toBe(401);
    expect((await sendForm(revokeUrl(), { token: 'unknown', client_id: clientId() })).status).toBe(200);
    expect((await sendForm(revokeUrl(), { token: 'x', client_id: 'app_unknown' })).body.error).toBe('invalid_client');
  });

  test('when the user disconnects it', async () => {
    const { access_token: token, refresh_token: next } = await connect();
    await statusWith(token);
    const { connectedApps } = await world.renter.query<{ connectedApps: { id: string }[] }>(CONNECTED);
    expect(connectedApps).toEqual([
      {
        id: expect.stringMatching(/^cap_/),
        name: 'Mudanzas Alba',
        website: 'https://mudanzas.example',
        scopes: ['BOOKINGS_READ'],
        consentedAt: '2027-03-02T09:55:00.000Z',
        lastUsedAt: '2027-03-02T09:55:00.000Z',
      },
    ]);
    const id = connectedApps[0]?.id;
    expect(await world.stranger.codeOf(DISCONNECT, { id })).toBe('NOT_FOUND');
    await world.renter.query(DISCONNECT, { id });
    expect([await statusWith(token), (await refresh(next)).status]).toEqual([401, 400]);
    expect(await world.renter.query(DISCONNECT, { id })).toEqual({ disconnectApp: { disconnectedAppId: id } });
  });

  test('when the access token expires, and finally when the consent expires', async () => {
    const { access_token: token, refresh_token: next } = await connect();
    await world.app
      .context()
      .em.execute(`update app_tokens set expires_at = '2027-03-02T09:54:00Z' where kind = 'access'`);
    expect(await statusWith(token)).toBe(401);
    const again = (await refresh(next)).body;
    await world.app.context().em.execute(`update app_grants set expires_at = '2027-03-02T09:54:00Z'`);
    expect([await statusWith(again.access_token), (await refresh(again.refresh_token)).status]).toEqual([401, 400]);
  });

  test.each([
    ['its user is suspended', `update users set suspended_at = now() where email = 'renter@example.test'`],
    ['its owner is suspended', `update users set suspended_at = now() where email = 'host@example.test'`],
    [
      'the password is changed',
      `update users set password_changed_at = '2027-03-02T10:00:00Z' where email = 'renter@example.test'`,
    ],
  ])('when %s', async (_name, statement) => {
    const { em } = world.app.context();
    const { access_token: token, refresh_token: next } = await connect();
    expect(await statusWith(token)).toBe(200);
    await em.execute(statement);
    expect([await statusWith(token), (await refresh(next)).body.access_token]).toEqual([401, undefined]);
    await em.execute('update users set suspended_at = null, password_changed_at = null');
    await signInAgain(world);
  });
});

test("apiUsage counts the calls of a developer's apps apart from those of their keys", async () => {
  const { access_token: token } = await connect();
  await statusWith(token);
  const callsOf = async (source: string): Promise<number> =>
    (await world.host.query<{ apiUsage: { calls: number } }>(`{ apiUsage(of: ${source}) { calls } }`)).apiUsage.calls;
  await expect.poll(() => callsOf('APPS'), { timeout: 15_000, interval: 1_500 }).toBeGreaterThan(0);
  expect(await callsOf('KEYS')).toBe(0);
});

test('the audit log has each change of an app and of a consent, and each replayed token', async () => {
  const { refresh_token: token } = await connect();
  await refresh(token);
  await refresh(token);
  const rows = await world.app
    .context()
    .em.execute<{ action: string }[]>(
      `select distinct action from audit_log where object_type = 'PartnerApp' order by 1`,
    );
  expect(rows.map(({ action }) => action)).toEqual([
    'app_grant.allowed',
    'app_grant.replayed',
    'app_grant.revoked',
    'partner_app.changed',
    'partner_app.registered',
    'partner_app.removed',
    'partner_app.secret_rotated',
  ]);
});

test('the metadata document lists every endpoint and allows any origin (RFC 8414)', async () => {
  const answer = await fetch(`${world.app.url}/.well-known/oauth-authorization-server`);
  const issuer = new URL(world.app.context().config.publicUrl).origin;
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(await answer.json()).toMatchObject({
    issuer,
    authorization_endpoint: `${issuer}/oauth/authorize`,
    token_endpoint: `${issuer}/oauth/token`,
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  });
  const preflight = await fetch(tokenUrl(), { method: 'OPTIONS', headers: { origin: 'https://partner.example' } });
  expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([
    204,
    'Authorization, Content-Type',
  ]);
});
