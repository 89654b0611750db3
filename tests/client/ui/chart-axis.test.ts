import { expect, test } from 'vitest';
import { linesUpTo } from '../../../client/ui/charts/axis';

test('P10 an axis has few round lines and ends at the first one above the highest value', () => {
  expect(linesUpTo(528, 5)).toEqual([0, 200, 400, 600]);
  expect(linesUpTo(500, 5)).toEqual([0, 100, 200, 300, 400, 500]);
  expect(linesUpTo(12_800, 4)).toEqual([0, 5000, 10_000, 15_000]);
  expect(linesUpTo(400, 4)).toEqual([0, 100, 200, 300, 400]);
  for (const most of [4, 5]) {
    expect(linesUpTo(1, most)).toEqual([0, 1]);
    expect(linesUpTo(0, most)).toEqual([0, 1]);
  }
});
