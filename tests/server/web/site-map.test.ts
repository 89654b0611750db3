import { afterAll, beforeAll, expect, test } from 'vitest';
import { countPublishedSpaces, publicSpaceAddresses } from '../../../server/features/spaces/public-spaces.js';
import { partsFor, siteMapIndex } from '../../../server/web/site-map.routes.js';
import { signInAsAdmin } from '../../support/accounts.js';
import { countQueries } from '../../support/query-counter.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';
import { renderingClient, unbuiltFolder } from '../../support/unbuilt-client.js';

let app: TestApp;

beforeAll(async () => {
  const clientDir = unbuiltFolder();
  app = await createTestApp({ seeded: true, clientDir, client: await renderingClient(clientDir) });
});
afterAll(() => app?.stop());

test("U5 the sitemap has the date of the staff's last edit of a city page", async () => {
  const PUBLISH = 'mutation ($input: PublishContentInput!) { publishContent(input: $input) { content { key } } }';
  const editor = app.visitor();
  await signInAsAdmin(app, editor, 'words-of-cities@example.test', 'content');
  const texts = ['ES', 'EN'].flatMap((locale) => [
    { part: 'lead', locale, text: 'De portal en portal, sin furgoneta.' },
  ]);
  await editor.query(PUBLISH, { input: { kind: 'CITY', key: 'madrid', texts, statement: 'Faltaba una entrada.' } });
  const map = await (await fetch(`${app.url}/sitemaps/pages.xml`)).text();
  expect(map).toMatch(/\/madrid<\/loc><lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/);
  expect(map).not.toMatch(/\/barcelona<\/loc><lastmod>/);
});

test('U5 a sitemap is read from the database once for all who ask for it within half a minute', async () => {
  const read = async (): Promise<number> => (await fetch(`${app.url}/sitemaps/spaces.xml`)).status;
  await read();
  expect(await countQueries(app, async () => expect(await read()).toBe(200))).toBe(0);
});

test('U5 a part of the sitemap of spaces is read in the order of an index', async () => {
  const { em } = app.context();
  const plan = await em.transactional(async (tx) => {
    // The demo has too few spaces for an index to pay.
    await tx.execute('set local enable_seqscan = off');
    await tx.execute('set local enable_sort = off');
    return tx.execute<{ 'QUERY PLAN': string }[]>(
      `explain select s.id, s.updated_at from spaces s where s.status = 'published' order by s.id limit 10`,
    );
  });
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('spaces_pkey');
});

test('U5 robots.txt closes nothing that a sitemap lists', async () => {
  const read = async (path: string): Promise<string> => (await fetch(app.url + path)).text();
  const closed = [...(await read('/robots.txt')).matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path ?? '');
  expect(closed).toContain('/dashboard');
  const maps = await Promise.all(['pages', 'texts', 'spaces'].map((name) => read(`/sitemaps/${name}.xml`)));
  const listed = maps.flatMap((map) =>
    [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname),
  );
  expect(listed).toContain('/developers');
  expect(listed.filter((path) => closed.some((start) => path.startsWith(start)))).toEqual([]);
});

test('U5 P16 every published space is in one part of the sitemap, and the index names all parts', async () => {
  const ctx = app.context();
  const all = (await publicSpaceAddresses(ctx, 1, 10_000)).map(({ id }) => id);
  const most = Math.ceil(all.length / 3);
  const parts = await Promise.all([1, 2, 3, 4].map((part) => publicSpaceAddresses(ctx, part, most)));
  expect(parts.flat().map(({ id }) => id)).toEqual(all);
  expect(parts[3]).toEqual([]);
  // Parts are read at different times: a space that is edited meanwhile stays in its own.
  const [first, edited] = [await publicSpaceAddresses(ctx, 1, most), parts[1]?.[0]?.id];
  await ctx.em.execute(`update spaces set updated_at = now() + interval '1 day' where id = ?`, [edited]);
  const later = await Promise.all([2, 3].map((part) => publicSpaceAddresses(ctx, part, most)));
  expect([first, ...later].flat().map(({ id }) => id)).toEqual(all);
  expect(await countPublishedSpaces(ctx)).toBeGreaterThanOrEqual(all.length);

  expect([0, 10_000, 10_001, 1_000_000].map(partsFor)).toEqual([1, 1, 2, 100]);
  const named = [...siteMapIndex('', 3).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, path]) => path);
  expect(named).toEqual(['pages', 'texts', 'spaces', 'spaces-2', 'spaces-3'].map((name) => `/sitemaps/${name}.xml`));
  expect((await fetch(`${app.url}/sitemaps/spaces-2.xml`)).headers.get('content-type')).not.toContain('xml');
});
