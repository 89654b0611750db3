import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../../support/browser.js';
import type { TestApp } from '../../support/test-app.js';
import { idsOf } from '../support/demo.js';
import { keyboardOf } from '../support/keyboard.js';
import { axeProblems, settled, switchTheme } from '../support/appearance.js';
import { newVisitor, startWebApp } from '../support/web-app.js';

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startWebApp(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

const signedIn = async (email: string, next: string) => keyboardOf(await newVisitor(browser, app), { email, next });

async function bookingOfDemo(status: string): Promise<string> {
  const [id] = await idsOf(
    app,
    'Booking',
    `select b.id from bookings b join users r on r.id = b.renter_id join users h on h.id = b.host_id
      where r.email = 'renter@hueco.test' and h.email = 'host@hueco.test' and b.status = ? order by b.id`,
    [status],
  );
  if (!id) throw new Error(`the demo has no booking that is ${status}`);
  return id;
}

describe('P10 the booking page without a mouse (U3)', { timeout: 120_000 }, () => {
  test('the renter opens it from the list, starts to cancel and closes the dialog', async () => {
    const id = await bookingOfDemo('confirmed');
    const { page, keys, pageErrors, context } = await signedIn(
      'renter@hueco.test',
      '/dashboard?mode=renter&tab=bookings',
    );
    await keys.press(page.locator(`[data-booking="${id}"] a[href="/booking/${id}"]`));
    await page.waitForURL(`**/booking/${id}`);
    // The list stays visible until the page's code has loaded.
    for (const name of ['Cómo entrar', 'De principio a fin', /^Pagos/, 'Qué puedes hacer', /^Lo acordado/])
      await page.getByRole('region', { name }).waitFor();
    await settled(page);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    expect(await page.title()).toBe(`${title.replaceAll('\n', ' ')} · Hueco`);
    const cancel = page.getByRole('button', { name: /^Cancelar la reserva/ });
    await keys.press(cancel);
    await page.getByRole('dialog', { name: 'Cancelar la reserva' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => cancel.evaluate((element) => element === document.activeElement)).toBe(true);
    for (const theme of ['light', 'dark'] as const) {
      await switchTheme(page, theme);
      expect(await axeProblems(page)).toEqual([]);
    }
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  test('the next request does not move under the pointer that accepted one; a second click accepts nothing', async () => {
    const requests = () =>
      idsOf(
        app,
        'Booking',
        `select b.id from bookings b join users h on h.id = b.host_id where h.email = 'host@hueco.test' and b.status = 'requested' order by b.respond_by`,
      );
    const [first, ...others] = await requests();
    expect(others.length).toBeGreaterThan(0);
    const { page, pageErrors, context } = await signedIn('host@hueco.test', '/dashboard?mode=host');
    const panel = page.getByRole('region', { name: 'Qué toca hoy' });
    await settled(page);
    const accept = panel.getByRole('button', { name: 'Aceptar', exact: true }).first();
    await accept.scrollIntoViewIfNeeded();
    const box = await accept.boundingBox();
    if (!box) throw new Error('there is no request to accept');
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.mouse.click(at.x, at.y);
    await panel.getByRole('button', { name: 'Deshacer' }).waitFor();
    // The answer arrives after the time to undo, and the pointer has not moved.
    await expect.poll(requests, { timeout: 20_000 }).toEqual(others);
    await panel.getByText('Confirmada').first().waitFor();
    await page.mouse.click(at.x, at.y);
    const under = await page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.closest('button')?.textContent,
      at,
    );
    expect(under ?? '').not.toContain('Aceptar');
    expect(await panel.getByRole('button', { name: 'Deshacer' }).count()).toBe(0);
    expect(await requests()).toEqual(others);
    expect(first).toBeDefined();
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  test('the host accepts a request, undoes it and accepts again, which is sent after five seconds (acceptBooking)', async () => {
    const id = await bookingOfDemo('requested');
    const { page, keys, pageErrors, context } = await signedIn('host@hueco.test', `/booking/${id}`);
    await settled(page);
    const accept = page.getByRole('button', { name: 'Aceptar la solicitud' });
    await keys.press(accept);
    await keys.press(page.getByRole('button', { name: 'Deshacer' }));
    await expect.poll(() => accept.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.getByRole('region', { name: 'Siguiente paso' }).innerText()).toContain('¿Aceptas a');
    await page.keyboard.press('Enter');
    await page.getByRole('group', { name: 'Aceptada' }).waitFor();
    expect(await axeProblems(page)).toEqual([]);
    await page.getByText('Reserva confirmada').first().waitFor();
    await page.getByRole('article').getByText('Confirmada', { exact: true }).waitFor();
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  test('closing the page sends the pending acceptance', async () => {
    const [id] = await idsOf(
      app,
      'Booking',
      `select b.id from bookings b join users h on h.id = b.host_id where h.email = 'both@hueco.test' and b.status = 'requested' order by b.id`,
    );
    const { page, keys, context } = await signedIn('both@hueco.test', `/booking/${id}`);
    await keys.press(page.getByRole('button', { name: 'Aceptar la solicitud' }));
    await page.close({ runBeforeUnload: true });
    await expect
      .poll(async () =>
        (await idsOf(app, 'Booking', `select id from bookings where status = 'confirmed'`)).includes(id!),
      )
      .toBe(true);
    await context.close();
  });
});
