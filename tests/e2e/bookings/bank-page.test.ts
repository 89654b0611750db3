import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  CARDS,
  COMPLETE,
  type RequestAnswer,
  type World,
  createWorld,
  request,
  start,
  stay,
} from '../../support/bookings.js';
import { launchBrowser } from '../../support/browser.js';

let world: World;
let browser: Browser;

beforeAll(async () => {
  world = await createWorld();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await world.app.stop();
});

/** Opens the bank's page in a frame of our own origin, presses a button and returns the message sent to the page. */
async function answer(actionUrl: string, button: string): Promise<unknown> {
  const page = await (await browser.newContext({ locale: 'es-ES' })).newPage();
  const problems: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())));
  page.on('pageerror', (error) => void problems.push(error.message));
  await page.route('**/frame-host', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><link rel="icon" href="data:,"><iframe src="${actionUrl}" title="Banco"></iframe>`,
    }),
  );
  await page.goto(`${world.app.url}/frame-host`);
  const answered = page.evaluate(
    () => new Promise((resolve) => window.addEventListener('message', ({ data }) => resolve(data))),
  );
  await page.frameLocator('iframe').getByRole('button', { name: button }).click();
  const outcome = await answered;
  expect(problems).toEqual([]);
  await page.context().close();
  return outcome;
}

test('the renter authenticates with the bank in a frame, and the checkout is notified', async () => {
  const { renter, spaceId } = world;
  const { id } = await start(renter, stay(spaceId));
  const first = await request(renter, id, CARDS.authenticate);
  expect(await answer(first.actionUrl ?? '', 'Rechazar')).toEqual({
    type: 'payment-authentication',
    outcome: 'failed',
  });
  expect(await renter.codeOf(COMPLETE, { input: { bookingId: id } })).toBe('PAYMENT_AUTHENTICATION_FAILED');
  const second = await request(renter, id, CARDS.authenticate);
  expect(await answer(second.actionUrl ?? '', 'Autorizar')).toEqual({
    type: 'payment-authentication',
    outcome: 'succeeded',
  });
  const { completePaymentAction } = await renter.query<{ completePaymentAction: RequestAnswer }>(COMPLETE, {
    input: { bookingId: id },
  });
  expect(completePaymentAction.booking.status).toBe('REQUESTED');
});
