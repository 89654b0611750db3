import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.js';
import { picture } from '../support/spaces.js';
import type { TestApp } from '../support/test-app.js';
import { DEMO_PASSWORD } from './support/demo.js';
import { Keyboard } from './support/keyboard.js';
import { axeProblems } from './support/look.js';
import { newVisitor, signIn, startWebApp, type Visitor } from './support/web-app.js';

const TEXT = 'La comunidad me ha enseñado un escrito: el garaje no se puede alquilar y me piden que lo vacíe.';

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startWebApp(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

async function signedIn(email: string, next: string): Promise<Visitor & { keys: Keyboard }> {
  const visitor = await newVisitor(browser, app);
  await visitor.page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(visitor.page, email, DEMO_PASSWORD, next);
  return { ...visitor, keys: new Keyboard(visitor.page) };
}

/** The running stay of the demo's renter, and the address of its host. */
async function runningStay(): Promise<string> {
  const [row] = await app.context().em.execute<{ email: string }[]>(
    `select h.email from bookings b join users r on r.id = b.renter_id join users h on h.id = b.host_id
      where r.email = 'renter@hueco.test' and b.status = 'active' order by b.starts_on limit 1`,
  );
  return row?.email ?? '';
}

describe('a claim without a mouse (P5)', { timeout: 240_000 }, () => {
  test('P5 the renter claims with a photo, the host answers, both accept', async () => {
    const hostEmail = await runningStay();
    const renter = await signedIn('renter@hueco.test', '/dashboard?mode=renter&tab=bookings');
    const { page, keys } = renter;
    await keys.press(page.getByRole('button', { name: /^Más acciones/ }).first());
    await keys.press(page.getByRole('button', { name: 'Tengo un problema' }));
    const dialog = page.getByRole('dialog', { name: 'Tengo un problema' });
    await dialog.getByText('Plazo terminado').first().waitFor();
    // Cases whose time is over cannot be reached: the arrows walk through the others.
    const wanted = dialog.getByRole('radio', { name: /no puede alquilarlo/ });
    await keys.goTo(dialog.locator('input[name="claim-case"]:enabled').first());
    await page.keyboard.press('Space');
    for (let presses = 0; presses < 5 && !(await wanted.isChecked()); presses += 1)
      await page.keyboard.press('ArrowDown');
    expect(await axeProblems(page)).toEqual([]);
    await keys.press(dialog.getByRole('button', { name: 'Seguir con las pruebas' }));
    const photo = { name: 'escrito.jpg', mimeType: 'image/jpeg', buffer: await picture(1200, 900).jpeg().toBuffer() };
    await dialog.locator('input[type=file]').setInputFiles(photo);
    await dialog.getByText('Lista').waitFor();
    await keys.write(dialog.getByLabel('Cuéntalo con tus palabras'), TEXT);
    expect(await axeProblems(page)).toEqual([]);
    await keys.press(dialog.getByRole('button', { name: 'Seguir', exact: true }));
    await keys.choose(dialog.getByRole('radio', { name: /^Recuperar el periodo en curso/ }));
    await keys.tick(dialog.getByRole('checkbox'));
    expect(await axeProblems(page)).toEqual([]);
    await keys.press(dialog.getByRole('button', { name: 'Enviar reclamación' }));
    await page.getByRole('heading', { name: 'Esperamos la respuesta' }).waitFor();
    expect(await axeProblems(page)).toEqual([]);
    const address = new URL(page.url()).pathname;

    const host = await signedIn(hostEmail, address);
    await host.page.getByText(TEXT).waitFor();
    expect(await axeProblems(host.page)).toEqual([]);
    await host.keys.choose(host.page.getByRole('radio', { name: /^Estoy de acuerdo/ }));
    await host.keys.press(host.page.getByRole('button', { name: 'Enviar respuesta' }));
    await host.page.getByRole('heading', { name: /^Devolución del periodo en curso/ }).waitFor();

    await page.reload();
    await keys.press(page.getByRole('button', { name: 'Aceptar la propuesta' }));
    await page.getByText(/^Se cerró el /).waitFor();
    expect(await axeProblems(page)).toEqual([]);
    for (const { complaints, context } of [renter, host]) {
      expect(complaints).toEqual([]);
      await context.close();
    }
  });
});
