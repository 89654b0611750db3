import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerGoods, payWith } from '../e2e/support/checkout.js';
import { DEMO_PASSWORD } from '../e2e/support/demo.js';
import { newVisitor, signIn, startWebApp, type Visitor } from '../e2e/support/web-app.js';
import { launchBrowser } from '../support/browser.js';
import { pkce, sendForm } from '../support/partners/oauth.js';
import type { TestApp } from '../support/test-app.js';
import * as documents from './documents.js';
import { Program } from './program.js';
import { Receiver } from './receiver.js';

// A partner's whole workflow by published means only: `program.ts` calls HTTP, `documents.ts` uses the public schema; this file acts as the users.

const HOOK = 'https://alba.example/hueco';
const EVENTS = ['SPACE_PUBLISHED', 'BOOKING_REQUESTED', 'BOOKING_CONFIRMED'];
const KEY_SCOPES = [/Publicar y cambiar tus espacios/, /Responder y gestionar tus reservas/, /Gestionar webhooks/];

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const stay = { from: inDays(30), to: inDays(75) };
const blocked = { from: inDays(200), to: inDays(210) };

let app: TestApp;
let browser: Browser;
let receiver: Receiver;
let owner: Visitor;
let user: Visitor;
let clientId: string;
let unit: Program;
let forUser: Program;
let webhook: { id: string; secret: string };
let spaceId: string;
let bookingId: string;
let checkoutUrl: string;

beforeAll(async () => {
  receiver = await Receiver.start();
  // The partner's server runs on this machine, which the product's rule for addresses refuses.
  const webhooks = {
    send: async (_address: string, { body, headers }: { body: string; headers: Readonly<Record<string, string>> }) => {
      const { status } = await fetch(`${receiver.origin}/hueco`, { method: 'POST', headers, body });
      return { status, problem: null, body: null };
    },
  };
  [app, browser] = await Promise.all([startWebApp({ ports: { webhooks } }), launchBrowser()]);
  [owner, user] = await Promise.all([newVisitor(browser, app), newVisitor(browser, app)]);
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
  receiver?.stop();
});

/** The secret that the console shows once. */
async function shownSecret(): Promise<string> {
  const { page } = owner;
  const text = await page.getByRole('dialog').locator('code', { hasText: /^hk_/ }).innerText();
  await page.getByRole('button', { name: 'Ya la he guardado' }).click();
  return text.trim();
}

describe("a partner's workflow using only the published documents", () => {
  test('P-33 a key and an app are created in the console', async () => {
    const { page } = owner;
    await signIn(page, 'host@hueco.test', DEMO_PASSWORD, '/developers/console');
    await page.getByRole('button', { name: 'Crear clave' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nombre').fill('Servidor Alba');
    for (const scope of KEY_SCOPES) await dialog.getByLabel(scope).check();
    await dialog.getByLabel('Tu contraseña de Hueco').fill(DEMO_PASSWORD);
    await dialog.getByRole('button', { name: 'Crear clave' }).click();
    unit = await Program.start(app.url, await shownSecret());
    await page.goto('/developers/console?view=apps');
    await page.getByRole('button', { name: 'Registrar aplicación' }).click();
    await dialog.getByLabel('Nombre').fill('Mudanzas Alba');
    await dialog.getByLabel('Web', { exact: true }).fill('https://alba.example');
    await dialog.getByLabel('Direcciones de vuelta').fill(`${receiver.origin}/back`);
    await dialog.getByLabel(/Responder y gestionar tus reservas/).check();
    await dialog.getByLabel('Tu contraseña de Hueco').fill(DEMO_PASSWORD);
    await dialog.getByRole('button', { name: 'Registrar aplicación' }).click();
    clientId = await page.locator('code', { hasText: /^app_/ }).first().innerText();
  });

  test('a space is published with its photos, and some of its days are blocked', async () => {
    const input = { url: HOOK, events: EVENTS };
    const { createWebhookEndpoint: made } = await unit.call<{
      createWebhookEndpoint: { secret: string; webhookEndpoint: { id: string } };
    }>(documents.CREATE_WEBHOOK, { input });
    webhook = { id: made.webhookEndpoint.id, secret: made.secret };
    const { createSpace } = await unit.call<{ createSpace: { space: { id: string; draftProblems: object[] } } }>(
      documents.CREATE_SPACE,
      { input: { draft: documents.UNIT, clientKey: 'alba-box-7' } },
    );
    spaceId = createSpace.space.id;
    expect(createSpace.space.draftProblems).toEqual([{ path: 'draft.photos', code: 'PHOTOS_TOO_FEW' }]);
    for (const hue of [40, 120, 200]) expect(await unit.upload(spaceId, await picture(hue))).toBe(201);
    const { updateSpace } = await unit.call<{
      updateSpace: { space: { status: string; title: string; coverPhoto: { url: string } } };
    }>(documents.UPDATE_SPACE, { input: { spaceId, draft: { title: 'Box 7 de Mudanzas Alba' }, publish: true } });
    expect(updateSpace.space).toMatchObject({ status: 'PUBLISHED', title: 'Box 7 de Mudanzas Alba' });
    const shown = await fetch(updateSpace.space.coverPhoto.url);
    expect([shown.status, shown.headers.get('cross-origin-resource-policy')]).toEqual([200, 'cross-origin']);
    const { blockDays } = await unit.call<{ blockDays: { blocks: object[] } }>(documents.BLOCK_DAYS, {
      input: { spaceIds: [spaceId], ...blocked, reason: 'OWN_USE' },
    });
    expect(blockDays.blocks).toMatchObject([blocked]);
  });

  test('the space is found by paginating the search', async () => {
    await expect.poll(findUnit, { timeout: 20_000, interval: 1_000 }).toBe(true);
  });

  test("a user authorizes the app and pays on Hueco's page", async () => {
    const { verifier, codeChallenge } = pkce();
    const metadata = (await (await fetch(`${app.url}/.well-known/oauth-authorization-server`)).json()) as {
      authorization_endpoint: string;
      token_endpoint: string;
    };
    const redirectUri = `${receiver.origin}/back`;
    const { page } = user;
    await signIn(page, 'renter@hueco.test', DEMO_PASSWORD);
    await page.goto(
      `${metadata.authorization_endpoint}?${new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'spaces:read bookings:write',
        state: 'xyz',
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
      })}`,
    );
    await page.getByRole('button', { name: 'Permitir', exact: true }).click();
    await page.waitForURL(/\/back\?/);
    const { body } = await sendForm(metadata.token_endpoint, {
      grant_type: 'authorization_code',
      code: new URL(page.url()).searchParams.get('code') ?? '',
      redirect_uri: redirectUri,
      client_id: clientId,
      code_verifier: verifier,
    });
    forUser = unit.with(body.access_token);

    const taken = await forUser.send(documents.PREPARE, { input: { spaceId, from: inDays(180), to: inDays(220) } });
    expect(taken.errors[0]?.extensions).toMatchObject({
      code: 'BOOKING_DATES_TAKEN',
      params: { days: [`${blocked.from}/${blocked.to}`] },
    });
    const first = await prepare('alba-1', { from: inDays(100), to: inDays(140) });
    await forUser.call(documents.RELEASE, { input: { bookingId: first.booking.id } });
    const wayBack = { returnUri: redirectUri, state: 'order 2' };
    const made = await prepare('alba-2', { ...stay, ...wayBack });
    expect((await prepare('alba-2', stay)).booking.id).toBe(made.booking.id);
    const elsewhere = { spaceId, ...stay, ...wayBack, returnUri: `${receiver.origin}/elsewhere` };
    expect((await forUser.send(documents.PREPARE, { input: elsewhere })).errors[0]?.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ path: 'returnUri', code: 'REDIRECT_URI_INVALID' }],
    });
    const other = await forUser.send(documents.PREPARE, { input: { spaceId, ...blocked, externalId: 'alba-2' } });
    expect(other.errors[0]?.extensions.code).toBe('IDEMPOTENCY_KEY_REUSED');
    bookingId = made.booking.id;
    ({ checkoutUrl } = made);

    await page.goto(checkoutUrl);
    const back = page.getByRole('link', { name: 'Volver a Mudanzas Alba' });
    await back.waitFor();
    const outcome = (status: string) =>
      `${redirectUri}?${new URLSearchParams({ booking_id: bookingId, status, state: 'order 2', iss: new URL(checkoutUrl).origin })}`;
    await page.getByText(/Mudanzas Alba no ve tu tarjeta/).waitFor();
    expect(await back.getAttribute('href')).toBe(outcome('PENDING_PAYMENT'));
    const consents = page.getByLabel(/^(Autorizo a Hueco|Acepto el contrato|Declaro)/);
    expect(await consents.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked))).toEqual([
      false,
      false,
      false,
    ]);
    await answerGoods(page);
    await page.getByLabel(/Acepto el contrato/).check();
    await payWith(page, '4242424242424242');
    await page.waitForURL(outcome('REQUESTED'), { timeout: 20_000 });
    const { myBookings } = await forUser.call<{ myBookings: object }>(documents.MINE, { externalId: 'alba-2' });
    expect(myBookings).toEqual({ totalCount: 1, edges: [{ node: { id: bookingId, status: 'REQUESTED' } }] });
  });

  test('signed events arrive in order, and one is redelivered', async () => {
    const { acceptBooking } = await unit.call<{ acceptBooking: { booking: object } }>(documents.ACCEPT, {
      input: { bookingId },
    });
    // The name was given by the app, so the key does not see it.
    expect(acceptBooking.booking).toEqual({ id: bookingId, status: 'CONFIRMED', externalId: null });
    const arrived = () =>
      receiver.events(webhook.secret).map(({ sequence, type, data }) => [sequence, type, data['bookingId'] ?? null]);
    await expect.poll(arrived, { timeout: 20_000 }).toEqual([
      [1, 'space.published', null],
      [2, 'booking.requested', bookingId],
      [3, 'booking.confirmed', bookingId],
    ]);
    const { webhookDeliveries } = await unit.call<{
      webhookDeliveries: { edges: { node: { id: string; messageId: string; sequence: number } }[] };
    }>(documents.LOG, { id: webhook.id });
    const second = webhookDeliveries.edges.find(({ node }) => node.sequence === 2)?.node;
    await unit.call(documents.REDELIVER, { input: { webhookDeliveryId: second?.id } });
    await expect
      .poll(() => receiver.events(webhook.secret).filter(({ webhookId }) => webhookId === second?.messageId).length, {
        timeout: 20_000,
      })
      .toBe(2);
  });

  test('P-39 a program with too many requests is throttled with RATE_LIMITED', async () => {
    let answer = await unit.send(documents.GREEDY);
    for (let i = 0; i < 40 && answer.status === 200; i += 1) answer = await unit.send(documents.GREEDY);
    expect([answer.status, answer.errors[0]?.extensions.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.headers.get('ratelimit')).toMatch(/^"cost";r=\d+;t=\d+$/);
  });

  test('the key is rotated while the former one still works', async () => {
    const { page } = owner;
    await page.goto('/developers/console');
    await page.getByRole('button', { name: /Rotar.*Servidor Alba/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Tu contraseña de Hueco').fill(DEMO_PASSWORD);
    await dialog.getByRole('button', { name: 'Rotar' }).click();
    const next = unit.with(await shownSecret());
    const answer = await next.send(documents.SEARCH, { filter: { postalCode: '28010' } });
    expect(answer.status).toBe(200);
    // The former secret still works: calls are throttled, not refused.
    expect((await unit.send('{ errorCodes }')).status).not.toBe(401);
    expect([...owner.pageErrors, ...user.pageErrors]).toEqual([]);
  });
});

test("the partner's program imports nothing of the product", () => {
  for (const file of ['program', 'receiver', 'documents']) {
    const text = readFileSync(new URL(`${file}.ts`, import.meta.url), 'utf8');
    const imported = [...text.matchAll(/from '([^']+)'/g)].map(([, name]) => name ?? '');
    expect(imported.filter((name) => !/^(node:|graphql$|standardwebhooks$)/.test(name))).toEqual([]);
  }
});

async function prepare(externalId: string, days: { from: string; to: string; returnUri?: string; state?: string }) {
  const { prepareBooking } = await forUser.call<{
    prepareBooking: { checkoutUrl: string; booking: { id: string; externalId: string } };
  }>(documents.PREPARE, { input: { spaceId, ...days, externalId } });
  expect(prepareBooking.booking.externalId).toBe(externalId);
  return prepareBooking;
}

interface Found {
  readonly searchSpaces: {
    readonly edges: readonly { readonly node: { readonly id: string } }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
}

/** Whether the search finds the unit on any page, by cursor. */
async function findUnit(): Promise<boolean> {
  const filter = { city: 'Madrid', type: ['STORAGE'], priceMaxCents: 7700, sizeMinM2: 6, sizeMaxM2: 6 };
  let after: string | null = null;
  for (let page = 0; page < 40; page += 1) {
    const { searchSpaces }: Found = await unit.call<Found>(documents.SEARCH, { filter, after });
    if (searchSpaces.edges.some(({ node }) => node.id === spaceId)) return true;
    if (!searchSpaces.pageInfo.hasNextPage) return false;
    after = searchSpaces.pageInfo.endCursor;
  }
  return false;
}

const picture = (hue: number): Promise<Buffer> =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: { r: hue, g: 150, b: 120 } } })
    .jpeg()
    .toBuffer();
