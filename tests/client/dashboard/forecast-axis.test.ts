import { expect, test } from 'vitest';
import { axisFor } from '../../../client/features/dashboard/earnings/forecast-axis';

test('P10 the axis of the forecast ends at the first line above the highest month', () => {
  expect(axisFor(52_800)).toEqual({ step: 200, lines: 3 });
  expect(axisFor(50_000)).toEqual({ step: 100, lines: 5 });
  expect(axisFor(100)).toEqual({ step: 1, lines: 1 });
  expect(axisFor(0)).toEqual({ step: 1, lines: 1 });
});
