import { describe, expect, test } from 'vitest';
import { replyAddress, ticketCodeOf } from '../../../server/features/support/mail/reply-address.js';
import { replyText } from '../../../server/features/support/mail/reply-text.rules.js';

describe('P14 replies by mail', () => {
  test.each([
    [
      'Gmail in Spanish',
      'Sí, pone «pendiente».\n\nEl mar, 2 mar 2027 a las 10:12, Hueco (<hola@hueco.test>) escribió:\n\n> Hola',
    ],
    [
      'Gmail, its line wrapped',
      'Sí, pone «pendiente».\n\nEl mar, 2 mar 2027 a las 10:12, Hueco\n<soporte+x@hueco.test> escribió:\n\n> Hola',
    ],
    ['Apple Mail', 'Sí, pone «pendiente».\n\nOn 2 Mar 2027, at 10:12, Hueco <hola@hueco.test> wrote:\n\n> Hola'],
    [
      'Outlook',
      'Sí, pone «pendiente».\n\n________________________________\nDe: Hueco <hola@hueco.test>\nEnviado: martes',
    ],
    ['an old one', 'Sí, pone «pendiente».\r\n\r\n-----Mensaje original-----\r\nDe: Hueco'],
    [
      'a web mail without marks',
      'Sí, pone «pendiente».\n\nEl martes, 2 de marzo de 2027, Hueco <soporte+x@hueco.test> escribió:\n\nHola, Nerea:\n¿Pone pendiente?',
    ],
    ['a signature', 'Sí, pone «pendiente».\n-- \nNerea, Bilbao'],
    ['lines between quotes', '> ¿Pone pendiente?\nSí, pone «pendiente».\n> Gracias'],
  ])('omit quoted text: %s', (_, mail) => {
    expect(replyText(mail)).toBe('Sí, pone «pendiente».');
  });

  test.each([
    ['a sentence', 'El piso está bien.\nLo que escribió: nada que ver con esto.'],
    ['what somebody wrote', 'Ayer pasó esto.\nEl anfitrión me escribió:\n«No te abro». ¿Qué hago?'],
    ['a line between two thoughts', 'Lo primero.\n____________________\nLo segundo.'],
    ['an address', 'Me escribió alguien.\nDe: juan@example.test\nNo le conozco.'],
  ])('keep text that only resembles a quote: %s', (_, text) => {
    expect(replyText(text)).toBe(text);
  });

  test.each([
    ['with marks', 'El 28/11/26 a las 10:00, Hueco escribió:\n> ¿Pone pendiente?\n>\n> Gracias\n\nSí, lo pone.'],
    ['its line wrapped', 'El mar, 2 mar 2027 a las 10:12, Hueco\n<s@hueco.test> escribió:\n\n> Hola\n\nSí, lo pone.'],
  ])('keep what is written below the quote: %s', (_, mail) => {
    expect(replyText(mail)).toBe('Sí, lo pone.');
  });

  test('keep all of a mail that begins with the quote of a program without marks', () => {
    const mail = '-----Mensaje original-----\nDe: Hueco\n\n¿Pone pendiente?\n\nSí, lo pone.';
    expect(replyText(mail)).toBe(mail);
    expect(replyText('-- \nNerea, Bilbao')).toBe('');
    expect(replyText('El mar, Hueco escribió:\n> Hola')).toBe('');
  });

  test.each(['a', '', '____________'])('are read in linear time, however many lines of "%s"', (line) => {
    const timeOf = (lines: number): number => {
      const mail = `${line}\n`.repeat(lines);
      const started = performance.now();
      replyText(mail);
      return performance.now() - started;
    };
    timeOf(20_000);
    const short = Math.min(timeOf(20_000), timeOf(20_000), timeOf(20_000));
    const long = Math.min(timeOf(200_000), timeOf(200_000), timeOf(200_000));
    // Ten times the lines: quadratic time would be a hundred times as long.
    expect(long).toBeLessThan(40 * Math.max(short, 1));
  });

  test('are matched to their ticket by a signed address', () => {
    const config = { passwordPepper: 'p'.repeat(32), supportEmail: 'soporte@hueco.test' };
    const address = replyAddress(config, 'SUP-2027-000012');
    expect(address).toMatch(/^soporte\+sup-2027-000012\.[\da-f]{24}@hueco\.test$/);
    expect(ticketCodeOf(config, address.toUpperCase())).toBe('SUP-2027-000012');
    expect(ticketCodeOf(config, address.replace('000012', '000013'))).toBeNull();
    expect(ticketCodeOf({ passwordPepper: 'q'.repeat(32) }, address)).toBeNull();
    expect(ticketCodeOf(config, 'soporte@hueco.test')).toBeNull();
  });
});
