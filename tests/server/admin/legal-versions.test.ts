import { beforeEach, describe, expect, test } from 'vitest';
import { mailsTo, signInAsAdmin } from '../../support/accounts.js';
import { resetWorld } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { runJobs } from '../../support/queued-jobs.js';
import { problemsOf } from '../../support/verification.js';

const ANNOUNCE =
  'mutation ($input: AnnounceLegalVersionInput!) { announceLegalVersion(input: $input) { versions { page validFrom } } }';
const PAGE = `query ($slug: String!, $locale: Locale) { article(kind: PAGE, slug: $slug, locale: $locale) { comingVersion { validFrom changes } } }`;
const BELL = '{ notifications(first: 5) { edges { node { type message } } } }';

let editor: GraphqlClient;

const world = useWorld();
beforeEach(async () => {
  await resetWorld(world);
  await world.app.asOwner('delete from legal_versions');
  editor ??= world.app.visitor();
  await signInAsAdmin(world.app, editor, 'content@example.test', 'content');
});

const dayIn = (days: number): string =>
  new Date(world.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const input = (validFrom: string) => ({
  input: {
    page: 'TERMS',
    validFrom,
    changesEs: 'Cambia el plazo para reclamar daños.',
    changesEn: 'The time for claims about damage changes.',
    statement: 'Lo pide el despacho.',
  },
});
const coming = async (slug: string, locale = 'ES') =>
  (await world.app.visitor().query<{ article: { comingVersion: object | null } }>(PAGE, { slug, locale })).article
    .comingVersion;

describe('P9 P15 versions of the legal pages', () => {
  test('an announced version is shown on its page until it applies, and notifies trader hosts once', async () => {
    const bell = async (client: GraphqlClient) =>
      (
        await client.query<{ notifications: { edges: { node: { type: string; message: string } }[] } }>(BELL)
      ).notifications.edges
        .map(({ node }) => node)
        .filter(({ type }) => type === 'LEGAL_VERSION_ANNOUNCED');
    await editor.query(ANNOUNCE, { input: { ...input(dayIn(15)).input, page: 'REGULATIONS' } });
    await world.app.settle();
    // A private host is not notified.
    expect(await bell(world.host)).toEqual([]);
    await world.app.context().em.execute(`update users set is_trader = true where email = 'host@example.test'`);
    expect(await coming('terms')).toBeNull();
    await editor.query(ANNOUNCE, input(dayIn(15)));
    await editor.query(ANNOUNCE, input(dayIn(15)));
    await world.app.settle();
    await runJobs(world.app, 'mail.send');
    expect(await coming('terms', 'EN')).toEqual({
      validFrom: dayIn(15),
      changes: 'The time for claims about damage changes.',
    });
    expect(await coming('privacy')).toBeNull();
    expect(await bell(world.host)).toEqual([
      {
        type: 'LEGAL_VERSION_ANNOUNCED',
        message: expect.stringContaining('Cambia el plazo para reclamar daños.') as string,
      },
    ]);
    expect(await bell(world.renter)).toEqual([]);
    const mail = (await mailsTo(world.app, 'host@example.test')).find(({ subject }) =>
      subject.includes('Cambian los términos de Hueco'),
    );
    expect(mail?.text).toContain('/terms');
    world.clock.advance({ days: 15 });
    expect(await coming('terms')).toBeNull();
    await world.app.context().em.execute(`update users set is_trader = false where email = 'host@example.test'`);
  });

  test('a notice of fewer than 15 or more than 366 days is rejected', async () => {
    expect(await problemsOf(editor, ANNOUNCE, input(dayIn(14)))).toEqual(['validFrom NOTICE_OUT_OF_RANGE']);
    expect(await problemsOf(editor, ANNOUNCE, input(dayIn(367)))).toEqual(['validFrom NOTICE_OUT_OF_RANGE']);
  });
});
