import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { signInAsAdmin } from '../../support/accounts.js';
import { resetWorld, requested } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { countQueries } from '../../support/query-counter.js';
import { uuidOf } from '../../support/spaces.js';
import { createTestApp } from '../../support/test-app.js';
import { problemsOf } from '../../support/verification.js';

const GOODS = 'query ($locale: Locale) { prohibitedGoods(locale: $locale) { key name } }';
const TEXT =
  'query ($kind: ArticleKind!, $slug: String!, $locale: Locale) { article(kind: $kind, slug: $slug, locale: $locale) { html } }';
const LIST = `query ($list: WordListName!) { editableWords(list: $list) { key isOff hasSwitch
  texts { part locale text defaultText maxLength gaps { name example } } changes { texts { part locale before after } isOff reason setByName } } }`;
const SAVE = 'mutation ($input: SaveWordsInput!) { saveWords(input: $input) { words { key isOff } } }';
const LOG = `{ auditLog(filter: { action: "words" }) { edges { node { action reason before after } } } }`;
const WHY = 'Lo pide la aseguradora desde este año.';

interface Entry {
  readonly key: string;
  readonly isOff: boolean;
  readonly texts: readonly { readonly part: string; readonly locale: string; readonly text: string }[];
  readonly changes: readonly Record<string, unknown>[];
}

let editor: GraphqlClient;

const world = useWorld();
beforeEach(async () => {
  await resetWorld(world);
  await world.app.asOwner('delete from edited_words');
  await world.app.asOwner('delete from words_changes');
  editor ??= world.app.visitor();
  await signInAsAdmin(world.app, editor, 'content@example.test', 'content');
});

const name = (locale: string, text: string) => ({ part: 'name', locale, text });
const save = (key: string, values: Record<string, unknown>) =>
  editor.send(SAVE, { input: { list: 'PROHIBITED_GOODS', key, texts: [], statement: WHY, ...values } });
const problems = (key: string, values: Record<string, unknown>) =>
  problemsOf(editor, SAVE, { input: { list: 'PROHIBITED_GOODS', key, texts: [], statement: WHY, ...values } });
const goods = async (locale = 'ES'): Promise<string[]> =>
  (await world.app.visitor().query<{ prohibitedGoods: { name: string }[] }>(GOODS, { locale })).prohibitedGoods.map(
    (one) => one.name,
  );
async function entryOf(key: string, list = 'PROHIBITED_GOODS'): Promise<Entry | undefined> {
  const { editableWords } = await editor.query<{ editableWords: Entry[] }>(LIST, { list });
  return editableWords.find((entry) => entry.key === key);
}

describe('P9 the list of prohibited goods', () => {
  test('the staff can rename, disable and add entries, and the public list follows', async () => {
    expect(await goods()).toContain('Armas');
    await save('weapons', { texts: [name('ES', ' Armas  y munición '), name('EN', 'Weapons and ammunition')] });
    await save('plants', { isOff: true });
    const key = randomUUID();
    await save(key, { texts: [name('ES', 'Fuegos artificiales'), name('EN', 'Fireworks')] });
    const spanish = await goods();
    expect(spanish).toContain('Armas y munición');
    expect(spanish).not.toContain('Armas');
    expect(spanish).not.toContain('Plantas');
    expect(spanish.at(-1)).toBe('Fuegos artificiales');
    expect((await goods('EN')).filter((one) => /weapons|fireworks|plants/i.test(one))).toEqual([
      'Weapons and ammunition',
      'Fireworks',
    ]);
    await save('plants', { isOff: false });
    expect(await goods()).toContain('Plantas');
  });

  test('regulations and help article show the current list, escaped', async () => {
    await save('weapons', { texts: [name('ES', 'Armas <b>y</b> "más" $& cosas')] });
    for (const [kind, slug] of [
      ['PAGE', 'regulations'],
      ['HELP', 'que-no-se-puede-guardar'],
    ]) {
      const read = async (locale: string): Promise<string> =>
        (await world.app.visitor().query<{ article: { html: string } }>(TEXT, { kind, slug, locale })).article.html;
      expect(await read('ES')).toContain('<li>Armas &lt;b&gt;y&lt;/b&gt; &quot;más&quot; $&amp; cosas</li>');
      expect(await read('EN')).toContain('<li>Weapons</li>');
      expect(await read('ES')).not.toContain('{{');
    }
  });

  test('a renter accepts the list with the time of its last change as version', async () => {
    const VERSION = `select version, hash from acceptances where kind = 'prohibited_goods' and booking_id = ?`;
    const accepted = async (): Promise<{ version: string; hash: string } | undefined> => {
      await resetWorld(world);
      const { id } = await requested(world);
      const rows = await world.app.context().em.execute<{ version: string; hash: string }[]>(VERSION, [uuidOf(id)]);
      return rows[0];
    };
    const before = await accepted();
    await signInAsAdmin(world.app, editor, 'content@example.test', 'content');
    await save('weapons', { texts: [name('ES', 'Armas y munición')] });
    const changedAt = world.clock.now().toISOString();
    world.clock.advance({ minutes: 5 });
    const after = await accepted();
    expect(before?.version).toBe('2026-11-23');
    expect(after?.version).toBe(changedAt);
    expect(after?.hash).not.toBe(before?.hash);
  });

  test('a text that a colleague has changed is not overwritten unread; their other texts and the switch stay', async () => {
    await save('weapons', { texts: [name('ES', 'Armas y munición')], isOff: true });
    const stale = { texts: [{ ...name('ES', 'Armas de fuego'), seenText: 'Armas' }] };
    expect((await save('weapons', stale)).errors[0]?.extensions.code).toBe('TEXT_CHANGED');
    expect((await save('weapons', { texts: [{ ...name('EN', 'Arms'), seenText: 'Weapons' }] })).errors).toEqual([]);
    expect(
      (await save('weapons', { texts: [{ ...name('ES', 'Armas y munición'), seenText: 'Armas' }] })).errors,
    ).toEqual([]);
    expect(await entryOf('weapons')).toMatchObject({
      isOff: true,
      texts: [
        { locale: 'ES', text: 'Armas y munición' },
        { locale: 'EN', text: 'Arms' },
      ],
    });
  });

  test('each change is in the history and the log; an unchanged save is ignored, an empty text restores the default', async () => {
    const texts = [name('ES', 'Armas y munición')];
    await save('weapons', { texts });
    await save('weapons', { texts });
    expect(await entryOf('weapons')).toMatchObject({
      isOff: false,
      changes: [
        {
          texts: [{ part: 'name', locale: 'ES', before: 'Armas', after: 'Armas y munición' }],
          isOff: null,
          reason: WHY,
        },
      ],
    });
    world.clock.advance({ minutes: 1 });
    await save('weapons', { texts: [name('ES', ' ')], isOff: true });
    world.clock.advance({ minutes: 1 });
    await save('weapons', { isOff: false });
    expect((await entryOf('weapons'))?.changes.map(({ isOff }) => isOff)).toEqual([false, true, null]);
    expect(await goods()).toContain('Armas');
    expect(await world.app.context().em.execute('select key from edited_words')).toEqual([]);
    const { auditLog } = await world.admin.query<{ auditLog: { edges: { node: Record<string, string> }[] } }>(LOG);
    const acts = auditLog.edges.slice(0, 3);
    expect(acts.map(({ node }) => [node['action'], node['reason']])).toEqual(
      [1, 2, 3].map(() => ['words.changed', WHY]),
    );
    expect(JSON.parse(acts[2]?.node['after'] ?? '')).toMatchObject({
      words: { es: { name: 'Armas y munición' }, en: { name: 'Weapons' } },
    });
  });

  test('rejects empty, too long and one-language texts, unknown gaps and parts, a missing reason and an unknown key', async () => {
    const key = randomUUID();
    expect(await problems(key, { texts: [name('ES', 'Humo')] })).toEqual(['texts REQUIRED']);
    expect(await problems(key, { texts: [name('ES', 'Humo'), name('EN', ' ')] })).toEqual(['texts.1.text REQUIRED']);
    expect(await problems('weapons', { texts: [name('ES', 'a'.repeat(121))] })).toEqual(['texts.0.text TOO_LONG']);
    expect(await problems('weapons', { texts: [name('ES', 'Armas de {{space}}')] })).toEqual([
      'texts.0.text GAP_UNKNOWN',
    ]);
    expect(await problems('weapons', { texts: [{ ...name('ES', 'Armas'), part: 'title' }] })).toEqual([
      'texts.0.part PART_UNKNOWN',
    ]);
    expect(await problems('weapons', { isOff: true, statement: ' ' })).toEqual(['statement REASON_REQUIRED']);
    expect((await save('No such key', { isOff: true })).errors[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await goods()).toContain('Armas');
  });

  test('the public list takes one statement, the editable one with its history four', async () => {
    expect(await countQueries(world.app, () => goods().then(() => undefined))).toBeLessThanOrEqual(1);
    expect(await countQueries(world.app, () => editor.query(LIST, { list: 'PROHIBITED_GOODS' }))).toBeLessThanOrEqual(
      4,
    );
  });

  test('other processes drop their cached answer after a change', async () => {
    const other = await createTestApp({ databaseUrl: world.app.databaseUrl, clock: world.clock, sharesAnswers: true });
    try {
      const shown = async (): Promise<string> => JSON.stringify(await other.visitor().query(GOODS));
      expect(await shown()).toContain('"Armas"');
      await save('weapons', { texts: [name('ES', 'Armas y munición')] });
      await vi.waitFor(async () => expect(await shown()).toContain('"Armas y munición"'));
    } finally {
      await other.stop();
    }
  });
});
