import { beforeEach, describe, expect, test } from 'vitest';
import { signInAsAdmin } from '../../support/accounts.js';
import { useWorld } from '../../support/use-world.js';
import { CITY_SWITCHES } from '../../../server/features/search/city/city-opening.rules.js';
import { CITY_RECORDS } from '../../../server/features/search/places/city-records.js';
import { runJobs } from '../../support/queued-jobs.js';
import { seenOf } from '../../support/settings.js';
import { problemsOf } from '../../support/verification.js';

const CHANGE = 'mutation ($input: ChangeSettingInput!) { changeSetting(input: $input) { setting { value } } }';
const CITIES = `{ cities { name spaceCount isComingSoon } marketFacts { cityCount } city(slug: "madrid") { city { isComingSoon } } }`;
const SUGGEST = `query ($input: PriceSuggestionInput!) { priceSuggestion(input: $input) { suggestedCents } }`;

const world = useWorld();
beforeEach(() => signInAsAdmin(world.app, world.admin, 'admin@example.test'));

const set = async (key: string, value: number) =>
  world.admin.query(CHANGE, {
    input: { key, value, ...(await seenOf(world.app, key)), statement: 'Lo pide el equipo de mercado.' },
  });

interface Cities {
  readonly cities: readonly { readonly name: string; readonly isComingSoon: boolean }[];
  readonly marketFacts: { readonly cityCount: number };
  readonly city: { readonly city: { readonly isComingSoon: boolean } };
}
async function openCities(): Promise<{ readonly names: string[]; readonly count: number; readonly page: boolean }> {
  const { cities, marketFacts, city } = await world.app.visitor().query<Cities>(CITIES);
  const names = cities.filter(({ isComingSoon }) => !isComingSoon).map(({ name }) => name);
  return { names, count: marketFacts.cityCount, page: !city.city.isComingSoon };
}

describe('P9 cities and zones', () => {
  test('a city is coming soon below CITY_ENOUGH_SPACES or while its switch is off', async () => {
    expect(await openCities()).toEqual({ names: [], count: 0, page: false });
    await set('CITY_ENOUGH_SPACES', 1);
    expect(await openCities()).toEqual({ names: ['Madrid'], count: 1, page: true });
    await set('CITY_MADRID', 0);
    expect(await openCities()).toEqual({ names: [], count: 0, page: false });
    await set('CITY_MADRID', 1);
    await set('CITY_ENOUGH_SPACES', 10);
  });

  test('help pages name the settings of today', async () => {
    const ARTICLE = `query ($slug: String!, $locale: Locale) { article(kind: HELP, slug: $slug, locale: $locale) { html } }`;
    const read = async (slug: string, locale = 'ES'): Promise<string> =>
      (await world.app.visitor().query<{ article: { html: string } }>(ARTICLE, { slug, locale })).article.html;
    expect(await read('lista-de-espera')).toContain('El mínimo es 10.');
    await set('CITY_ENOUGH_SPACES', 12);
    expect(await read('lista-de-espera')).toContain('El mínimo es 12.');
    expect(await read('lista-de-espera', 'EN')).toContain('The minimum is 12.');
    expect(await read('solicitar-o-inmediata')).toContain('varias solicitudes abiertas, 3 como máximo.');
    await set('CITY_ENOUGH_SPACES', 10);
  });

  test('every city of LOC-4 has a switch', () => {
    expect(Object.keys(CITY_SWITCHES).toSorted()).toEqual(CITY_RECORDS.map(({ slug }) => slug).toSorted());
  });

  test('the suggested price follows the setting of its zone, which is bounded', async () => {
    const suggested = async (postalCode: string): Promise<number> => {
      const input = { type: 'SHOP', sizeM2: 4, postalCode };
      return (await world.app.visitor().query<{ priceSuggestion: { suggestedCents: number } }>(SUGGEST, { input }))
        .priceSuggestion.suggestedCents;
    };
    const [madrid, barcelona] = [await suggested('28004'), await suggested('08001')];
    await set('ZONE_MADRID_CENTS', 4800);
    expect(Math.abs((await suggested('28004')) - 2 * madrid)).toBeLessThanOrEqual(100);
    expect(await suggested('08001')).toBe(barcelona);
    const seen = await seenOf(world.app, 'ZONE_MADRID_CENTS');
    const input = { key: 'ZONE_MADRID_CENTS', value: 299, ...seen, statement: 'De prueba.' };
    expect(await problemsOf(world.admin, CHANGE, { input })).toEqual(['value SETTING_OUT_OF_RANGE']);
    await set('ZONE_MADRID_CENTS', 2400);
  });

  test('a changed zone price changes the quality of its spaces after search.refresh', async () => {
    const quality = async (): Promise<number> =>
      Number(
        (
          await world.app
            .context()
            .em.execute<{ quality: number }[]>('select quality from space_search order by id limit 1')
        )[0]?.quality,
      );
    await runJobs(world.app, 'search.refresh');
    const before = await quality();
    await set('ZONE_MADRID_CENTS', 300);
    await world.app.settle();
    expect(await quality()).toBe(before);
    await runJobs(world.app, 'search.refresh');
    expect(await quality()).toBeLessThan(before);
    await set('ZONE_MADRID_CENTS', 2400);
    await world.app.settle();
    await runJobs(world.app, 'search.refresh');
    expect(await quality()).toBe(before);
  });
});
