const STEPS = [1, 2, 5];
const LINES = 3;

/** The lines of an axis for integers: round numbers, at most three above zero, and the top of the axis. */
export function axisOf(most: number): { top: number; lines: number[] } {
  const wanted = Math.max(1, most) / LINES;
  for (let tens = 1; ; tens *= 10)
    for (const step of STEPS)
      if (step * tens >= wanted) {
        const lines = Array.from({ length: LINES + 1 }, (_, index) => index * step * tens);
        return { top: step * tens * LINES, lines };
      }
}
