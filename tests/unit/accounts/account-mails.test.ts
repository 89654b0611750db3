import { describe, expect, test } from 'vitest';
import { Locale } from '../../../server/core/values/locale.js';
import { accountMails } from '../../../server/features/accounts/mails/account-templates.js';
import { testConfig } from '../../support/test-config.js';

const config = testConfig({ publicUrl: 'https://hueco.example' });
/** Parameters for all mails; user-written texts are hostile. */
const params = {
  firstName: 'Ana <b>',
  tokenId: '00000000-0000-4000-8000-000000000000',
  next: '/publish-space',
  device: 'Firefox · Linux',
  at: '2026-11-20T22:30:00Z',
  left: '9',
  newEmail: 'nu···@example.com',
  reference: 'HU-2026-123456',
  amount: '15,00 €',
  reason: 'Anuncios <script>alert(1)</script>',
  rule: 'Normas, 3.2',
  space: 'Garaje <b>',
  what: 'no puedes publicar',
  until: '2026-12-20T22:30:00Z',
  origin: 'own',
};
const templates = Object.entries(accountMails);

describe.each(templates)('the mail %s', (_name, compose) => {
  test.each(Object.values(Locale))('has the same content in text and HTML (%s), with one link', (locale) => {
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

  test('differs between the languages', () => {
    const [es, en] = [Locale.ES, Locale.EN].map((locale) => compose(params, { locale, config }));
    expect(es?.subject).not.toBe(en?.subject);
    expect(es?.text).not.toBe(en?.text);
  });
});

describe('P15 a statement of reasons', () => {
  const DECISIONS = ['warned', 'limited', 'suspended-until', 'banned', 'space-hidden', 'space-removed'];
  /** The content that articles 17, 20 and 21 of the Digital Services Act require, in both languages. */
  const SAYS: Readonly<Record<Locale, readonly RegExp[]>> = {
    [Locale.ES]: [
      /normativa de Hueco/,
      /Nos lo denunciaron/,
      /en todos los países/,
      /Lo ha decidido una persona, no un programa/,
      /seis meses para reclamar, gratis/,
      /órgano de resolución extrajudicial/,
      /tribunales/,
      /sin fecha de fin|no tiene fecha de fin|Hasta|no te quita nada/,
    ],
    [Locale.EN]: [
      /Hueco’s rules/,
      /It was reported to us/,
      /in every country/,
      /A person decided this, not a program/,
      /six months to complain, free of charge/,
      /out-of-court dispute body/,
      /court/,
      /no end date|Until|takes nothing from you/,
    ],
  };

  test.each(DECISIONS.flatMap((name) => Object.values(Locale).map((locale) => [name, locale] as const)))(
    'the mail %s (%s) states its basis, origin, territory, duration and every remedy',
    (name, locale) => {
      const decided = { ...params, origin: 'report', decisionPath: '/decision#token' };
      const { text } = accountMails[`accounts.${name}`]?.(decided, { locale, config }) ?? { text: '' };
      for (const words of SAYS[locale]) expect(text).toMatch(words);
      expect(text).toContain(params.reason);
      expect(text).toContain('https://hueco.example/decision#token');
    },
  );

  test('a mail that was queued without an origin is sent without it', () => {
    const { origin: _, ...before } = params;
    expect(accountMails['accounts.warned']?.(before, { locale: Locale.ES, config }).text).not.toContain(
      'Cómo lo supimos',
    );
  });
});
