import { describe, expect, test } from 'vitest';
import { Locale } from '../../../server/core/values/locale.js';
import { accountMails } from '../../../server/features/accounts/mails/account-templates.js';
import { testConfig } from '../../support/test-config.js';

const config = testConfig({ publicUrl: 'https://hueco.example' });
/** Whatever any of them asks for; hostile where it is somebody's own words. */
const params = {
  firstName: 'Ana <b>',
  tokenId: '00000000-0000-4000-8000-000000000000',
  next: '/publish-space',
  device: 'Firefox · Linux',
  at: '2026-11-20T22:30:00Z',
  left: '9',
  newEmail: 'n•••@example.com',
  reference: 'HU-2026-123456',
  amount: '15,00 €',
  reason: 'Anuncios <script>alert(1)</script>',
  rule: 'Normas, 3.2',
  space: 'Garaje <b>',
  what: 'no puedes publicar',
  until: '2026-12-20T22:30:00Z',
};
const templates = Object.entries(accountMails);

describe.each(templates)('the mail %s', (_name, compose) => {
  test.each(Object.values(Locale))('says the same in text and HTML (%s), with one way on', (locale) => {
    const { subject, text, html } = compose(params, { locale, config });
    const heading = `${locale === Locale.ES ? 'Hola' : 'Hello'}, Ana`;
    expect(subject.length).toBeLessThanOrEqual(60);
    expect(text.startsWith(heading)).toBe(true);
    expect(html).toContain(`<html lang="${locale}">`);
    for (const form of [text, html]) expect(form).not.toMatch(/undefined|\[object|null/);
    expect(html).not.toMatch(/<script|<b>/);
    const [link = ''] = /https:\/\/hueco\.example\/\S*/.exec(text) ?? [];
    expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
  });

  test('is not the same in both languages', () => {
    const [es, en] = [Locale.ES, Locale.EN].map((locale) => compose(params, { locale, config }));
    expect(es?.subject).not.toBe(en?.subject);
    expect(es?.text).not.toBe(en?.text);
  });
});
