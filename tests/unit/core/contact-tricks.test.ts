import { describe, expect, test } from 'vitest';
import { maskContactData } from '../../../server/core/redaction/contact-data.js';
import { contactLines } from './contact-lines.js';

describe('P7 obfuscated contact data', () => {
  const SEPARATORS = [
    '|',
    ':',
    ';',
    '=',
    '~',
    "'",
    '"',
    '`',
    '+',
    '&',
    '#',
    '>',
    '<',
    '\\',
    '^',
    '!',
    '?',
    '_',
    '*',
    '/',
    '-',
    '.',
    ' ',
    '·',
    '…',
    '→',
    '😀',
    '️',
    '\n',
    '\n\n',
    '\t',
    '\u00a0',
    ' | ',
    ' : ',
    ' ; ',
    ' = ',
    ' ~ ',
    ' - ',
    ' / ',
  ];
  const PHONES = ['612345678', '722481907', '655443322', '911223344', '834567219'];
  const CUTS = [
    [1, 1, 1, 1, 1, 1, 1, 1, 1],
    [3, 3, 3],
    [3, 2, 2, 2],
    [2, 3, 2, 2],
    [1, 2, 2, 2, 2],
  ];
  /** Zeros of scripts whose digits have consecutive code points. */
  const ZEROS = [
    0x30, 0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xbe6, 0xc66, 0xe50, 0xed0, 0xf20, 0x1040, 0x17e0, 0x1810,
    0xff10, 0x104a0, 0x1d7ce, 0x1d7d8, 0x1d7e2, 0x1d7ec, 0x1d7f6, 0x1fbf0,
  ];
  const cut = (digits: string, lengths: readonly number[], separator: string): string =>
    lengths
      .map((length, index) =>
        digits.slice(lengths.slice(0, index).reduce((sum, each) => sum + each, 0)).slice(0, length),
      )
      .join(separator);
  const inScript = (text: string, zero: number): string =>
    text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

  test('there are at least 150 different obfuscated lines', () => {
    expect(new Set(contactLines('tricks')).size).toBeGreaterThanOrEqual(150);
  });

  test('any separator between digits, in any grouping', () => {
    const written = PHONES.flatMap((phone) =>
      CUTS.flatMap((lengths) => SEPARATORS.map((separator) => cut(phone, lengths, separator))),
    );
    expect(
      written.filter(
        (phone) => maskContactData(`Llámame: ${phone} por la tarde`, '#').text !== 'Llámame: # por la tarde',
      ),
    ).toEqual([]);
  });

  test('the digits of any script', () => {
    const written = ZEROS.flatMap((zero) => PHONES.map((phone) => inScript(cut(phone, [3, 3, 3], ' '), zero)));
    expect(
      written.filter(
        (phone) => maskContactData(`Llámame: ${phone} por la tarde`, '#').text !== 'Llámame: # por la tarde',
      ),
    ).toEqual([]);
  });

  test('number words, separated or joined, in Spanish, Catalan and English', () => {
    const languages = [
      'cero uno dos tres cuatro cinco seis siete ocho nueve',
      'zero un dos tres quatre cinc sis set vuit nou',
      'zero one two three four five six seven eight nine',
    ];
    const written = languages.flatMap((words) =>
      PHONES.flatMap((phone) =>
        ['', ' ', ', ', '-', '|', '\n'].map((separator) =>
          [...phone].map((digit) => words.split(' ')[Number(digit)]).join(separator),
        ),
      ),
    );
    expect(written.filter((phone) => maskContactData(`Llámame: ${phone} hoy`, '#').text !== 'Llámame: # hoy')).toEqual(
      [],
    );
  });
});
