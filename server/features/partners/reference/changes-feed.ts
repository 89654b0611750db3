import { createHash } from 'node:crypto';
import type { Express } from 'express';
import type { MountDeps } from '../../../core/feature.js';
import { HOUR_S } from '../../../core/values/durations.js';
import { escapeHtml } from '../../../core/values/escape-html.js';
import { API_CHANGES, ApiChangeKind, type ApiChange } from './api-changes.js';

const PATH = '/developers/changes.atom';

const WORDS = {
  es: {
    title: 'Cambios de la API de Hueco',
    kinds: {
      [ApiChangeKind.NEW]: 'Nuevo',
      [ApiChangeKind.CHANGED]: 'Cambio',
      [ApiChangeKind.RETIRED]: 'Retirada',
      [ApiChangeKind.FIXED]: 'Arreglo',
    },
  },
  en: {
    title: 'Changes of the Hueco API',
    kinds: {
      [ApiChangeKind.NEW]: 'New',
      [ApiChangeKind.CHANGED]: 'Change',
      [ApiChangeKind.RETIRED]: 'Retired',
      [ApiChangeKind.FIXED]: 'Fixed',
    },
  },
} as const;
type FeedLanguage = keyof typeof WORDS;

/** The API's changelog for feed readers (Atom, RFC 4287): in Spanish, or with `?lang=en` in English. */
export function mountChangesFeed(app: Express, { services }: MountDeps): void {
  const origin = new URL(services.config.publicUrl).origin;
  app.get(PATH, (req, res) => {
    const language = req.query['lang'] === 'en' ? 'en' : 'es';
    res.setHeader('Cache-Control', `public, max-age=${HOUR_S}`);
    res.type('application/atom+xml').send(feedOf(API_CHANGES, origin, language));
  });
}

/** All changes, newest first as they are listed. */
export function feedOf(changes: readonly ApiChange[], origin: string, language: FeedLanguage): string {
  const self = `${origin}${PATH}${language === 'en' ? '?lang=en' : ''}`;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${escapeHtml(self)}</id>`,
    `<title>${WORDS[language].title}</title>`,
    `<updated>${instantOf(changes[0]?.date ?? '1970-01-01')}</updated>`,
    '<author><name>Hueco</name></author>',
    `<link rel="self" type="application/atom+xml" href="${escapeHtml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeHtml(pageOf(origin, language))}"/>`,
    ...changes.map((change) => entryOf(change, origin, language)),
    '</feed>',
    '',
  ].join('\n');
}

function entryOf(change: ApiChange, origin: string, language: FeedLanguage): string {
  const { date, kind } = change;
  return [
    '<entry>',
    `<id>${idOf(change, origin)}</id>`,
    `<title>${escapeHtml(`${WORDS[language].kinds[kind]}: ${change[language]}`)}</title>`,
    `<updated>${instantOf(date)}</updated>`,
    `<category term="${kind}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeHtml(pageOf(origin, language))}"/>`,
    `<content type="text">${escapeHtml(change[language])}</content>`,
    '</entry>',
  ].join('\n');
}

/** The same id in both languages, stable as long as the English text does not change (RFC 4151). */
function idOf({ date, en }: ApiChange, origin: string): string {
  const name = createHash('sha256').update(en).digest('hex').slice(0, 16);
  return `tag:${new URL(origin).hostname},${date}:api-changes/${name}`;
}

const instantOf = (day: string): string => `${day}T00:00:00Z`;

const pageOf = (origin: string, language: FeedLanguage): string =>
  `${origin}/developers/guides/changes${language === 'en' ? '?lang=en' : ''}`;
