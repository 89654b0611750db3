import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { RequestContext, ServiceContext } from '../../../core/context.js';
import type { Locale } from '../../../core/values/locale.js';
import { wordsOf } from '../../../core/words/load-words.js';
import { mergeWords, type WordEntry, type WordList } from '../../../core/words/word-list.js';

/** The day the list in code came into force: its version until the staff change it. */
export const FIRST_VERSION = '2026-11-23';

const entry = (key: string, es: string, en: string) => ({ key, words: { es: { name: es }, en: { name: en } } });

/** The prohibited goods. */
export const prohibitedGoods: WordList = {
  name: 'prohibited_goods',
  defaults: [
    entry(
      'flammable',
      'Productos inflamables, explosivos, bombonas de gas, corrosivos o tóxicos',
      'Flammable, explosive, corrosive or toxic goods, gas bottles',
    ),
    entry('weapons', 'Armas', 'Weapons'),
    entry('drugs', 'Drogas', 'Drugs'),
    entry('stolen', 'Cosas robadas o falsificadas', 'Stolen or counterfeit goods'),
    entry('animals', 'Animales vivos', 'Live animals'),
    entry('plants', 'Plantas', 'Plants'),
    entry('food', 'Alimentos y otros productos perecederos', 'Food and other perishables'),
    entry('waste', 'Residuos y amianto', 'Waste and asbestos'),
    entry('radioactive', 'Material radiactivo', 'Radioactive material'),
    entry('valuables', 'Dinero, joyas, valores u obras de arte', 'Cash, jewellery, securities or works of art'),
    entry('batteries', 'Baterías de litio sueltas o dañadas', 'Loose or damaged lithium batteries'),
    entry('fuel', 'Vehículos con combustible, salvo en garajes', 'Vehicles with fuel, except in garages'),
    entry('smelly', 'Cualquier cosa que huela o gotee', 'Anything that smells or leaks'),
  ],
  addedParts: ['name'],
  hasSwitch: () => true,
  hasOrder: true,
  maxLength: () => 120,
};

/** One entry in a language. */
export interface NamedGoods {
  readonly key: string;
  readonly name: string;
}

/** The current list, for display. */
export async function prohibitedGoodsIn(ctx: RequestContext, locale: Locale): Promise<NamedGoods[]> {
  return namesOf(await wordsOf(ctx, prohibitedGoods), locale);
}

/** The list that somebody accepts now, read in their transaction; its version is the time of its last change. */
export async function loadProhibitedGoods(
  tx: ServiceContext,
): Promise<{ readonly version: string; readonly entries: readonly WordEntry[] }> {
  const { name } = prohibitedGoods;
  // One statement, because others wait for the locks of the transaction.
  const { changedAt, stored } = await tx.db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('WordsChange')
        .select(({ fn }) => fn.max('setAt').as('changedAt'))
        .where('list', '=', name)
        .as('changedAt'),
      jsonArrayFrom(
        eb
          .selectFrom('EditedWords')
          .select(['key', 'words', 'isOff as off', 'place'])
          .where('list', '=', name)
          .orderBy('createdAt')
          .orderBy('key'),
      ).as('stored'),
    ])
    .executeTakeFirstOrThrow();
  const entries = mergeWords(
    prohibitedGoods,
    stored.map(({ off, ...words }) => ({ ...words, isOff: off })),
  );
  return {
    version: changedAt === null ? FIRST_VERSION : new Date(changedAt).toISOString(),
    entries: entries.filter(({ isOff }) => !isOff),
  };
}

function namesOf(entries: readonly WordEntry[], locale: Locale): NamedGoods[] {
  return entries.flatMap(({ key, words, isOff }) => (isOff ? [] : [{ key, name: words[locale]['name'] ?? '' }]));
}
