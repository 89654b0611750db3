import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccount, PASSWORD } from '../../support/accounts.js';
import { launchBrowser } from '../../support/browser.js';
import type { TestApp } from '../../support/test-app.js';
import { DEMO_PASSWORD, idsOf } from '../support/demo.js';
import { keyboardOf } from '../support/keyboard.js';
import { axeProblems, resize, settled, sidewaysScroll, switchTheme } from '../support/appearance.js';
import { newVisitor, signIn, startWebApp, type Visitor } from '../support/web-app.js';

const EMAIL = 'cartas@example.test';

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startWebApp(), launchBrowser()]);
  await createAccount(app, { email: EMAIL, fullName: 'Nora Cartas Sol' });
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

const somebody = async () => keyboardOf(await newVisitor(browser, app));

describe('messages without a mouse (U3)', { timeout: 120_000 }, () => {
  test('U3 P7 a renter writes from the space page and the host answers, live and by keyboard alone (sendMessage)', async () => {
    const [renter, host] = [await somebody(), await somebody()];
    const [space] = await idsOf(
      app,
      'Space',
      `select s.id from spaces s join users u on u.id = s.host_id where u.email = 'host@hueco.test' and s.status = 'published' order by s.id limit 1`,
    );
    const field = (page: Visitor['page']) => page.getByRole('textbox', { name: 'Escribe un mensaje' });

    await signIn(renter.page, EMAIL, PASSWORD, `/space/${space}`);
    await renter.keys.press(renter.page.getByRole('link', { name: /^Escribir a / }).first());
    await renter.page.waitForURL('**/messages?space=**');
    await renter.keys.write(field(renter.page), 'Hola: ¿cabe un sofá de 1,95 m?');
    await renter.page.keyboard.press('Enter');
    await renter.page.waitForURL('**/messages?conversation=**');
    const log = renter.page.getByRole('log');
    await log.getByText('¿cabe un sofá de 1,95 m?').waitFor();

    await signIn(host.page, 'host@hueco.test', DEMO_PASSWORD, '/messages');
    await host.keys.press(host.page.getByRole('link', { name: /Nora C\..*1 mensaje sin leer|Nora C\./ }).first());
    await host.page.getByRole('log').getByText('¿cabe un sofá de 1,95 m?').waitFor();
    // The renter has read it, and sees that the host is typing.
    await log.getByLabel('Leído').waitFor();
    await host.keys.goTo(field(host.page));
    await host.page.keyboard.type('Cabe de sobra. Mi móvil es 612 40 88 15');
    await log.getByText(/está escribiendo/).waitFor({ state: 'attached' });
    await host.page.getByText('Parece un teléfono: se ocultará hasta confirmar la reserva.').waitFor();
    await host.page.keyboard.press('Enter');
    await log.getByText('Cabe de sobra. Mi móvil es').waitFor();
    await log.getByText('oculto hasta confirmar la reserva').waitFor();
    expect(await log.getByText('612').count()).toBe(0);
    expect([...renter.pageErrors, ...host.pageErrors]).toEqual([]);
    await Promise.all([renter.context.close(), host.context.close()]);
  });

  test('U3 P7 the menu and the filters of the messages are used by keyboard', async () => {
    const { page, keys, pageErrors, context } = await somebody();
    await signIn(page, 'host@hueco.test', DEMO_PASSWORD, '/messages');
    await page.getByRole('log').waitFor();
    await keys.press(page.getByRole('button', { name: 'Más acciones' }));
    await keys.press(page.getByRole('button', { name: 'Denunciar' }));
    const dialog = page.getByRole('dialog', { name: 'Denunciar la conversación' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await keys.press(page.getByRole('button', { name: /^Reservas/ }));
    await page.waitForURL('**/messages?filter=bookings**');
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  test('V-04 V-05 the list on a phone has no axe violation and no horizontal scroll, and the page does not scroll', async () => {
    const { page, pageErrors, context } = await somebody();
    await resize(page, 390);
    await signIn(page, 'host@hueco.test', DEMO_PASSWORD, '/messages');
    for (const theme of ['light', 'dark'] as const) {
      await switchTheme(page, theme);
      await settled(page, /Mensajes/);
      expect(await axeProblems(page)).toEqual([]);
    }
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
    expect(pageErrors).toEqual([]);
    await context.close();
  });
});
