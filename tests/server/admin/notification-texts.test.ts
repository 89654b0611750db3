import { beforeEach, describe, expect, test } from 'vitest';
import { mailsTo, signInAsAdmin } from '../../support/accounts.js';
import { resetWorld, requested } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { runJobs } from '../../support/queued-jobs.js';
import { problemsOf } from '../../support/verification.js';
import { Locale } from '../../../server/core/values/locale.js';
import { notificationWords } from '../../../server/features/notifications/words/notification-word-list.js';
import { NotificationType } from '../../../server/features/notifications/notification.enums.js';
import { notificationText, mailWords } from '../../../server/features/notifications/words/notification-words.rules.js';

const SAVE = 'mutation ($input: SaveWordsInput!) { saveWords(input: $input) { words { key } } }';
const LIST = `{ editableWords(list: NOTIFICATIONS) { key texts { part locale text defaultText gaps { name example } } } }`;
const BELL = '{ notifications(first: 5) { edges { node { type title message } } } }';
const KEY = 'booking_requested';

interface Text {
  readonly part: string;
  readonly locale: string;
  readonly text: string;
  readonly gaps: readonly { readonly name: string; readonly example: string }[];
}

let editor: GraphqlClient;

const world = useWorld();
beforeEach(async () => {
  await resetWorld(world);
  await world.app.asOwner('delete from edited_words');
  editor ??= world.app.visitor();
  await signInAsAdmin(world.app, editor, 'content@example.test', 'content');
});

const inputOf = (texts: readonly (readonly [part: string, locale: string, text: string])[], key = KEY) => ({
  input: {
    list: 'NOTIFICATIONS',
    key,
    texts: texts.map(([part, locale, text]) => ({ part, locale, text })),
    statement: 'Se entiende mejor.',
  },
});
const save = (...texts: [part: string, locale: string, text: string][]) => editor.query(SAVE, inputOf(texts));
const bell = async () =>
  (
    await world.host.query<{ notifications: { edges: { node: Record<string, string> }[] } }>(BELL)
  ).notifications.edges.map(({ node }) => node);

describe('P9 texts of notifications', () => {
  test('bell and mail use the edited texts at once, and the default texts after a reset', async () => {
    await save(
      ['title', 'ES', 'Alguien quiere tu espacio'],
      ['message', 'ES', '{{renter}} pide «{{space}}». Contesta antes del {{deadline}}.'],
      ['subject', 'ES', '{{title}} ({{space}}), {{renter}} espera'],
    );
    await requested(world);
    await world.app.settle();
    await runJobs(world.app, 'mail.send');
    const [first] = await bell();
    expect(first).toMatchObject({ type: 'BOOKING_REQUESTED', title: 'Alguien quiere tu espacio' });
    expect(first?.['message']).toMatch(/^Lucía P\. pide «.+»\. Contesta antes del .+\.$/);
    const subjects = async () => (await mailsTo(world.app, 'host@example.test')).map(({ subject }) => subject);
    expect(await subjects()).toContain('Alguien quiere tu espacio (Trastero seco en Malasaña), Lucía P. espera');
    await save(['title', 'ES', ''], ['message', 'ES', ''], ['subject', 'ES', '']);
    expect((await bell())[0]).toMatchObject({ title: 'Nueva solicitud de reserva' });
    expect(await world.app.context().em.execute('select key from edited_words')).toEqual([]);
    await requested(world, 90);
    await world.app.settle();
    await runJobs(world.app, 'mail.send');
    expect(await subjects()).toContain('Nueva solicitud de reserva: Trastero seco en Malasaña');
  });

  test('an edited text changes only its own variant', () => {
    const edited = { message: 'Otra cosa' };
    const params = { renter: 'Lucía P.', space: 'Loft', from: '2027-03-05', deadline: '2027-03-06T10:00:00Z' };
    const type = NotificationType.BOOKING_REQUESTED;
    expect(notificationText(type, { ...params, to: '2027-04-05' }, Locale.ES, edited)?.message).toBe('Otra cosa');
    expect(notificationText(type, params, Locale.ES, edited)?.message).toContain('mes a mes');
    const files = { message_other: '{{count}} adjuntos' };
    const message = (count: number) =>
      notificationText(NotificationType.MESSAGE_RECEIVED, { name: 'Ana', count }, Locale.ES, files)?.message;
    expect([message(1), message(3)]).toEqual(['Te ha enviado un archivo.', '3 adjuntos']);
  });

  test('gaps and replacement patterns in the data are not expanded', () => {
    const params = { renter: '{{space}}', space: '$& {{renter}}', from: '2027-03-05', to: '2027-03-06' };
    const { subject } = mailWords(NotificationType.BOOKING_REQUESTED, params, Locale.ES, {
      subject: '{{renter}}: {{space}}',
    });
    expect(subject).toBe('{{space}}: $& {{renter}}');
  });

  test('a gap that the type or text cannot fill is rejected at its text', async () => {
    const problems = (...texts: [string, string, string][]) => problemsOf(editor, SAVE, inputOf(texts));
    expect(await problems(['title', 'ES', 'De {{renter}}'], ['message', 'ES', 'Cobrado: {{amount}}'])).toEqual([
      'texts.1.text GAP_UNKNOWN',
    ]);
    expect(await problems(['title', 'EN', '{{title}}'])).toEqual(['texts.0.text GAP_UNKNOWN']);
    expect(await problems(['title', 'EN', '{{ renter.name }}'])).toEqual(['texts.0.text GAP_UNKNOWN']);
    expect(await problems(['action', 'EN', 'Go'])).toEqual(['texts.0.part PART_UNKNOWN']);
    expect((await editor.send(SAVE, inputOf([], 'no_such_type'))).errors[0]?.extensions.code).toBe('NOT_FOUND');
  });

  test('every notification type is editable and has examples for all gaps of its texts', async () => {
    const { editableWords } = await editor.query<{ editableWords: { key: string; texts: Text[] }[] }>(LIST);
    expect(editableWords.map(({ key }) => key)).toEqual(Object.values(NotificationType));
    const unfilled = editableWords.flatMap(({ key, texts }) =>
      texts.flatMap(({ part, text, gaps }) =>
        [...text.matchAll(/\{\{(\w+)\}\}/g)].flatMap(([, name]) =>
          gaps.find((gap) => gap.name === name)?.example ? [] : [`${key} ${part} ${name}`],
        ),
      ),
    );
    expect(unfilled).toEqual([]);
    for (const { words } of notificationWords.defaults) expect(Object.keys(words.es)).toEqual(Object.keys(words.en));
    const tooLong = notificationWords.defaults.flatMap(({ key, words }) =>
      [...Object.entries(words.es), ...Object.entries(words.en)]
        .filter(([part, text]) => text.length > notificationWords.maxLength(part))
        .map(([part]) => `${key} ${part}`),
    );
    expect(tooLong).toEqual([]);
  });
});
