import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../../server/core/values/date-range.js';
import { localDateOf } from '../../../server/core/values/time-zone.js';
import type { Role } from '../../../server/core/roles.js';
import { createAccount, PASSWORD, signInAs } from '../../support/accounts.js';
import { ACCEPT, request, start } from '../../support/bookings.js';
import { launchBrowser } from '../../support/browser.js';
import { picture, uuidOf } from '../../support/spaces.js';
import { SEND } from '../../support/messages.js';
import { MARK_ACTIVE } from '../../support/stays.js';
import type { TestApp } from '../../support/test-app.js';
import { DEMO_PASSWORD, freeSpaces } from '../support/demo.js';
import { Keyboard, keyboardOf } from '../support/keyboard.js';
import { axeProblems } from '../support/appearance.js';
import { newVisitor, signIn, signInByForm, startWebApp, type Visitor } from '../support/web-app.js';

const REASONS = 'Las fotos no enseñan de dónde cayó la balda, y el inventario no la nombra.';
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

const signedIn = async (email: string, next: string) => keyboardOf(await newVisitor(browser, app), { email, next });

/** The running stay of the demo's renter, and its host's address. */
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
    // Cases past their deadline are disabled, so the arrow keys skip them.
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
    for (const { pageErrors, context } of [renter, host]) {
      expect(pageErrors).toEqual([]);
      await context.close();
    }
  });

  test('P5 staff decide a disputed claim with reasons, and the renter appeals (decideClaim, appealClaim)', async () => {
    const [row] = await app.context().em.execute<{ reference: string; email: string }[]>(
      `update claims c set status = 'in_review', decide_by = now() + interval '3 days', closed_at = null
        from users u where u.id = c.claimant_id and c.claim_case = 'goods_damaged' and c.status = 'closed' returning c.reference, u.email`,
    );
    const staff = await newVisitor(browser, app);
    await signInByForm(staff.page, 'admin@hueco.test', DEMO_PASSWORD, '/admin/claims?waiting=yes');
    const keys = new Keyboard(staff.page);
    await keys.press(staff.page.getByRole('link', { name: row?.reference ?? '' }));
    await staff.page.getByRole('heading', { name: 'Daños o robo' }).waitFor();
    const address = await staff.page
      .getByRole('link', { name: 'Ver la página de las dos partes' })
      .getAttribute('href');
    const decision = staff.page.getByRole('region', { name: 'Decisión' });
    await keys.choose(decision.getByRole('radio', { name: /^No corresponde ningún pago/ }));
    await keys.select(decision.getByLabel('Motivo'), 'Las pruebas no lo demuestran');
    const decide = decision.getByRole('button', { name: 'Decidir' });
    // Too short reasons are refused at their field.
    await keys.write(decision.getByLabel('Razones'), 'No.');
    await keys.press(decide);
    await decision.locator('[aria-invalid="true"]').first().waitFor();
    expect(await axeProblems(staff.page)).toEqual([]);
    await keys.write(decision.getByLabel('Razones'), REASONS);
    // Both sides' mails must be opened before the decision can be sent.
    const mails = decision.getByRole('button', { name: /^Lo que lee / });
    await mails.nth(1).waitFor();
    await keys.press(mails.nth(1));
    await decision.getByText(REASONS).last().waitFor();
    await keys.press(decide);
    await staff.page.getByText('Hecho: queda anotado').first().waitFor();

    const renter = await signedIn(row?.email ?? '', address ?? '');
    await renter.page.getByText(REASONS).waitFor();
    await renter.keys.press(renter.page.getByRole('button', { name: 'Recurrir' }));
    await renter.keys.write(
      renter.page.getByLabel('Por qué recurres'),
      'La balda era del trastero: está en la segunda foto, con la fecha.',
    );
    expect(await axeProblems(renter.page)).toEqual([]);
    await renter.keys.press(renter.page.getByRole('button', { name: 'Enviar recurso' }));
    await renter.page.getByRole('heading', { name: 'Recurrida' }).waitFor();
    for (const { pageErrors, context } of [staff, renter]) {
      // The test's files do not include the pictures of the demo's claim.
      expect(pageErrors.filter((pageError) => !pageError.includes('/files/rentals/'))).toEqual([]);
      await context.close();
    }
  });
});

const QUESTION = '¿Quién vacía la bomba cuando llueve?';

/** A stay of a new renter that begins today, in a space of the demo. */
async function stayFromToday(email: string): Promise<{ bookingId: string; hostEmail: string }> {
  await createAccount(app, { email, fullName: 'Lucía Prieto Salas' });
  const [spaceId = ''] = await freeSpaces(app, 1);
  const [row] = await app
    .context()
    .em.execute<{ email: string }[]>(`select u.email from spaces s join users u on u.id = s.host_id where s.id = ?`, [
      uuidOf(spaceId),
    ]);
  const hostEmail = row?.email ?? '';
  const [renter, host] = [app.visitor(), app.visitor()];
  await signInAs(renter, email);
  await signInAs(host, hostEmail, DEMO_PASSWORD);
  const from = localDateOf(new Date(), 'Europe/Madrid');
  const { id } = await start(renter, { spaceId, from, to: addDays(from, 45), idempotencyKey: randomUUID() });
  await request(renter, id);
  await host.query(ACCEPT, { input: { bookingId: id } });
  await renter.query(MARK_ACTIVE, { input: { bookingId: id } });
  await renter.query(SEND, { input: { spaceId, body: QUESTION, idempotencyKey: randomUUID() } });
  return { bookingId: id, hostEmail };
}

/** A member of staff with the second factor that sign-in requires. */
async function staffMember(role: `${Role}`, fullName: string, next: string): Promise<Visitor & { keys: Keyboard }> {
  const email = `${randomUUID()}@example.test`;
  await createAccount(app, { email, fullName, roles: ['renter', role] });
  const visitor = await newVisitor(browser, app);
  await signIn(visitor.page, email, PASSWORD);
  // Set up after the session exists, because a sign-in would ask for its code.
  await app
    .context()
    .em.execute(
      `insert into totp_factors (user_id, secret, confirmed_at) select id, 'none', now() from users where email = ?`,
      [email],
    );
  await app
    .context()
    .em.execute(
      `update sessions set mfa_verified_at = now() where user_id = (select id from users where email = ?) and revoked_at is null`,
      [email],
    );
  await visitor.page.goto(next);
  return { ...visitor, keys: new Keyboard(visitor.page) };
}

describe('a claim about a flooded space (P5, P9)', { timeout: 120_000 }, () => {
  const FLOODED = 'Esta mañana había cuatro dedos de agua en el suelo y las cajas de abajo están empapadas.';
  const FIRST = 'Las fotos enseñan el agua, y el anfitrión ya la había sacado al mediodía: se devuelve una parte.';
  const SECOND = 'El agua ha vuelto a entrar: el espacio no es seguro y se devuelve todo lo que no se ha usado.';
  const WANTED = 'Una foto del suelo de hoy, con la puerta a la vista, por favor.';
  const GIVEN = 'Es de hace una hora: el agua llega hasta la puerta.';
  const COMPLAINT = 'Ha vuelto a entrar agua esta tarde: nadie puede guardar nada ahí.';

  test('P5 is filed with photos, answered, decided, appealed and decided again by another staff member', async () => {
    const email = `${randomUUID()}@example.test`;
    const { bookingId, hostEmail } = await stayFromToday(email);
    const renter = await newVisitor(browser, app);
    const { page } = renter;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page, email, PASSWORD, '/dashboard?mode=renter&tab=bookings');
    await page
      .getByRole('button', { name: /^Más acciones/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Tengo un problema' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tengo un problema' });
    await dialog.getByText('No es seguro para mis cosas').click();
    await dialog.getByRole('combobox', { name: 'Qué no es seguro' }).selectOption({ label: 'Entra agua' });
    await dialog.getByRole('button', { name: 'Seguir con las pruebas' }).click();
    const buffer = await picture(1200, 900).jpeg().toBuffer();
    const photos = ['suelo.jpg', 'cajas.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer }));
    await dialog.locator('input[type=file]').setInputFiles(photos);
    await dialog.getByText('Lista').nth(1).waitFor();
    await dialog.getByLabel('Cuéntalo con tus palabras').fill(FLOODED);
    await dialog.getByRole('button', { name: 'Seguir', exact: true }).click();
    await dialog.getByText('Irme y recuperar lo que no he usado').click();
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Enviar reclamación' }).click();
    await page.getByRole('heading', { name: 'Esperamos la respuesta' }).waitFor();
    const address = new URL(page.url()).pathname;
    const claimId = address.split('/').at(-1) ?? '';

    const host = await signedIn(hostEmail, address);
    await host.page.getByText(FLOODED).waitFor();
    await host.page.getByText('Lo veo distinto').click();
    await host.page
      .getByRole('textbox', { name: 'Mensaje' })
      .fill('He sacado el agua a mediodía y la bomba vuelve a funcionar.');
    await host.page.getByRole('button', { name: 'Enviar respuesta' }).click();
    await host.page.getByRole('button', { name: 'Pasar al equipo' }).click();
    await host.page.getByRole('heading', { name: 'Una persona del equipo lo revisa' }).waitFor();

    // Support staff read both sides' messages about the claim, and grant compensation meanwhile.
    const support = await staffMember('support', 'Nuria Rey Sanz', `/admin/bookings/${bookingId}`);
    await support.page.getByRole('button', { name: 'Leer los mensajes' }).click();
    await support.page.getByRole('button', { name: 'Leer los mensajes' }).click();
    await support.page.getByText(QUESTION).waitFor();
    const decision = support.page.getByRole('region', { name: 'Decisión' });
    await decision.getByText('Dar saldo', { exact: true }).click();
    await decision.getByLabel('Saldo, en euros').fill('15');
    await decision.getByLabel('Lo que lee el inquilino').fill('Por las cajas mojadas, mientras decide el equipo.');
    const preview = decision.getByRole('button', { name: /^Lo que lee / });
    await preview.first().waitFor();
    for (const one of await preview.all()) await one.click();
    await decision.getByRole('button', { name: 'Dar saldo' }).click();
    await support.page.getByText('Por las cajas mojadas, mientras decide el equipo.').first().waitFor();

    const room = `/admin/claims/${claimId}`;
    const moderator = await staffMember('moderator', 'Pilar Otero Vidal', room);
    await decide(moderator, { remedy: 'Devolución de una parte', euros: '20', reasons: FIRST });

    await page.reload();
    await page.getByText(FIRST).waitFor();
    await host.page.reload();
    await host.page.getByText(FIRST).waitFor();
    expect(await axeProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Recurrir' }).click();
    await page.getByLabel('Por qué recurres').fill(COMPLAINT);
    await page.getByRole('button', { name: 'Enviar recurso' }).click();
    await page.getByRole('heading', { name: 'Recurrida' }).waitFor();

    // The person who decided first may not decide the appeal.
    await moderator.page.goto(room);
    await moderator.page.getByText(COMPLAINT).waitFor();
    await moderator.page.getByText(/el recurso lo deciden otras personas del equipo/).waitFor();
    const other = await staffMember('moderator', 'Jorge Sala Marín', room);
    await other.page.getByText(COMPLAINT).waitFor();
    // The second member of staff takes the claim and asks for a photo, so the claim waits for the answer.
    await other.page.getByLabel('Quién la lleva').selectOption({ label: 'Jorge S.' });
    const ask = other.page.getByRole('button', { name: 'Pedir datos' });
    const ways = other.page.getByRole('region', { name: 'Decisión' });
    await ways.getByText('Devolución de lo no usado y fin de la reserva').click();
    // The button to ask is beside the button that decides.
    const decides = ways.getByRole('button', { name: 'Decidir', exact: true });
    await decides.waitFor();
    expect((await ask.boundingBox())?.y).toBe((await decides.boundingBox())?.y);
    await ask.click();
    await other.page.getByLabel('Qué necesitas').fill(WANTED);
    expect(await axeProblems(other.page)).toEqual([]);
    await other.page.getByRole('button', { name: 'Pedir datos' }).click();
    await other.page.getByText(/^Espera a Lucía P\. hasta el/).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'El equipo te pide algo más' }).waitFor();
    expect(await axeProblems(page)).toEqual([]);
    await page.locator('input[type=file]').setInputFiles(photos.slice(0, 1));
    await page.getByRole('textbox', { name: 'Mensaje' }).fill(GIVEN);
    await page.getByRole('button', { name: 'Enviar respuesta' }).click();
    await page.getByRole('heading', { name: 'Recurrida' }).waitFor();
    await host.page.reload();
    await host.page.getByText(GIVEN).waitFor();
    await other.page.reload();
    await other.page.getByText(GIVEN).first().waitFor();
    expect(await axeProblems(other.page)).toEqual([]);
    await decide(other, { remedy: 'Devolución de lo no usado y fin de la reserva', euros: null, reasons: SECOND });

    for (const reader of [page, host.page]) {
      await reader.reload();
      await reader.getByText(SECOND).waitFor();
      await reader.getByText(/^Se cerró el /).waitFor();
    }
    await expect.poll(() => doneRefunds(bookingId), { timeout: 20_000 }).toBeGreaterThan(0);
    for (const { pageErrors, context } of [renter, host, support, moderator, other]) {
      expect(pageErrors).toEqual([]);
      await context.close();
    }
  });

  test('P14 a problem outside of the claims is sent to support from the same dialog, with its booking', async () => {
    const email = `${randomUUID()}@example.test`;
    const { bookingId } = await stayFromToday(email);
    const renter = await newVisitor(browser, app);
    const { page } = renter;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page, email, PASSWORD, `/booking/${bookingId}`);
    const space = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await page.getByRole('button', { name: /^Tengo un problema/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Tengo un problema' });
    await dialog.getByText('No puedo entrar', { exact: true }).click();
    await dialog.getByText('Sin acceso hoy, te respondemos en una hora laborable.').waitFor();
    expect(await axeProblems(page)).toEqual([]);
    await dialog.getByRole('link', { name: 'Escribir a soporte' }).click();
    await page.getByRole('heading', { name: 'Cuéntanos qué pasa' }).waitFor();
    await expect.poll(() => page.getByRole('combobox', { name: /^Reserva/ }).inputValue()).toBe(bookingId);
    await page.getByRole('textbox', { name: 'Asunto' }).fill('La puerta no abre');
    await page
      .getByRole('textbox', { name: 'Qué ha pasado' })
      .fill('El código de la puerta ya no abre desde esta mañana.');
    await page.getByRole('button', { name: 'Enviar consulta' }).click();
    await page.getByText('La puerta no abre').first().waitFor();

    const support = await staffMember('support', 'Berta Luna Gil', '/admin?section=support');
    await support.page.getByText('La puerta no abre').first().click();
    await support.page.getByText('urgente').first().waitFor();
    await support.page.getByRole('link', { name: 'Ver la reserva' }).waitFor();
    await support.page.getByText(space).first().waitFor();
    for (const { pageErrors, context } of [renter, support]) {
      expect(pageErrors).toEqual([]);
      await context.close();
    }
  });

  /** The amount that the provider has refunded, in cents. */
  async function doneRefunds(bookingId: string): Promise<number> {
    const [row] = await app
      .context()
      .em.execute<{ cents: string }[]>(
        `select coalesce(sum(total_cents), 0) as cents from refunds where booking_id = ? and status = 'done'`,
        [uuidOf(bookingId)],
      );
    return Number(row?.cents ?? 0);
  }

  async function decide(
    { page }: Visitor,
    { remedy, euros, reasons }: { remedy: string; euros: string | null; reasons: string },
  ): Promise<void> {
    const decision = page.getByRole('region', { name: 'Decisión' });
    await decision.getByText(remedy).click();
    if (euros !== null) await decision.getByLabel('Importe').fill(euros);
    await decision.getByLabel('Motivo').selectOption({ label: 'Las pruebas lo demuestran' });
    await decision.getByLabel('Razones').fill(reasons);
    const mails = decision.getByRole('button', { name: /^Lo que lee / });
    await mails.nth(1).waitFor();
    for (const one of await mails.all()) await one.click();
    await decision.getByRole('button', { name: 'Decidir', exact: true }).click();
    await page.getByText('Hecho: queda anotado').first().waitFor();
  }
});
