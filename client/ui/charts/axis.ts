const STEPS = [1, 2, 5];
const LINES = 3;

/** The round step, 1, 2 or 5 times a power of ten, of which so many reach a value. */
function roundStep(most: number, count: number): number {
  for (let tens = 1; ; tens *= 10) for (const step of STEPS) if (step * tens * count >= most) return step * tens;
}

const multiplesOf = (step: number, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, index) => index * step);

/** The lines of an axis for integers: round numbers, at most three above zero, and the top of the axis. */
export function axisOf(most: number): { top: number; lines: number[] } {
  const step = roundStep(Math.max(1, most), LINES);
  return { top: step * LINES, lines: multiplesOf(step, LINES) };
}

/** The lines of an axis that ends at the first round number above a value: at most so many above zero, at least one. */
export function linesUpTo(most: number, count: number): number[] {
  const step = roundStep(most, count);
  return multiplesOf(step, Math.max(1, Math.ceil(most / step)));
}
