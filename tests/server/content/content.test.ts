import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount, mailsTo, awaitMail, PASSWORD, signInAs } from '../../support/accounts.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const ARTICLE = `query ($kind: ArticleKind!, $slug: String!, $locale: Locale) {
  article(kind: $kind, slug: $slug, locale: $locale) { title html locale version headings { id text } related { slug } }
}`;
const SEND = `mutation ($input: ContactInput!) { sendContactMessage(input: $input) { code } }`;
const NOTE = {
  fullName: 'Ana Gil',
  email: 'ana@example.com',
  topic: 'BOOKING',
  message: 'No encuentro la llave de mi trastero <b>nuevo</b>.',
  locale: 'ES',
};

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ background: true });
});
afterAll(() => app.stop());

interface ArticleAnswer {
  readonly article: {
    readonly title: string;
    readonly html: string;
    readonly related: readonly { readonly slug: string }[];
  } | null;
}

test('I18-1 returns an article in either language with related articles', async () => {
  const es = await app.visitor().query<ArticleAnswer>(ARTICLE, { kind: 'PAGE', slug: 'privacy' });
  const en = await app.visitor().query<ArticleAnswer>(ARTICLE, { kind: 'PAGE', slug: 'privacy', locale: 'EN' });
  expect(es.article).toMatchObject({ title: 'Privacidad', locale: 'ES' });
  expect(en.article).toMatchObject({ title: 'Privacy', locale: 'EN' });
  expect(es.article?.html).toContain('<h2 id="tus-derechos">');
  expect(es.article?.related[0]?.slug).toBe('cookies');
});

test('P16 searches the help centre without regard to accents and typing errors', async () => {
  const find = async (text: string, locale = 'ES'): Promise<readonly string[]> => {
    const { searchHelp } = await app
      .visitor()
      .query<{ searchHelp: readonly { slug: string }[] }>(
        `query ($text: String!, $locale: Locale) { searchHelp(text: $text, locale: $locale) { slug } }`,
        { text, locale },
      );
    return searchHelp.map(({ slug }) => slug);
  };
  expect((await find('¿cuándo me cobráis?'))[0]).toBe('que-se-cobra');
  expect((await find('he olvidado mi contrasena'))[0]).toBe('entrar-en-tu-cuenta');
  expect((await find('verificasion identidad'))[0]).toBe('verificar-identidad');
  expect((await find('¿cómo cancelo mi reserva?'))[0]).toBe('cancelar');
  expect((await find('hablar con el propietario'))[0]).toBe('mensajes');
  expect((await find('leave a review', 'EN'))[0]).toBe('cuando-se-resena');
  expect((await find('how do I delete my account', 'EN'))[0]).toBe('borrar-tu-cuenta');
  expect(await find('xyzzy')).toEqual([]);
  expect(await find('')).toEqual([]);
});

test('counts the cost of nested related articles', async () => {
  const nested = (depth: number): string => (depth === 0 ? 'html' : `related { ${nested(depth - 1)} }`);
  for (const texts of [
    'articles(kind: HELP)',
    'article(kind: HELP, slug: "que-es-hueco")',
    'searchHelp(text: "pagar")',
  ]) {
    expect(await app.visitor().codeOf(`{ ${texts} { ${nested(6)} } }`), texts).toBe('QUERY_TOO_COSTLY');
    expect((await app.visitor().send(`{ ${texts} { html ${nested(1)} } }`)).errors, texts).toEqual([]);
  }
});

test('returns null for unknown slugs', async () => {
  for (const slug of ['nothing', '../page/about', 'about.es', '__proto__']) {
    expect((await app.visitor().query<ArticleAnswer>(ARTICLE, { kind: 'PAGE', slug })).article).toBeNull();
  }
});

test('P14 a contact message is a ticket, mailed to support and with a receipt, and escapes HTML', async () => {
  const {
    sendContactMessage: { code },
  } = await app.visitor().query<{ sendContactMessage: { code: string } }>(SEND, { input: NOTE });
  expect(code).toMatch(/^SUP-\d{4}-\d{6}$/);
  const [receipt, staff] = [await awaitMail(app, NOTE.email), await awaitMail(app, 'soporte@hueco.test')];
  expect(receipt.subject).toContain(code);
  expect(staff.text).toContain(NOTE.email);
  expect(staff.html).toContain('&lt;b&gt;nuevo&lt;/b&gt;');
  const rows = await app
    .context()
    .em.execute(
      'select t.category, m.body, t.requester_id, t.email from tickets t join ticket_messages m on m.ticket_id = t.id where t.code = ?',
      [code],
    );
  expect(rows).toEqual([{ category: 'booking', body: NOTE.message, requester_id: null, email: NOTE.email }]);
});

test('P14 a message of somebody who cannot get in is urgent', async () => {
  const { sendContactMessage } = await app
    .visitor()
    .query<{ sendContactMessage: { code: string } }>(SEND, { input: { ...NOTE, topic: 'ACCESS' } });
  expect(
    await app.context().em.execute('select category, priority from tickets where code = ?', [sendContactMessage.code]),
  ).toEqual([{ category: 'access', priority: 'urgent' }]);
});

test('P14 a contact message is a ticket of the account when signed in under its address', async () => {
  await createAccount(app, { email: 'writer@example.com' });
  const writer = app.visitor();
  await signInAs(writer, 'writer@example.com', PASSWORD);
  const {
    sendContactMessage: { code },
  } = await writer.query<{ sendContactMessage: { code: string } }>(SEND, {
    input: { ...NOTE, email: 'writer@example.com' },
  });
  const [row] = await app
    .context()
    .em.execute<{ email: string }[]>(
      'select u.email from tickets t join users u on u.id = t.requester_id where code = ?',
      [code],
    );
  expect(row?.email).toBe('writer@example.com');
});

test('names every invalid field, and stores and sends nothing', async () => {
  const input = { fullName: 'A', email: 'not an address', topic: 'OTHER', message: 'Hola' };
  const { errors } = await app.visitor().send(SEND, { input });
  expect(errors[0]?.extensions).toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: [
      { path: 'fullName', code: 'FULL_NAME_LENGTH' },
      { path: 'email', code: 'EMAIL_INVALID' },
      { path: 'message', code: 'CONTACT_MESSAGE_LENGTH', params: { min: 20, max: 3000 } },
    ],
  });
  expect(await mailsTo(app, 'not an address')).toEqual([]);
});

test('allows five messages an hour per IP address', async () => {
  const visitor = app.visitor();
  const codes = [];
  for (let i = 0; i < 6; i++) codes.push((await visitor.send(SEND, { input: NOTE })).errors[0]?.extensions.code);
  expect(codes).toEqual([undefined, undefined, undefined, undefined, undefined, 'RATE_LIMITED']);
});
