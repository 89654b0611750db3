import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadConfig } from '../../../server/config.js';
import { Locale } from '../../../server/core/values/locale.js';
import { mailTemplates } from '../../../server/features.js';
import { BookingStatus } from '../../../server/features/bookings/booking.enums.js';
import { statusMeans } from '../../../server/features/bookings/booking-status.rules.js';
import { mailParams } from '../../../server/features/notifications/mails/notification-mail.rules.js';
import { SAMPLE_PLACE } from '../../../server/features/notifications/mails/notification-samples.js';
import { statusAfter } from '../../../server/features/notifications/mails/status-after.rules.js';
import { notificationMails } from '../../../server/features/notifications/mails/notification-templates.js';
import type { NotificationContext } from '../../../server/features/notifications/notification-context.js';
import { NotificationType, notificationEntries } from '../../../server/features/notifications/notification.enums.js';
import {
  NotificationChannel,
  NotificationGroup,
} from '../../../server/features/notifications/preferences/notification-groups.types.js';
import type { Recipient } from '../../../server/features/notifications/recipients.js';
import { mailSamples } from '../../../server/web/mailbox/mail-samples.js';

const dataDir = mkdtempSync(path.join(tmpdir(), 'hueco-mails-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const config = loadConfig({ PUBLIC_URL: 'http://hueco.test', DATA_DIR: dataDir });
const PICTURE = '/files/photos/demo/960.webp';
const samples = (locale: Locale) => mailSamples(mailTemplates, config, locale, PICTURE);

test('U8 every template and every mailed notification has a sample', () => {
  const names = samples(Locale.ES).map(({ name }) => name);
  const types = [...notificationEntries]
    .filter(([, { channels, mail }]) => channels.includes(NotificationChannel.EMAIL) && !mail?.template)
    .map(([type]) => `notifications.event: ${type}`);
  const templates = Object.keys(mailTemplates).filter((name) => name !== 'notifications.event');
  expect(names).toEqual(expect.arrayContaining([...types, ...templates]));
  expect(new Set(names).size).toBe(names.length);
});

/** Mails to the staff are in Spanish in both languages. */
const toStaff = ((spanish) =>
  samples(Locale.EN)
    .filter(({ name, content }) => spanish.get(name) === content.text)
    .map(({ name }) => name))(new Map(samples(Locale.ES).map(({ name, content }) => [name, content.text])));

test('U8 mails to the staff are in Spanish only, show no internal codes and link to the panel', () => {
  expect(toStaff).toEqual([
    'billing.abandonment-file',
    'billing.in-recovery',
    'billing.may-terminate',
    'bookings.reconciliation-alarm',
    'bookings.refund-refused',
    'messages.report',
    'reviews.held',
    'reviews.report',
    'spaces.report',
    'support.new-ticket',
    'users.report',
  ]);
  for (const { name, content } of samples(Locale.ES).filter(({ name: one }) => toStaff.includes(one))) {
    expect([name, content.text]).toEqual([name, expect.stringMatching(/http:\/\/hueco\.test\/admin[/?]/)]);
    const shown = `${content.subject}\n${content.text}`.replace(/https?:\S+|pi_\w+/g, '');
    expect([name, shown]).toEqual([name, expect.not.stringMatching(/[a-z]_[a-z]|\d{4}-\d\d-\d\d/)]);
  }
});

test.each(Object.values(Locale))('U8 every mail in %s is complete and at most 100 kB', (locale) => {
  for (const { name, content } of samples(locale)) {
    const { subject, text, html } = content;
    expect([name, subject, text].join('\n')).not.toMatch(
      /\{\{|\bundefined\b|\bnull\b|\bNaN\b|«»|“”|""| {2}| [.,;](?!\.)|\p{Lu}\.\.(?!\.)/u,
    );
    expect([name, Buffer.byteLength(html) <= 100_000]).toEqual([name, true]);
    const language = toStaff.includes(name) ? Locale.ES : locale;
    expect([name, html.includes(`<html lang="${language}">`)]).toEqual([name, true]);
    expect([name, text.length > 80]).toEqual([name, true]);
  }
});

const EVENTS = [...notificationEntries].filter(
  ([, { channels, mail }]) => channels.includes(NotificationChannel.EMAIL) && !mail?.template,
);
const nameOf = (type: string): string => `notifications.event: ${type}`;
const picturesIn = (html: string): string[] => [...html.matchAll(/<img src="([^"]+)"/g)].map(([, src = '']) => src);

test.each(Object.values(Locale))(
  'P1.4 every mail in %s has the icon, and mails about a space its picture, with absolute addresses',
  (locale) => {
    const isAboutSpace = (name: string): boolean => {
      const [, entry] = EVENTS.find(([type]) => name === nameOf(type)) ?? [];
      if (!entry) return name === 'notifications.saved-search' || name === 'notifications.messages';
      return entry.params.includes('space') || (entry.to !== 'user' && entry.to !== 'staff');
    };
    for (const { name, content } of samples(locale)) {
      const [mark, ...others] = picturesIn(content.html);
      expect([name, mark]).toEqual([name, 'http://hueco.test/icons/icon-192.png']);
      const shown = others.every((src) => src === `http://hueco.test${PICTURE}`) && others.length > 0;
      expect([name, shown]).toEqual([name, isAboutSpace(name)]);
    }
  },
);

test('P1.4 the address of a space is only in mails to the renter of a booking that reveals it', () => {
  const side = (id: string): Recipient =>
    ({ id, firstName: id, displayName: id, email: `${id}@hueco.test`, locale: Locale.ES }) as Recipient;
  const [host, renter] = [side('host'), side('renter')];
  const mailedSpace = { picture: PICTURE, pictureAlt: '', place: SAMPLE_PLACE };
  const scene = { locale: Locale.ES, config };
  const holds = (type: NotificationType, reader: Recipient, status: BookingStatus): boolean => {
    const booking = { id: '00000000-0000-7000-8000-000000000001', status, renterId: renter.id, reference: 'HU-7K2M9Q' };
    const days = { from: '2026-12-01', to: '2027-06-01', isRolling: false, message: '' };
    const context = {
      host,
      renter,
      user: reader,
      spaceId: booking.id,
      spaceTitle: 'Trastero',
      booking: { ...booking, ...days },
      params: days,
    } as unknown as NotificationContext;
    const params = mailParams(type, reader, context, { alternatives: [], mailedSpace });
    const { text = '', html = '' } = notificationMails['notifications.event']?.(params, scene) ?? {};
    expect(text.includes(SAMPLE_PLACE)).toBe(html.includes(SAMPLE_PLACE));
    return text.includes(SAMPLE_PLACE);
  };
  for (const [type, { on }] of EVENTS)
    for (const status of Object.values(BookingStatus)) {
      expect([type, status, holds(type, host, status)]).toEqual([type, status, false]);
      const isOpen = [status, statusAfter(on) ?? status].every((one) => statusMeans(one, 'showsAddress'));
      expect([type, status, holds(type, renter, status)]).toEqual([type, status, isOpen]);
    }
  const names = samples(Locale.ES).flatMap(({ name, content }) => (content.text.includes(SAMPLE_PLACE) ? [name] : []));
  expect(names).toContain(nameOf(NotificationType.BOOKING_CONFIRMED_RENTER));
  expect(names).not.toContain(nameOf(NotificationType.BOOKING_REQUEST_SENT));
  expect(names.filter((name) => !name.startsWith('notifications.event: '))).toEqual([]);
});

test.each(Object.values(Locale))(
  'U8 exactly the optional mails in %s have an unsubscribe link in text, HTML and header',
  (locale) => {
    const isOptional = (name: string): boolean => {
      const [, entry] = EVENTS.find(([type]) => name === nameOf(type)) ?? [];
      const groups: readonly NotificationGroup[] = [
        NotificationGroup.ALERTS,
        NotificationGroup.REVIEWS,
        NotificationGroup.NEWS,
      ];
      return entry ? groups.includes(entry.group) : ['notifications.saved-search', 'search.city-opened'].includes(name);
    };
    for (const { name, content } of samples(locale)) {
      const { unsubscribeUrl } = content;
      expect([name, unsubscribeUrl !== undefined]).toEqual([name, isOptional(name)]);
      if (unsubscribeUrl === undefined) continue;
      expect(unsubscribeUrl).toMatch(/^http:\/\/hueco\.test\/unsubscribe\?token=/);
      expect(content.text).toContain(unsubscribeUrl);
      expect(content.html).toContain(`href="${unsubscribeUrl}"`);
    }
  },
);

test.each(Object.values(Locale))(
  'U8 the heading of every mail in %s says what happened, and nothing is repeated',
  (locale) => {
    for (const { name, content } of samples(locale)) {
      const [, heading = ''] = /<h1[^>]*>([^<]*)<\/h1>/.exec(content.html) ?? [];
      expect([name, heading]).toEqual([name, expect.not.stringMatching(/^(Hola|Hello|$)/)]);
      const paragraphs = [...content.html.matchAll(/<p class="text"[^>]*>([^<]*)<\/p>/g)].map(([, text]) => text);
      expect([name, paragraphs]).toEqual([name, expect.not.arrayContaining([`${heading}.`])]);
      const lines = content.text.split('\n').filter((line) => line.length > 30);
      expect([name, lines]).toEqual([name, [...new Set(lines)]]);
    }
  },
);

test('U8 texts by people keep their line breaks, and mails have styles for dark mode', () => {
  const params = {
    code: 'SUP-2026-000123',
    subject: 'Llave',
    text: 'Primera línea <b>.\nSegunda línea.',
    isResolved: false,
  };
  const { html, text } = mailTemplates['support.answer']?.(params, { locale: Locale.ES, config }) ?? {
    html: '',
    text: '',
  };
  expect(html).toContain('Primera línea &lt;b&gt;.<br>Segunda línea.');
  expect(text).toContain('Primera línea <b>.\nSegunda línea.');
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  for (const name of ['page', 'panel', 'text', 'muted', 'brand']) {
    expect(html).toContain(`.${name}{`);
    expect(html).toContain(`class="${name}`);
  }
});

test("U8 the host's income is conditional in mails about a request, and definite after the confirmation", () => {
  const labelsOf = (type: string): string[] =>
    Object.values(Locale).map((locale) => {
      const { text = '' } = samples(locale).find(({ name }) => name === nameOf(type))?.content ?? {};
      return /^(Recib\S+|You w\S+ receive): /m.exec(text)?.[1] ?? '';
    });
  expect(labelsOf(NotificationType.BOOKING_REQUESTED)).toEqual(['Recibirías', 'You would receive']);
  expect(labelsOf(NotificationType.BOOKING_RESPONSE_REMINDER)).toEqual(['Recibirías', 'You would receive']);
  expect(labelsOf(NotificationType.BOOKING_CONFIRMED_HOST)).toEqual(['Recibirás', 'You will receive']);
  expect(labelsOf(NotificationType.BOOKING_ACTIVE_HOST)).toEqual(['Recibirás', 'You will receive']);
});
