import { describe, expect, test } from 'vitest';
import { findContactData, hasContactData, maskContactData } from '../../../server/core/redaction/contact-data.js';
import { findHiddenSpans } from '../../../server/core/redaction/payment-requests.js';
import { contactLines } from './contact-lines.js';

const HIDDEN = '[oculto]';

const SENTENCES = [
  (x: string) => x,
  (x: string) => `Llámame: ${x}`,
  (x: string) => `Hola, soy Marta (${x}) y me interesa el trastero.`,
  (x: string) => `${x} por favor`,
  (x: string) => `Mejor hablamos por aquí ${x}, que contesto antes.`,
  (x: string) => `Piso 3, 28012 Madrid.\n${x}\n70 € al mes`,
];

/** Texts that are hidden completely. */
const CONTACTS = [
  // Phone numbers in common and in obfuscated notation.
  '612345678',
  '612 345 678',
  '612 34 56 78',
  '61 234 56 78',
  '6 1 2 3 4 5 6 7 8',
  '612.345.678',
  '612-345-678',
  '612/34/56/78',
  '+34612345678',
  '+34 612 345 678',
  '0034 612 345 678',
  '(+34) 612-345-678',
  '912 345 678',
  '722 111 222',
  '6_1_2_3_4_5_6_7_8',
  '+44 7911 123456',
  '+1 (415) 555-2671',
  '0033 6 12 34 56 78',
  '６１２３４５６７８',
  '612 345 67o',
  '6o1 345 678',
  'seis uno dos tres cuatro cinco seis siete ocho',
  'seis, uno, dos, tres, cuatro, cinco, seis, siete, ocho',
  'seis doce treinta y cuatro cincuenta y seis setenta y ocho',
  'seiscientos doce trescientos cuarenta y cinco seiscientos setenta y ocho',
  'six one two three four five six seven eight',
  'seis uno dos 345 seis siete ocho',
  '6️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣',
  // Internet addresses.
  'marta@gmail.com',
  'marta.ruiz+hueco@empresa.co.uk',
  'marta @ gmail . com',
  'marta(at)gmail.com',
  'marta [arroba] gmail [punto] com',
  'marta arroba gmail punto com',
  'MARTA@HOTMAIL.ES',
  'ma\u200brta@gm\u200bail.com',
  'https://example.com/x?y=1',
  'http://mispisos.es',
  'www.mitrastero.com',
  'mitrastero.es',
  'mi-trastero.cat/fotos',
  'wa.me/34612345678',
  't.me/martaruiz',
  'bit.ly/2xYz',
  'mitrastero punto com',
  'mitrastero.io',
  '@marta_ruiz',
  '@martaruiz90',
  // Names of accounts.
  'ES91 2100 0418 4502 0005 1332',
  'ES9121000418450200051332',
  'ES91-2100-0418-4502-0005-1332',
  'DE89 3704 0044 0532 0130 00',
  'GB82 WEST 1234 5698 7654 32',
  'bizum',
  'BIZUM',
  'b i z u m',
  'whatsapp',
  'WhatsApp',
  'whats app',
  'wasap',
  'guasap',
  'telegram',
  'Telegram',
  't.e.l.e.g.r.a.m',
  'Instagram',
  'facebook',
];

describe('P7 contact data is redacted', () => {
  const lines = CONTACTS.flatMap((contact) =>
    SENTENCES.map((sentence) => [sentence(contact), sentence(HIDDEN)] as const),
  );

  test('the test has at least 200 lines', () => expect(lines.length).toBeGreaterThanOrEqual(200));

  test.each(CONTACTS)('%s', (contact) => {
    for (const sentence of SENTENCES) expect(maskContactData(sentence(contact), HIDDEN).text).toBe(sentence(HIDDEN));
  });

  test('several kinds in one text', () => {
    const { text, kinds } = maskContactData('Escríbeme a marta@gmail.com o por WhatsApp al 612 345 678, @marta_r', '#');
    expect(text).toBe('Escríbeme a # o por # al #, #');
    expect([...kinds].sort()).toEqual(['app', 'email', 'handle', 'phone']);
  });

  test('redacted text is not redacted again', () => {
    const once = maskContactData('Llama al 612 345 678 o al 912345678', '[oculto hasta confirmar la reserva]').text;
    expect(maskContactData(once, '[oculto hasta confirmar la reserva]')).toEqual({ text: once, kinds: [] });
  });

  test('hostile texts of the maximum length take at most 10 ms, and the time grows linearly', () => {
    const parts = [
      '6 ',
      'a.',
      '@',
      'uno y ',
      '((',
      'ES12 ',
      'a@',
      'a-',
      'h@a.',
      '6-',
      '+3 ',
      'arroba ',
      'a',
      '６',
      'Ａ',
      '%',
      'aa-',
      `${'a-'.repeat(31)}.`,
      `${'%'.repeat(60)}${' '.repeat(60)}`,
      'transfer ',
      'pay me ',
    ];
    const tricks = [
      '6|',
      '6:1 ',
      '6x1x',
      '345x',
      '1x1 ',
      '6, ',
      '6 luego ',
      '\n6',
      'seis',
      'uno',
      'dosdos',
      'cientocien',
      'doble ',
      'mil ',
      'y ',
      'a_at_',
      'a|at|',
      'a [at] ',
      'a arroba ',
      'a en gmail ',
      'a.b de ',
      'm a r ',
      'm-a-',
      '*a',
      '~',
      '&#54;',
      '%40a',
      'é',
      '\u200b',
      '٦',
      'ⓐ',
      '¹',
      '🅦',
      'búscame a a ',
      'ig ',
      'ig:',
      'user: ',
      'usuario es ',
      'por tele',
      'wa . ',
      'a .com',
      'www.',
      'ES6',
      'ES 6 ',
      'AA11 AAAA ',
      '1 € ',
      '1,2 x ',
      '12/1',
      '9:00-',
      'send me the ',
      'a.a@',
      '_a_',
    ];
    const cpuMs = (work: () => void): number => {
      const before = process.threadCpuUsage();
      work();
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1000;
    };
    // Other work on the machine can only add time, so one round within the limit is enough.
    const isWithin = (limitMs: number, part: string, length: number): boolean => {
      const text = part.repeat(length).slice(0, length);
      return Array.from({ length: 40 }).some(() => cpuMs(() => void findHiddenSpans(text, false)) <= limitMs);
    };
    expect([...parts, ...tricks].filter((part) => !isWithin(10, part, 2000))).toEqual([]);
    // Four times the text takes four times as long, not sixteen times.
    expect([...parts, ...tricks].filter((part) => !isWithin(50, part, 8000))).toEqual([]);
  });

  test('the sentence after an address is not redacted', () => {
    const lines = {
      'Mi correo es marta@gmail.com. Son 75 €': 'Mi correo es #. Son 75 €',
      'marta@gmail.com. Es amplio. De verdad': '#. Es amplio. De verdad',
      'Escribe a marta@gmail.com.Gracias por todo': 'Escribe a #.Gracias por todo',
      'juan.com.Perez@gmail.com': '#',
      'marta @ mail . empresa . com . Son 75 €': '# . Son 75 €',
      'a@b.com_marta@gmail.com': '#',
      'Soy marta@gmail, ¿vale?': 'Soy #, ¿vale?',
    };
    for (const [line, masked] of Object.entries(lines)) expect(maskContactData(line, '#').text).toBe(masked);
  });

  test('look-alike and invisible characters do not prevent redaction', () => {
    const lines = [
      '６１２３４５６７８',
      '٦١٢٣٤٥٦٧٨',
      '𝟔𝟏𝟐 𝟑𝟒𝟓 𝟔𝟕𝟖',
      '6\u200c1\u200c2345678',
      '6\u200d12345678',
      '612\u034f345\u200e678',
      '6\u03321\u03322\u0332345678',
      '6\u{e0101}12345678',
      'marta＠gmail．com',
      'biz\u200cum',
    ];
    for (const line of lines) expect(maskContactData(`Llama: ${line} hoy`, '#').text).toBe('Llama: # hoy');
    for (const line of ['bi\u200czum', 'Pá\u200cgame en mano', 'pay\u200d me in cash'])
      expect(findHiddenSpans(`${line}, vale`, true)).toEqual([{ kind: 'payment', from: 0, to: line.length }]);
    expect(maskContactData('Somos tres 👨‍👩‍👧 y ⛰️, 12 m² y 7 m³', '#').text).toBe('Somos tres 👨‍👩‍👧 y ⛰️, 12 m² y 7 m³');
  });
});

const PRICES = ['70', '75,50', '1.250', '1 250', '99,95', '612', '678'].flatMap((n) => [
  `${n} €`,
  `${n}€`,
  `${n} euros`,
  `${n} EUR`,
]);
const SIZES = [
  '2,5 x 3',
  '2.5x3',
  '6 x 8 x 9',
  '3 por 4',
  '2,5 × 3 × 2,40 m',
  '612 cm',
  '6,5 m²',
  '18 m2',
  '7 m3',
  '900 kg',
  '6 metros',
  '640 x 480',
];
const DAYS = [
  '12/05/2026',
  '7/12/2026',
  '7/12/2026 10/12/2026',
  '06-07-2027',
  '2026-11-20',
  '9.6.27',
  '6/7/2026-8/9/2026',
  '1 de mayo de 2027',
  '2026',
  '2026-2027',
  '30/09/2026 al 01/10/2026',
];
const HOURS = [
  '9:00',
  'de 9.00 a 14.00',
  '9.00-14.00 y 16.00-20.00',
  '8:00-22:00',
  '24 h',
  '7 días, 24 horas',
  '9:30 a 13:30 y 17:00 a 20:30',
];
const PLACES = [
  '28012',
  '08001 Barcelona',
  'CP 46001',
  '3.º B',
  '3º 2ª',
  'piso 6, puerta 7',
  'bajo izquierda',
  'planta -1, plaza 94',
  'calle Alcalá 612',
  'portal 9, escalera 2, 6.º D',
  'km 612',
  'línea 6, 7 y 9',
];
const COUNTS = [
  '70, 80, 90, 100',
  'de 60 a 90',
  '3 cajas, 2 bicis y 1 sofá',
  '60-90',
  '10 %',
  '5 estrellas',
  '612',
  '6 de 10',
  'uno, dos o tres meses',
  'dos trasteros de seis metros',
  'veinte cajas y treinta bolsas',
];
const WORDS = [
  'El punto es que está seco.',
  'Está al lado del metro.',
  'Sin humedad. Es amplio.',
  'Muy seco.Es amplio',
  'Lo enseño cuando quieras',
  'Un telegrama',
  'La arroba es una medida',
  'Trastero + garaje',
  'A 5 min. de Sol',
  'Sí.Me interesa',
  'Precio/mes',
  'etc.',
  'p. ej. cajas',
  'Ref. HUE-4F7K2M',
  'Matrícula 1234 BCD',
  'Rampa del 15 %',
  'Cabe un SEAT 600',
  'Un Peugeot 3008',
  'ISO 9001',
  'Puerta de 2,10',
  'Entre los números 6 y 8',
  'Tengo 2 llaves',
  'Me gusta que cada cosa tenga su sitio.',
];
const CLEAN = [PRICES, SIZES, DAYS, HOURS, PLACES, COUNTS].flat();
const AROUND = [(x: string) => x, (x: string) => `Es de ${x} y está libre.`, (x: string) => `Trastero (${x}), seco.`];

describe('P7 text without contact data is unchanged', () => {
  const lines = [...CLEAN.flatMap((x) => AROUND.map((sentence) => sentence(x))), ...WORDS];

  test('the test has at least 200 lines', () => expect(lines.length).toBeGreaterThanOrEqual(200));

  test('no line is changed', () => {
    expect(lines.filter((line) => maskContactData(line, HIDDEN).text !== line)).toEqual([]);
    expect(lines.filter(hasContactData)).toEqual([]);
  });

  test('different numbers in a row are not a phone number', () => {
    const line =
      'Trastero de 6 m² en 28012, planta 3, del 12/05/2026 al 12/08/2026, de 9:00 a 21:00, por 75,50 € al mes y 50 € de fianza';
    expect(maskContactData(line, HIDDEN)).toEqual({ text: line, kinds: [] });
  });
});

const MARKS = /⟦[^⟧]*⟧/g;
const asWritten = (line: string): string => line.replace(/[⟦⟧]/g, '');
const withHidden = (text: string, spans: readonly { from: number; to: number }[]): string =>
  spans.toReversed().reduce((rest, { from, to }) => rest.slice(0, from) + HIDDEN + rest.slice(to), text);

describe('P7 realistic lines', () => {
  const hidden = ['hidden.es', 'hidden.en', 'tricks'].flatMap(contactLines);
  const shown = ['shown.es', 'shown.en', 'shown.tricks'].flatMap(contactLines);

  test('the test has at least 200 different lines of each kind', () => {
    expect(Math.min(new Set(hidden).size, new Set(shown).size)).toBeGreaterThanOrEqual(200);
    expect([new Set(hidden).size, new Set(shown).size]).toEqual([hidden.length, shown.length]);
    expect(hidden.filter((line) => !line.includes('⟦'))).toEqual([]);
  });

  test('contact data is redacted exactly', () => {
    expect(hidden.map((line) => maskContactData(asWritten(line), HIDDEN).text)).toEqual(
      hidden.map((line) => line.replace(MARKS, HIDDEN)),
    );
  });

  test('findContactData returns the same spans that are redacted', () => {
    expect(hidden.map((line) => withHidden(asWritten(line), findContactData(asWritten(line))))).toEqual(
      hidden.map((line) => line.replace(MARKS, HIDDEN)),
    );
  });

  test('all other lines are unchanged', () => {
    expect(shown.filter((line) => maskContactData(line, HIDDEN).text !== line)).toEqual([]);
    expect(shown.filter((line) => findHiddenSpans(line, false).length > 0)).toEqual([]);
  });
});

describe('P7 spans in a text', () => {
  test('are UTF-16 offsets of the original text, including invisible characters', () => {
    expect(findContactData('😀 612 345 678 ok')).toEqual([{ kind: 'phone', from: 3, to: 14 }]);
    const text = '😀 ma\u200brta@gm\u200bail.com\u200b y ya';
    expect(findContactData(text).map(({ from, to }) => text.slice(from, to))).toEqual(['ma\u200brta@gm\u200bail.com']);
    expect(findContactData('\u200b\u200b')).toEqual([]);
  });

  test('are ordered, each with its kind', () => {
    expect(findContactData('WhatsApp: 612 345 678, a@b.es, @marta_r').map(({ kind }) => kind)).toEqual([
      'app',
      'phone',
      'email',
      'handle',
    ]);
  });
});

describe('P7 after the booking is confirmed', () => {
  const asked = contactLines('confirmed-hidden');
  const free = contactLines('confirmed-shown');

  test('requests for payment outside Hueco stay redacted', () => {
    expect(asked.map((line) => withHidden(asWritten(line), findHiddenSpans(asWritten(line), true)))).toEqual(
      asked.map((line) => line.replace(MARKS, HIDDEN)),
    );
    expect(asked.filter((line) => findHiddenSpans(asWritten(line), false).length === 0)).toEqual([]);
  });

  test('phone numbers, addresses and messengers are shown, and mentions of money are not payment requests', () => {
    expect(free.filter((line) => findHiddenSpans(line, true).length > 0)).toEqual([]);
  });

  test('payment apps and account numbers have separate kinds', () => {
    expect(findHiddenSpans('Bizum o ES91 2100 0418 4502 0005 1332', true).map(({ kind }) => kind)).toEqual([
      'payment',
      'iban',
    ]);
  });
});
