import 'reflect-metadata';
import { expect, test } from 'vitest';
import { Locale } from '../../../server/core/values/locale.js';
import { ArticleLibrary } from '../../../server/features/content/article-library.js';
import { ArticleKind } from '../../../server/features/content/article.types.js';
import { en } from '../../../server/features/notifications/words/en.js';
import { es } from '../../../server/features/notifications/words/es.js';

const library = ArticleLibrary.read();
const htmlOf = (kind: ArticleKind, slug: string, locale: Locale): string =>
  library.find(kind, slug, locale)?.html ?? '';

test.each([
  [Locale.ES, /estancia mínima del espacio/, /lo pagado con saldo vuelve a ser saldo/],
  [Locale.EN, /space.s minimum stay/, /what credit paid becomes credit again/],
])('the terms name the minimum stay of every policy, and what a refund returns as credit: %s', (locale, ...rules) => {
  for (const rule of rules) expect(htmlOf(ArticleKind.PAGE, 'terms', locale)).toMatch(rule);
});

// Full-height pages, tasks and the developers' area have no footer, or another one.
test('no text leads to the foot of every page', () => {
  const everyFoot = /pie de (cualquier|cada|todas)|(foot|bottom) of (any|every|each|all)/;
  const help = [Locale.ES, Locale.EN].flatMap((locale) =>
    [ArticleKind.HELP, ArticleKind.PAGE].flatMap((kind) => library.list(kind, locale)),
  );
  expect(help.filter(({ html }) => everyFoot.test(html)).map(({ slug }) => slug)).toEqual([]);
});

// The team arranges the collection after a terminated rental: neither side is sent to the other one for it.
test.each([
  [es, Locale.ES, /cita/, /equipo|pídenos/iu],
  [en, Locale.EN, /appointment/, /team|ask us/iu],
])('T21 mails and help say who arranges the collection', (mails, locale, what, who) => {
  const texts = [mails.types.BOOKING_TERMINATED_RENTER.mail.goods, mails.types.BOOKING_TERMINATED_HOST.mail.goods];
  for (const text of texts) {
    expect(text).toMatch(what);
    expect(text).toMatch(who);
  }
  expect(texts[0]).not.toContain('otherSide');
  for (const slug of ['impago', 'cobro-fallido']) {
    const [row = ''] = /<td>25<\/td>[^]*?<\/tr>/.exec(htmlOf(ArticleKind.HELP, slug, locale)) ?? [];
    expect(row, slug).toMatch(what);
    expect(row.match(new RegExp(who, 'giu'))?.length, slug).toBe(2);
  }
});
