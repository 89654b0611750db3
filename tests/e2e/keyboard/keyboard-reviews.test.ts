import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../../support/browser.js';
import type { TestApp } from '../../support/test-app.js';
import { idsOf } from '../support/demo.js';
import { Keyboard, keyboardOf } from '../support/keyboard.js';
import { newVisitor, startWebApp } from '../support/web-app.js';

const RENTERS_WORDS = 'Seco, limpio y muy fácil de encontrar. La puerta abre bien y cabe una bici.';
const HOSTS_WORDS = 'Lo dejó todo como estaba y avisó con tiempo de la salida.';

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startWebApp(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

/** A stay that has just ended without reviews; both sides can sign in. */
async function endedStay() {
  const [row] = await app.context().em.execute<{ id: string; renter: string; host: string; space: string }[]>(
    `select b.id, r.email as renter, h.email as host, b.space_id as space
     from bookings b join users r on r.id = b.renter_id join users h on h.id = b.host_id join review_rounds o on o.booking_id = b.id and o.closed_at is null and o.closes_at > now()
     where not exists (select from reviews v where v.booking_id = b.id) order by b.id limit 1`,
  );
  if (!row) throw new Error('the demo has no stay to review');
  const [bookingId] = await idsOf(app, 'Booking', 'select ?::uuid as id', [row.id]);
  const [spaceId] = await idsOf(app, 'Space', 'select ?::uuid as id', [row.space]);
  return { ...row, path: `/leave-review/${bookingId}`, spacePath: `/space/${spaceId}` };
}

/** The page on which a side reviews the stay. */
async function openReview(email: string, path: string) {
  const visitor = await keyboardOf(await newVisitor(browser, app), { email, next: path });
  await visitor.page.waitForURL(`**${path}`);
  return visitor;
}

/** Tab leads to the group, and the arrow keys choose in it. */
async function giveStars(page: Page, keys: Keyboard, group: string, stars: number): Promise<void> {
  const radios = page.getByRole('radiogroup', { name: group }).getByRole('radio');
  await keys.goTo(radios.first());
  const chosen = radios.nth(stars - 1);
  for (let given = 0; given < stars; given += 1) {
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => radios.nth(given).getAttribute('aria-checked')).toBe('true');
  }
  // The group moves the focus in the frame after the choice.
  await expect.poll(() => chosen.evaluate((element) => element === document.activeElement)).toBe(true);
}

describe('reviews without a mouse (U3)', { timeout: 120_000 }, () => {
  test('U3 P6 both sides of an ended stay review each other by keyboard alone (leaveReview)', async () => {
    const stay = await endedStay();
    const renter = await openReview(stay.renter, stay.path);
    await renter.page.getByRole('heading', { level: 1, name: '¿Qué tal tu alquiler?' }).waitFor();
    const send = (page: Page) => page.getByRole('button', { name: 'Enviar reseña' });
    const words = (page: Page) => page.getByLabel('Cuéntalo con tus palabras');
    const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: 'Gracias por tu reseña' });
    // The summary at the top lists the errors, and its first link leads to the stars.
    await renter.keys.press(send(renter.page));
    await expect
      .poll(() => renter.page.getByRole('alert').evaluate((element) => element === document.activeElement))
      .toBe(true);
    await renter.page.keyboard.press('Tab');
    await renter.page.keyboard.press('Enter');
    await giveStars(renter.page, renter.keys, 'En general', 5);
    await giveStars(renter.page, renter.keys, 'Acceso', 4);
    await renter.keys.write(words(renter.page), RENTERS_WORDS);
    await renter.keys.write(renter.page.getByLabel(/^Nota privada/), 'La bombilla de la entrada parpadea.');
    await renter.keys.press(send(renter.page));
    await thanks(renter.page).waitFor();
    expect(await thanks(renter.page).evaluate((element) => element === document.activeElement)).toBe(true);

    // The review is not published yet.
    await renter.page.goto(stay.spacePath);
    await renter.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await renter.page.getByText(RENTERS_WORDS).count()).toBe(0);

    const host = await openReview(stay.host, stay.path);
    await host.page.getByRole('heading', { level: 1, name: /^¿Qué tal con / }).waitFor();
    await giveStars(host.page, host.keys, 'En general', 4);
    await host.keys.write(words(host.page), HOSTS_WORDS);
    await host.keys.press(send(host.page));
    await thanks(host.page).waitFor();
    await host.page.getByText(RENTERS_WORDS).waitFor();
    await host.page.getByText('La bombilla de la entrada parpadea.').waitFor();

    // Both reviews exist, so both are published.
    await renter.page.goto(stay.spacePath);
    const reviews = renter.page.locator('#resenas');
    await reviews.getByText(RENTERS_WORDS).waitFor();
    expect([...renter.pageErrors, ...host.pageErrors]).toEqual([]);
    await renter.context.close();
    await host.context.close();
  });
});
