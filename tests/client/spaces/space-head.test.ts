import { expect, test } from 'vitest';
import { page } from '../../../client/features/spaces/space-page/pages/SpacePage.server';
import { blogPosting } from '../../../client/ssr/structured-data';
import type { LoadedPage } from '../../../client/ssr/server-page';
import { space } from '../support/space-page';

const TODAY = '2027-03-02';
type Loaded = Parameters<typeof page.head>[0];

function structuredOf(change: object, language: 'es' | 'en' = 'es'): string {
  const loaded = {
    origin: 'https://hueco.test',
    path: '/space/spc_1',
    language,
    today: TODAY,
    t: (key: string) => key,
    formats: { price: String, area: String },
    data: { space: { ...space, ...change }, goneSpace: null },
  } as unknown as Loaded;
  return JSON.stringify(page.head(loaded)?.structured);
}
const until = (to: string, from = TODAY) => ({ __typename: 'DateRange' as const, from, to });

test.each([
  ['is free', { busy: [], availableFrom: null }, '"availability":"https://schema.org/InStock",'],
  ['is free until a later stay', { busy: [until('2027-07-01', '2027-06-01')] }, '/InStock",'],
  ['is taken for now', { busy: [until('2027-04-05')] }, '/PreOrder","availabilityStarts":"2027-04-05"'],
  ['is taken twice in a row', { busy: [until('2027-04-05'), until('2027-05-05', '2027-04-05')] }, '"2027-05-05"'],
  ['opens later', { busy: [], availableFrom: '2027-04-01' }, '/PreOrder","availabilityStarts":"2027-04-01"'],
  ['is taken for all that is known', { busy: [until('2028-04-05')] }, '/OutOfStock",'],
])('P16 the data of a space that %s say so', (_name, change, expected) => {
  expect(structuredOf(change)).toContain(expected);
});

test('P16 the data of an English page name English addresses', () => {
  const spanish = structuredOf({ busy: [] });
  expect(spanish).toContain('"url":"https://hueco.test/space/spc_1"');
  expect(spanish).not.toContain('lang=');
  const english = structuredOf({ busy: [] }, 'en');
  expect([...english.matchAll(/"url":"([^"]+)"/g)].map(([, url]) => url)).toEqual([
    'https://hueco.test/space/spc_1?lang=en',
    'https://hueco.test/space/spc_1?lang=en',
  ]);
  expect(english).toContain('"item":"https://hueco.test/search?city=Madrid&lang=en"');
  const site = {
    origin: 'https://hueco.test',
    language: 'en',
    t: (key: string) => key,
  } as unknown as LoadedPage<unknown>;
  const text = {
    title: '',
    description: '',
    publishedOn: TODAY,
    updatedOn: TODAY,
    author: 'A',
    tags: [],
    picture: null,
  };
  expect(blogPosting(site, { ...text, path: '/blog/x' })).toMatchObject({ url: 'https://hueco.test/blog/x?lang=en' });
});
