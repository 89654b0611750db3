import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Locator, Page, Route } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../../server/core/graphql/global-id.js';
import { addDays } from '../../../server/core/values/date-range.js';
import { localDateOf } from '../../../server/core/values/time-zone.js';
import { createAccount, PASSWORD } from '../../support/accounts.js';
import { CARDS } from '../../support/bookings.js';
import { launchBrowser } from '../../support/browser.js';
import { HOSTILE_TEXTS } from '../../support/hostile/hostile-texts.js';
import { uuidOf } from '../../support/spaces.js';
import type { TestApp } from '../../support/test-app.js';
import { answerParts, payWith } from '../support/checkout.js';
import { DEMO_PASSWORD, freeSpaces, idsOf } from '../support/demo.js';
import { PAGES, type PageFixture } from '../support/page-fixture.js';
import type { PageName } from '../support/scripts-of-pages.js';
import { settled } from '../support/appearance.js';
import { newVisitor, signIn, startWebApp, type Visitor } from '../support/web-app.js';

const today = localDateOf(new Date(), 'Europe/Madrid');
const soon = addDays(today, 21);

const stay = (from: string, to: string): string => `from=${from}&to=${to}`;
const STAYS = {
  past: stay(addDays(today, -40), addDays(today, 30)),
  reversed: stay(addDays(soon, 60), soon),
  tooShort: stay(soon, addDays(soon, 12)),
  overAYear: stay(soon, addDays(soon, 400)),
  good: stay(soon, addDays(soon, 45)),
} as const;

let app: TestApp;
let browser: Browser;
let spaces: string[];
let visitor: Visitor;

beforeAll(async () => {
  [app, browser] = await Promise.all([startWebApp(), launchBrowser()]);
  spaces = await freeSpaces(app, 4);
  visitor = await newVisitor(browser, app);
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

/** A new user, signed in. */
async function newRenter(email: string): Promise<Visitor> {
  await createAccount(app, { email });
  const visitor = await newVisitor(browser, app);
  await signIn(visitor.page, email, PASSWORD);
  return visitor;
}

const rows = (sql: string, ...values: unknown[]): Promise<Record<string, unknown>[]> =>
  app.context().em.execute(sql, values);
const bookingsOf = (spaceId: string) => rows('select status from bookings where space_id = ?', uuidOf(spaceId));
const text = (words: string | RegExp, page: Page = visitor.page) => page.getByText(words).first().waitFor();

describe('invalid dates in the address', () => {
  test.each([
    ['in the past', STAYS.past, 'La fecha no puede ser anterior a hoy.'],
    ['reversed', STAYS.reversed, 'La salida debe ser posterior a la entrada.'],
    ['over a year', STAYS.overAYear, 'Un alquiler dura un año como máximo.'],
  ])('RTE-6 search: %s', async (_, days, words) => {
    const { page } = visitor;
    await page.goto(`/search?postal_code=28010&${days}`);
    await page.getByRole('alert').getByText(words).waitFor();
    expect(await page.getByRole('article').count()).toBe(0);
    // The suggested change leads to results.
    await page.getByRole('alert').getByRole('button').click();
    await page.getByRole('article').first().waitFor();
  });

  test.each([
    ['in the past', STAYS.past, 'La fecha no puede ser anterior a hoy.'],
    ['reversed', STAYS.reversed, 'La salida debe ser posterior a la entrada.'],
    ['under the minimum', STAYS.tooShort, 'La estancia mínima aquí es de 30 días.'],
    ['over a year', STAYS.overAYear, 'Un alquiler dura un año como máximo'],
  ])('BOK-1 space: %s', async (_, days, words) => {
    const { page } = visitor;
    await page.goto(`/space/${spaces[0]}?${days}`);
    const card = page.getByRole('complementary');
    await card.getByText(words).first().waitFor();
    expect(await card.getByRole('link', { name: 'Solicitar reserva' }).count()).toBe(0);
  });

  test('BOK-1 checkout: in the past, reversed, under the minimum, over a year; nothing is held', async () => {
    const renter = await newRenter('dates@example.test');
    for (const [days, words] of [
      [STAYS.past, 'La fecha no puede ser anterior a hoy.'],
      [STAYS.reversed, 'La salida debe ser posterior a la entrada.'],
      [STAYS.tooShort, 'Este espacio se alquila 30 días como mínimo.'],
      [STAYS.overAYear, 'Un alquiler dura un año como máximo.'],
    ] as const) {
      await renter.page.goto(`/booking/${spaces[0]}?${days}`);
      await renter.page.getByRole('heading', { level: 1, name: 'Esas fechas no valen para este espacio' }).waitFor();
      await text(words, renter.page);
    }
    expect(await bookingsOf(spaces[0] ?? '')).toEqual([]);
    await renter.context.close();
  });
});

describe('sign-up', () => {
  const SPANISH = {
    'Nombre y apellidos': 'El nombre debe tener entre 2 y 80 caracteres.',
    'Correo electrónico': 'Escribe un correo como nombre@ejemplo.es.',
    Contraseña: 'La contraseña debe tener entre 10 y 128 caracteres.',
    'Repite la contraseña': 'Las dos contraseñas no coinciden.',
  };
  const ENGLISH = {
    'Full name': 'The name needs 2–80 characters.',
    'E-mail': 'Enter an e-mail like name@example.com.',
    Password: 'The password needs 10–128 characters.',
    'Repeat the password': 'The two passwords are not the same.',
  };

  test.each([
    ['es', SPANISH, 'Crear cuenta', /Acepto los términos/, 'Debes aceptar los términos.'],
    ['en', ENGLISH, 'Create account', /I accept the terms/, 'You must accept the terms.'],
  ] as const)(
    'ACC-1 every error is shown at its field, in %s',
    async (language, expected, submit, terms, termsWords) => {
      const visitor = await newVisitor(browser, app, { language });
      const { page } = visitor;
      await page.goto('/auth?view=sign-up');
      const fields = Object.keys(expected).map((label) => page.getByLabel(label, { exact: true }));
      for (const [index, value] of ['M', 'marta@', 'corta', 'otra'].entries()) await fields[index]?.fill(value);
      await page.locator('form').getByRole('button', { name: submit, exact: true }).click();
      await page.getByRole('alert').getByRole('link').first().waitFor();
      expect(await Promise.all(fields.map(refusalAt))).toEqual(Object.values(expected));
      expect(await refusalAt(page.getByLabel(terms))).toBe(termsWords);
      expect(await rows(`select from users where email like 'marta@%'`)).toEqual([]);
      await visitor.context.close();
    },
  );
});

/** The error that a field announces to screen readers. */
function refusalAt(field: Locator): Promise<string | null> {
  return field.evaluate((control) => {
    if (control.getAttribute('aria-invalid') !== 'true') return null;
    const ids = ['aria-errormessage', 'aria-describedby'].flatMap(
      (name) => control.getAttribute(name)?.split(' ') ?? [],
    );
    const words = ids.map((id) => document.getElementById(id)?.textContent?.trim() ?? '');
    return words.find((word) => word !== '') ?? null;
  });
}

describe('photos', () => {
  const SVG =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><script>alert(1)</script><rect width="1600" height="1200" fill="#9fb4a2"/></svg>';
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'hueco-photos-'));
    const plain = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#9fb4a2' }, limitInputPixels: false });
    const jpeg = await plain(1600, 1200).jpeg().toBuffer();
    writeFileSync(path.join(folder, 'enorme.jpg'), Buffer.concat([jpeg, Buffer.alloc(60_000_000)]));
    writeFileSync(path.join(folder, 'dibujo.jpg'), SVG);
    writeFileSync(path.join(folder, 'sello.jpg'), await plain(800, 600).jpeg().toBuffer());
    writeFileSync(path.join(folder, 'bomba.png'), await plain(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer());
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('WIZ-1 files that are too large, SVG, too small or decompression bombs are rejected with a reason and not stored', async () => {
    const host = await newVisitor(browser, app);
    const { page } = host;
    await signIn(page, 'host@hueco.test', DEMO_PASSWORD);
    const [draftId = ''] = await idsOf(
      app,
      'Space',
      `select s.id from spaces s join users u on u.id = s.host_id where u.email = 'host@hueco.test' and s.status = 'draft'`,
    );
    const before = stored();
    await page.goto(`/publish-space/${draftId}?step=photos`);
    await page.getByRole('heading', { name: 'Enseña el espacio tal como es' }).waitFor();
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(readdirSync(folder).map((name) => path.join(folder, name)));
    const tile = (words: string) =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('alert') })
        .filter({ hasText: words });
    await tile('enorme.jpg').getByText('Cada foto: 12 MB como máximo').waitFor();
    await tile('dibujo.jpg').getByText('Solo se admiten fotos JPEG, PNG, WebP o AVIF.').waitFor();
    await tile('800 × 600 px').getByText('Hacen falta 1024 × 768 px').waitFor();
    await tile('bomba.png').getByText('La foto tiene más de 40 megapíxeles.').waitFor();
    expect(await rows('select from space_photos where space_id = ?', uuidOf(draftId))).toEqual([]);
    expect(stored()).toEqual(before);
    await host.context.close();
  });

  /** Counts files only, because the first upload creates a folder; mails are excluded, as one about a new device may arrive. */
  const stored = (): number =>
    readdirSync(app.services.config.dataDir, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && !entry.parentPath.includes(`${path.sep}mails`),
    ).length;
});

describe('the card', () => {
  test('P4 a declined card and a failed authentication keep the dates held; another attempt books', async () => {
    const [, spaceId = ''] = spaces;
    const renter = await newRenter('cards@example.test');
    const { page } = renter;
    await page.goto(`/booking/${spaceId}?${STAYS.good}`);
    await answerParts(page);

    await payWith(page, CARDS.declined);
    await page.getByRole('alert').getByText('El banco ha rechazado la tarjeta. Prueba con otra.').waitFor();
    expect(await bookingsOf(spaceId)).toEqual([{ status: 'pending_payment' }]);

    const bank = page.getByRole('dialog').frameLocator('iframe');
    await payWith(page, CARDS.authenticate);
    await bank.getByRole('button', { name: 'Rechazar' }).click();
    await page.getByRole('alert').getByText('El banco no ha confirmado el pago.').waitFor();
    expect(await bookingsOf(spaceId)).toEqual([{ status: 'pending_payment' }]);

    await payWith(page, CARDS.authenticate);
    await bank.getByRole('button', { name: 'Autorizar' }).click();
    await page.waitForURL('**/booking-success/**');
    await page.getByRole('heading', { level: 1, name: /Solicitud enviada/ }).waitFor();
    expect(await bookingsOf(spaceId)).toEqual([{ status: 'requested' }]);
    await renter.context.close();
  });
});

describe('a lost connection', () => {
  const HELD = `select b.status, count(p.id)::int payments from bookings b left join payments p on p.booking_id = b.id and p.status = 'authorized' where b.space_id = ? group by b.id`;

  /** Delivers an operation and drops its answer, this many times. */
  async function loseAnswers(page: Page, operation: string, times: number): Promise<void> {
    let left = times;
    await page.route('**/graphql', async (route: Route) => {
      const body = route.request().postDataJSON() as { operationName?: string };
      if (body.operationName !== operation || left === 0) return route.fallback();
      left -= 1;
      await route.fetch();
      await route.abort('connectionreset');
    });
  }

  test('A-01 lost responses to the hold and to the request lead to one booking', async () => {
    const [, , spaceId = ''] = spaces;
    const renter = await newRenter('tunnel@example.test');
    const { page } = renter;
    await loseAnswers(page, 'StartBooking', 1);
    await loseAnswers(page, 'RequestBooking', 1);
    await page.goto(`/booking/${spaceId}?${STAYS.good}`);
    await answerParts(page);
    expect(await rows(HELD, uuidOf(spaceId))).toEqual([{ status: 'pending_payment', payments: 0 }]);
    await payWith(page, CARDS.works);
    await page.waitForURL('**/booking-success/**');
    expect(await rows(HELD, uuidOf(spaceId))).toEqual([{ status: 'requested', payments: 1 }]);
    await renter.context.close();
  });

  test('A-01 a longer outage is reported, and a second attempt leads to one booking', async () => {
    const [, , , spaceId = ''] = spaces;
    const renter = await newRenter('lift@example.test');
    const { page } = renter;
    await loseAnswers(page, 'RequestBooking', 3);
    await page.goto(`/booking/${spaceId}?${STAYS.good}`);
    await answerParts(page);
    await payWith(page, CARDS.works);
    await text('No sabemos si ha llegado tu solicitud.', page);
    await page
      .getByRole('button', { name: /Solicitud con obligación de pago/ })
      .first()
      .click();
    await page.waitForURL('**/booking-success/**');
    expect(await rows(HELD, uuidOf(spaceId))).toEqual([{ status: 'requested', payments: 1 }]);
    await renter.context.close();
  });
});

/** Every field with user-written text and its maximum length, and the fields that show such text. */
const WRITTEN: readonly (readonly [table: string, column: string, length: number])[] = [
  ['users', 'full_name', 80],
  ['users', 'display_name', 40],
  ['users', 'bio', 500],
  ['users', 'city', 80],
  ['spaces', 'title', 80],
  ['spaces', 'description', 500],
  ['spaces', 'address', 120],
  ['space_blocks', 'note', 120],
  ['calendar_feeds', 'name', 80],
  ['bookings', 'message', 500],
  ['bookings', 'decline_text', 500],
  ['bookings', 'cancel_text', 500],
  ['messages', 'body', 500],
  ['quick_replies', 'text', 200],
  ['reviews', 'text', 500],
  ['reviews', 'reply_text', 500],
  ['favorite_lists', 'name', 40],
  ['favorites', 'note', 200],
  ['saved_searches', 'name', 60],
  ['tickets', 'name', 80],
  ['tickets', 'subject', 100],
  ['ticket_messages', 'body', 500],
  ['claims', 'text', 500],
  ['claim_answers', 'text', 500],
  ['claim_evidence', 'name', 80],
  ['inventory_items', 'name', 80],
  ['earning_holds', 'note', 200],
  ['verifications', 'full_name', 80],
  ['notifications', 'title', 200],
  ['notifications', 'message', 500],
];

test('P-58 30 hostile texts in every user-written field execute nothing on pages of visitors, renters, hosts and staff', async () => {
  for (const [table, column, length] of WRITTEN) {
    // Each field gets all of the texts, distributed over its rows.
    await app.asOwner(
      `update ${table} t set ${column} = left((?::text[])[1 + (n.number % 30)], ${length})
         from (select ctid, row_number() over () + ${WRITTEN.findIndex((one) => one[1] === column)} as number from ${table} where ${column} is not null) n where n.ctid = t.ctid`,
      [HOSTILE_TEXTS],
    );
  }
  const [space] = await idsOf(
    app,
    'Space',
    `select r.space_id as id from reviews r join bookings b on b.id = r.booking_id where r.author_id = b.renter_id limit 1`,
  );
  const [booking] = await idsOf(app, 'Booking', `select booking_id as id from claims limit 1`);
  const [claim] = await rows('select id from claims limit 1');
  const fixture = {
    spaceId: String(space),
    reviewedSpaceId: String(space),
    runningStayId: String(booking),
    claimId: toGlobalId('Claim', String(claim?.['id'])),
  } as PageFixture;
  const seen: [string | null, PageName[]][] = [
    [null, ['home', 'search list', 'space with reviews']],
    [
      'renter@hueco.test',
      [
        'renter overview',
        'renter payments',
        'messages',
        'favorites',
        'all notifications',
        'own booking',
        'settled claim',
      ],
    ],
    ['host@hueco.test', ['host overview', 'host spaces', 'host calendar', 'host earnings', 'own profile']],
    ['admin@hueco.test', ['admin bookings', 'admin space list', 'admin reviews', 'admin tickets', 'admin people']],
  ];
  for (const [email, names] of seen) {
    const { page, pageErrors, context } = await newVisitor(browser, app);
    page.on('dialog', (dialog) => {
      pageErrors.push(`ran: ${dialog.message()}`);
      void dialog.dismiss();
    });
    if (email) await signIn(page, email, DEMO_PASSWORD, '/');
    for (const name of names) {
      const address = PAGES[name].path(fixture);
      await page.goto(address);
      const heading = page.getByRole('heading', { level: 1 }).first();
      await heading.waitFor();
      await settled(page);
      const title = (await heading.textContent()) ?? '';
      // The greeting has the host's name, which is one of the texts now.
      if (name !== 'host overview') expect(title, name).toMatch(PAGES[name].title);
      expect(title, name).not.toMatch(PAGES['not found'].title);
      const left = await page.evaluate(() => ({
        address: location.pathname + location.search,
        markup: Array.from(
          document.querySelectorAll(
            '[onerror], [onload], [onbegin], [ontoggle], [onfocus], [href^="javascript:"], [src^="javascript:"], [data^="javascript:"], [href*="//otro.example"], [action*="//otro.example"], [content*="otro.example"][http-equiv]',
          ),
          ({ outerHTML }) => outerHTML.slice(0, 200),
        ),
        scripts: [...document.scripts].filter(({ textContent }) => /^\s*(parent\.)?alert\(/.test(textContent)).length,
      }));
      expect(left, name).toEqual({
        // Messages open a conversation and name it.
        address: expect.stringContaining(address),
        markup: [],
        scripts: 0,
      });
    }
    // The template database has the rows of the demo's evidence but not its pictures.
    expect(
      pageErrors.filter((one) => !one.includes('/files/rentals/')),
      email ?? 'visitor',
    ).toEqual([]);
    await context.close();
  }
}, 180_000);
