import type { DashboardSummaryQuery } from '../../../../generated/graphql';

export type IncomeMonth = DashboardSummaryQuery['dashboardSummary']['income'][number];

/** The size of a chart, and its plot area. */
export interface ChartBox {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const STEPS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];
const INTERVALS = 5;
const CENTS = 100;

/** The top of an axis with five equal steps in round euros, at least the largest amount, cents. */
export function axisTop(largestCents: number): number {
  const perStep = Math.max(largestCents / CENTS / INTERVALS, 1);
  const power = 10 ** Math.floor(Math.log10(perStep));
  const step = STEPS.find((factor) => factor * power >= perStep) ?? 10;
  return step * power * INTERVALS * CENTS;
}

/** The position of each month's amount: paid, or expected for the last one. */
export function pointsOf(months: readonly IncomeMonth[], topCents: number, box: ChartBox): Point[] {
  const across = (box.right - box.left) / Math.max(1, months.length - 1);
  return months.map(({ expectedCents }, index) => ({
    x: box.left + index * across,
    y: box.bottom - (expectedCents / topCents) * (box.bottom - box.top),
  }));
}

/** A smooth path through the points that never exceeds the higher of two neighbours. */
export function lineThrough(points: readonly Point[]): string {
  return points
    .map(({ x, y }, index) => {
      const before = points[index - 1];
      if (!before) return `M${round(x)} ${round(y)}`;
      const middle = round((before.x + x) / 2);
      return `C${middle} ${round(before.y)} ${middle} ${round(y)} ${round(x)} ${round(y)}`;
    })
    .join('');
}

/** The nearest point to a position on the axis. */
export function nearest(points: readonly Point[], x: number): number {
  return points.reduce(
    (best, point, index) => (Math.abs(point.x - x) < Math.abs((points[best]?.x ?? Infinity) - x) ? index : best),
    0,
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;
