import { describe, expect, test } from 'vitest';
import { daysBetween, formatsOf } from '../../../client/i18n/format';

/* Intl writes non-breaking spaces of several widths, which readers see as ordinary spaces. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');
const es = formatsOf('es');
const en = formatsOf('en');

describe('U7 formats', () => {
  test('amounts charged always show cents', () => {
    expect(plain(es.money(7700))).toBe('77,00 €');
    expect(plain(es.money(225_055))).toBe('2.250,55 €');
    expect(plain(en.money(125_000))).toBe('€1,250.00');
  });

  test('prices on cards omit zero cents and group thousands', () => {
    expect(plain(es.price(125_000))).toBe('1.250 €');
    expect(plain(es.price(8250))).toBe('82,50 €');
  });

  test('negative values have a minus sign and ranges an en dash', () => {
    expect([es.money(-1414), es.price(-1400), es.number(-3), es.percent(-12), en.money(-1414)].map(plain)).toEqual([
      '−14,14 €',
      '−14 €',
      '−3',
      '−12 %',
      '−€14.14',
    ]);
    expect(plain(es.priceRange(4500, 15_000))).toBe('45–150 €');
  });

  test('areas, lengths and distances', () => {
    expect(plain(es.area(12.5))).toBe('12,5 m²');
    expect(plain(en.area(12.5))).toBe('12.5 m²');
    expect(plain(es.length(2.4))).toBe('2,40 m');
    expect(plain(es.distance(840))).toBe('850 m');
    expect(plain(es.distance(2345))).toBe('2,3 km');
  });

  test('dates and date ranges do not depend on the time zone', () => {
    expect(plain(es.day('2026-03-05'))).toBe('5 mar 2026');
    expect(plain(es.dayRange('2026-03-05', '2026-04-02'))).toMatch(/^5 mar ?[–-] ?2 abr 2026$/);
    expect(daysBetween('2027-04-05', '2027-05-20')).toBe(45);
  });

  test('a day in a sentence has no comma after the weekday, and an instant has the day of its zone', () => {
    expect(es.dayInSentence('2027-04-05')).toBe('lunes 5 de abril');
    expect(en.dayInSentence('2027-04-05')).toBe('Monday 5 April');
    expect(es.dayInSentence('2027-04-05', { weekday: 'short', month: 'short' })).toBe('lun 5 abr');
    expect(es.dayInSentence('2027-04-05T22:30:00Z')).toBe('martes 6 de abril');
    expect(es.dayInSentence('2027-04-05T22:30:00Z', { timeZone: 'Atlantic/Canary' })).toBe('lunes 5 de abril');
  });

  test('times are in Spanish time with a 24-hour clock', () => {
    expect(es.time('2026-11-20T11:03:00Z')).toBe('12:03');
    expect(en.time('2026-07-20T22:30:00Z')).toMatch(/^(0|24):30$/);
    // Hours have no leading zero, here and in the mails: `a las 4:52`.
    for (const { time, instant } of [es, en]) {
      expect(time('2026-11-20T03:52:00Z')).toBe('4:52');
      expect(instant('2026-11-20T03:52:00Z')).toMatch(/2026, 4:52$/);
      expect(instant('2026-11-20T03:52:00Z', { hour: 'numeric', minute: '2-digit' })).toBe('4:52');
    }
    const canaries = { hour: 'numeric', minute: '2-digit', timeZone: 'Atlantic/Canary' } as const;
    expect(es.instant('2026-11-20T11:03:00Z', canaries)).toBe('11:03 (hora de Canarias)');
    expect(en.instant('2026-11-20T11:03:00Z', canaries)).toBe('11:03 (Canary Islands time)');
  });

  test('NOT-5 relative times have a suffix', () => {
    const now = new Date('2026-11-20T10:00:00Z');
    expect(es.ago('2026-11-20T09:55:00Z', now)).toBe('hace 5 minutos');
    expect(es.ago('2026-11-20T08:00:00Z', now)).toBe('hace 2 horas');
    expect(es.ago('2026-11-18T10:00:00Z', now)).toBe('hace 2 días');
    expect(es.ago('2026-11-20T09:59:40Z', now)).toBe('hace 1 minuto');
    expect(en.ago('2026-11-20T09:55:00Z', now)).toBe('5 minutes ago');
  });
});
