import { expect, test } from 'vitest';
import { Locale } from '../../server/core/values/locale.js';
import { openCatalogue } from '../../server/core/values/texts.js';
import { en as accountsEn } from '../../server/features/accounts/words/en.js';
import { es as accountsEs } from '../../server/features/accounts/words/es.js';
import { en as documentsEn } from '../../server/features/documents/words/en.js';
import { es as documentsEs } from '../../server/features/documents/words/es.js';
import { en as notificationsEn } from '../../server/features/notifications/words/en.js';
import { es as notificationsEs } from '../../server/features/notifications/words/es.js';
import { en as reportsEn } from '../../server/features/reports/words/en.js';
import { es as reportsEs } from '../../server/features/reports/words/es.js';

/** Every text of a catalogue by its path. */
function textsOf(words: object, path = ''): [path: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : textsOf(value as object, `${path}${key}.`),
  );
}

const gapsOf = (text: string): string[] => [...new Set(text.match(/\{\{\w+\}\}/g))].toSorted();

test.each([
  ['accounts', accountsEs, accountsEn],
  ['notifications', notificationsEs, notificationsEn],
  ['reports', reportsEs, reportsEn],
])('%s have the same keys and placeholders in both languages', (_name, es, en) => {
  const [spanish, english] = [textsOf(es), textsOf(en)];
  expect(english.map(([path]) => path).toSorted()).toEqual(spanish.map(([path]) => path).toSorted());
  const translations = new Map(english);
  for (const [path, text] of spanish)
    expect([path, gapsOf(translations.get(path) ?? '')]).toEqual([path, gapsOf(text)]);
});

test.each([
  ['accounts', accountsEs, accountsEn],
  ['documents', documentsEs, documentsEn],
  ['notifications', notificationsEs, notificationsEn],
  ['reports', reportsEs, reportsEn],
])('P1.4 %s use typographic quotes and apostrophes in both languages', (_name, es, en) => {
  const typed = [...textsOf(es), ...textsOf(en)].filter(([, text]) => /["']/.test(text));
  expect(typed).toEqual([]);
});

test('user texts are inserted unchanged into every text of an entry', () => {
  const texts = { mail: { subject: 'a {{title}}', paragraphs: ['b {{title}}', 'c'] } };
  const title = 'Loft {{name}} $t(mail.subject) <b>';
  expect(openCatalogue({ [Locale.ES]: texts, [Locale.EN]: texts })('mail', { title }, Locale.ES)).toEqual({
    subject: `a ${title}`,
    paragraphs: [`b ${title}`, 'c'],
  });
});
