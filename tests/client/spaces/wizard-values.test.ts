import { expect, test } from 'vitest';
import {
  alwaysOpen,
  isAlwaysOpen,
  likeDay,
  QUARTERS,
  rangesOf,
  withRange,
} from '../../../client/features/spaces/wizard/access-hours';
import { clockOf } from '../../../client/ui/time/days';
import { centsOf, hundredthsOf } from '../../../client/features/admin/money/cents-of';
import { parseValue } from '../../../client/features/admin/settings/setting-values';
import { read } from '../../../client/features/search/panels/BoundField';
import { parseMeasure, parseNumber, writeNumber } from '../../../client/forms/numbers';
import { priceScale } from '../../../client/features/spaces/wizard/price-scale';

const bin = (euros: number, count: number) => ({ fromCents: euros * 100, count });

test('P13 the price chart covers every comparable space with at most five round ticks', () => {
  const scale = priceScale({ distribution: [bin(40, 2), bin(70, 5), bin(115, 1)], lowCents: 6300, highCents: 8500 });
  expect(scale).toMatchObject({ from: 40, to: 120, ticks: [40, 60, 80, 100, 120] });
  expect(scale.bars.reduce((sum, bar) => sum + bar.count, 0)).toBe(8);
  expect(scale.bars.every((bar) => bar.to - bar.from === 5)).toBe(true);
});

test('P13 high prices get wider bars and every space is counted', () => {
  const scale = priceScale({
    distribution: [bin(305, 1), bin(900, 3), bin(1995, 2)],
    lowCents: 70_000,
    highCents: 95_000,
  });
  expect(scale.ticks.length).toBeLessThanOrEqual(5);
  expect(scale.bars.length).toBeLessThanOrEqual(30);
  expect(scale.bars.reduce((sum, bar) => sum + bar.count, 0)).toBe(6);
});

test('P13 without comparable spaces the axis covers the suggested range', () => {
  const scale = priceScale({ distribution: [], lowCents: 6300, highCents: 8500 });
  expect(scale.from).toBeLessThanOrEqual(63);
  expect(scale.to).toBeGreaterThanOrEqual(85);
});

test('P12 opening hours have steps of 15 minutes until the end of the day', () => {
  expect([QUARTERS[0], QUARTERS[1], QUARTERS.at(-1)].map((minute) => clockOf(minute ?? -1))).toEqual([
    '0:00',
    '0:15',
    '24:00',
  ]);
  expect(isAlwaysOpen(alwaysOpen())).toBe(true);
  expect(isAlwaysOpen(alwaysOpen().slice(1))).toBe(false);
});

test('P12 a second range starts after the first, and a day can be copied to all', () => {
  const once = withRange([], 3);
  expect(once).toEqual([{ weekday: 3, fromMinute: 540, toMinute: 1260 }]);
  const twice = withRange(once, 3);
  expect(twice[1]?.fromMinute).toBeGreaterThanOrEqual(1260);
  expect(rangesOf(twice, 3).map(({ index }) => index)).toEqual([0, 1]);
  const copied = likeDay(twice, 3);
  expect(copied).toHaveLength(14);
  expect(rangesOf(copied, 7).map(({ fromMinute }) => fromMinute)).toEqual(
    rangesOf(twice, 3).map(({ fromMinute }) => fromMinute),
  );
});

test.each([
  ['4,2', 4.2],
  ['4.2', 4.2],
  [' 7 ', 7],
  ['4,', 4],
  ['', null],
  ['4,2,1', null],
  ['1.200', 1200],
  ['1,200', 1200],
  ['1.250.000', 1_250_000],
  ['1.200,50', 1200.5],
  ['1,200.5', 1200.5],
  ['12.50', 12.5],
  [',5', 0.5],
  [',', null],
  ['0,125', null],
  ['12,3456', null],
  ['1.20,50', null],
  ['1.200.50', null],
  ['1e3', null],
])('P12 the number "%s" is parsed as %s', (text, value) => {
  expect(parseNumber(text)).toBe(value);
});

test.each([
  ['2,345', 2.35],
  ['2.345', 2.35],
  ['0,125', 0.13],
  ['1.200,50', 1200.5],
  ['1200', 1200],
  ['2,3,4', null],
])('P12 the measure "%s" is parsed as %s', (text, value) => {
  expect(parseMeasure(text)).toBe(value);
  expect(read(text, 1, false)).toBe(value);
});

test('P12 every field of an amount reads thousands and cents alike', () => {
  expect(['1.200', '1,200.50', '12,5 €', '€', '12,345,6', '-3'].map(centsOf)).toEqual([
    120_000, 120_050, 1250, -1, -1, -1,
  ]);
  expect(['1.200', '12,5', '0', ''].map((text) => read(text, 100, true))).toEqual([120_000, 1250, null, null]);
});

test.each([
  ['5,125', -1],
  ['5.125 %', -1],
  ['5,25', 525],
  ['21', 2100],
  ['0,5 %', 50],
  ['7.500', 750],
  ['', -1],
  ['1.200,5', -1],
])('P12 the percentage "%s" is %s hundredths: it has no thousands and is never rounded', (text, bps) => {
  expect(hundredthsOf(text)).toBe(bps);
  expect(parseValue(text, 'BPS')).toBe(bps);
});

test('I18-1 a number in a field is formatted in its language', () => {
  expect([writeNumber(4.2, 'es'), writeNumber(4.2, 'en'), writeNumber(null, 'es')]).toEqual(['4,2', '4.2', '']);
  expect([writeNumber(2.345, 'es'), writeNumber(0.1 + 0.2, 'en')]).toEqual(['2,35', '0.3']);
});
