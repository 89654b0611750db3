import 'reflect-metadata';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { Locale } from '../../../server/core/values/locale.js';
import { COOKIES_VERSION, PRIVACY_VERSION, TERMS_VERSION } from '../../../server/features/accounts/consents.js';
import { DEVICE_DAYS } from '../../../server/features/accounts/sign-in/known-devices.js';
import { ArticleLibrary } from '../../../server/features/content/article-library.js';
import { renderMarkdown, typeset } from '../../../server/features/content/article-markdown.rules.js';
import { ArticleKind } from '../../../server/features/content/article.types.js';

const library = ArticleLibrary.read();
const kinds = Object.values(ArticleKind);
const namesOf = (kind: ArticleKind, locale: Locale) =>
  library
    .list(kind, locale)
    .map(({ slug }) => slug)
    .sort();

describe('articles', () => {
  test.each(kinds)(
    'I18-1 every %s article exists in both languages, in the same section and of the same version',
    (kind) => {
      expect(namesOf(kind, Locale.EN)).toEqual(namesOf(kind, Locale.ES));
      for (const { slug, section, version } of library.list(kind, Locale.ES)) {
        expect(library.find(kind, slug, Locale.EN), slug).toMatchObject({ section, version });
      }
    },
  );

  test('every link leads to a page of the product or an https address', () => {
    const known = new Set(
      kinds.flatMap((kind) =>
        namesOf(kind, Locale.ES).map((slug) => (kind === ArticleKind.PAGE ? `/${slug}` : `/${kind}/${slug}`)),
      ),
    );
    const pages = [
      '/',
      '/search',
      '/auth',
      '/auth?from=publish',
      '/publish-space',
      '/dashboard',
      '/favorites',
      '/favorites/searches',
      '/help',
      '/blog',
      '/contact',
      '/messages',
      '/notifications',
      '/mis-datos',
      '/verify-identity',
      '/profile/edit',
      '/profile/edit?section=notifications',
      '/onboarding',
      '/madrid',
      '/trust-safety',
    ];
    const broken = [Locale.ES, Locale.EN].flatMap((locale) =>
      kinds
        .flatMap((kind) => library.list(kind, locale))
        .flatMap(({ slug, html }) =>
          [...html.matchAll(/href="([^"]+)"/g)]
            .map(([, href = '']) => href)
            .filter(
              (href) =>
                !href.startsWith('https://') &&
                !href.startsWith('mailto:') &&
                !known.has(href.replace(/#.*$/, '')) &&
                !pages.includes(href.replace(/#.*$/, '')) &&
                !/^\/(search|dashboard)\?/.test(href),
            )
            .map((href) => `${slug}.${locale}: ${href}`),
        ),
    );
    expect(broken).toEqual([]);
  });
});

describe('Markdown', () => {
  test('headings have ids without accents', () => {
    const { html, headings } = renderMarkdown('## ¿Qué se **cobra** y cuándo?\n\nNada.\n\n### Más\n');
    expect(headings).toEqual([{ id: 'que-se-cobra-y-cuando', text: '¿Qué se cobra y cuándo?' }]);
    expect(html).toContain('<h2 id="que-se-cobra-y-cuando">¿Qué se <strong>cobra</strong> y cuándo?</h2>');
    expect(html).toContain('<h3 id="mas">');
  });

  test('P-58 raw HTML is rejected', () => {
    expect(() => renderMarkdown('Hola <script>alert(1)</script>')).toThrow('html <script>');
    expect(() => renderMarkdown('<img src=x onerror=alert(1)>')).toThrow('html <img');
  });

  test.each([
    '[aquí](javascript:alert(1))',
    '[aquí](JavaScript:alert(1))',
    '<javascript:alert(1)>',
    '[aquí](data:text/html;base64,PHA+)',
    '[aquí](//malo.example)',
    '[aquí](/\\\\malo.example)',
    '[aquí](http://malo.example)',
    '[aquí][otro]\n\n[otro]: javascript:alert(1)',
  ])('P-58 an unsafe link is rejected: %s', (source) => {
    expect(() => renderMarkdown(source)).toThrow('not allowed in Markdown');
  });

  test('P-58 pictures are rejected; internal, https, mail and fragment links are accepted', () => {
    expect(() => renderMarkdown('![foto](https://malo.example/x.png)')).toThrow('picture https://malo.example/x.png');
    const { html } = renderMarkdown(
      '[a](/help/mensajes) [b](https://example.test) [c](mailto:a@example.test) [d](#mas)',
    );
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/help/mensajes',
      'https://example.test',
      'mailto:a@example.test',
      '#mas',
    ]);
  });

  test('invalid front matter is reported with its file', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'articles-'));
    for (const kind of kinds) mkdirSync(path.join(folder, kind));
    writeFileSync(path.join(folder, 'help', 'broken.es.md'), '---\ntitle: x\n---\nText\n');
    expect(() => ArticleLibrary.read(folder)).toThrow('help/broken.es.md');
  });
});

test.each([
  ['cookies', COOKIES_VERSION],
  ['privacy', PRIVACY_VERSION],
  ['terms', TERMS_VERSION],
])('COO-2 the consent version equals the version of the page %s', (slug, version) => {
  for (const locale of [Locale.ES, Locale.EN])
    expect(library.find(ArticleKind.PAGE, slug, locale)?.version).toBe(version);
});

const CLIENT = path.join(import.meta.dirname, '../../../client');
const sources = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('generated'))
  .map((name) => readFileSync(path.join(CLIENT, name), 'utf8'));

test('COO-2 the page about cookies lists all that is stored beyond a tab, and for how long a device is known', () => {
  const names = sources.flatMap((text) =>
    [...text.matchAll(/\bname: '([^']+)', scope: '(?:account|browser)'/g)].map(([, name]) => name ?? ''),
  );
  expect(names).toContain('hueco_sandbox_session');
  for (const locale of [Locale.ES, Locale.EN]) {
    const html = library.find(ArticleKind.PAGE, 'cookies', locale)?.html ?? '';
    const listed = [...html.matchAll(/<td><code>([^<]+?)…?<\/code><\/td>/g)].map(([, name]) => name);
    expect(names.filter((name) => !listed.includes(name))).toEqual([]);
    expect(html).toMatch(new RegExp(`hueco_device</code></td>.*?<td>${DEVICE_DAYS} `));
  }
});

/** What the page about cookies says of each event that analytics receive. */
const DESCRIBED = {
  page_view: ['qué página se abre', 'which page is opened'],
  space_search: ['el lugar, tal como se escribe', 'the place, just as it is typed'],
  filter_applied: ['qué filtros se usan', 'which filters are used'],
  favorite_added: ['favoritos', 'favourites'],
  favorite_removed: ['favoritos', 'favourites'],
  booking_initiated: ['se empiezan', 'are started'],
  booking_requested: ['se solicitan', 'and requested'],
  message_sent: ['a quién se envía un mensaje', 'whom a message is sent to'],
} as const;

test('ANA-2 the page about cookies names what each event reports to the tools of analytics', () => {
  const track = readFileSync(path.join(CLIENT, 'analytics/track.ts'), 'utf8');
  const events = [...track.matchAll(/^  \| \{ event: ([^;]+);/gm)].flatMap(([, names]) =>
    (names ?? '').replaceAll("'", '').split(' | '),
  );
  expect(Object.keys(DESCRIBED).toSorted()).toEqual(events.toSorted());
  for (const [index, locale] of [Locale.ES, Locale.EN].entries()) {
    const html = library.find(ArticleKind.PAGE, 'cookies', locale)?.html ?? '';
    const missing = Object.entries(DESCRIBED).filter(([, texts]) => !html.includes(texts[index] ?? ''));
    expect(missing.map(([event]) => event)).toEqual([]);
  }
});

test('typeset joins numbers and units, and uses typographic quotes in English', () => {
  expect(typeset('De 10 €, 12 m² y 48 h: 3 meses', Locale.ES)).toBe('De 10\u00a0€, 12\u00a0m² y 48\u00a0h: 3 meses');
  expect(typeset(`| "A" | ("it's 5 % off", **"now"**). He said "no".`, Locale.EN)).toBe(
    '| “A” | (“it’s 5\u00a0% off”, **“now”**). He said “no”.',
  );
});
