import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../../support/browser.js';
import type { TestApp } from '../../support/test-app.js';
import { DEMO_PASSWORD, idsOf } from '../support/demo.js';
import { newVisitor, signIn, startWebApp } from '../support/web-app.js';

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startWebApp(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

const PHONE = { width: 390, height: 844 };

describe('reach on phone and desktop', () => {
  test.each([
    ['a phone', PHONE],
    ['a desktop', { width: 1440, height: 900 }],
  ])('MSG-1 on %s messages are one click away, with their unread count', async (_where, size) => {
    const { page, context } = await newVisitor(browser, app, size);
    await signIn(page, 'host@hueco.test', DEMO_PASSWORD, '/');
    const link = page.getByRole('link', { name: /^Mensajes: \d+ sin leer$/ }).filter({ visible: true });
    await link.waitFor();
    const unread = /\d+/.exec((await link.getAttribute('aria-label')) ?? (await link.textContent()) ?? '')?.[0];
    expect(await link.textContent()).toContain(unread);
    await expect(link.evaluate((element) => element.getBoundingClientRect().bottom)).resolves.toBeLessThanOrEqual(
      size.height,
    );
    await link.click();
    await page.waitForURL('**/messages');
    await context.close();
  });

  test('P10 on a phone a rejection that could not be sent is reported in its dialog, on top of everything', async () => {
    const { page, context } = await newVisitor(browser, app, PHONE);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page, 'host@hueco.test', DEMO_PASSWORD, '/dashboard?mode=host&tab=bookings');
    await page.getByRole('button', { name: 'Rechazar' }).filter({ visible: true }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio').first().check();
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Rechazar la solicitud' }).click();
    const alert = dialog.getByRole('alert');
    await alert.waitFor();
    const isOnTop = alert.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    await expect(isOnTop).resolves.toBe(true);
    await context.close();
  });

  test('WIZ-1 the details step has three screens on a phone, each shorter than two viewports', async () => {
    const { page, context } = await newVisitor(browser, app, PHONE);
    const [id] = await idsOf(
      app,
      'Space',
      `select s.id from spaces s join users u on u.id = s.host_id where u.email = 'host@hueco.test' and s.status = 'published' limit 1`,
    );
    await signIn(page, 'host@hueco.test', DEMO_PASSWORD);
    const heights: [heading: string, height: number][] = [];
    for (const screen of [1, 2, 3]) {
      await page.goto(`/edit-space/${id}?step=details&screen=${screen}`);
      const heading = page.getByRole('heading', { level: 1 });
      await heading.waitFor();
      heights.push([
        (await heading.textContent()) ?? '',
        await page.evaluate(() => document.documentElement.scrollHeight),
      ]);
    }
    expect(heights.map(([heading]) => heading)).toEqual([
      'Cuéntanos cómo es',
      '¿Cuánto mide y qué tiene?',
      '¿Qué se puede guardar?',
    ]);
    for (const [heading, height] of heights) expect(height, heading).toBeLessThan(2 * PHONE.height);
    await context.close();
  });
});
