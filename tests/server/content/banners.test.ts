import { beforeEach, describe, expect, test } from 'vitest';
import { signInAsAdmin } from '../../support/accounts.js';
import { resetWorld } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { problemsOf } from '../../support/verification.js';

const SAVE =
  'mutation ($input: SaveBannerInput!) { saveBanner(input: $input) { banners { id textEs isShown setAt } } }';
const SHOWN = 'query ($locale: Locale!) { shownBanners(locale: $locale) { id text path isDismissible } }';

let editor: GraphqlClient;

const world = useWorld();
beforeEach(async () => {
  await resetWorld(world);
  await world.app.asOwner('delete from banners');
  editor ??= world.app.visitor();
  await signInAsAdmin(world.app, editor, 'content@example.test', 'content');
});

const dayIn = (days: number): string =>
  new Date(world.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const banner = (values: Record<string, unknown> = {}) => ({
  input: {
    textEs: 'El lunes no se podrá pagar de 3 a 5.',
    textEn: 'There will be no payments on Monday from 3 to 5.',
    path: '/help/que-se-cobra',
    audience: 'ALL',
    from: dayIn(0),
    until: dayIn(2),
    isDismissible: true,
    statement: 'Lo pide el proveedor de pagos.',
    ...values,
  },
});
const save = async (values: Record<string, unknown> = {}) =>
  (
    await editor.query<{ saveBanner: { banners: { id: string; isShown: boolean; setAt: string }[] } }>(
      SAVE,
      banner(values),
    )
  ).saveBanner.banners;
const shown = async (client: GraphqlClient, locale = 'ES') =>
  (await client.query<{ shownBanners: { id: string; text: string }[] }>(SHOWN, { locale })).shownBanners;
const texts = async (client: GraphqlClient) => (await shown(client)).map(({ text }) => text);

describe('P9 banners', () => {
  test('a banner for everybody is shown from its first to its last day, in the language of the reader', async () => {
    await save({ from: dayIn(1) });
    expect(await shown(world.app.visitor())).toEqual([]);
    world.clock.advance({ days: 1 });
    expect(await shown(world.app.visitor(), 'EN')).toEqual([
      {
        id: expect.stringMatching(/^bnr_/) as string,
        text: 'There will be no payments on Monday from 3 to 5.',
        path: '/help/que-se-cobra',
        isDismissible: true,
      },
    ]);
    world.clock.advance({ days: 1 });
    expect(await shown(world.app.visitor())).toEqual([]);
  });

  test('a banner for one side is shown to signed-in viewers of that side, newest first, and not on its end day', async () => {
    await save({ audience: 'HOSTS', textEs: 'Aviso para anfitriones.' });
    world.clock.advance({ minutes: 1 });
    await save({ audience: 'RENTERS', textEs: 'Aviso para inquilinos.' });
    world.clock.advance({ minutes: 1 });
    const [all] = await save({ textEs: 'Aviso para todo el mundo.' });
    expect(await texts(world.app.visitor())).toEqual(['Aviso para todo el mundo.']);
    expect(await texts(world.renter)).toEqual(['Aviso para todo el mundo.', 'Aviso para inquilinos.']);
    expect(await texts(world.host)).toContain('Aviso para anfitriones.');
    expect(all?.isShown).toBe(true);
    await save({ bannerId: all?.id, seenSetAt: all?.setAt, textEs: 'Aviso para todo el mundo.', until: dayIn(0) });
    expect(await texts(world.app.visitor())).toEqual([]);
  });

  test('a change of a banner that was changed since it was read is refused, and sending one again is not', async () => {
    const [read] = await save();
    world.clock.advance({ minutes: 1 });
    const change = { bannerId: read?.id, seenSetAt: read?.setAt, until: dayIn(3) };
    await save(change);
    world.clock.advance({ minutes: 1 });
    await save(change);
    expect(await editor.codeOf(SAVE, banner({ ...change, textEs: 'Escrito sin haber leído el cambio.' }))).toBe(
      'TEXT_CHANGED',
    );
    expect(await editor.codeOf(SAVE, banner({ bannerId: read?.id, textEs: 'Escrito sin haber leído.' }))).toBe(
      'TEXT_CHANGED',
    );
  });

  test('rejects texts of a wrong length, links to other sites, wrong days and a missing reason', async () => {
    const problems = (values: Record<string, unknown>) => problemsOf(editor, SAVE, banner(values));
    expect(await problems({ textEs: 'Corto', textEn: 'a'.repeat(161) })).toEqual([
      'textEs TEXT_LENGTH',
      'textEn TEXT_LENGTH',
    ]);
    for (const path of [
      'https://malo.example',
      '//malo.example',
      '/\\malo.example',
      'javascript:alert(1)',
      '/x" onclick="',
    ])
      expect(await problems({ path }), path).toEqual(['path MARKDOWN_REFUSED']);
    expect(await problems({ until: dayIn(-1) })).toEqual(['until DATES_REVERSED']);
    expect(await problems({ until: dayIn(400) })).toEqual(['until DAYS_OUT_OF_RANGE']);
    expect(await problems({ statement: '' })).toEqual(['statement REASON_REQUIRED']);
    expect(await shown(world.app.visitor())).toEqual([]);
  });
});
