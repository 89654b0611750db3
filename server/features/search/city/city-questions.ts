import type { RequestContext } from '../../../core/context.js';
import { area, price } from '../../../core/values/format-numbers.js';
import { Locale } from '../../../core/values/locale.js';
import { wordsOf } from '../../../core/words/load-words.js';
import type { WordList } from '../../../core/words/word-list.js';
import { SpaceType } from '../../spaces/space.enums.js';
import type { CityPage, CityQuestion } from './city-page.types.js';

type Pair = readonly [question: string, answer: string];

const entry = (key: string, es: Pair, en: Pair) => ({
  key,
  words: { es: { question: es[0], answer: es[1] }, en: { question: en[0], answer: en[1] } },
});

/** Values for the texts about costs, for any city and for one with a frequent small type. */
const COST_GAPS = {
  [Locale.ES]: {
    city: 'Madrid',
    low: '29 €',
    high: '162 €',
    quarter: '49 €',
    threeQuarters: '99 €',
    storageRoom: 'Un trastero corriente, de 5 m², cuesta 62 € al mes.',
  },
  [Locale.EN]: {
    city: 'Madrid',
    low: '€29',
    high: '€162',
    quarter: '€49',
    threeQuarters: '€99',
    storageRoom: 'An ordinary storage room of 5 m² costs €62 a month.',
  },
} as const;

/** Questions about a city. */
export const cityQuestionWords: WordList = {
  name: 'city_questions',
  defaults: [
    entry(
      'cost',
      [
        '¿Cuánto cuesta guardar cosas en {{city}}?',
        'Lo habitual está entre {{low}} y {{high}} al mes, y la mitad de los espacios cuesta entre {{quarter}} y {{threeQuarters}}. {{storageRoom}} El precio que ves ya lleva gestión e impuestos.',
      ],
      [
        'What does storing things in {{city}} cost?',
        'Usually between {{low}} and {{high}} a month, and half of all spaces cost between {{quarter}} and {{threeQuarters}}. {{storageRoom}} The price you see includes our fee and taxes.',
      ],
    ),
    entry(
      'access',
      [
        '¿Puedo entrar cuando quiera?',
        'Depende del espacio. Unos se abren a cualquier hora y otros con cita; cada anuncio dice su horario y la búsqueda lo filtra.',
      ],
      [
        'Can I go in whenever I want?',
        'That depends on the space. Some open at any time, others by appointment; each listing tells its hours and you can filter by them.',
      ],
    ),
    entry(
      'minimum',
      [
        '¿Cuál es el mínimo?',
        'Lo fija cada anfitrión, en días o en meses, y está en el anuncio. Para más tiempo, muchos hacen descuento.',
      ],
      [
        'What is the minimum?',
        'Each host sets it, in days or months, and the listing says so. Many give a discount for longer stays.',
      ],
    ),
    entry(
      'charge',
      [
        '¿Cuándo se cobra?',
        'Si el anfitrión tiene que aceptar, al reservar solo se retiene el primer mes y se cobra cuando acepta; si no acepta, la retención se anula. Con reserva inmediata se cobra al pagar. Si falta mucho para la entrada, se cobra unos días antes de ella.',
      ],
      [
        'When am I charged?',
        'If the host has to accept, booking only holds the first month and it is charged on acceptance; if the host does not accept, the hold is released. With instant booking it is charged when you pay. If the move-in is far off, it is charged some days before it.',
      ],
    ),
    entry(
      'address',
      ['¿Cuándo sé la dirección exacta?', 'Cuando se confirma la reserva. Antes, el mapa muestra una zona aproximada.'],
      [
        'When do I learn the exact address?',
        'Once the booking is confirmed. Until then the map shows an approximate area.',
      ],
    ),
    entry(
      'host',
      [
        '¿Puedo alquilar mi plaza o mi trastero en {{city}}?',
        'Sí, si puedes disponer de él. Publicarlo es gratis y tú decides precio, horario y qué se guarda.',
      ],
      [
        'Can I rent out my parking space or storage room in {{city}}?',
        'Yes, if it is yours to let. Listing is free and you decide on price, hours and what is kept there.',
      ],
    ),
  ],
  addedParts: ['question', 'answer'],
  hasSwitch: () => true,
  hasOrder: true,
  maxLength: (part) => (part === 'question' ? 120 : 600),
  gapsOf: ({ key }, _part, locale) => (key === 'cost' ? COST_GAPS[locale] : { city: COST_GAPS[locale].city }),
};

/** The questions about a city with their answers; empty while there are no prices. */
export async function cityQuestions(ctx: RequestContext, page: CityPage, locale: Locale): Promise<CityQuestion[]> {
  const values = valuesOf(page, locale);
  if (!values) return [];
  const fill = (text = ''): string =>
    text
      .replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_gap, name: string) => values[name] ?? '')
      .replaceAll(/ {2,}/g, ' ')
      .trim();
  return (await wordsOf(ctx, cityQuestionWords)).flatMap(({ words, isOff }) =>
    isOff ? [] : [{ question: fill(words[locale]['question']), answer: fill(words[locale]['answer']) }],
  );
}

function valuesOf({ city, prices, types }: CityPage, locale: Locale): Readonly<Record<string, string>> | null {
  if (!prices) return null;
  const storage = types.find(({ type }) => type === SpaceType.STORAGE);
  return {
    city: city.name,
    low: price(prices.shownLowCents, locale),
    high: price(prices.shownHighCents, locale),
    quarter: price(prices.quarterCents, locale),
    threeQuarters: price(prices.threeQuartersCents, locale),
    storageRoom: storage
      ? storageRoom(area(storage.medianSizeM2, locale), price(storage.medianCents, locale), locale)
      : '',
  };
}

/** The price of the most frequent small type. */
const storageRoom = (size: string, median: string, locale: Locale): string =>
  locale === Locale.ES
    ? `Un trastero corriente, de ${size}, cuesta ${median} al mes.`
    : `An ordinary storage room of ${size} costs ${median} a month.`;
