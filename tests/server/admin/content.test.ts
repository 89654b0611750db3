import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteUnusedPictures } from '../../../server/features/content/pictures/post-picture.jobs.js';
import { signInAsAdmin } from '../../support/accounts.js';
import { resetWorld } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { countQueries } from '../../support/query-counter.js';
import { runJobs } from '../../support/queued-jobs.js';
import { createTestApp } from '../../support/test-app.js';
import { pdf, photograph, problemsOf } from '../../support/verification.js';

const ARTICLE = `query ($kind: ArticleKind!, $slug: String!, $locale: Locale) { article(kind: $kind, slug: $slug, locale: $locale) {
  title excerpt html section version updatedOn tags cover coverAlt related { slug } } }`;
const ALL = 'query ($kind: ArticleKind!) { articles(kind: $kind) { slug title updatedOn } }';
const FOUND = 'query ($text: String!, $locale: Locale) { searchHelp(text: $text, locale: $locale) { slug title } }';
const EDITED = `query ($kind: ContentKind!, $key: ID!) { editableContent(kind: $kind, key: $key) { lastVersionId
  entry { title state comingFrom path } texts { part locale text defaultText maxLength choices { value label } } versions { id validFrom state isReset reason setByName } } }`;
const PUBLISH =
  'mutation ($input: PublishContentInput!) { publishContent(input: $input) { content { lastVersionId } } }';
const RESET = 'mutation ($input: ResetContentInput!) { resetContent(input: $input) { content { lastVersionId } } }';
const WITHDRAW = 'mutation ($input: WithdrawContentInput!) { withdrawContent(input: $input) { content { key } } }';
const PREVIEW = 'query ($body: String!, $locale: Locale!) { contentPreview(body: $body, locale: $locale) }';
const LOG = '{ auditLog(filter: { action: "content" }) { edges { node { action reason objectName } } } }';
const WHY = 'Lo preguntan mucho en soporte.';
const CITAS = { kind: 'HELP', key: 'citas' };

interface Editor {
  readonly lastVersionId: string | null;
  readonly entry: { readonly title: string; readonly state: string; readonly comingFrom: string | null };
  readonly texts: readonly {
    readonly part: string;
    readonly locale: string;
    readonly text: string;
    readonly choices: readonly { readonly value: string }[];
  }[];
  readonly versions: readonly { readonly id: string; readonly state: string; readonly isReset: boolean }[];
}

let editor: GraphqlClient;

const world = useWorld();
beforeEach(async () => {
  await resetWorld(world);
  await world.app.asOwner('delete from content_versions');
  editor ??= world.app.visitor();
  await signInAsAdmin(world.app, editor, 'content@example.test', 'content');
});

const both = (part: string, es: string, en = es) => [
  { part, locale: 'ES', text: es },
  { part, locale: 'EN', text: en },
];
const content = async (of: { kind: string; key: string } = CITAS): Promise<Editor> =>
  (await editor.query<{ editableContent: Editor }>(EDITED, of)).editableContent;
/** Publishes a new version shortly after the last act. */
async function publish(values: Record<string, unknown>, of: { kind: string; key: string } = CITAS) {
  world.clock.advance({ minutes: 1 });
  const seenVersionId = (await editor.query<{ editableContent: Editor | null }>(EDITED, of)).editableContent
    ?.lastVersionId;
  return editor.query(PUBLISH, { input: { ...of, texts: [], seenVersionId, statement: WHY, ...values } });
}
const read = async (slug = 'citas', locale = 'ES', kind = 'HELP') =>
  (await world.app.visitor().query<{ article: Record<string, string> | null }>(ARTICLE, { kind, slug, locale }))
    .article;
const problems = (values: Record<string, unknown>, of: { kind: string; key: string } = CITAS) =>
  problemsOf(editor, PUBLISH, { input: { ...of, texts: [], statement: WHY, ...values } });
const dayIn = (days: number): string =>
  new Date(world.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const codeOf = async (mutation: string, input: object): Promise<string | undefined> =>
  (await editor.send(mutation, { input })).errors[0]?.extensions.code as string | undefined;

const POST = {
  section: 'GUIDES',
  texts: [
    ...both('title', 'Guardar una moto', 'Storing a motorbike'),
    ...both('excerpt', 'Lo que hay que mirar antes del invierno.', 'What to look at before the winter.'),
    ...both(
      'body',
      '## Antes\n\nVacía el depósito y quita la batería.',
      '## Before\n\nEmpty the tank, take the battery out.',
    ),
  ],
};
const MOTO = { kind: 'BLOG', key: 'guardar-una-moto' };

describe('P9 articles edited by the staff', () => {
  test('a published version replaces the default text at once on the page, in the lists and in the search', async () => {
    const before = await read();
    await publish({ texts: both('title', 'Cómo quedar', 'Making an appointment') });
    await publish({
      texts: both(
        'body',
        '## Paraguas\n\nLleva un paraguas **grande** a cada cita.',
        '## Umbrella\n\nBring a large one to each visit.',
      ),
    });
    expect(await read()).toMatchObject({
      title: 'Cómo quedar',
      excerpt: before?.['excerpt'],
      html: expect.stringContaining('<strong>grande</strong>') as string,
      section: 'STAY',
      updatedOn: dayIn(0),
      version: dayIn(0),
    });
    expect((await read('citas', 'EN'))?.['title']).toBe('Making an appointment');
    const visitor = world.app.visitor();
    const { articles } = await visitor.query<{ articles: { slug: string; title: string; updatedOn: string }[] }>(ALL, {
      kind: 'HELP',
    });
    expect(articles.filter(({ slug }) => slug === 'citas')).toEqual([
      { slug: 'citas', title: 'Cómo quedar', updatedOn: dayIn(0) },
    ]);
    const { searchHelp } = await visitor.query<{ searchHelp: { slug: string }[] }>(FOUND, { text: 'paraguas' });
    expect(searchHelp[0]?.slug).toBe('citas');
  });

  test('a scheduled version applies from its day and can be withdrawn before; a reset restores the default text', async () => {
    const product = (await read())?.['title'];
    await publish({ texts: both('title', 'Cómo quedar'), validFrom: dayIn(10) });
    expect((await read())?.['title']).toBe(product);
    expect((await content()).entry).toMatchObject({ state: 'PRODUCT', comingFrom: dayIn(10) });
    const [coming] = (await content()).versions;
    await editor.query(WITHDRAW, { input: { versionId: coming?.id, statement: WHY } });
    await editor.query(WITHDRAW, { input: { versionId: coming?.id, statement: WHY } });
    expect((await content()).entry.comingFrom).toBeNull();
    await publish({ texts: both('title', 'Cómo quedar de otra forma'), validFrom: dayIn(3) });
    world.clock.advance({ days: 3 });
    await signInAsAdmin(world.app, editor, 'content@example.test', 'content');
    expect((await read())?.['title']).toBe('Cómo quedar de otra forma');
    const now = await content();
    expect(now.entry.state).toBe('EDITED');
    // A version that is already in force cannot be withdrawn.
    const [current] = now.versions.filter(({ state }) => state === 'CURRENT');
    expect(await codeOf(WITHDRAW, { versionId: current?.id, statement: WHY })).toBe('NOT_FOUND');
    world.clock.advance({ minutes: 1 });
    await editor.query(RESET, { input: { ...CITAS, seenVersionId: now.lastVersionId, statement: WHY } });
    expect((await read())?.['title']).toBe(product);
    expect((await content()).versions.map(({ state, isReset }) => [state, isReset])).toEqual([
      ['WITHDRAWN', false],
      ['CURRENT', true],
      ['PAST', false],
    ]);
  });

  test('a new post is added in both languages, keeps its first publication day and is removed by a reset', async () => {
    expect(await read(MOTO.key, 'ES', 'BLOG')).toBeNull();
    await publish(POST, MOTO);
    const first = dayIn(0);
    world.clock.advance({ days: 2 });
    await signInAsAdmin(world.app, editor, 'content@example.test', 'content');
    await publish({ texts: both('title', 'Guardar la moto', 'Storing the motorbike') }, MOTO);
    expect(await read(MOTO.key, 'EN', 'BLOG')).toMatchObject({
      title: 'Storing the motorbike',
      section: 'GUIDES',
      version: first,
      updatedOn: dayIn(0),
    });
    const { articles } = await world.app.visitor().query<{ articles: { slug: string }[] }>(ALL, { kind: 'BLOG' });
    expect(articles.map(({ slug }) => slug)).toContain(MOTO.key);
    const seenVersionId = (await content(MOTO)).lastVersionId;
    world.clock.advance({ minutes: 1 });
    await editor.query(RESET, { input: { ...MOTO, seenVersionId, statement: WHY } });
    expect(await read(MOTO.key, 'ES', 'BLOG')).toBeNull();
    expect((await content(MOTO)).entry).toMatchObject({ state: 'ABSENT', title: 'Guardar la moto' });
  });

  test('P16 a post has tags and a built-in cover; too many or too short tags and unknown covers are rejected', async () => {
    const dressed = [
      ...POST.texts,
      ...both('tags', 'motos, invierno', 'motorbikes, winter'),
      ...both('cover', 'garage-01'),
      ...both('coverAlt', 'Garaje con una moto.', 'Garage with a motorbike.'),
    ];
    await publish({ ...POST, texts: dressed }, MOTO);
    expect(await read(MOTO.key, 'EN', 'BLOG')).toMatchObject({
      tags: ['motorbikes', 'winter'],
      cover: 'garage-01',
      coverAlt: 'Garage with a motorbike.',
    });
    const choices = (await content(MOTO)).texts.find(({ part }) => part === 'cover')?.choices ?? [];
    expect(choices.map(({ value }) => value)).toContain('garage-01');
    const wrong = (part: string, text: string) => problems({ texts: both(part, text) }, MOTO);
    expect(await wrong('tags', 'uno, dos, tres, cuatro, cinco, seis')).toEqual([
      'texts.0.text TAGS_TOO_MANY',
      'texts.1.text TAGS_TOO_MANY',
    ]);
    expect((await wrong('tags', 'x')).length).toBe(2);
    expect(await wrong('cover', 'https://example.com/a.webp')).toEqual([
      'texts.0.text CHOICE_UNKNOWN',
      'texts.1.text CHOICE_UNKNOWN',
    ]);
    // A built-in post keeps the fields that nobody has changed.
    const DAMP = { kind: 'BLOG', key: 'humedad-como-evitarla' };
    await publish({ texts: both('title', 'Humedad: fuera', 'Damp: out') }, DAMP);
    expect(await read(DAMP.key, 'EN', 'BLOG')).toMatchObject({ title: 'Damp: out', cover: 'storage-05' });
  });

  test('P16 an uploaded post picture is validated, resized, needs an alternative text and is deleted when unused', async () => {
    const upload = async (client: GraphqlClient, bytes: Uint8Array<ArrayBuffer>) => {
      const form = new FormData();
      form.set('file', new File([bytes], 'foto.jpg'));
      const { 'content-type': _, ...headers } = client.headers();
      const answer = await fetch(`${world.app.url}/uploads/post-pictures`, { method: 'POST', headers, body: form });
      const body = (await answer.json()) as {
        picture?: { url: string };
        errors?: { extensions: { code: string } }[];
      };
      return { url: body.picture?.url ?? '', code: body.errors?.[0]?.extensions.code };
    };
    expect((await upload(world.renter, await photograph())).code).toBe('FORBIDDEN');
    expect((await upload(world.app.visitor(), await photograph())).code).toBe('UNAUTHENTICATED');
    expect((await upload(editor, await photograph(800, 600))).code).toBe('UPLOAD_TOO_SMALL');
    expect((await upload(editor, pdf())).code).toBe('UPLOAD_TYPE_UNSUPPORTED');
    const [{ url }, other] = [await upload(editor, await photograph()), await upload(editor, await photograph())];
    const served = await fetch(`${world.app.url}${url}`);
    expect(served.headers.get('content-type')).toBe('image/webp');
    const { width, height, exif } = await sharp(await served.arrayBuffer()).metadata();
    expect([width, height, exif]).toEqual([960, 540, undefined]);

    const dressed = [...POST.texts, ...both('cover', url)];
    const DESK = { kind: 'BLOG', key: 'guardar-un-escritorio' };
    expect(await problems({ ...POST, texts: dressed }, DESK)).toEqual(['texts REQUIRED', 'texts REQUIRED']);
    await publish({ ...POST, texts: [...dressed, ...both('coverAlt', 'Un escritorio.', 'A desk.')] }, DESK);
    expect(await read(DESK.key, 'EN', 'BLOG')).toMatchObject({ cover: url, coverAlt: 'A desk.' });
    // An edit without a cover keeps it.
    await publish({ texts: both('title', 'Guardar la mesa', 'Storing the desk') }, DESK);
    expect(await read(DESK.key, 'ES', 'BLOG')).toMatchObject({ cover: url });
    const absent = both('cover', '/files/post-pictures/00000000-0000-4000-8000-000000000000');
    expect(await problems({ texts: absent }, DESK)).toEqual([
      'texts.0.text CHOICE_UNKNOWN',
      'texts.1.text CHOICE_UNKNOWN',
    ]);
    world.clock.advance({ days: 2 });
    await deleteUnusedPictures(world.app.context());
    await runJobs(world.app, 'post-pictures.remove');
    expect((await fetch(`${world.app.url}${url}`)).status).toBe(200);
    expect((await fetch(`${world.app.url}${other.url}`)).status).toBe(404);
  });

  test('an unchanged save is ignored, a stale one is rejected, and saving the default text is a reset', async () => {
    const texts = both('title', 'Cómo quedar');
    await editor.query(PUBLISH, { input: { ...CITAS, texts, statement: WHY } });
    await editor.query(PUBLISH, { input: { ...CITAS, texts, statement: WHY } });
    expect((await content()).versions).toHaveLength(1);
    expect(await codeOf(PUBLISH, { ...CITAS, texts: both('title', 'Otro título'), statement: WHY })).toBe(
      'TEXT_CHANGED',
    );
    const { texts: now } = await content();
    const base = now.filter(({ part }) => part === 'title') as unknown as {
      part: string;
      locale: string;
      defaultText: string;
    }[];
    await publish({ texts: base.map(({ part, locale, defaultText }) => ({ part, locale, text: defaultText })) });
    expect((await content()).versions[0]).toMatchObject({ isReset: true, state: 'CURRENT' });
    const { auditLog } = await world.admin.query<{ auditLog: { edges: { node: Record<string, string> }[] } }>(LOG);
    expect(auditLog.edges.slice(0, 2).map(({ node }) => Object.values(node))).toEqual([
      ['content.reset', WHY, 'help/citas'],
      ['content.published', WHY, 'help/citas'],
    ]);
  });

  test('P-58 rejects bad lengths, HTML, pictures, unsafe links, past days and taken or malformed keys', async () => {
    expect(await problems({ texts: both('title', 'x') })).toEqual([
      'texts.0.text TEXT_LENGTH',
      'texts.1.text TEXT_LENGTH',
    ]);
    for (const bad of [
      '<b>negrita</b>',
      '[aquí](javascript:alert(1))',
      '![foto](https://malo.example/x.png)',
      '# Título',
    ])
      expect(
        await problems({ texts: both('body', `Un texto que es bastante largo para que valga. ${'\n\n'}${bad}`) }),
        bad,
      ).toEqual(['texts.0.text MARKDOWN_REFUSED', 'texts.1.text MARKDOWN_REFUSED']);
    expect(await problems({ texts: both('lead', 'Hola') })).toEqual([
      'texts.0.part PART_UNKNOWN',
      'texts.1.part PART_UNKNOWN',
    ]);
    expect(await problems({ validFrom: dayIn(-1) })).toEqual(['validFrom NOTICE_OUT_OF_RANGE']);
    expect(await problems({ statement: ' ' })).toEqual(['statement REASON_REQUIRED']);
    expect(await problems({ ...POST, section: null }, MOTO)).toEqual(['section REQUIRED']);
    expect(await problems({ ...POST, section: 'LEGAL' }, MOTO)).toEqual(['section REQUIRED']);
    expect(await problems(POST, { kind: 'BLOG', key: 'lista-de-mudanza' })).toEqual(['key ADDRESS_TAKEN']);
    for (const key of ['Guardar', '../page/terms', 'a', 'una--moto'])
      expect(await codeOf(PUBLISH, { kind: 'BLOG', key, ...POST, statement: WHY }), key).toBe('NOT_FOUND');
    expect(await codeOf(PUBLISH, { kind: 'CITY', key: 'atlantis', texts: [], statement: WHY })).toBe('NOT_FOUND');
    expect((await content()).versions).toEqual([]);
  });

  test('the preview equals the published HTML of its language', async () => {
    const body = '## Antes\n\nDe 10 € y 5 m².\n\n{{prohibited-goods}}';
    const { contentPreview } = await editor.query<{ contentPreview: string }>(PREVIEW, { body, locale: 'EN' });
    expect(contentPreview).toContain('<h2 id="antes">Antes</h2>');
    expect(contentPreview).toContain('10\u00a0€');
    expect(contentPreview).toContain('<li>Weapons</li>');
    expect(await problemsOf(editor, PREVIEW, { body: '<b>no</b>', locale: 'ES' })).toEqual(['body MARKDOWN_REFUSED']);
  });

  test('reading an article takes one statement, and other processes drop their cached answer after a change', async () => {
    await publish({ texts: both('title', 'Cómo quedar') });
    expect(await countQueries(world.app, () => read())).toBeLessThanOrEqual(1);
    const other = await createTestApp({ databaseUrl: world.app.databaseUrl, clock: world.clock, sharesAnswers: true });
    try {
      const shown = async (): Promise<string> =>
        JSON.stringify(await other.visitor().query(ARTICLE, { kind: 'HELP', slug: 'citas', locale: 'ES' }));
      expect(await shown()).toContain('"Cómo quedar"');
      await publish({ texts: both('title', 'Cómo quedar mejor') });
      await vi.waitFor(async () => expect(await shown()).toContain('"Cómo quedar mejor"'));
    } finally {
      await other.stop();
    }
  });
});

describe('P9 texts of the city pages', () => {
  const MADRID = { kind: 'CITY', key: 'madrid' };
  const CITY = '{ city(slug: "madrid") { es: texts(locale: ES) { lead about } en: texts(locale: EN) { lead about } } }';
  const texts = async () => (await world.app.visitor().query<{ city: object }>(CITY)).city;

  test('lead and text are shown once written in both languages; one language is rejected, empty texts are removed', async () => {
    const nothing = { lead: null, about: null };
    expect(await texts()).toEqual({ es: nothing, en: nothing });
    expect(await problems({ texts: [{ part: 'lead', locale: 'ES', text: 'De portal en portal.' }] }, MADRID)).toEqual([
      'texts REQUIRED',
    ]);
    await publish(
      {
        texts: [
          ...both('lead', 'De portal en portal.', 'Door to door.'),
          ...both('about', 'Mira **antes** el portal.', 'Look **first**.'),
        ],
      },
      MADRID,
    );
    expect(await texts()).toEqual({
      es: { lead: 'De portal en portal.', about: '<p>Mira <strong>antes</strong> el portal.</p>\n' },
      en: { lead: 'Door to door.', about: '<p>Look <strong>first</strong>.</p>\n' },
    });
    await publish({ texts: [...both('lead', ''), ...both('about', '')] }, MADRID);
    expect(await texts()).toEqual({ es: nothing, en: nothing });
    expect((await content(MADRID)).entry.state).toBe('PRODUCT');
  });

  test('the questions of a city are editable words with their gaps filled', async () => {
    const QUESTIONS = '{ city(slug: "madrid") { questions(locale: ES) { question answer } } }';
    const SAVE = 'mutation ($input: SaveWordsInput!) { saveWords(input: $input) { words { key } } }';
    const questions = async () =>
      (await world.app.visitor().query<{ city: { questions: { question: string; answer: string }[] } }>(QUESTIONS)).city
        .questions;
    const before = await questions();
    expect(before.map(({ question }) => question)[0]).toBe('¿Cuánto cuesta guardar cosas en Madrid?');
    expect(before[0]?.answer).not.toMatch(/\{\{| {2}/);
    await editor.query(SAVE, {
      input: { list: 'CITY_QUESTIONS', key: 'access', texts: [], isOff: true, statement: WHY },
    });
    await editor.query(SAVE, {
      input: {
        list: 'CITY_QUESTIONS',
        key: 'cost',
        texts: [{ part: 'question', locale: 'ES', text: '¿Qué vale en {{city}}?' }],
        statement: WHY,
      },
    });
    const after = (await questions()).map(({ question }) => question);
    expect(after[0]).toBe('¿Qué vale en Madrid?');
    expect(after).toHaveLength(before.length - 1);
    await world.app.asOwner('delete from edited_words');
  });
});
