import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadConfig } from '../../../server/config.js';
import { Locale } from '../../../server/core/values/locale.js';
import { mailTemplates } from '../../../server/features.js';
import { notificationEntries } from '../../../server/features/notifications/notification-types.js';
import { NotificationChannel } from '../../../server/features/notifications/preferences/notification-groups.types.js';
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

test.each(Object.values(Locale))('U8 every mail in %s leaves nothing out, in at most 100 kB', (locale) => {
  for (const { name, content } of samples(locale)) {
    const { subject, text, html } = content;
    expect([name, subject, text].join('\n')).not.toMatch(
      /\{\{|\bundefined\b|\bnull\b|\bNaN\b|«»|“”|""| {2}| [.,;](?!\.)/,
    );
    expect([name, Buffer.byteLength(html) <= 100_000]).toEqual([name, true]);
    expect([name, html.includes(`<html lang="${locale}">`)]).toEqual([name, true]);
    expect([name, text.length > 80]).toEqual([name, true]);
  }
});

test('U8 the picture of a mail has an address that works outside of the site', () => {
  const confirmed = samples(Locale.ES).find(({ name }) => name.endsWith('BOOKING_CONFIRMED_RENTER'.toLowerCase()));
  expect(confirmed?.content.html).toContain(`src="http://hueco.test${PICTURE}"`);
});
