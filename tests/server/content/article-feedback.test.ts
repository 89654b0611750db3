import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount, PASSWORD, signInAs, signInAsAdmin } from '../../support/accounts.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const RATE = 'mutation ($input: RateArticleInput!) { rateArticle(input: $input) { isRated } }';
const FEEDBACK = `query ($locale: Locale) { articleFeedback(locale: $locale) {
  slug article { slug title updatedOn } owner nextReviewOn isReviewDue helpfulCount unhelpfulCount comments { text locale version } } }`;

interface Feedback {
  readonly articleFeedback: readonly {
    readonly slug: string;
    readonly article: { readonly slug: string; readonly title: string; readonly updatedOn: string } | null;
    readonly owner: string;
    readonly nextReviewOn: string;
    readonly isReviewDue: boolean;
    readonly helpfulCount: number;
    readonly unhelpfulCount: number;
    readonly comments: readonly { readonly text: string; readonly locale: string; readonly version: string }[];
  }[];
}

let app: TestApp;
let staff: GraphqlClient;
beforeAll(async () => {
  app = await createTestApp();
  staff = app.visitor();
  await signInAsAdmin(app, staff);
});
afterAll(() => app.stop());

const rate = (
  slug: string,
  isHelpful: boolean,
  visitKey: string,
  comment?: string,
  locale = 'ES',
  client = app.visitor(),
) =>
  client.send(RATE, {
    input: {
      slug,
      locale,
      isHelpful,
      visitKey: visitKey.padEnd(16, '-'),
      ...(comment === undefined ? {} : { comment }),
    },
  });
const feedback = async (locale = 'ES') => (await staff.query<Feedback>(FEEDBACK, { locale })).articleFeedback;
const feedbackOn = async (slug: string) => (await feedback()).find((text) => text.slug === slug);

test('P16 replaces the first answer of a visit by the second', async () => {
  expect((await rate('publicar', true, 'ana', 'words with a yes are not kept')).errors).toEqual([]);
  expect(await feedbackOn('publicar')).toMatchObject({ helpfulCount: 1, unhelpfulCount: 0, comments: [] });
  await rate('publicar', false, 'ana');
  await rate('publicar', false, 'ana', '  Falta <b>cómo</b> borrar un borrador\0  ');
  const {
    article: { version },
  } = await app
    .visitor()
    .query<{ article: { version: string } }>('{ article(kind: HELP, slug: "publicar") { version } }');
  expect(await feedbackOn('publicar')).toMatchObject({
    helpfulCount: 0,
    unhelpfulCount: 1,
    comments: [{ text: 'Falta <b>cómo</b> borrar un borrador', locale: 'ES', version }],
  });
});

test('P16 stores one answer when two are sent concurrently', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => rate('precio', index % 2 === 0, 'twice')));
  expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
  const row = await feedbackOn('precio');
  expect((row?.helpfulCount ?? 0) + (row?.unhelpfulCount ?? 0)).toBe(1);
});

test('P16 stores nothing that identifies the visitor', async () => {
  await rate('fotos', false, 'key-of-a-visitor', 'Nada');
  const rows = await app
    .context()
    .em.execute<Record<string, unknown>[]>('select * from article_answers where slug = ?', ['fotos']);
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual([
    'answered_at',
    'comment',
    'id',
    'is_helpful',
    'locale',
    'slug',
    'version',
    'visit_hash',
  ]);
  expect(JSON.stringify(rows)).not.toContain('key-of-a-visitor');
});

test('P16 reports invalid input by field', async () => {
  expect((await rate('publicar', false, 'bea', 'á'.repeat(501))).errors[0]?.extensions).toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: [{ path: 'comment', code: 'TOO_LONG', params: { max: 500 } }],
  });
  expect((await rate('publicar', false, 'bea', 'á'.repeat(500))).errors).toEqual([]);
  const short = await app
    .visitor()
    .send(RATE, { input: { slug: 'publicar', locale: 'ES', isHelpful: true, visitKey: 'x' } });
  expect(short.errors[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path: 'visitKey' }] });
  for (const slug of ['no-such-article', 'privacy', '__proto__'])
    expect((await rate(slug, true, 'bea')).errors[0]?.extensions.code, slug).toBe('NOT_FOUND');
});

test('P9 lists all articles for staff, the least helpful first, with the next review', async () => {
  await rate('avisos', true, 'one');
  await rate('avisos', false, 'two', 'What about SMS?', 'EN');
  const rows = await feedback('EN');
  const { articles } = await app.visitor().query<{ articles: readonly object[] }>('{ articles(kind: HELP) { slug } }');
  expect(rows.filter(({ article }) => article !== null)).toHaveLength(articles.length);
  const shares = rows.map(({ helpfulCount, unhelpfulCount }) =>
    helpfulCount + unhelpfulCount === 0 ? -1 : unhelpfulCount / (helpfulCount + unhelpfulCount),
  );
  expect(shares).toEqual([...shares].sort((a, b) => b - a));
  expect(shares.at(-1)).toBe(-1);
  expect(rows.find(({ slug }) => slug === 'avisos')).toMatchObject({
    article: { title: expect.stringMatching(/notifications/i) as string },
    owner: 'SUPPORT',
    helpfulCount: 1,
    unhelpfulCount: 1,
    comments: [{ locale: 'EN' }],
  });
  for (const { slug, article, nextReviewOn } of rows)
    expect(nextReviewOn > (article?.updatedOn ?? '2026-11-26'), slug).toBe(true);
});

test('P9 is open to staff only', async () => {
  await createAccount(app, { email: 'curious@example.com' });
  const curious = app.visitor();
  await signInAs(curious, 'curious@example.com', PASSWORD);
  expect((await curious.send(FEEDBACK, {})).errors[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await app.visitor().send(FEEDBACK, {})).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test('P16 allows sixty answers an hour per IP address', async () => {
  const visitor = app.visitor();
  const codes: (string | undefined)[] = [];
  for (let i = 0; i <= 60; i++)
    codes.push(
      (await rate('iva-del-alquiler', true, `many-${i}`, undefined, 'ES', visitor)).errors[0]?.extensions.code,
    );
  expect(codes.slice(0, 60).filter(Boolean)).toEqual([]);
  expect(codes[60]).toBe('RATE_LIMITED');
});

test('P16 guides of the API are rated and listed like articles', async () => {
  expect((await rate('api/book', false, 'paz', 'Falta cómo volver')).errors).toEqual([]);
  expect(await feedbackOn('api/book')).toMatchObject({
    article: null,
    owner: 'CONTENT',
    unhelpfulCount: 1,
    comments: [{ text: 'Falta cómo volver', locale: 'ES' }],
  });
  for (const slug of ['api/none', 'api/', 'toString'])
    expect((await rate(slug, true, 'paz')).errors[0]?.extensions.code).toBe('NOT_FOUND');
});
