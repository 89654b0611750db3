import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_CHANGES } from '../../../server/features/partners/reference/api-changes.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());

const read = (query = ''): Promise<Response> => fetch(`${app.url}/developers/changes.atom${query}`);

/** The texts of all elements with a name, in order. */
const textsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  );

test('P-77 the Atom feed has every change of the API, in both languages under the same ids', async () => {
  const [inSpanish, inEnglish] = await Promise.all([read(), read('?lang=en')]);
  expect(inSpanish.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  const [spanish, english] = await Promise.all([inSpanish.text(), inEnglish.text()]);
  expect(textsOf(spanish, 'content')).toEqual(API_CHANGES.map(({ es }) => es));
  expect(textsOf(english, 'content')).toEqual(API_CHANGES.map(({ en }) => en));
  const ids = textsOf(spanish, 'id').slice(1);
  expect(new Set(ids).size).toBe(API_CHANGES.length);
  expect(textsOf(english, 'id').slice(1)).toEqual(ids);
  expect(textsOf(spanish, 'updated')[0]).toBe(`${API_CHANGES[0]?.date}T00:00:00Z`);
  const { origin } = new URL(app.context().config.publicUrl);
  expect(spanish).toContain(`<link rel="self" type="application/atom+xml" href="${origin}/developers/changes.atom"/>`);
  for (const one of [spanish, english]) expect(one.replace(/&(amp|lt|gt|quot|#39);/g, '')).not.toContain('&');
});
