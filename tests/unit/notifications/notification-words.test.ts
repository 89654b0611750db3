import 'reflect-metadata';
import { expect, test } from 'vitest';
import { Locale } from '../../../server/core/values/locale.js';
import { LegalPage } from '../../../server/features/content/legal-versions/legal-version.types.js';
import { MissingHostData } from '../../../server/features/verification/host-data/host-data.enums.js';
import type { NotificationParams } from '../../../server/features/notifications/notification-entry.types.js';
import {
  NotificationType,
  notificationEntries,
  type NotificationTypeName,
} from '../../../server/features/notifications/notification.enums.js';
import { en } from '../../../server/features/notifications/words/en.js';
import { es } from '../../../server/features/notifications/words/es.js';
import { mailWords, notificationText } from '../../../server/features/notifications/words/notification-words.rules.js';

type Names = readonly (keyof NotificationParams)[];

/** The parameters that fill a gap or choose a variant, where their names differ from the gap's. */
const SOURCES: Readonly<Record<string, Names>> = {
  deadline: ['deadline', 'timeZone'],
  amount: ['amountCents'],
  credit: ['creditCents'],
  amountCredit: ['amountCents', 'creditCents'],
  fee: ['feeCents'],
  account: ['last4'],
  rate: ['rateBps'],
  newRate: ['newRateBps'],
  actor: ['by', 'renter'],
  snippet: ['text', 'isAgreed'],
  byStaff: ['by'],
  charged: ['isCharged'],
  dated: ['day'],
  rolling: ['from', 'to'],
  unworded: ['statement'],
  // Said by who reads, not stored.
  withheld: [],
  text: ['text'],
  ...Object.fromEntries(
    [
      ...Object.values(MissingHostData),
      ...Object.values(LegalPage),
      'authentication_required',
      'mandate_withdrawn',
      'won',
      'lost',
    ].map((reason) => [reason, ['reason']]),
  ),
};
const PLURAL = /_(one|other)$/;

/** The parameters that a text needs, from its gaps and its key. */
function neededBy([key, text]: readonly [string, unknown]): string[] {
  const gaps = [...String(text).matchAll(/\{\{(\w+)\}\}/g)].map(([, gap = '']) => SOURCES[gap] ?? [gap]);
  const variant = key.replace(PLURAL, '').replace(/^(title|message)_?/, '');
  return [
    ...gaps.flat(),
    ...(variant === '' ? [] : variant === 'space' ? ['subject'] : (SOURCES[variant] ?? [variant])),
  ];
}

test.each(Object.keys(es.types) as NotificationTypeName[])('%s stores the parameters that its texts need', (name) => {
  const stored: readonly string[] = notificationEntries.get(NotificationType[name])?.params ?? [];
  const texts = [es, en].flatMap((catalogue) => Object.entries(catalogue.types[name]));
  const shown = texts.filter(([key]) => /^(title|message)(_|$)/.test(key));
  expect(shown.length).toBeGreaterThanOrEqual(4);
  expect(shown.flatMap(neededBy).filter((param) => !stored.includes(param))).toEqual([]);
});

test('selects the variant by parameters, and the plural by count or days left', () => {
  const cancelled = (params: NotificationParams) =>
    notificationText(NotificationType.BOOKING_CANCELLED_RENTER, params, Locale.EN);
  expect(cancelled({})).toEqual({ title: 'Booking cancelled', message: 'Nothing had been charged.' });
  expect(cancelled({ by: 'admin', isCharged: true, amountCents: 7_700 })).toEqual({
    title: 'Hueco cancelled the booking',
    message: 'Refund: €77.00.',
  });
  const reminder = (within: number) =>
    notificationText(NotificationType.REVIEW_REMINDER, { space: 'Loft', within }, Locale.ES)?.message;
  expect(reminder(1)).toContain('Queda 1 día.');
  expect(reminder(3)).toContain('Quedan 3 días.');
});

test('inserts user texts unchanged', () => {
  const space = 'Loft {{name}} $t(mail.hello) <b>';
  const text = notificationText(NotificationType.SPACE_PUBLISHED, { space }, Locale.EN);
  expect(text?.message).toBe(`“${space}” now shows in search results.`);
});

test('omits empty paragraphs, and uses the message as paragraph when a mail has none', () => {
  const own = mailWords(NotificationType.BOOKING_CANCELLED_RENTER, { by: 'admin' }, Locale.EN);
  expect(own.paragraphs).toHaveLength(2);
  const verified = mailWords(NotificationType.VERIFICATION_APPROVED, { subject: 'identity' }, Locale.EN);
  expect(verified.title).toBe('Identity verified');
  expect(verified.paragraphs).toEqual(['Your profile now shows that we know who you are.']);
});

test.each([
  [
    Locale.ES,
    [
      'ley o la normativa de Hueco',
      'no cuenta en la nota',
      'en todos los países',
      'sin fecha de fin',
      'una persona, no un programa',
    ],
    ['seis meses para reclamar, gratis', 'otra persona', 'órgano de resolución extrajudicial', 'tribunales'],
  ],
  [
    Locale.EN,
    [
      'the law or Hueco’s rules',
      'does not count in the rating',
      'in every country',
      'with no end date',
      'A person decided this, not a program',
    ],
    ['six months to complain, free of charge', 'somebody else', 'out-of-court dispute body', 'court'],
  ],
] as const)(
  'P15 the reasons for a hidden review (%s) state basis, territory, duration and every remedy',
  (locale, states, ways) => {
    const params = { space: 'Trastero en Chamberí', statement: 'Cuenta datos personales de otra persona.' };
    const [hidden = '', statement, appeal = '', ...rest] = mailWords(
      NotificationType.REVIEW_HIDDEN,
      params,
      locale,
    ).paragraphs;
    expect(hidden).toContain(params.space);
    for (const words of states) expect(hidden).toContain(words);
    expect(statement).toBe(params.statement);
    for (const words of ways) expect(appeal).toContain(words);
    expect(rest).toEqual([]);
  },
);

test('has no text for an unknown type', () => {
  expect(notificationText('from_the_future' as NotificationType, {}, Locale.ES)).toBeNull();
});

test('P14 only mails of tickets, which carry the address for it, ask for a reply', () => {
  const asking = [es, en].flatMap(({ types }) =>
    Object.entries(types).flatMap(([name, words]) =>
      /responde a este correo|reply to this e-mail/i.test(JSON.stringify(words)) ? [name as NotificationTypeName] : [],
    ),
  );
  expect(asking.length).toBeGreaterThan(0);
  for (const name of asking) expect(notificationEntries.get(NotificationType[name])?.params).toContain('code');
});

test.each([
  [Locale.ES, 'está en los archivos'],
  [Locale.EN, 'is in the files'],
])('P14 an answer of files alone says so: %s', (locale, words) => {
  const paragraphs = (statement?: string) =>
    mailWords(NotificationType.TICKET_ANSWERED, { topic: 'Un cobro', ...(statement && { statement }) }, locale)
      .paragraphs;
  const [alone = ''] = paragraphs();
  expect(alone.toLowerCase()).toContain(words);
  const [answered = '', text] = paragraphs('Ya está devuelto.');
  expect(answered).toMatch(/:$/);
  expect(text).toBe('Ya está devuelto.');
});

test('N-P01 the mail about a charge says where its receipt or invoice is', () => {
  const sentences = [
    ...Object.values(es.types.CHARGE_TAKEN.mail).map((text) => [text, 'con su recibo o factura, está en tu reserva']),
    ...Object.values(en.types.CHARGE_TAKEN.mail).map((text) => [
      text,
      'with the receipt or invoice, are in your booking',
    ]),
  ];
  for (const [text, expected] of sentences) expect(text).toContain(expected);
});
